import Foundation
import TatamiLayers
import TatamiSelectors
import Testing
import TestSupport

/// Timers and display links with targets, by the environment's clock.
@MainActor
@Suite(.environment) struct TargetTimerTests {
  private final class Target: NSObject {
    nonisolated(unsafe) var lines: [String] = []
    func fire(_ timer: Timer) { lines.append("\(timer.userInfo ?? "fires")") }
    func plain() { lines.append("plain") }
    func stop(_ timer: Timer) {
      lines.append("stops")
      timer.invalidate()
    }
    func frame(_ link: CADisplayLink) { lines.append("frame") }
  }

  private let target = Target()
  private let fire = Selector("fire:", Target.fire(_:))

  private func advance(_ duration: TimeInterval) { RunLoopTurn.current.advance(by: duration) }

  private func timer(
    _ selector: Selector,
    every interval: TimeInterval = 1,
    repeats: Bool = false
  ) -> Timer {
    .scheduledTimer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: nil,
      repeats: repeats
    )
  }

  @Test func `X75: a timer calls its target once, when the clock reaches its time`() {
    let timer = timer(fire)
    advance(0.9)
    #expect(target.lines == [])
    #expect(timer.isValid)
    advance(0.1)
    #expect(target.lines == ["fires"])
    #expect(!timer.isValid)
  }

  @Test func `X75: a repeating timer calls its target until it is invalidated`() {
    let timer = timer(Selector("plain", Target.plain), every: 0.25, repeats: true)
    #expect(timer.timeInterval == 0.25)
    advance(1.1)
    #expect(target.lines.count == 4)
    timer.invalidate()
    advance(1)
    #expect(target.lines.count == 4)
  }

  @Test func `X75: a timer may be invalidated while it calls its target`() {
    _ = timer(Selector("stop:", Target.stop(_:)), every: 0.1, repeats: true)
    advance(1)
    #expect(target.lines == ["stops"])
  }

  @Test func `X75: a timer made by an initializer keeps its information and its fire date`() {
    let timer = Timer(
      timeInterval: 100,
      target: target,
      selector: fire,
      userInfo: "information",
      repeats: true
    )
    RunLoop.main.add(timer, forMode: .common)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 100) < 1)
    timer.fireDate = Date(timeIntervalSinceNow: 10)
    advance(11)
    #expect(target.lines == ["information"])
    timer.fire()
    #expect(target.lines.count == 2)
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test func `X75: a timer retains its target until it is invalidated`() {
    var made: Target? = Target()
    weak let weakTarget = made
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 5),
      interval: 1,
      target: made as Any,
      selector: fire,
      userInfo: nil,
      repeats: true
    )
    made = nil
    #expect(weakTarget != nil)
    timer.invalidate()
    #expect(weakTarget == nil)
  }

  @Test func `X75: a hostile interval does not stop the clock`() {
    for interval: TimeInterval in [0, -1, .nan, .infinity, -.infinity] {
      let timer = timer(Selector("plain", Target.plain), every: interval, repeats: true)
      advance(0.01)
      timer.invalidate()
    }
    #expect(target.lines.count < 1_000)
  }

  @Test func `X75: a display link calls its target for each frame and retains it`() {
    var made: Target? = Target()
    weak let weakTarget = made
    let link = CADisplayLink(
      target: made as Any,
      selector: Selector("frame:", Target.frame(_:))
    )
    link.add(to: .main, forMode: .common)
    made = nil
    advance(0.51)
    #expect(weakTarget?.lines.count == 30)
    link.invalidate()
    #expect(weakTarget == nil)
  }

  @Test func `X75: 10,000 timers and delayed messages leave nothing behind`() {
    weak var last: Target?
    for _ in 0..<10_000 {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 1,
        target: target,
        selector: fire,
        userInfo: nil,
        repeats: true
      )
      target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      timer.invalidate()
      last = target
    }
    #expect(last == nil)
  }
}
