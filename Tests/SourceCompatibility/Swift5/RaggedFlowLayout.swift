import Foundation
import TatamiUIKit

/// A flow layout whose lines begin at the left or end at the right, with equal gaps.
open class RaggedFlowLayout: UICollectionViewFlowLayout {
  public enum Alignment {
    case left
    case right
  }

  public var alignment: Alignment

  public init(alignment: Alignment = .left) {
    self.alignment = alignment
    super.init()
  }

  public required init?(coder: NSCoder) {
    alignment = .left
    super.init(coder: coder)
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView,
      let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    let step = alignment == .left ? -1 : 1
    let neighbor = IndexPath(item: indexPath.item + step, section: indexPath.section)
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    let width = collectionView.frame.size.width
    let line = CGRect(
      x: sectionInset.left,
      y: attributes.frame.origin.y,
      width: width - sectionInset.left - sectionInset.right,
      height: attributes.frame.size.height
    )
    guard (0..<count).contains(neighbor.item),
      let other = layoutAttributesForItem(at: neighbor), line.intersects(other.frame)
    else {
      attributes.frame.origin.x =
        alignment == .left
        ? sectionInset.left : width - sectionInset.right - attributes.frame.width
      return attributes
    }
    attributes.frame.origin.x =
      alignment == .left
      ? other.frame.maxX + minimumInteritemSpacing
      : other.frame.minX - minimumInteritemSpacing - attributes.frame.width
    return attributes
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let copies = super.layoutAttributesForElements(in: rect)?.map { $0.copy() }
    let attributes = copies as? [UICollectionViewLayoutAttributes]
    attributes?.filter { $0.representedElementCategory == .cell }.forEach {
      if let frame = layoutAttributesForItem(at: $0.indexPath)?.frame { $0.frame = frame }
    }
    return attributes
  }
}
