import Dispatch
public import Foundation

/// The main queue's clock.
@preconcurrency @MainActor
public final class MainScheduler: OutputScheduler {
  /// The only instance.
  public static let shared = MainScheduler()

  private init() {}

  /// Calls an action in a later turn of the main queue.
  @discardableResult
  public func schedule(
    after delay: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> any Disposer {
    let scheduled = ScheduledAction(action)
    let run: @Sendable () -> Void = { MainActor.assumeIsolated { scheduled.run() } }
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: run)
    } else {
      DispatchQueue.main.async(execute: run)
    }
    return scheduled
  }
}
