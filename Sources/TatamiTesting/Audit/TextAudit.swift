import Foundation
import TatamiHost
import TatamiUIKit

/// Examines whether the text of a view is shown completely and can be read.
@MainActor
enum TextAudit {
  /// The ratios that text needs, normal and large.
  private static let (minContrast, minLargeContrast) = (4.5, 3.0)
  /// The largest length by which a text may exceed its label, in points.
  private static let slack: CGFloat = 0.5

  // MARK: Clipping

  /// Returns the issue of a label that does not show its whole text.
  static func clipping(of view: UIView) -> AccessibilityAuditIssue? {
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
    let isOneLine = label.numberOfLines == 1
    guard !(isOneLine && label.adjustsFontSizeToFitWidth) else { return nil }
    let endless = CGFloat(1_000_000)
    let width = isOneLine ? endless : label.bounds.width
    let bounds = CGRect(x: 0, y: 0, width: width, height: endless)
    let needed = label.textRect(forBounds: bounds, limitedToNumberOfLines: isOneLine ? 1 : 0).size
    let size = label.bounds.size
    guard needed.width > size.width + slack || needed.height > size.height + slack else {
      return nil
    }
    return AccessibilityAuditIssue(
      .textClipped,
      label,
      "\"\(text.prefix(40))\" needs \(needed.width.shortText) x \(needed.height.shortText) "
        + "points and has \(size.width.shortText) x \(size.height.shortText)"
    )
  }

  // MARK: Contrast

  /// Returns the issue of a view whose text differs too little from what is drawn behind it.
  static func contrast(of view: UIView, on picture: WindowPicture) -> AccessibilityAuditIssue? {
    guard let style = style(of: view), !view.isInDisabledControl else { return nil }
    let visible = view.visiblePart(of: view.convert(style.rect, to: nil))
    guard let background = picture.background(of: visible) else { return nil }
    let color = style.color.resolvedColor(with: view.traitCollection)
    let shown = color.pixel(on: background, opacity: view.opacityInWindow)
    let ratio = ContrastRatio.of(shown, background)
    let required = style.isLarge ? minLargeContrast : minContrast
    guard ratio < required else { return nil }
    let found = String(Int((ratio * 100).rounded(.down)))
    return AccessibilityAuditIssue(
      contrastOf: view,
      "\"\(style.text.prefix(40))\" has a contrast of \(found.dropLast(2)).\(found.suffix(2)):1, "
        + "less than \(required):1 (\(shown.hexColor) on \(background.hexColor))",
      (shown, background)
    )
  }

  private struct Style {
    let text: String
    let color: UIColor
    let font: UIFont?
    /// The place of the text, in the coordinates of the view.
    let rect: CGRect

    var isLarge: Bool {
      guard let font else { return false }
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      return font.pointSize >= (isBold ? 14 : 18)
    }
  }

  /// Returns the text of a view that it shows itself; nil if it shows none.
  private static func style(of view: UIView) -> Style? {
    let style: Style? =
      switch view {
      case let label as UILabel:
        Style(
          text: label.text ?? "",
          color: label.textColor,
          font: label.font,
          rect: label.textRect(
            forBounds: label.bounds,
            limitedToNumberOfLines: label.numberOfLines
          )
        )
      case let field as UITextField:
        Style(
          text: field.text ?? "",
          color: field.textColor ?? .label,
          font: field.font,
          rect: field.textRect(forBounds: field.bounds)
        )
      case let text as UITextView:
        Style(
          text: text.text,
          color: text.textColor ?? .label,
          font: text.font,
          rect: text.bounds
        )
      default: nil
      }
    return style.flatMap { $0.text.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

extension UIView {
  /// Whether the view is a disabled label or control, or inside of a disabled control.
  fileprivate var isInDisabledControl: Bool {
    if (self as? UILabel)?.isEnabled == false { return true }
    return sequence(first: self) { $0.superview }.contains { view in
      (view as? UIControl)?.isEnabled == false
    }
  }

  /// The product of the opacities of the view and the views around it.
  fileprivate var opacityInWindow: CGFloat {
    sequence(first: self) { $0.superview }.reduce(1) { $0 * $1.alpha }
  }
}

extension UIColor {
  /// Returns the color that is seen on an opaque one, 0xAARRGGBB.
  fileprivate func pixel(on background: UInt32, opacity: CGFloat) -> UInt32 {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let share = alpha * opacity
    return zip([16, 8, 0] as [UInt32], [red, green, blue]).reduce(0xFF00_0000) { pixel, part in
      let behind = CGFloat(background >> part.0 & 0xFF)
      let mixed = part.1 * 255 * share + behind * (1 - share)
      return pixel | UInt32(min(255, max(0, mixed.rounded()))) << part.0
    }
  }
}

extension UInt32 {
  /// The color of a pixel as six hexadecimal digits after a number sign.
  fileprivate var hexColor: String {
    let digits = String(self & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
