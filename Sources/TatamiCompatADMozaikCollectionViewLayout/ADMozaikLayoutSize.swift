public import Tatami

/// The index of a section.
public typealias ADMozaikLayoutSection = Int
/// The index of a row.
public typealias ADMozaikLayoutPositionRow = Int
/// The index of a column.
public typealias ADMozaikLayoutPositionColumn = Int
/// A number of rows.
public typealias ADMozaikLayoutSizeRows = Int
/// A number of columns.
public typealias ADMozaikLayoutSizeColumns = Int

/// The numbers of columns and rows that an item covers.
public typealias ADMozaikLayoutSize = BrickSize

extension ADMozaikLayoutSize {
  /// Creates a size.
  public init(
    numberOfColumns: ADMozaikLayoutSizeColumns,
    numberOfRows: ADMozaikLayoutSizeRows
  ) {
    self.init(columns: numberOfColumns, rows: numberOfRows)
  }

  /// Returns the number of cells, or `Int.max` if it is larger.
  public func totalCells() -> Int {
    let (product, overflow) = columns.multipliedReportingOverflow(by: rows)
    return overflow ? .max : product
  }
}

/// The cell at which an item begins.
public struct ADMozaikLayoutPosition: Hashable, Sendable {
  let column: ADMozaikLayoutPositionColumn
  let row: ADMozaikLayoutPositionRow
  let section: ADMozaikLayoutSection

  /// Creates a position.
  public init(
    atColumn: ADMozaikLayoutPositionColumn,
    atRow: ADMozaikLayoutPositionRow,
    inSection: ADMozaikLayoutSection
  ) {
    column = atColumn
    row = atRow
    section = inSection
  }
}
