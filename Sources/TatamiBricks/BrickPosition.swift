/// The position of an item in the grid of its section.
public struct BrickPosition: Hashable, Sendable {
  /// The index of the leftmost column.
  public var column: Int
  /// The index of the top row.
  public var row: Int
  /// The columns and rows covered.
  public var size: BrickSize

  /// Creates a position.
  public init(column: Int, row: Int, size: BrickSize) {
    self.column = column
    self.row = row
    self.size = size
  }
}
