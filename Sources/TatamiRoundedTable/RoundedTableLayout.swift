public import TatamiGeometry
public import TatamiRows

/// A rounded table: the rows of a table in a column, with the corners of their cards.
public struct RoundedTableLayout: Sendable {
  /// The settings.
  public let style: RoundedTableStyle
  /// Where things lie across.
  public let column: RoundedColumn
  /// Where things lie from top to bottom.
  public var geometry: TableGeometry

  /// Joins the settings, the column made of them, and the rows.
  ///
  /// - Parameters:
  ///   - style: The table's settings.
  ///   - tableWidth: In points; negative or not finite counts as 0.
  ///   - sizeClass: Of the table, across.
  ///   - safeArea: Of the table; only left and right count.
  ///   - geometry: The sections and rows.
  public init(
    style: RoundedTableStyle,
    tableWidth: Double,
    sizeClass: SizeClass,
    safeArea: Insets = .zero,
    geometry: TableGeometry
  ) {
    self.style = style
    self.geometry = geometry
    column = RoundedColumn(
      style: style,
      tableWidth: tableWidth,
      sizeClass: sizeClass,
      safeArea: safeArea
    )
  }

  /// The size of everything, in points.
  ///
  /// - Complexity: O(log *n*).
  public func contentSize() -> Size {
    Size(width: column.tableWidth, height: geometry.contentHeight())
  }

  /// Returns the frame of a part in the table's content, nil if there is no such part.
  ///
  /// - Complexity: O(log *n*).
  public func frame(of part: TablePart) -> Rect? {
    geometry.span(of: part).map(column.frame(of:))
  }

  /// Returns the corners that a row has by its place, none if there is no such row.
  ///
  /// - Complexity: O(log *n*).
  public func roles(of row: RowIndex) -> CornerRoles {
    CornerRoles(row: row.row, of: geometry.rowCount(inSection: row.section) ?? 0)
  }

  /// Returns the backgrounds of a row, nil if there is no such row.
  ///
  /// - Complexity: O(log *n*).
  public func card(of row: RowIndex) -> RowCard? {
    guard let frame = frame(of: .row(row)) else { return nil }
    let roles = roles(of: row)
    return RowCard(
      size: frame.size,
      radius: style.cornerRadius,
      roles: roles,
      drawn: column.drawn(roles)
    )
  }

  /// Returns where the labels of headers and footers start in their view (spec §2.4).
  ///
  /// - Parameter separatorInset: Where the table's separators start, in points.
  /// - Returns: In points; nil if the look is not active and the labels stay where they are.
  public func labelX(separatorInset: Double) -> Double? {
    guard column.isActive else { return nil }
    let inset = style.labelInset ?? separatorInset
    return inset.isFinite ? inset : 0
  }
}
