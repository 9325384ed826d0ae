package import TatamiTesting
import TatamiUIKit

extension AccessibilityAuditIssue {
  /// The colors of UIKit that contrast less than 4.5:1 with its backgrounds or with white.
  private static let systemColors: [UIColor] = [
    .secondaryLabel, .tertiaryLabel, .placeholderText, .link, .systemRed, .systemOrange,
    .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
    .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]

  /// Whether an issue of contrast is that of a color of UIKit: the text has it, or what is behind it.
  @MainActor
  package var isContrastOfSystemColor: Bool {
    guard auditType == .contrast, let view = element as? UIView else { return false }
    let traits = view.traitCollection
    let known = Set(Self.systemColors.map { $0.components(in: traits) })
    let text = (view as? UILabel)?.textColor ?? (view as? UITextField)?.textColor
    return [text, backgroundColor].contains { color in
      color.map { known.contains($0.components(in: traits)) } ?? false
    }
  }
}

extension UIColor {
  /// The components of the color under traits, without its opacity, from 0 to 255.
  fileprivate func components(in traits: UITraitCollection) -> [Int] {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }
}
