import Foundation
package import TatamiViews

extension UITextView {
  /// Replaces the content and moves the selection to its end.
  func setContent(_ change: (TextEditingController) -> Void) {
    let old = textController.editor.selection
    change(textController)
    invalidateIntrinsicContentSize()
    if textController.editor.selection != old { selectionDidChange() }
  }

  // MARK: Beginning and ending

  /// Becomes first responder and, if the text is editable, reports the beginning of editing.
  func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard becomeFirstResponder() else { return false }
    scrollToVisible()
    updateDisplay()
    guard isFirstResponder, isEditable, !isEditing else { return isFirstResponder }
    isEditing = true
    updateDisplay()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  func finishEditing() {
    redisplayText()
    guard isEditing else { return }
    isEditing = false
    textController.unmark()
    redisplayText()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Edits

  var isTextEditable: Bool { isEditable }

  var linesPerPage: Int {
    let lines = bounds.height / max(1, appearance.resolvedFont.lineHeight)
    return lines.isFinite ? max(1, Int(max(0, min(lines, 10_000))) - 1) : 1
  }

  func shouldApply(_ edit: TextEdit) -> Bool {
    let range = edit.range.nsRange
    return delegate?.textView(
      self,
      shouldChangeTextIn: range,
      replacementText: edit.replacement
    ) ?? true
  }

  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self,
      editMenuForTextIn: textController.editor.selection.nsRange,
      suggestedActions: suggestedActions
    )
  }

  func returnKeyPressed() {
    textController.change(textController.editor.insertion(of: "\n"))
  }

  func selectionDidChange() {
    delegate?.textViewDidChangeSelection(self)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Touches

  func touchBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first else { return }
    let extends = event?.extendsSelection == true
    textController.touchBegan(touch, isEditing: isFirstResponder, extends: extends)
  }

  func touchEnded(_ touches: Set<UITouch>) {
    guard isSelectable, let touch = touches.first else { return textController.touchCancelled() }
    if textController.isTap, openLink(at: touch.location(in: self)) {
      return textController.touchCancelled()
    }
    finishTap(touch)
  }
}

extension UITextView: KeyboardUsing {
  package var needsKeyboard: Bool { isEditable }
}

extension UITextView: TapReacting {
  package func reactsToTap(on view: UIView) -> Bool { isSelectable }
}
