/// An sRGB color with unpremultiplied alpha.
///
/// ```swift
/// let orange = Color(red: 1, green: 0.5, blue: 0)
/// let shade = Color.black.withAlpha(0.2)
/// ```
public struct Color: Hashable, Sendable {
  /// The red component, 0...1.
  public let red: Double
  /// The green component, 0...1.
  public let green: Double
  /// The blue component, 0...1.
  public let blue: Double
  /// The opacity, 0...1; the other components are not multiplied by it.
  public let alpha: Double

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// Creates a color; components are clamped to 0...1, and not-a-number becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.alpha = alpha.clampedToUnit
  }

  /// Creates a gray; components are clamped to 0...1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the color with another opacity, clamped to 0...1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Double {
  /// The number clamped to 0...1; not-a-number becomes 0.
  var clampedToUnit: Double {
    self > 0 ? Swift.min(self, 1) : 0
  }
}
