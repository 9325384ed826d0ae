public import Foundation
public import TatamiSelectors

extension NSObject {
  /// Calls a method with an argument after a delay in seconds, in the next turn of the run loop at
  /// the earliest.
  ///
  /// The receiver and the argument are retained until then. On the main thread the delay counts in
  /// the time of the environment's clock; on others, in that of the thread's run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    nonisolated(unsafe) let (receiver, argument) = (self, anArgument)
    guard MainQueueMark.isMainActor else {
      _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        aSelector.perform(on: receiver, argument)
      }
      return
    }
    MainActor.assumeIsolated {
      DelayedMessages.current.send(aSelector, to: receiver, argument, after: delay)
    }
  }

  /// Calls a method with an argument after a delay in seconds; the modes of the run loop have no
  /// effect.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Cancels the delayed messages to an object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel(aTarget, nil, nil)
  }

  /// Cancels the delayed messages to an object with a selector and an argument, which is compared
  /// with `isEqual(_:)`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    cancel(aTarget, aSelector, anArgument)
  }

  /// Calls a method with an argument on the main thread: at once if this is the main thread and
  /// the caller waits, otherwise in the next turn of the run loop.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (receiver, argument) = (self, arg)
    switch (MainQueueMark.isMainActor, wait) {
    case (true, true): aSelector.perform(on: self, arg)
    case (true, false): perform(aSelector, with: arg, afterDelay: 0)
    case (false, true): DispatchQueue.main.sync { _ = aSelector.perform(on: receiver, argument) }
    case (false, false):
      DispatchQueue.main.async { receiver.perform(aSelector, with: argument, afterDelay: 0) }
    }
  }

  private static func cancel(_ target: Any, _ selector: Selector?, _ argument: Any?) {
    guard MainQueueMark.isMainActor, let receiver = TargetAction.object(target) else { return }
    nonisolated(unsafe) let (object, value) = (receiver, argument)
    MainActor.assumeIsolated {
      DelayedMessages.current.cancel(to: object, selector, value)
    }
  }
}
