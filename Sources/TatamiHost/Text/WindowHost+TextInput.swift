import Foundation
import TatamiUIKit

/// The edits of an input method: compositions, candidates, dictation, autocorrection.
extension WindowHost {
  /// The state of the text that is edited; nil if the first responder accepts no characters.
  ///
  /// It may change with every event and with every turn of the clock.
  public var textInput: TextInputState? {
    keyInput.map { TextInputState(of: $0) }
  }

  /// Types a text as one insertion, which replaces the provisional characters or the selection.
  ///
  /// Line breaks press Return. Without a text input, keys are pressed.
  public func insertText(_ text: String) {
    for (index, line) in text.split(separator: /\R/, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { press(.keyboardReturnOrEnter) }
      guard !line.isEmpty else { continue }
      keyDown(.keyboardErrorUndefined, characters: String(line))
      keyUp(.keyboardErrorUndefined)
    }
  }

  /// Replaces the provisional characters, or else the selection, by other provisional characters.
  ///
  /// Ignored if the first responder edits no text.
  ///
  /// - Parameters:
  ///   - text: The provisional characters; an empty text ends the composition.
  ///   - selection: The selection inside, in UTF-16 units of the text; limited to it.
  public func setMarkedText(_ text: String, selection: Range<Int>) {
    let length = text.utf16.count
    let selection = selection.clamped(to: 0..<length)
    editText { $0.setMarkedText(text, selectedRange: NSRange(selection)) }
  }

  /// Accepts the provisional characters.
  public func unmarkText() {
    editText { $0.unmarkText() }
  }

  /// Deletes characters (grapheme clusters) on both sides of the selection.
  ///
  /// - Parameters:
  ///   - before: The number before the selection; limited to those that exist.
  ///   - after: The number after the selection; limited to those that exist.
  public func deleteSurroundingText(before: Int, after: Int) {
    editText { input in
      guard let selected = input.selectedTextRange else { return }
      input.deleteCharacters(max(0, after), from: selected.end, .forward)
      input.deleteCharacters(max(0, before), from: selected.start, .backward)
    }
  }

  private var keyInput: (any UIKeyInput)? { window.firstResponder as? any UIKeyInput }

  private func editText(_ edit: (any UITextInput) -> Void) {
    if let input = keyInput as? any UITextInput { edit(input) }
    runLoop.finish()
  }
}

/// A direction in a text.
private enum TextSide { case backward, forward }

extension UITextInput {
  /// Deletes characters before or after a position; at most 2,000 UTF-16 units.
  fileprivate func deleteCharacters(_ count: Int, from position: UITextPosition, _ side: TextSide) {
    let limit = TextInputState.contextLimit
    let far =
      side == .forward
      ? self.position(from: position, offset: limit) ?? endOfDocument
      : self.position(from: position, offset: -limit) ?? beginningOfDocument
    guard let range = textRange(from: position, to: far), let text = text(in: range) else { return }
    let deleted = side == .forward ? text.prefix(count) : text.suffix(count)
    let distance = deleted.utf16.count
    let end = self.position(from: position, offset: side == .forward ? distance : -distance)
    guard distance > 0, let end, let range = textRange(from: position, to: end) else { return }
    replace(range, withText: "")
  }
}
