/// The callbacks of a list, one call of which changes the list.
@MainActor
package final class Reentry {
  /// The number of calls of each callback.
  package private(set) var calls: [String: Int] = [:]
  /// Whether the action was performed.
  package private(set) var isDone = false
  private var callback: String?
  private var remaining = 0
  private var action: () -> Void = {}

  package init() {}

  /// Performs an action in a call of a callback, counted from now and from 0.
  package func arm(_ callback: String, call: Int = 0, _ action: @escaping () -> Void) {
    (self.callback, remaining, isDone) = (callback, call, false)
    self.action = action
  }

  /// Performs no action any more.
  package func disarm() { callback = nil }

  /// Records a call of a callback and performs the action of this call.
  package func enter(_ callback: String) {
    calls[callback, default: 0] += 1
    guard callback == self.callback else { return }
    remaining -= 1
    guard remaining < 0 else { return }
    disarm()
    isDone = true
    action()
  }
}
