/// The settings of a rounded table; the defaults are those of the original's last release (spec §1).
///
/// Any number may be set; what a table makes of an impossible one is said at each.
public struct RoundedTableStyle: Hashable, Sendable {
  /// Whether the table has the rounded look at all.
  public var showsRoundedCorners = true
  /// Whether the look goes back to the stock one where the size class is not regular.
  public var revertsInCompactWidth = false
  /// The distance of the column from both edges of the table, in points.
  ///
  /// A negative one or one that is not finite counts as 0.
  public var horizontalInset = 18.0
  /// The largest width of the column in points; 0 or less, or not a number, means none.
  public var maximumWidth = 675.0
  /// The radius of the cards' corners in points; negative or not finite counts as 0.
  public var cornerRadius = 7.0
  /// Where the labels of headers and footers start in their view; nil follows the separators.
  public var labelInset: Double?
  /// What the safe area does to the column.
  public var safeAreaRule = SafeAreaRule.narrowsColumn
  /// The device pixels of a point, if the column's edges are to fall on whole ones.
  ///
  /// One that is not above 0 or not finite counts as nil.
  public var pixelsPerPoint: Double?

  /// Makes the default settings.
  public init() {}
}

/// What the safe area at the left and right does to the column.
public enum SafeAreaRule: Hashable, Sendable {
  /// It is taken off the finished column, even off one that is clear of it (spec §2.3, original).
  case narrowsColumn
  /// The column is placed inside it and narrowed no further (spec §5.4, correction).
  case containsColumn
}
