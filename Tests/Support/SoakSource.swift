package import Foundation
package import TatamiUIKit

/// A data source whose views have the numbers of their items and sections as tags.
///
/// Its callbacks may change the collection view.
@MainActor
package final class SoakSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  package let data: RandomSections
  package let reentry: Reentry
  /// The calls with items or sections that did not exist.
  package private(set) var faults: [String] = []
  /// The height that a cell prefers for its number; nil if cells keep the layout's size.
  package var preferredHeight: ((Int) -> CGFloat)?
  /// The size of an item in a flow layout.
  package var itemSize: (Int) -> CGSize = { _ in CGSize(width: 50, height: 50) }

  init(_ data: RandomSections, _ reentry: Reentry) {
    (self.data, self.reentry) = (data, reentry)
  }

  /// Records a call of a callback.
  func enter(_ callback: String = #function) { reentry.enter(callback) }

  func enter(_ path: IndexPath, _ callback: String = #function) {
    if !data.contains(path) { faults.append("\(callback) for \(path)") }
    enter(callback)
  }

  func enter(section: Int, _ callback: String = #function) {
    if !data.numbers.indices.contains(section) { faults.append("\(callback) for \(section)") }
    enter(callback)
  }

  func number(_ path: IndexPath) -> Int { data.contains(path) ? data.number(at: path) : -1 }

  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    enter()
    return data.numbers.count
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    enter(section: section)
    return data.numbers.indices.contains(section) ? data.numbers[section].count : 0
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = number(indexPath)
    enter(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = number
    (cell as? SoakCell)?.preferredHeight = preferredHeight?(cell.tag)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    enter(section: indexPath.section)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    view.tag = data.names.indices.contains(indexPath.section) ? data.names[indexPath.section] : -1
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    enter(indexPath)
    return itemSize(number(indexPath))
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    enter(indexPath)
    return true
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    data.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    enter(destinationIndexPath)
  }
}

/// A cell with a height of its own.
final class SoakCell: UICollectionViewCell {
  var preferredHeight: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.size.height = preferredHeight
    return copy
  }
}
