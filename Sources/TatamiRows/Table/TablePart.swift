/// A part of a table that occupies a vertical span.
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
