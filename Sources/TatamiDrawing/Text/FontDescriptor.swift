/// A description of a font: its family, size and traits.
///
/// ```swift
/// let title = FontDescriptor(pointSize: 28, weight: 700)
/// let code = FontDescriptor(family: .monospaced, pointSize: 13)
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// A family of typefaces.
  public enum Family: Hashable, Sendable {
    /// The user interface's font: Inter where installed, else DejaVu Sans.
    case system
    /// A monospaced font.
    case monospaced
    /// A family by its name, of which canonically equivalent spellings are equal; the closest
    /// available family replaces a missing one.
    case named(String)
  }

  /// The family.
  public var family: Family
  /// The size of the em square, in points, exactly as given.
  public var pointSize: Double
  /// The weight on the CSS scale: 100 (thin), 400 (regular), 700 (bold), 900 (black).
  public var weight: Int
  /// Whether the face is italic.
  public var italic: Bool
  /// Whether all digits have the same width.
  public var monospacedDigits: Bool

  /// Creates a descriptor.
  public init(
    family: Family = .system,
    pointSize: Double,
    weight: Int = 400,
    italic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }
}

extension FontDescriptor {
  /// The size that shaping uses, clamped to 1/64...4,096 points; not-a-number becomes 1/64.
  var clampedSize: Double {
    pointSize >= 1 / 64 ? min(pointSize, 4096) : 1 / 64
  }

  /// The descriptor with a size that equals itself, as keys of caches must.
  var key: FontDescriptor {
    var key = self
    if pointSize.isNaN { key.pointSize = clampedSize }
    return key
  }

  /// The weight that shaping uses, clamped to 100...900.
  var clampedWeight: Int { max(100, min(weight, 900)) }
}
