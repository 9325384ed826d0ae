/// The kinds of components of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown kind.
  case unknown = -1
  /// One component from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two components of hue.
  case lab = 3
  /// Any number of colorants.
  case deviceN = 4
  /// The index of a color in a table.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// The components of the CIE's standard observer.
  case XYZ = 7
}
