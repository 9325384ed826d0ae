public import TatamiGraphics

/// A function that derives a color of a configuration from another one.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// The function that returns the derived color.
  public let transform: @Sendable (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns a gray of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { color.resolvedColor(with: $0).gray }
  }
  /// Returns the color unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns a gray of the same lightness, for tints in gray content.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { color.resolvedColor(with: $0).gray }
  }

  /// Returns the color derived from another one.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity === right.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

extension UIColor {
  /// A gray with the color's luminance and opacity.
  fileprivate var gray: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
