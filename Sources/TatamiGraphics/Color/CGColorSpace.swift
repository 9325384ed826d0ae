public import Foundation
import TatamiDrawing

/// The array type of Core Foundation's functions.
public typealias CFArray = NSArray

/// The string type of Core Foundation's functions.
public typealias CFString = String

/// The color space of a color's components; colors are drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// Red, green and blue as in sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// One component from black to white.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the space.
  public let name: CFString?
  /// The kind of the components.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
  /// The number of components of a color, excluding alpha.
  public let numberOfComponents: Int

  /// Creates the color space of a name; nil for an unknown name.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB: numberOfComponents = 3
    case Self.genericGrayGamma2_2: numberOfComponents = 1
    default: return nil
    }
    self.name = name
  }

  fileprivate init(numberOfComponents: Int, name: CFString) {
    self.numberOfComponents = numberOfComponents
    self.name = name
  }

  static let standard = CGColorSpace(numberOfComponents: 3, name: sRGB)
  static let gray = CGColorSpace(numberOfComponents: 1, name: genericGrayGamma2_2)

  /// Whether two color spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Returns the color of components, alpha last; nil if there are too few.
  func color(_ components: [CGFloat]) -> Color? {
    guard components.count > numberOfComponents else { return nil }
    let values = components.map { Double($0) }
    guard numberOfComponents == 3 else { return Color(white: values[0], alpha: values[1]) }
    return Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}

/// Returns the space of red, green and blue components.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the space of one component from black to white.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
