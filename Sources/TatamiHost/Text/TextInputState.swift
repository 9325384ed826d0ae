public import Foundation
public import TatamiUIKit

/// The information that an input method of the host needs about the text that a person edits.
public struct TextInputState: Hashable, Sendable {
  /// The maximum length of the text before and of the text after the selection, in UTF-16 units.
  public static let contextLimit = 2000

  /// The text around the selection, at most `contextLimit` units to each side; empty if secure.
  public var context = ""
  /// The selection, in UTF-16 units of `context`; empty at the caret without a selection.
  public var selection = 0..<0
  /// The provisional characters of the input method, in UTF-16 units of `context`; nil for none.
  public var marked: Range<Int>?
  /// The rectangle of the caret, in points of the window.
  public var caret = CGRect.zero
  /// The first rectangle of the provisional characters, in points of the window; nil for none.
  public var markedRect: CGRect?
  /// Whether the text has several lines.
  public var isMultiline = false
  /// Whether the characters are hidden, as in a password.
  public var isSecure = false
  /// The keyboard type.
  public var keyboardType = UIKeyboardType.default
  /// The type of the Return key.
  public var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  public var autocapitalization = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  public var autocorrection = UITextAutocorrectionType.default
  /// The meaning of the content; nil if it is unknown.
  public var contentType: UITextContentType?
}

extension TextInputState {
  /// Creates the state of a responder that accepts typed characters.
  @MainActor
  init(of input: any UIKeyInput) {
    isMultiline = input is UITextView
    readTraits(of: input)
    let view = input as? UIView
    guard let text = input as? any UITextInput, let selected = text.selectedTextRange else {
      caret = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
      return
    }
    func toWindow(_ rect: CGRect) -> CGRect { view?.convert(rect, to: nil) ?? rect }
    caret = toWindow(text.caretRect(for: selected.end))
    markedRect = text.markedTextRange.map { toWindow(text.firstRect(for: $0)) }
    if !isSecure { readContext(of: text, around: selected) }
  }

  @MainActor
  private mutating func readTraits(of input: any UIKeyInput) {
    isSecure = input.isSecureTextEntry
    keyboardType = input.keyboardType
    returnKeyType = input.returnKeyType
    autocapitalization = input.autocapitalizationType
    autocorrection = input.autocorrectionType
    contentType = input.textContentType
  }

  /// Reads the text around the selection; a longer selection is cut off at its end.
  @MainActor
  private mutating func readContext(of input: any UITextInput, around selected: UITextRange) {
    let limit = Self.contextLimit
    let start = input.position(from: selected.start, offset: -limit) ?? input.beginningOfDocument
    let end = input.position(from: selected.start, offset: limit) ?? input.endOfDocument
    guard let range = input.textRange(from: start, to: end) else { return }
    context = input.text(in: range) ?? ""
    let length = context.utf16.count
    func offsets(_ range: UITextRange) -> Range<Int> {
      let lower = input.offset(from: start, to: range.start)
      let upper = input.offset(from: start, to: range.end)
      return min(max(0, lower), length)..<min(max(0, upper), length)
    }
    selection = offsets(selected)
    marked = input.markedTextRange.map(offsets)
  }
}
