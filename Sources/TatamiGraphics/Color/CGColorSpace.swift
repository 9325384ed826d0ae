public import Foundation
import TatamiDrawing

/// An array as Core Foundation's functions take it.
public typealias CFArray = NSArray

/// A text as Core Foundation's functions take it.
public typealias CFString = String

/// What the components of a colour mean; colours are kept in sRGB whatever they were made from.
public final class CGColorSpace: Hashable, Sendable {
  /// Red, green and blue as in sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// One component from black to white.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the space.
  public let name: CFString?
  /// How many components a colour has, its opacity left out.
  public let numberOfComponents: Int

  /// Finds a space by its name; nil for one that is not known.
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

  /// Whether two spaces mean the same by their components.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Returns the colour of some components, opacity last; nil if there are too few.
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
