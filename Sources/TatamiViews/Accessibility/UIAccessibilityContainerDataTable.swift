public import Foundation

/// An accessibility element in a cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows of the cell, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns of the cell, counted from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A view whose accessibility elements are the cells of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the element of a cell; nil for an empty one.
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  var accessibilityRowCount: Int { get }
  /// The number of columns.
  var accessibilityColumnCount: Int { get }
  /// Returns the titles of a row; nil for none, the default.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the titles of a column; nil for none, the default.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Returns nil.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// Returns nil.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
