import Foundation
public import TatamiUIKit

/// The actions of assistive technologies.
extension WindowHost {
  /// Moves the focus of the keyboard to an element, if it accepts the focus.
  public func focus(_ responder: UIResponder) {
    if let view = responder as? UIView, view.canBecomeFocused { view.receiveFocus() }
    // A view that has kept the focus may have resigned.
    if responder.canBecomeFirstResponder { responder.becomeFirstResponder() }
    runLoop.finish()
  }

  /// Replaces the whole text of an element as a person would who types over it: delegates are asked,
  /// and line breaks press Return; ignored if the element edits no text.
  public func setText(_ text: String, of responder: UIResponder) {
    guard let input = responder as? any UITextInput, responder.becomeFirstResponder() else {
      return
    }
    input.unmarkText()
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument,
      to: input.endOfDocument
    )
    if text.isEmpty {
      input.deleteBackward()
      runLoop.finish()
    } else {
      insertText(text)
    }
  }

  /// Performs an action that an element offers in addition to its activation.
  public func perform(_ action: UIAccessibilityCustomAction) {
    _ = action.actionHandler?(action)
    runLoop.finish()
  }
}

extension UIResponder {
  /// The actions that assistive technologies offer for an element in addition to its activation: its own
  /// ones, and one that opens its context menu.
  public var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard let view = self as? UIView, view.mayOpenContextMenu else { return own }
    let menu = UIAccessibilityCustomAction(name: "Show Context Menu") { [weak view] _ in
      view?.openContextMenu() ?? false
    }
    return own + [menu]
  }
}
