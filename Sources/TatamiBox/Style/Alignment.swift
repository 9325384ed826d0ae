public import TatamiGeometry

/// Where a child stands across the direction of its box, per axis (box §4, rule 10).
///
/// Values combine like a set: `[.top, .trailing]`. A child's own alignment comes before its
/// box's `justifyContent`.
public struct Alignment: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A position between the two ends of an axis.
  public enum Position: Hashable, Sendable {
    /// The left or top end.
    case start
    /// The right or bottom end.
    case end
    /// The end where reading begins; the top end vertically.
    case leading
    /// The end where reading stops; the bottom end vertically.
    case trailing
    /// A place from -1 (start) over 0 (centre) to 1 (end); others are cut to that range.
    case ratio(Double)
  }

  /// The position along x, nil when another rule decides.
  public var horizontal: Position?
  /// The position along y, nil when another rule decides.
  public var vertical: Position?

  /// Makes an alignment; an axis left out is decided by another rule.
  public init(horizontal: Position? = nil, vertical: Position? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Combines alignments; the last one that names an axis decides it.
  public init(arrayLiteral elements: Alignment...) {
    self.init(horizontal: nil, vertical: nil)
    for element in elements {
      horizontal = element.horizontal ?? horizontal
      vertical = element.vertical ?? vertical
    }
  }

  /// The position along an axis, nil when another rule decides.
  public subscript(axis: Axis) -> Position? {
    axis == .horizontal ? horizontal : vertical
  }
}

extension Alignment {
  /// Nothing named on either axis.
  public static let none = Alignment(horizontal: nil, vertical: nil)
  /// The top end.
  public static let top = Alignment(vertical: .start)
  /// The bottom end.
  public static let bottom = Alignment(vertical: .end)
  /// The left end, whatever the reading direction.
  public static let left = Alignment(horizontal: .start)
  /// The right end, whatever the reading direction.
  public static let right = Alignment(horizontal: .end)
  /// The end where reading begins.
  public static let leading = Alignment(horizontal: .leading)
  /// The end where reading stops.
  public static let trailing = Alignment(horizontal: .trailing)
  /// The centre on both axes.
  public static let center = center(0, 0)

  /// A horizontal place from -1 (left) over 0 (centre) to 1 (right).
  public static func horzCenter(_ ratio: Double = 0) -> Alignment {
    Alignment(horizontal: .ratio(ratio))
  }

  /// A vertical place from -1 (top) over 0 (centre) to 1 (bottom).
  public static func vertCenter(_ ratio: Double = 0) -> Alignment {
    Alignment(vertical: .ratio(ratio))
  }

  /// A place on both axes, each from -1 to 1.
  public static func center(_ x: Double, _ y: Double) -> Alignment {
    Alignment(horizontal: .ratio(x), vertical: .ratio(y))
  }
}
