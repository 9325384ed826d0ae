/// How many columns and rows an item covers.
public struct BrickSize: Hashable, Sendable {
  /// The columns covered, at least 1.
  public var columns: Int
  /// The rows covered, at least 1.
  public var rows: Int

  /// Makes a size; it is checked when it is placed.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the nearest size that a section with a number of columns can place.
  public func clamped(toColumns columnCount: Int) -> BrickSize {
    BrickSize(
      columns: min(max(1, columns), max(1, columnCount)),
      rows: min(max(1, rows), BrickLayout.rowLimit)
    )
  }
}
