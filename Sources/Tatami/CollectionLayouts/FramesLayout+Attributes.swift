import Foundation
import TatamiGeometry
import TatamiUIKit

extension FramesLayout {
  /// The kind of the views behind whole sections.
  static let backerKind = "TatamiElementKindSectionBacker"

  func attributes(_ item: CollectionItem) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item.item, section: item.section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = space.frame(item.frame)
    return attributes
  }

  func attributes(_ item: SupplementaryItem) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(ofKind: item.kind.elementKind, inSection: item.section)
    attributes.frame = space.frame(item.frame)
    attributes.zIndex = item.kind.zIndex
    return attributes
  }

  /// Returns new attributes of a decoration view if a class is registered for its kind, otherwise
  /// of a supplementary view.
  func attributes(
    ofKind kind: String,
    inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    return hasDecorationViews(ofKind: kind)
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
      : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  /// Returns the attributes of the only view of a kind in a section.
  func viewAttributes(
    ofKind kind: String,
    at path: IndexPath,
    category: UICollectionView.ElementCategory
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0,
      let frame = frame(ofViewOfKind: kind, inSection: path.section)
    else { return nil }
    let attributes = attributes(ofKind: kind, inSection: path.section)
    guard attributes.representedElementCategory == category else { return nil }
    attributes.frame = space.frame(frame)
    attributes.zIndex = SupplementaryItem.Kind(elementKind: kind)?.zIndex ?? 0
    return attributes
  }
}

extension SupplementaryItem.Kind {
  /// The kind of the collection view's element.
  @MainActor
  var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .backer: FramesLayout.backerKind
    }
  }

  /// Creates the kind with a collection view's identifier; nil for other identifiers.
  @MainActor
  init?(elementKind: String) {
    guard let kind = Self.allCases.first(where: { $0.elementKind == elementKind }) else {
      return nil
    }
    self = kind
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy of half the size if the attributes are transparent, as those of inserted and
  /// deleted items are.
  func shrunk() -> UICollectionViewLayoutAttributes {
    guard alpha == 0, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return copy
  }
}
