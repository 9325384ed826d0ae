import Foundation
import TatamiDrawing
import TatamiViews

/// A view that edits text through a controller: a text field or a text view.
@MainActor
protocol TextEditingClient: UIView, UITextInput {
  var textController: TextEditingController { get }

  /// Whether the view is first responder and has reported the beginning of editing.
  var isEditing: Bool { get }

  /// The configuration of the text's layout.
  var flowConfiguration: TextFlow.Configuration { get }

  /// The origin of the laid-out text, in the view's coordinates.
  var textOrigin: CGPoint { get }

  /// Whether the user may change the text.
  var isTextEditable: Bool { get }

  /// The number of lines that Page Up and Page Down move by.
  var linesPerPage: Int { get }

  /// Returns whether the delegate permits an edit by the user.
  func shouldApply(_ edit: TextEdit) -> Bool

  /// Returns the menu of editing commands that the delegate makes; nil for the suggested elements.
  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Responds to the Return key.
  func returnKeyPressed()

  /// Reports a change of the text to the delegate and to observers.
  func textDidChange()

  /// Reports a change of the selection to the delegate.
  func selectionDidChange()

  /// Redraws text and selection and, during editing, scrolls the caret into view.
  func updateDisplay()

  /// Ends editing after the view has resigned first responder.
  func finishEditing()
}

extension TextEditingClient {
  /// Resigns first responder, and ends editing if this succeeds.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard resign() else { return false }
    finishEditingIfResigned()
    return true
  }

  /// Ends editing if the view is no longer first responder, as after leaving its window.
  func finishEditingIfResigned() {
    if !isFirstResponder { finishEditing() }
  }

  /// Resigns first responder without a check by the delegate, because the view leaves its window.
  func resignWithoutAsking(movingTo newWindow: UIWindow?) {
    if let window, newWindow !== window, window.firstResponder === self {
      window.firstResponder = nil
    }
  }

  /// Begins editing at the location of a tap, or moves the caret there.
  func finishTap(_ touch: UITouch) {
    if !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder else { return textController.touchCancelled() }
    textController.touchEnded(touch)
  }

  /// Lays out the text again after a change of its appearance.
  func appearanceDidChange() {
    textController.relayout()
    invalidateIntrinsicContentSize()
  }

  /// Returns a function that resolves attributes with the view's traits.
  ///
  /// - Parameters:
  ///   - font: The font of characters without a font attribute.
  ///   - color: The color of characters without a color attribute.
  func attributeResolver(font: UIFont, color: UIColor) -> (AttributeSet) -> TextAttributes {
    let traits = traitCollection
    return { attributes in
      var resolved: TextAttributes?
      traits.performAsCurrent {
        resolved = TextAttributes(attributes.values, font: font, color: color)
      }
      return resolved ?? TextAttributes(font: font.descriptor)
    }
  }
}

// MARK: - Caret

extension TextEditingClient {
  private var showsCaret: Bool {
    isEditing && isFirstResponder && textController.editor.selection.isEmpty
  }

  /// The rectangle of the caret, as the view's `caretRect(for:)` returns it.
  private var caretRect: CGRect {
    caretRect(for: UITextPosition(textController.editor.head))
  }

  /// Shows the caret with a new blink cycle, or hides it if there is a selection.
  func showCaret() {
    guard showsCaret else { return textController.caret.hide() }
    textController.caret.show(caretRect, color: tintColor)
  }

  /// Moves the caret to its position, or hides it if there is a selection.
  func placeCaret() {
    guard showsCaret else { return textController.caret.hide() }
    textController.caret.move(to: caretRect)
  }
}
