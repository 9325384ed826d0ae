import Foundation
import TatamiUIKit

/// Swift sources as text with attributes.
@MainActor
enum SourceText {
  /// The address of Apple's documentation of UIKit.
  private static let reference = "https://developer.apple.com/documentation/uikit/"

  /// Returns a source in a monospaced font, from left to right, with its comments in gray and its
  /// types of UIKit as links to their documentation.
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
    for name in source.matches(of: /\bUI[A-Z][A-Za-z]+/).map(\.output) {
      let range = NSRange(name.startIndex..<name.endIndex, in: source)
      text.addAttribute(.link, value: reference + name.lowercased(), range: range)
      text.addAttribute(.foregroundColor, value: UIColor.link, range: range)
    }
    for line in source.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("//")
    {
      let range = NSRange(line.startIndex..<line.endIndex, in: source)
      text.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: range)
    }
    return text
  }
}
