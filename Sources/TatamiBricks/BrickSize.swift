/// The number of columns and rows that an item covers.
///
/// ```swift
/// let wide = BrickSize(columns: 3)
/// let fitting = wide.clamped(toColumns: 2)
/// ```
public struct BrickSize: Hashable, Sendable {
  /// The columns covered, at least 1.
  public var columns: Int
  /// The rows covered, at least 1.
  public var rows: Int

  /// Creates a size, which is validated when it is placed.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the nearest size that fits into a number of columns.
  public func clamped(toColumns columnCount: Int) -> BrickSize {
    BrickSize(
      columns: min(max(1, columns), max(1, columnCount)),
      rows: min(max(1, rows), BrickFrames.rowLimit)
    )
  }
}
