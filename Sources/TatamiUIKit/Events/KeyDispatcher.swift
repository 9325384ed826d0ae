import Foundation

/// Hands keys on: to commands, to responders, to the focus.
@MainActor
struct KeyDispatcher {
  let window: UIWindow

  /// Hands on the presses of an event, one after the other in any order.
  func send(_ event: UIPressesEvent) {
    for press in event.allPresses {
      if press.phase == .began { begin(press, event) } else { goOn(press, event) }
    }
  }

  /// Who gets keys: the focused view, the first responder, or whoever fills the window.
  var target: UIResponder {
    let standIn: UIResponder = window.frontController?.viewIfLoaded ?? window
    guard let first = window.firstResponder else { return window.focus.view ?? standIn }
    let isAround = window.focus.view.map { first.isInChain(of: $0) } ?? false
    return isAround ? window.focus.view ?? first : first
  }

  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    let target = target
    press.responder = target
    if let key = press.key, perform(key, from: target, hasPriority: !isForSystem(key, target)) {
      return press.responder = nil
    }
    target.pressesBegan([press], with: event)
  }

  private func goOn(_ press: UIPress, _ event: UIPressesEvent) {
    switch press.phase {
    case .changed: press.responder?.pressesChanged([press], with: event)
    case .ended: press.responder?.pressesEnded([press], with: event)
    case .cancelled: press.responder?.pressesCancelled([press], with: event)
    case .began, .stationary: break
    }
  }

  /// Whether text or focus come before commands that do not ask for priority.
  private func isForSystem(_ key: UIKey, _ target: UIResponder) -> Bool {
    target is any UITextInput || FocusStep(key) != nil
  }

  /// Performs the first command for a key along the chain; returns whether there was one.
  private func perform(_ key: UIKey, from start: UIResponder, hasPriority: Bool) -> Bool {
    for responder in start.chain {
      let command = responder.keyCommands?.first {
        $0.matches(key) && (hasPriority || $0.wantsPriorityOverSystemBehavior)
      }
      guard let command else { continue }
      command.handler(command)
      return true
    }
    return false
  }

  /// Does what is left to do for keys that no responder has used; returns whether it did.
  func finish(_ presses: Set<UIPress>) -> Bool {
    presses.compactMap(\.key).filter(finish).count == presses.count
  }

  /// The focus moves or is acted on; what is left is for commands that came after text and focus.
  private func finish(_ key: UIKey) -> Bool {
    if let step = FocusStep(key), window.focus.move(step) { return true }
    if key.activates, window.focus.view?.accessibilityActivate() == true { return true }
    return isForSystem(key, target) && perform(key, from: target, hasPriority: true)
  }
}

extension UIKey {
  /// Whether the key does what a tap on the focused view does: Return and the space bar.
  fileprivate var activates: Bool {
    let isRight = keyCode == .keyboardReturnOrEnter || keyCode == .keyboardSpacebar
    return isRight && modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
  }
}
