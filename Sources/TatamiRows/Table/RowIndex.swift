/// The place of a row in a table: its section, and its number there, both counted from 0.
public struct RowIndex: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row within the section.
  public var row: Int

  /// Makes an index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders rows from top to bottom.
  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
