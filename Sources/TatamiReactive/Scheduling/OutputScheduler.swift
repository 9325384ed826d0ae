public import Foundation

/// A clock that calls actions later on the main actor.
///
/// `MainScheduler` uses the main queue; tests advance a `ManualScheduler`. A scheduler that is freed
/// disposes the actions that it has not called.
@preconcurrency @MainActor
public protocol OutputScheduler: AnyObject, Sendable {
  /// Calls an action later, never before this function returns. Actions of the same moment are
  /// called in the order of their scheduling.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; less than 0 counts as 0.
  ///   - action: Called when the delay has passed.
  /// - Returns: A disposer that cancels the action.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> any Disposer
}
