public import TatamiGeometry

/// The style and the lengths of a stage's layout, in points.
///
/// ```swift
/// var style = StageLayoutStyle()
/// style.style = .right
/// style.columnGap = 24
/// style.hidesByes = false
/// ```
public struct StageLayoutStyle: Equatable, Sendable {
  /// The edge at which the first rounds are placed.
  ///
  /// Two-sided styles apply to single eliminations of which more than the final is shown; other
  /// brackets begin at the first edge.
  public var style = BracketStyle.left
  /// The size of a match's box.
  public var boxSize = Size(width: 150, height: 46)
  /// The distance between two rounds along the layer axis.
  public var columnGap = 40.0
  /// The distance between the centers of two boxes of the first round along the entry axis, at least
  /// the length of a box.
  public var rowPitch = 66.0
  /// The length of the headers along the entry axis, before the upper and the lower half; 0 for none.
  public var headerLength = 0.0
  /// The distance between the upper and the lower half.
  public var sectionGap = 40.0
  /// Whether matches with a bye have no box.
  public var hidesByes = true
  /// Whether rows are counted by the shown matches, and lines pass over hidden ones.
  ///
  /// Otherwise every match of the first round has a row, and a hidden match has no lines.
  public var condensesRows = false
  /// Whether every round of the upper half is in the column after the previous round, instead of in
  /// the column of the lower round that its losers enter.
  ///
  /// The grand final is then level with the final of the upper half, without a line from the lower
  /// half.
  public var isCompact = false
  /// The number of first rounds without boxes, at least 0; later rounds move closer together.
  ///
  /// The last round of the upper half always has a box. Rounds of the lower half are left out if
  /// they come before the first shown round of the upper half.
  public var collapsedRounds = 0
  /// The size of the champion's box, nil for none.
  public var championSize: Size?
  /// The distance from the deciding match to the champion's box.
  public var championGap = 28.0

  /// Creates a style.
  public init() {}

  /// Returns the style with lengths from 0 to the longest one; NaN becomes 0.
  func clamped() -> StageLayoutStyle {
    func clamped(_ size: Size) -> Size {
      Size(
        width: BracketMeasures.length(size.width),
        height: BracketMeasures.length(size.height)
      )
    }
    var style = self
    style.boxSize = clamped(boxSize)
    style.championSize = championSize.map(clamped)
    let lengths = [
      \StageLayoutStyle.columnGap, \.rowPitch, \.headerLength, \.sectionGap, \.championGap,
    ]
    for length in lengths { style[keyPath: length] = BracketMeasures.length(self[keyPath: length]) }
    return style
  }
}
