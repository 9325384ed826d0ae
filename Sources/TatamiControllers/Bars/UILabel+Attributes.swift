import Foundation
import TatamiViews

extension UILabel {
  /// Shows a text with attributes.
  ///
  /// Fonts and colors alone do not need an attributed string, of which Foundation on Linux leaves
  /// about 450 bytes in memory.
  func show(_ text: String?, attributes: [NSAttributedString.Key: Any]) {
    let plain: Set<NSAttributedString.Key> = [.font, .foregroundColor]
    guard let text, !attributes.keys.allSatisfy(plain.contains) else {
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      return self.text = text
    }
    attributedText = NSAttributedString(string: text, attributes: attributes)
  }
}
