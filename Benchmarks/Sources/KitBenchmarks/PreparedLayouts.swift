import Foundation
import Tatami

/// A mosaic that prepares the attributes of all items and searches all of them.
final class PreparedMosaic: MosaicLayout {
  private var list = AttributeList()

  override func prepare() {
    super.prepare()
    list = AttributeList(of: collectionView) { super.layoutAttributesForItem(at: $0) }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { list.elements(in: rect) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { list.item(at: indexPath) }
}

/// A brick wall that prepares the attributes of all items and searches all of them.
final class PreparedBricks: BrickLayout {
  private var list = AttributeList()

  override func prepare() {
    super.prepare()
    list = AttributeList(of: collectionView) { super.layoutAttributesForItem(at: $0) }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { list.elements(in: rect) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { list.item(at: indexPath) }
}

/// The attributes of all items of section 0.
@MainActor
private struct AttributeList {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  init() {}

  init(
    of view: UICollectionView?,
    attributesOfItem: (IndexPath) -> UICollectionViewLayoutAttributes?
  ) {
    let items = view?.numberOfItems(inSection: 0) ?? 0
    attributes = (0..<items).compactMap { attributesOfItem(IndexPath(item: $0, section: 0)) }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { $0.frame.intersects(rect) }
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(path.item) ? attributes[path.item] : nil
  }
}
