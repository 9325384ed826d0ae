public import Foundation
package import TatamiDrawing

/// A color of four fixed components in sRGB.
public final class CGColor: Hashable, Sendable {
  package let value: Color

  package init(_ value: Color) {
    self.value = value
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    )
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)))
  }

  /// Creates a color from components in a color space, alpha last; nil if there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard let color = space.color(components) else { return nil }
    self.init(color)
  }

  /// The color space of the components: sRGB.
  public var colorSpace: CGColorSpace? { .standard }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(value.withAlpha(Double(alpha)))
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// Red, green, blue and alpha, from 0 to 1.
  public var components: [CGFloat]? {
    [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
  }

  /// Whether two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.value == right.value
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
