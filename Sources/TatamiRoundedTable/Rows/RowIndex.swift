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

/// A thing with a place in a table.
public enum TablePart: Hashable, Sendable {
  /// The view above all sections.
  case tableHeader
  /// The header of a section.
  case header(section: Int)
  /// A row.
  case row(RowIndex)
  /// The footer of a section.
  case footer(section: Int)
  /// The view below all sections.
  case tableFooter
}

/// What can be seen of a section.
public struct VisibleSection: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// Its visible rows; rows without a height among them or beside them may be counted in.
  public var rows: Range<Int>
  /// Whether its header is visible.
  public var showsHeader: Bool
  /// Whether its footer is visible.
  public var showsFooter: Bool
}
