/// Which font is asked for.
public struct FontDescriptor: Hashable, Sendable {
  /// A family of typefaces.
  public enum Family: Hashable, Sendable {
    /// The user interface's font: Inter where installed, else DejaVu Sans.
    case system
    /// A font whose characters are equally wide.
    case monospaced
    /// A family by its name; a missing one is replaced by the nearest.
    case named(String)
  }

  /// The family.
  public var family: Family
  /// The size of the em square, in points, exactly as asked for (S221).
  public var pointSize: Double
  /// The weight on the CSS scale: 100 (thin), 400 (regular), 700 (bold), 900 (black).
  public var weight: Int
  /// Whether the slanted face is meant.
  public var italic: Bool
  /// Whether all digits are equally wide.
  public var monospacedDigits: Bool

  /// Makes a descriptor.
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
  /// The size shaping uses: 1/64 to 4,096 points; what is not finite becomes 1/64.
  var usableSize: Double {
    pointSize >= 1 / 64 ? min(pointSize, 4096) : 1 / 64
  }

  /// The weight shaping uses, 100...900.
  var usableWeight: Int { max(100, min(weight, 900)) }
}
