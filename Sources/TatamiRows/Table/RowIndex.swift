/// The index of a row in a table: the index of its section and its index within the section.
///
/// ```swift
/// var table = try TableGeometry(sections: [TableSection(rows: [RowRun(height: 44, count: 3)])])
/// try table.moveRow(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 0, row: 2))
/// ```
public struct RowIndex: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row within its section.
  public var row: Int

  /// Creates an index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders rows from top to bottom.
  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
