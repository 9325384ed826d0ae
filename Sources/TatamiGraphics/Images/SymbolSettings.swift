package import Foundation

/// The size, the weight and the colors of symbols.
package struct SymbolSettings: Hashable, Sendable {
  /// The point size of symbols without one.
  private static let defaultPointSize: CGFloat = 17
  /// The largest point size.
  private static let maxPointSize: CGFloat = 10_000

  /// The source of the point size; nil for the default.
  package var size: SymbolSize?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  /// The colors of the layers, of which symbols of one layer show the first.
  var colors: [UIColor] = []

  package init() {}

  /// Returns the point size under traits, limited to 0...10,000 points; 17 without a size.
  func pointSize(in traits: UITraitCollection) -> CGFloat {
    let points: CGFloat? =
      switch size {
      case .points(let points): points
      case .style(let style): style.pointSize(traits)
      case nil: nil
      }
    guard let points, points.isFinite else { return Self.defaultPointSize }
    return min(max(0, points), Self.maxPointSize)
  }

  /// Replaces settings by those that others specify.
  mutating func apply(_ other: SymbolSettings) {
    if let size = other.size { self.size = size }
    if other.weight != .unspecified { weight = other.weight }
    if other.scale != .unspecified { scale = other.scale }
    if !other.colors.isEmpty { colors = other.colors }
  }
}

/// The source of a symbol's point size.
package enum SymbolSize: Hashable, Sendable {
  /// A number of points.
  case points(CGFloat)
  /// A text style, which follows the content size category.
  case style(SymbolTextStyle)
}

/// A text style and the size of its font.
package struct SymbolTextStyle: Hashable, Sendable {
  let name: String
  let pointSize: @Sendable (UITraitCollection) -> CGFloat

  /// Creates a style from its name and a function that returns its point size.
  package init(name: String, pointSize: @escaping @Sendable (UITraitCollection) -> CGFloat) {
    (self.name, self.pointSize) = (name, pointSize)
  }

  /// Whether two styles have the same name.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension UIImage {
  /// The weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of other settings, or regular.
    case unspecified = 0
    /// Drawn as regular.
    case ultraLight = 1
    /// Drawn as regular.
    case thin = 2
    /// Drawn as regular.
    case light = 3
    /// The outlines of the icons.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// Black.
    case black = 9

    /// The width that is added to lines, relative to the length of a symbol's sides.
    var thickening: Double { Double(max(0, rawValue - Self.regular.rawValue)) / 64 }
  }

  /// The sizes of symbols beside text.
  public enum SymbolScale: Int, Sendable {
    /// The size of the system, medium.
    case `default` = -1
    /// The size of other settings, or medium.
    case unspecified = 0
    /// 0.8 of the point size.
    case small = 1
    /// The point size.
    case medium = 2
    /// 1.3 of the point size.
    case large = 3

    /// The length of a symbol's sides relative to the point size.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.3
      }
    }
  }
}
