public import Foundation

/// A clock that a test advances; time does not pass between the calls of `advance(by:)`.
///
/// ```swift
/// let clock = ManualScheduler()
/// text.debounce(interval: 0.3, on: clock).subscribe { print($0) }
/// clock.advance(by: 0.3)  // prints the newest text
/// ```
@preconcurrency @MainActor
public final class ManualScheduler: OutputScheduler {
  private struct Entry: Sendable {
    let time: TimeInterval
    let action: ScheduledAction
  }

  /// Sorted by time; actions of the same time are in the order of their scheduling.
  private var entries: [Entry] = []

  /// The current time in seconds, 0 at the beginning.
  public private(set) var now: TimeInterval = 0

  /// Creates a clock at time 0.
  public init() {}

  deinit {
    if entries.isEmpty { return }
    let actions = entries.map { $0.action }
    MainQueue.run { for action in actions { action.dispose() } }
  }

  /// The number of pending actions.
  public var pendingCount: Int {
    entries.count { !$0.action.isDisposed }
  }

  /// Calls an action when the clock has been advanced far enough.
  ///
  /// - Complexity: O(*n*) in the number of pending actions.
  @discardableResult
  public func schedule(
    after delay: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> any Disposer {
    let entry = Entry(time: now + max(0, delay), action: ScheduledAction(action))
    let index = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: index)
    return entry.action
  }

  /// Advances the clock and calls the actions that are due, in order.
  ///
  /// Actions that they schedule for the time of the call wait for the next one, as for the next
  /// turn of a queue.
  ///
  /// - Parameter seconds: Seconds from now; 0 is a turn of the main queue without a delay.
  public func advance(by seconds: TimeInterval = 0) {
    let end = now + max(0, seconds)
    while let next = entries.first, next.time <= end {
      now = max(now, next.time)
      let due = entries.prefix { $0.time == next.time }
      entries.removeFirst(due.count)
      for entry in due { entry.action.run() }
      if next.time == end { break }
    }
    now = end
  }
}
