public import TatamiGeometry
public import TatamiRows

/// A rounded table: the rows of a table in a column, with rounded cards.
///
/// ```swift
/// let rows = try RowRun(height: 44, count: 3)
/// let layout = RoundedTableLayout(
///   style: RoundedTableStyle(),
///   tableWidth: 768,
///   sizeClass: .regular,
///   geometry: try TableGeometry(sections: [TableSection(rows: [rows])])
/// )
/// let corners = layout.roles(of: RowIndex(section: 0, row: 2))
/// ```
public struct RoundedTableLayout: Sendable {
  /// The settings.
  public let style: RoundedTableStyle
  /// The horizontal geometry.
  public let column: RoundedColumn
  /// The vertical geometry.
  public var geometry: TableGeometry

  /// Creates a layout from settings and rows.
  ///
  /// - Parameters:
  ///   - style: The settings of the table.
  ///   - tableWidth: The width of the table, in points; negative and non-finite widths count as 0.
  ///   - sizeClass: The horizontal size class of the table.
  ///   - safeArea: The safe area of the table; only left and right distances are used.
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

  /// Returns the size of the whole table, in points.
  ///
  /// - Complexity: O(log *n*).
  public func contentSize() -> Size {
    Size(width: column.tableWidth, height: geometry.contentHeight())
  }

  /// Returns the frame of a part in the table's content, or nil if the part does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func frame(of part: TablePart) -> Rect? {
    geometry.span(of: part).map(column.frame(of:))
  }

  /// Returns the corner roles of a row; none if the row does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func roles(of row: RowIndex) -> CornerRoles {
    CornerRoles(row: row.row, of: geometry.rowCount(inSection: row.section) ?? 0)
  }

  /// Returns the backgrounds of a row, or nil if the row does not exist.
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

  /// Returns the left edge of the labels of headers and footers in their view.
  ///
  /// - Parameter separatorInset: The left inset of the table's separators, in points.
  /// - Returns: The edge in points, or nil if the table is not rounded and the labels do not move.
  public func labelX(separatorInset: Double) -> Double? {
    guard column.isActive else { return nil }
    let inset = style.labelInset ?? separatorInset
    return inset.isFinite ? inset : 0
  }
}
