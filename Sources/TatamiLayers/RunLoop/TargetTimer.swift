import Foundation
import TatamiSelectors

/// The message of a timer with the information that the program attached.
struct TimerMessage {
  let selector: Selector
  let target: AnyObject?
  let userInfo: Any?

  /// Creates a message; reports a target that is not an object.
  init(_ selector: Selector, to target: Any, _ userInfo: Any?) {
    self.selector = selector
    self.target = TargetAction.object(reporting: target)
    self.userInfo = userInfo
  }
}

/// A timer that sends a message.
///
/// On the main thread it follows the clock of its environment, and the superclass never fires;
/// elsewhere the superclass waits for a run loop.
final class TargetTimer: Timer {
  /// The shortest interval, in seconds.
  private static let minInterval: TimeInterval = 0.0001

  private var message: TimerMessage?
  private let clock: FrameClock?
  private let interval: TimeInterval?
  /// The time of the clock at which the timer fires.
  private var time: TimeInterval = 0
  private var token: FrameClock.Token?

  /// Creates a timer; without an interval it fires once.
  init(_ message: TimerMessage, after delay: TimeInterval, interval: TimeInterval?) {
    self.message = message
    self.interval = interval.map { $0 > Self.minInterval ? $0 : Self.minInterval }
    nonisolated(unsafe) var shared: FrameClock?
    if MainQueueMark.isMainActor { MainActor.assumeIsolated { shared = FrameClock.shared } }
    clock = shared
    super.init(
      fire: shared == nil ? Date(timeIntervalSinceNow: delay) : .distantFuture,
      interval: self.interval ?? 0,
      repeats: interval != nil
    ) { ($0 as? TargetTimer)?.runLoopHasFired() }
    if let clock { start(at: clock.now + (delay.isFinite ? max(Self.minInterval, delay) : 0)) }
  }

  private func start(at time: TimeInterval) {
    guard let clock else { return }
    token?.cancel()
    self.time = time
    token = clock.after(time - clock.now) { self.timeHasCome() }
  }

  private func timeHasCome() {
    guard let clock else { return }
    let interval = interval
    fire()
    guard let interval, isValid else { return }
    // Calls that were missed are left out.
    let missed = max(0, ((clock.now - time) / interval).rounded(.down))
    start(at: time + (missed + 1) * interval)
  }

  private func runLoopHasFired() {
    send()
    if interval == nil { message = nil }
  }

  private func send() {
    guard let message, let target = message.target else { return }
    message.selector.perform(on: target, self)
  }

  // MARK: Timer

  /// Sends the message; a timer without an interval becomes invalid.
  override func fire() {
    guard clock != nil else { return super.fire() }
    send()
    if interval == nil { invalidate() }
  }

  /// Stops the timer and releases the target.
  override func invalidate() {
    super.invalidate()
    token?.cancel()
    message = nil
  }

  /// Whether the timer has not been invalidated.
  override var isValid: Bool { message != nil && super.isValid }

  /// The interval between calls, in seconds; 0 for a timer that fires once.
  override var timeInterval: TimeInterval { interval ?? 0 }

  /// The information that the program attached.
  override var userInfo: Any? { message?.userInfo }

  /// The date of the next call.
  override var fireDate: Date {
    get {
      guard let clock else { return super.fireDate }
      return Date(timeIntervalSinceNow: time - clock.now)
    }
    set {
      guard let clock else { return super.fireDate = newValue }
      if isValid { start(at: clock.now + max(0, newValue.timeIntervalSinceNow)) }
    }
  }
}
