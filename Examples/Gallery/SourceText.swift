import Foundation
import TatamiUIKit

/// Swift sources as text with attributes.
@MainActor
enum SourceText {
  /// Returns a source in a monospaced font, from left to right, with its comments in gray.
  static func attributed(_ source: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    style.baseWritingDirection = .leftToRight
    let text = NSMutableAttributedString(
      string: source,
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular),
        .foregroundColor: UIColor.label, .paragraphStyle: style,
      ]
    )
    for line in source.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("//")
    {
      let range = NSRange(line.startIndex..<line.endIndex, in: source)
      text.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: range)
    }
    return text
  }
}
