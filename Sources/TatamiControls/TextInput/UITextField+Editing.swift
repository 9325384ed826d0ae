import Foundation
import TatamiViews

extension UITextField {
  // MARK: Beginning and ending

  /// Becomes first responder and reports the beginning of editing.
  func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard becomeFirstResponder() else { return false }
    guard isFirstResponder, !isEditing else { return isFirstResponder }
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      textController.setText("")
    }
    scrollToVisible()
    updateDisplay()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    textController.unmark()
    scroll = 0
    updateDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Edits

  var isTextEditable: Bool { isEnabled }
  var linesPerPage: Int { 1 }

  func shouldApply(_ edit: TextEdit) -> Bool {
    let range = edit.range.nsRange
    return delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: edit.replacement
    ) ?? true
  }

  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self,
      editMenuForCharactersIn: textController.editor.selection.nsRange,
      suggestedActions: suggestedActions
    )
  }

  func selectionDidChange() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    send(.editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func updateDisplay() {
    if isEditing { scrollToCaret() }
    canvas.setNeedsDisplay()
    setNeedsLayout()
    showCaret()
  }

  func returnKeyPressed() {
    textController.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit)
    if endsOnExit { resignFirstResponder() }
  }

  func clearButtonPressed() {
    if !isFirstResponder { becomeFirstResponder() }
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let all = 0..<textController.text.utf16.count
    textController.replace(TextEdit(range: all, replacement: ""))
  }

  // MARK: Touches

  func finishTouch(_ touch: UITouch?) {
    guard let touch, isTouchInside || isEditing else { return textController.touchCancelled() }
    finishTap(touch)
  }

  // MARK: Content

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return textController.setText("") }
    let singleLine = textController.sanitized(text.string)
    guard singleLine != text.string else { return textController.setText(text) }
    textController.setText(singleLine)
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var appearance = appearance
    appearance.font = attributes[.font] as? UIFont ?? TextFieldAppearance.defaultFont
    appearance.color = attributes[.foregroundColor] as? UIColor ?? .label
    let keys: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      appearance.alignment = style.alignment
    }
    appearance.otherAttributes = attributes.filter { !keys.contains($0.key) }
    self.appearance = appearance
    textController.setBaseAttributes(appearance.otherAttributes)
  }
}
