import Foundation
import TatamiDrawing

/// The text of a label.
enum LabelContent {
  /// No text.
  case none
  /// Text without attributes.
  case plain(String)
  /// Text with attributes, of which the label's properties supply those that are missing.
  case attributed(AttributedText)

  /// Whether there are no characters.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.string.isEmpty
    }
  }

  /// The characters; nil for no text.
  var string: String? {
    switch self {
    case .none: nil
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// The text with its attributes; nil for no text.
  var attributedString: NSAttributedString? {
    switch self {
    case .none: nil
    case .plain(let text): NSAttributedString(string: text)
    case .attributed(let text): text.attributedString()
    }
  }

  /// Returns an attribute of the first character; nil without one.
  func firstValue<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard case .attributed(let text) = self else { return nil }
    return text.values(key).first as? Value
  }

  /// Changes the values of an attribute; nil removes it.
  mutating func change(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) {
    guard case .attributed(var text) = self else { return }
    text.change(key, change)
    self = .attributed(text)
  }

  /// Returns the runs of equal attributes, completed by a font and a color.
  func runs(font: UIFont, color: UIColor) -> [TextRequest.Run] {
    switch self {
    case .none: []
    case .plain(let text): [.init(text, TextAttributes([:], font: font, color: color))]
    case .attributed(let text): text.requestRuns(font: font, color: color)
    }
  }

  /// Returns the size of the largest font, in points.
  ///
  /// - Parameter font: The font of characters without one of their own.
  func largestPointSize(font: UIFont) -> CGFloat {
    guard case .attributed(let text) = self else { return font.pointSize }
    return text.values(.font).reduce(font.pointSize) { max($0, ($1 as? UIFont)?.pointSize ?? 0) }
  }
}
