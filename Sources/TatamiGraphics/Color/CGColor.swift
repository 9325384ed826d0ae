public import Foundation
package import TatamiDrawing

/// A color of fixed components, in sRGB or in gray.
public final class CGColor: Hashable, Sendable {
  package let value: Color
  private let space: CGColorSpace

  package convenience init(_ value: Color) {
    self.init(value, in: .standard)
  }

  private init(_ value: Color, in space: CGColorSpace) {
    self.value = value
    self.space = space
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
    self.init(Color(white: Double(gray), alpha: Double(alpha)), in: .gray)
  }

  /// Creates a color from components in a color space, alpha last; nil if there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard let color = space.color(components) else { return nil }
    self.init(color, in: space)
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The number of components, including alpha: 4, and 2 in gray.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  /// Returns the color with another opacity, in the same color space.
  func withAlpha(_ alpha: CGFloat) -> CGColor {
    CGColor(value.withAlpha(Double(alpha)), in: space)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// Red, green and blue, or the gray, and alpha, from 0 to 1.
  public var components: [CGFloat]? {
    let parts =
      space.model == .monochrome ? [value.red] : [value.red, value.green, value.blue]
    return (parts + [value.alpha]).map { CGFloat($0) }
  }

  /// Whether two colors show the same, in whichever color spaces.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.value == right.value
  }

  /// Hashes the sRGB components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
