public import TatamiGeometry

/// The alignment of a child in its box, per axis.
///
/// ```swift
/// let badge = Alignment(horizontal: .trailing, vertical: .start)
/// let centered: Alignment = [.left, .vertCenter()]
/// ```
///
/// Values combine like a set: `[.top, .trailing]`. A child's own alignment overrides the
/// `justifyContent` of its box.
public struct Alignment: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A position between the two ends of an axis.
  public enum Position: Hashable, Sendable {
    /// The left or top end.
    case start
    /// The right or bottom end.
    case end
    /// The leading end; vertically, the top end.
    case leading
    /// The trailing end; vertically, the bottom end.
    case trailing
    /// A position from -1 (start) over 0 (center) to 1 (end); other values are clamped.
    case ratio(Double)
  }

  /// The position along x; nil for the default of the box.
  public var horizontal: Position?
  /// The position along y; nil for the default of the box.
  public var vertical: Position?

  /// Creates an alignment; by default, that of the box on each axis.
  public init(horizontal: Position? = nil, vertical: Position? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Combines alignments; the last value for an axis takes precedence.
  public init(arrayLiteral elements: Alignment...) {
    self.init(horizontal: nil, vertical: nil)
    for element in elements {
      horizontal = element.horizontal ?? horizontal
      vertical = element.vertical ?? vertical
    }
  }

  /// The position along an axis; nil for the default of the box.
  public subscript(axis: Axis) -> Position? {
    axis == .horizontal ? horizontal : vertical
  }
}

extension Alignment {
  /// The default of the box on both axes.
  public static let none = Alignment(horizontal: nil, vertical: nil)
  /// The top end.
  public static let top = Alignment(vertical: .start)
  /// The bottom end.
  public static let bottom = Alignment(vertical: .end)
  /// The left end, regardless of the reading direction.
  public static let left = Alignment(horizontal: .start)
  /// The right end, regardless of the reading direction.
  public static let right = Alignment(horizontal: .end)
  /// The leading end.
  public static let leading = Alignment(horizontal: .leading)
  /// The trailing end.
  public static let trailing = Alignment(horizontal: .trailing)
  /// The center on both axes.
  public static let center = center(0, 0)

  /// Returns a horizontal position from -1 (left) over 0 (center) to 1 (right).
  public static func horzCenter(_ ratio: Double = 0) -> Alignment {
    Alignment(horizontal: .ratio(ratio))
  }

  /// Returns a vertical position from -1 (top) over 0 (center) to 1 (bottom).
  public static func vertCenter(_ ratio: Double = 0) -> Alignment {
    Alignment(vertical: .ratio(ratio))
  }

  /// Returns a position on both axes, each from -1 to 1.
  public static func center(_ x: Double, _ y: Double) -> Alignment {
    Alignment(horizontal: .ratio(x), vertical: .ratio(y))
  }
}
