import Foundation
import TatamiTesting

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiUIKit

/// A text field in a window with a keyboard and a delegate.
@MainActor
struct TextFieldStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let keys: Keyboard
  let diary = Diary()
  let delegate: FieldDelegate

  init() {
    keys = Keyboard(window: window)
    delegate = FieldDelegate(diary)
    window.isHidden = false
    field.font = .systemFont(ofSize: 20)
    window.addSubview(field)
  }

  func note(_ name: String, _ event: UIControl.Event) {
    field.addAction(UIAction { [diary] _ in diary.lines.append(name) }, for: event)
  }

  func listen() {
    field.delegate = delegate
    note("event began", .editingDidBegin)
    note("event changed", .editingChanged)
    note("event ended", .editingDidEnd)
  }

  func tap(_ x: CGFloat, count: Int = 1) {
    Simulator.advance(by: 1)
    for _ in 0..<count {
      Simulator.lift(Simulator.touchDown(at: CGPoint(x: 100 + x, y: 120), in: window))
    }
  }

  var selection: Range<Int> { field.textController.editor.selection }
  var caretX: CGFloat { field.caretRect(for: UITextPosition(field.textController.editor.head)).minX }
}

/// A delegate that writes down what it is asked and told, and answers as it is set.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let diary: Diary
  var refused: Set<String> = []
  var whenAsked: (UITextField) -> Void = { _ in }
  var whenTold: (UITextField) -> Void = { _ in }

  init(_ diary: Diary) { self.diary = diary }

  private func ask(_ name: String, _ field: UITextField, _ detail: String = "") -> Bool {
    diary.lines.append("\(name)?\(detail)")
    whenAsked(field)
    return !refused.contains(name)
  }

  private func tell(_ name: String, _ field: UITextField) {
    diary.lines.append(name)
    whenTold(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell("began", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    tell("ended \(reason)", textField)
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("change", textField, " \(range.location),\(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { tell("selected", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return", textField) }
}
