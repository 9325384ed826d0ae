package import Foundation
package import TatamiUIKit

/// A table or a collection view whose data changes at random.
@MainActor
package protocol SoakList: UIScrollView {
  var isEditing: Bool { get set }
  var selectedPaths: [IndexPath] { get }
  func reloadData()
  func insertSections(_ sections: IndexSet)
  func deleteSections(_ sections: IndexSet)
  func reloadSections(_ sections: IndexSet)
  func moveSection(_ section: Int, toSection newSection: Int)
  func insertItems(at indexPaths: [IndexPath])
  func deleteItems(at indexPaths: [IndexPath])
  func reloadItems(at indexPaths: [IndexPath])
  func reconfigureItems(at indexPaths: [IndexPath])
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func selectItem(at path: IndexPath)
  func scrollToItem(at path: IndexPath)
  /// Whether there is a data source.
  var hasSource: Bool { get }
  /// Sets the data source to nil and back.
  func exchangeSource()
  /// Returns the numbers of items.
  func counts() -> [Int]
}

extension UICollectionView: SoakList {
  package var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
  package var hasSource: Bool { dataSource != nil }

  package func selectItem(at path: IndexPath) {
    selectItem(at: path, animated: false, scrollPosition: [])
  }

  package func scrollToItem(at path: IndexPath) {
    scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  package func exchangeSource() {
    let source = dataSource
    dataSource = nil
    dataSource = source
  }

  package func counts() -> [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }
}

extension UITableView: SoakList {
  package var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  package var hasSource: Bool { dataSource != nil }

  package func insertSections(_ sections: IndexSet) { insertSections(sections, with: .automatic) }
  package func deleteSections(_ sections: IndexSet) { deleteSections(sections, with: .left) }
  package func reloadSections(_ sections: IndexSet) { reloadSections(sections, with: .fade) }
  package func insertItems(at indexPaths: [IndexPath]) { insertRows(at: indexPaths, with: .top) }
  package func deleteItems(at indexPaths: [IndexPath]) { deleteRows(at: indexPaths, with: .fade) }
  package func reloadItems(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  package func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

  package func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    moveRow(at: indexPath, to: newIndexPath)
  }

  package func selectItem(at path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
  }

  package func scrollToItem(at path: IndexPath) {
    scrollToRow(at: path, at: .middle, animated: false)
  }

  package func exchangeSource() {
    let source = dataSource
    dataSource = nil
    dataSource = source
  }

  package func counts() -> [Int] {
    (0..<numberOfSections).map { numberOfRows(inSection: $0) }
  }
}
