import Foundation
package import TatamiUIKit

/// An opaque color.
///
/// ```swift
/// let orange = ThemeColor("#FF8000")
/// let invalid = ThemeColor("orange")
/// ```
public struct ThemeColor: Hashable, Sendable {
  /// Red, green and blue with eight bits each, as in `0xFF8000`.
  private let value: UInt32

  /// Creates a color from the six hexadecimal digits of `RRGGBB`, with or without `#`; nil for
  /// another text.
  public init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }

  /// Creates a color from a number such as `0xFF8000`.
  init(_ value: UInt32) {
    self.value = value
  }

  package static let black = ThemeColor(0x000000)
  package static let white = ThemeColor(0xFFFFFF)

  /// Red, from 0 to 1.
  package var red: Double { Double(value >> 16 & 0xFF) / 255 }
  /// Green, from 0 to 1.
  package var green: Double { Double(value >> 8 & 0xFF) / 255 }
  /// Blue, from 0 to 1.
  package var blue: Double { Double(value & 0xFF) / 255 }

  /// The color for views.
  package var uiColor: UIColor { UIColor(cgColor: cgColor) }

  /// The color for drawing.
  package var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: 1) }

  /// The color as `#rrggbb`.
  package var hexadecimal: String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The relative luminance as defined by WCAG, 0 to 1.
  private var luminance: Double {
    let linear = [red, green, blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the contrast with another color as defined by WCAG, 1 to 21.
  func contrast(with other: ThemeColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
