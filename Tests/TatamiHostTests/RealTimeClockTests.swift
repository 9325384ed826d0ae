import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.environment)
struct RealTimeClockTests {
  /// Waits until a condition holds, at most ten seconds.
  private func wait(until isMet: () -> Bool) async throws {
    for _ in 0..<1000 where !isMet() { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func `a running clock completes animations by itself`() async throws {
    let clock = RealTimeClock()
    clock.start()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    var isFinished = false
    UIView.animate(withDuration: 0.05) {
      view.alpha = 0
    } completion: {
      isFinished = $0
    }
    try await wait { isFinished }
    #expect(isFinished)
    clock.stop()
  }

  @Test func `an animation after an idle time starts at its beginning`() async throws {
    let clock = RealTimeClock()
    clock.start()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    try await Task.sleep(for: .milliseconds(300))
    let start = HostClock.now
    UIView.animate(withDuration: 60) { view.alpha = 0 }
    clock.synchronize()
    #expect(HostClock.now - start < 0.25)
    clock.stop()
  }

  @Test func `a stopped clock stands still`() async throws {
    let clock = RealTimeClock()
    clock.start()
    try await wait { HostClock.now > 0 }
    clock.stop()
    #expect(!clock.isRunning)
    let time = HostClock.now
    try await Task.sleep(for: .milliseconds(50))
    #expect(HostClock.now == time)
  }

  @Test func `synchronizing advances by the time that has passed`() async throws {
    let clock = RealTimeClock()
    try await Task.sleep(for: .milliseconds(20))
    clock.synchronize()
    #expect(HostClock.now >= 0.02)
  }
}
