import Foundation
import TatamiUIKit

extension UIResponder {
  /// The part of the responder in a list or a table of data; nil if it is neither one nor a cell.
  var listPart: AccessibilityMirror.ListPart? {
    switch self {
    case is UITableView, is UICollectionView: .list
    case let cell as UITableViewCell: cell.rowOfTable
    case let cell as UICollectionViewCell: cell.itemOfCollection
    case let table as any UIAccessibilityContainerDataTable:
      .table(rows: table.accessibilityRowCount, columns: table.accessibilityColumnCount)
    case let cell as any UIAccessibilityContainerDataTableCell: cellOfTable(cell)
    default: nil
    }
  }

  /// Returns the place of a cell in the table of data around it; nil outside of one.
  private func cellOfTable(
    _ cell: any UIAccessibilityContainerDataTableCell
  ) -> AccessibilityMirror.ListPart? {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    guard let table = enclosingDataTable, rows.location >= 0, columns.location >= 0 else {
      return nil
    }
    let titles = table.accessibilityHeaderElements(forColumn: columns.location) ?? []
    return .cell(
      row: rows.location,
      column: columns.location,
      isTitle: titles.contains { $0 === self }
    )
  }

  /// The innermost table of data around the responder; nil for none.
  private var enclosingDataTable: (any UIAccessibilityContainerDataTable)? {
    let around = sequence(first: self, next: { $0.next }).dropFirst()
    return around.lazy.compactMap { $0 as? any UIAccessibilityContainerDataTable }.first
  }
}

extension UITableViewCell {
  /// The place among the rows of the table; nil outside of a table.
  fileprivate var rowOfTable: AccessibilityMirror.ListPart? {
    guard let table: UITableView = enclosingView(), let path = table.indexPath(for: self) else {
      return nil
    }
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    return AccessibilityMirror.ListPart(path, counts: counts)
  }
}

extension UICollectionViewCell {
  /// The place among the items of the collection view; nil outside of one.
  fileprivate var itemOfCollection: AccessibilityMirror.ListPart? {
    guard let list: UICollectionView = enclosingView(), let path = list.indexPath(for: self) else {
      return nil
    }
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    return AccessibilityMirror.ListPart(path, counts: counts)
  }
}

extension UIView {
  /// Returns the innermost view of a type around the view; nil for none.
  fileprivate func enclosingView<View: UIView>() -> View? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? View }.first
  }
}

extension AccessibilityMirror.ListPart {
  /// Creates an item from its index path and the numbers of items of the sections.
  fileprivate init(_ path: IndexPath, counts: [Int]) {
    let index = counts.prefix(path.section).reduce(path.item, +)
    self = .item(index: index, count: counts.reduce(0, +))
  }
}
