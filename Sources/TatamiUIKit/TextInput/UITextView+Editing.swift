import Foundation
import TatamiDrawing

extension UITextView {
  /// Takes a new text over; the selection goes to its end.
  func setContent(_ change: (TextCore) -> Void) {
    let old = core.editor.selection
    change(core)
    invalidateIntrinsicContentSize()
    if core.editor.selection != old { announceSelection() }
  }

  // MARK: Beginning and ending

  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard take() else { return false }
    scrollToVisible()
    showChange()
    guard isFirstResponder, isEditable, !isEditing else { return isFirstResponder }
    isEditing = true
    showChange()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  func endEditing(_ giveUp: () -> Bool) -> Bool {
    guard giveUp() else { return false }
    if !isFirstResponder { finishEditing() }
    return true
  }

  func finishEditingIfLeft() {
    if !isFirstResponder { finishEditing() }
  }

  private func finishEditing() {
    showText()
    guard isEditing else { return }
    isEditing = false
    core.unmark()
    showText()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Edits

  var acceptsEdits: Bool { isEditable }

  var linesPerPage: Int {
    let lines = bounds.height / max(1, look.usedFont.lineHeight)
    return lines.isFinite ? max(1, Int(max(0, min(lines, 10_000))) - 1) : 1
  }

  func permits(_ edit: TextEdit) -> Bool {
    let range = edit.range.nsRange
    return delegate?.textView(
      self,
      shouldChangeTextIn: range,
      replacementText: edit.replacement
    ) ?? true
  }

  func returnPressed() {
    core.change(core.editor.insertion(of: "\n"))
  }

  func announceSelection() {
    delegate?.textViewDidChangeSelection(self)
  }

  func announceChange() {
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Touches

  func touchBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first else { return }
    let extends = event?.extendsSelection == true
    core.touchBegan(touch, isEditing: isFirstResponder, extends: extends)
  }

  func touchEnded(_ touches: Set<UITouch>) {
    guard isSelectable, let touch = touches.first else { return core.touchCancelled() }
    if !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder else { return core.touchCancelled() }
    core.touchEnded(touch)
  }
}
