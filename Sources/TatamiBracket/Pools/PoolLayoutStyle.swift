public import TatamiGeometry

/// The lengths of a pool's layout, in points.
///
/// ```swift
/// var style = PoolLayoutStyle()
/// style.matchSize = Size(width: 180, height: 44)
/// style.titleHeight = 32
/// ```
public struct PoolLayoutStyle: Equatable, Sendable {
  /// The positions of the rounds.
  public enum Arrangement: Hashable, Sendable {
    /// Each round is a column beside the table.
    case columns
    /// The rounds are below the table, or in columns of similar heights beside a table that is much
    /// shorter.
    case filled
  }

  /// The positions of the rounds.
  public var arrangement = Arrangement.columns
  /// The size of a match.
  public var matchSize = Size(width: 210, height: 52)
  /// The distance between two matches of a round, and after the last one.
  public var matchGap = 14.0
  /// The distance between two columns.
  public var columnGap = 36.0
  /// The height of the title above the table, 0 for none.
  public var titleHeight = 0.0
  /// The height of the header above the matches of a round.
  public var headerHeight = 30.0
  /// The distance between a round and the header of the next one below it.
  public var roundGap = 0.0
  /// The distance between the table and rounds below it.
  public var tableGap = 0.0

  /// Creates a style.
  public init() {}

  /// Returns the style with lengths from 0 to the longest one; NaN becomes 0.
  func clamped() -> PoolLayoutStyle {
    var style = self
    let lengths = [
      \PoolLayoutStyle.matchSize.width, \.matchSize.height, \.matchGap, \.columnGap, \.titleHeight,
      \.headerHeight, \.roundGap, \.tableGap,
    ]
    for length in lengths { style[keyPath: length] = BracketMeasures.length(self[keyPath: length]) }
    return style
  }

  /// Returns the height of a round with the space after it.
  func height(ofMatches count: Int) -> Double {
    headerHeight + Double(count) * (matchSize.height + matchGap) + roundGap
  }

  /// Returns the origin of the rounds and the height of their columns.
  func area(
    ofRoundsWith heights: [Double],
    beside table: Rect
  ) -> (origin: Point, height: Double) {
    let beside = Point(x: table.maxX + columnGap, y: table.minY)
    guard arrangement == .filled else { return (beside, 0) }
    let total = heights.reduce(0, +)
    guard total > 2.5 * table.height else {
      return (Point(x: 0, y: table.maxY + tableGap), .infinity)
    }
    let columns = (1.4 * total / max(matchSize.width, 1)).squareRoot().rounded(.up)
    let spare = 2 * (matchSize.height + matchGap)
    return (beside, max(total / columns + spare, table.height))
  }
}
