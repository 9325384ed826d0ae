import Foundation
import TatamiTesting
import TestSupport

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

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

  func record(_ name: String, _ event: UIControl.Event) {
    field.addAction(UIAction { [diary] _ in diary.lines.append(name) }, for: event)
  }

  func recordCalls() {
    field.delegate = delegate
    record("event began", .editingDidBegin)
    record("event changed", .editingChanged)
    record("event ended", .editingDidEnd)
  }

  func tap(_ x: CGFloat, count: Int = 1) {
    Simulator.advance(by: 1)
    for _ in 0..<count {
      Simulator.lift(Simulator.touchDown(at: CGPoint(x: 100 + x, y: 120), in: window))
    }
  }

  var selection: Range<Int> { field.textController.editor.selection }
  var caretX: CGFloat {
    field.caretRect(for: UITextPosition(field.textController.editor.head)).minX
  }
}

/// A delegate that records its calls and refuses what `refused` contains.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let diary: Diary
  var refused: Set<String> = []
  var onShould: (UITextField) -> Void = { _ in }
  var onDid: (UITextField) -> Void = { _ in }

  init(_ diary: Diary) { self.diary = diary }

  private func should(_ name: String, _ field: UITextField, _ detail: String = "") -> Bool {
    diary.lines.append("\(name)?\(detail)")
    onShould(field)
    return !refused.contains(name)
  }

  private func did(_ name: String, _ field: UITextField) {
    diary.lines.append(name)
    onDid(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { should("begin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { did("began", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { should("end", textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    did("ended \(reason)", textField)
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { should("change", textField, " \(range.location),\(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { did("selected", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { should("clear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { should("return", textField) }
}
