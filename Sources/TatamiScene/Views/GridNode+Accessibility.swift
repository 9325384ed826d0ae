import Foundation
import Tatami

/// A text of a grid, which has a row and a column for assistive technologies.
final class GridLabel: SceneLabel, UIAccessibilityContainerDataTableCell {
  /// The row, that of the titles included, counted from 0.
  var row = 0
  /// The column, counted from 0.
  var column = 0

  func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }

  func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
}

extension GridNode: UIAccessibilityContainerDataTable {
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    guard table.indices.contains(row), table[row].indices.contains(column) else { return nil }
    return table[row][column]
  }

  var accessibilityRowCount: Int { table.count }

  var accessibilityColumnCount: Int { columns.count }

  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    guard hasTitles, let title = accessibilityDataTableCellElement(forRow: 0, column: column) else {
      return nil
    }
    return [title]
  }
}
