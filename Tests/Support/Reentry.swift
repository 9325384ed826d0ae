/// The callbacks of a list, calls of which change the list.
@MainActor
package final class Reentry {
  /// The number of calls of each callback.
  package private(set) var calls: [String: Int] = [:]
  /// Whether the action for one call was performed.
  package private(set) var isDone = false
  private var respond: ((String) -> Void)?

  package init() {}

  /// Performs an action in one call of a callback, counted from now and from 0.
  package func arm(_ callback: String, call: Int = 0, _ action: @escaping () -> Void) {
    var remaining = call
    isDone = false
    arm { [unowned self] called in
      guard called == callback else { return }
      remaining -= 1
      guard remaining < 0 else { return }
      disarm()
      isDone = true
      action()
    }
  }

  /// Passes the name of the callback to a closure in each call, also in those that the closure
  /// causes.
  package func arm(_ respond: @escaping (String) -> Void) { self.respond = respond }

  /// Performs no action any more.
  package func disarm() { respond = nil }

  /// Records a call of a callback and performs the action of this call.
  package func enter(_ callback: String) {
    calls[callback, default: 0] += 1
    respond?(callback)
  }
}
