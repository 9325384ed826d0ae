package import Foundation
package import TatamiUIKit

/// A data source whose views have the numbers of their items and sections as tags.
@MainActor
package final class SoakSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  package let data: RandomSections
  /// The height that a cell prefers for its number; nil if cells keep the layout's size.
  package var preferredHeight: ((Int) -> CGFloat)?
  /// The size of an item in a flow layout.
  package var itemSize: (Int) -> CGSize = { _ in CGSize(width: 50, height: 50) }

  init(_ data: RandomSections) { self.data = data }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { data.numbers.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { data.numbers[section].count }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = data.number(at: indexPath)
    (cell as? SoakCell)?.preferredHeight = preferredHeight?(cell.tag)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    view.tag = data.names[indexPath.section]
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { itemSize(data.number(at: indexPath)) }
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
