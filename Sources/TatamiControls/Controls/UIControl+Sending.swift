import Foundation
import TatamiViews

extension UIControl {
  /// Performs an action, or calls a target unless it has been released.
  func send(_ handler: ControlActions.Handler) {
    switch handler {
    case .action(let action): sendAction(action)
    case .target(let pair):
      // The target is retained during the call.
      let target = pair.target
      if target == nil && pair.hasTarget { return }
      sendAction(pair.selector, to: target, for: actions.event)
    }
  }

  /// Handles an event of the user, which targets receive.
  func handle(_ event: UIEvent?, _ body: () -> Void) {
    let outer = exchange(&actions.event, with: event)
    body()
    actions.event = outer
  }

  /// Changes the actions; those that are removed are released afterwards, because releasing them
  /// may run code of the program that changes the actions as well.
  func changeActions(_ change: (inout ControlActions) -> Void) {
    let old = actions
    change(&actions)
    withExtendedLifetime(old) {}
  }
}

@MainActor
extension TargetAction {
  /// The element of `UIControl.allTargets` for no target, shared because null objects differ in their
  /// hashes on Linux.
  private static let noTarget = NSNull()

  /// The target as an element of `UIControl.allTargets`.
  var targetElement: AnyHashable {
    guard let target else { return Self.noTarget }
    guard let hashable = target as? any Hashable else { return ObjectIdentifier(target) }
    return AnyHashable(hashable)
  }
}
