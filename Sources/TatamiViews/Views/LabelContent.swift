import Foundation
import TatamiDrawing

/// The text of a label.
enum LabelContent {
  /// No text.
  case none
  /// Text without attributes.
  case plain(String)
  /// Text with attributes, of which the label's properties supply those that are missing.
  case attributed(NSAttributedString)

  /// Whether there are no characters.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.length == 0
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
    case .attributed(let text): text
    }
  }

  /// Returns the runs of equal attributes, completed by a font and a color.
  func runs(font: UIFont, color: UIColor) -> [TextRequest.Run] {
    switch self {
    case .none: []
    case .plain(let text): [.init(text, TextAttributes([:], font: font, color: color))]
    case .attributed(let text): text.runs(font: font, color: color)
    }
  }

  /// Returns the size of the largest font, in points.
  ///
  /// - Parameter font: The font of characters without one of their own.
  func largestPointSize(font: UIFont) -> CGFloat {
    var largest = font.pointSize
    guard case .attributed(let text) = self else { return largest }
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      largest = max(largest, (value as? UIFont)?.pointSize ?? 0)
    }
    return largest
  }
}
