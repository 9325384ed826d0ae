import Foundation
import TatamiDrawing

extension UITextField {
  // MARK: Beginning and ending

  /// Takes the keys and tells everybody.
  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard take() else { return false }
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

  /// Gives the keys up and tells everybody.
  func endEditing(_ giveUp: () -> Bool) -> Bool {
    guard giveUp() else { return false }
    if !isFirstResponder { finishEditing() }
    return true
  }

  /// Ends editing where the keys went without asking: the field has left its window.
  func finishEditingIfResigned() {
    if isEditing, !isFirstResponder { finishEditing() }
  }

  private func finishEditing() {
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
    setNeedsDisplay()
    setNeedsLayout()
    guard isEditing, isFirstResponder, textController.editor.selection.isEmpty else {
      return textController.caret.hide()
    }
    textController.caret.show(caretRect(for: UITextPosition(textController.editor.head)), color: tintColor)
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
    textController.replace(TextEdit(range: 0..<textController.text.utf16.count, replacement: ""))
  }

  // MARK: Touches

  func finishTouch(_ touch: UITouch?) {
    guard let touch, isTouchInside || isEditing else { return textController.touchCancelled() }
    if !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder else { return textController.touchCancelled() }
    textController.touchEnded(touch)
  }

  // MARK: Content

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return textController.setText("") }
    let oneLine = textController.sanitized(text.string)
    guard oneLine != text.string else { return textController.setText(text) }
    textController.setText(oneLine)
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var look = look
    look.font = attributes[.font] as? UIFont ?? TextFieldLook.font
    look.color = attributes[.foregroundColor] as? UIColor ?? .label
    let keys: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      look.alignment = style.alignment
    }
    look.otherAttributes = attributes.filter { !keys.contains($0.key) }
    self.look = look
    textController.setBaseAttributes(look.otherAttributes)
  }

  func lookChanged() {
    textController.relayout()
    invalidateIntrinsicContentSize()
  }
}
