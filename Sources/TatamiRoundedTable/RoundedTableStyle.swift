/// The settings of a rounded table; the defaults are those of the original's last release.
///
/// ```swift
/// var style = RoundedTableStyle()
/// style.maximumWidth = 600
/// style.cornerRadius = 12
/// ```
///
/// Any number may be set; each property documents how invalid numbers are treated.
public struct RoundedTableStyle: Hashable, Sendable {
  /// Whether the table is rounded.
  public var showsRoundedCorners = true
  /// Whether the table is rounded only in the regular size class.
  public var revertsInCompactWidth = false
  /// The distance of the column from both edges of the table, in points.
  ///
  /// Negative and non-finite distances count as 0.
  public var horizontalInset = 18.0
  /// The largest width of the column in points; 0, negative numbers and NaN mean no limit.
  public var maximumWidth = 675.0
  /// The corner radius of the cards in points; negative and non-finite radii count as 0.
  public var cornerRadius = 7.0
  /// The left inset of the labels of headers and footers in points; nil uses that of the
  /// separators.
  public var labelInset: Double?
  /// The effect of the safe area on the column.
  public var safeAreaRule = SafeAreaRule.narrowsColumn
  /// The number of device pixels per point to which the column's edges are rounded, or nil.
  ///
  /// Numbers that are not above 0 and non-finite numbers count as nil.
  public var pixelsPerPoint: Double?

  /// Creates the default settings.
  public init() {}
}
