public import Foundation
public import TatamiSelectors

/// An object that can be created as a timer with a target: `Timer`.
///
/// A protocol, because only initializers of its extensions can create an object of a subclass.
public protocol TargetTiming {}

extension Timer: TargetTiming {
  /// Creates and starts a timer that calls a method of a target, with the timer as the argument.
  ///
  /// The timer retains the target until it is invalidated. On the main thread it follows the
  /// environment's clock; on others, the thread's run loop.
  public static func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    if !MainQueueMark.isMainActor { RunLoop.current.add(timer, forMode: .default) }
    return timer
  }
}

extension TargetTiming where Self: Timer {
  /// Creates a timer that calls a method of a target, with the timer as the argument.
  ///
  /// On the main thread the timer starts at once: it follows the environment's clock, so adding it
  /// to a run loop has no effect.
  public init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(aSelector, to: aTarget, userInfo)
    self.init(message, after: ti, interval: yesOrNo ? ti : nil)
  }

  /// Creates a timer that calls a method of a target, first at a date, with the timer as the
  /// argument.
  public init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(aSelector, to: aTarget, userInfo)
    self.init(message, after: date.timeIntervalSinceNow, interval: yesOrNo ? ti : nil)
  }

  private init(_ message: TimerMessage, after delay: TimeInterval, interval: TimeInterval?) {
    let timer = TargetTimer(message, after: delay, interval: interval)
    guard let timer = timer as? Self else {
      preconditionFailure("subclasses of Timer cannot be created with a target")
    }
    self = timer
  }
}
