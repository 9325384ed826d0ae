package import Foundation
package import TatamiUIKit

/// A controller that checks the order of its appearance calls.
package final class CheckedController: UIViewController {
  private enum State: String {
    case new, appearing, shown, disappearing, hidden
  }

  /// The number of instances that exist.
  package private(set) static var alive = 0
  /// The calls that came in a wrong order.
  package private(set) var mistakes: [String] = []
  /// Called once, after the first `viewDidAppear(_:)`.
  package var whenShown: () -> Void = {}
  private var state = State.new

  package override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Self.alive += 1
  }

  package required init?(coder: NSCoder) { nil }

  isolated deinit { Self.alive -= 1 }

  /// Whether the view appeared, with all calls, and did not begin to disappear.
  package var isVisible: Bool { state == .shown }
  /// Whether no appearance or disappearance has begun without an end.
  package var isAtRest: Bool { state != .appearing && state != .disappearing }

  private func change(to new: State, from allowed: State...) {
    if !allowed.contains(state) { mistakes.append("\(new) after \(state)") }
    state = new
  }

  package override func viewWillAppear(_ animated: Bool) {
    change(to: .appearing, from: .new, .hidden, .disappearing)
  }

  package override func viewDidAppear(_ animated: Bool) {
    change(to: .shown, from: .appearing)
    let action = whenShown
    whenShown = {}
    action()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    change(to: .disappearing, from: .shown, .appearing)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    change(to: .hidden, from: .disappearing)
  }
}
