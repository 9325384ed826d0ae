public import TatamiGeometry

/// The lengths of a stage's layout, in points.
public struct StageLayoutStyle: Equatable, Sendable {
  /// The size of a match's box.
  public var boxSize = Size(width: 150, height: 46)
  /// The distance between two columns.
  public var columnGap = 40.0
  /// The distance between the centers of two boxes of the first round, at least the height of a
  /// box.
  public var rowPitch = 66.0
  /// The height of the headers above the upper and the lower half, 0 for none.
  public var headerHeight = 0.0
  /// The distance between the upper and the lower half.
  public var sectionGap = 40.0
  /// Whether matches with a bye have no box and no lines; the positions and the size are
  /// unaffected.
  public var hidesByes = true
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
  /// Whether the second half of a single elimination is mirrored at the right of the final.
  ///
  /// Double eliminations ignore it, and so does a bracket of which only the final is shown.
  public var isTwoSided = false
  /// Whether the first round is at the right.
  public var isRightToLeft = false

  /// Creates a style.
  public init() {}
}
