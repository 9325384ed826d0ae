import Foundation
import TatamiUIKit

@MainActor
public protocol TileLayoutDelegate: AnyObject {
  func tileLayout(_ layout: TileLayout, spanOfItemAt indexPath: IndexPath) -> Int
}

/// Tiles of one to three columns below each other; keeps its frames until it is invalidated.
open class TileLayout: UICollectionViewFlowLayout {
  open weak var delegate: TileLayoutDelegate!
  public fileprivate(set) var preparations = 0
  public fileprivate(set) var spacingChanges = 0
  fileprivate var frames: [[CGRect]]?
  fileprivate var preparedSize = CGSize.zero

  public init(delegate: TileLayoutDelegate) {
    self.delegate = delegate
    super.init()
  }

  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override open var minimumLineSpacing: CGFloat {
    willSet { spacingChanges += 1 }
  }
  override open var minimumInteritemSpacing: CGFloat {
    didSet { spacingChanges += 1 }
  }

  open override func invalidateLayout() {
    super.invalidateLayout()
    frames = nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    preparedSize != newBounds.size
  }

  open override func prepare() {
    guard let collectionView = self.collectionView else {
      fatalError("a layout is prepared with its collection view")
    }
    super.prepare()
    guard frames == nil else { return }
    preparations += 1
    preparedSize = collectionView.bounds.size
    var y: CGFloat = 0
    frames = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let column = floor(preparedSize.width / 3)
        let width = CGFloat(delegate.tileLayout(self, spanOfItemAt: path)) * column
        defer { y += 30 }
        return CGRect(x: 0, y: y, width: width, height: 30)
      }
    }
  }

  open override var collectionViewContentSize: CGSize {
    let width = super.collectionViewContentSize.width
    return CGSize(width: width, height: frames?.joined().last?.maxY ?? 0)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames?[indexPath.section][indexPath.item] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames?.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].intersects(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView?.contentOffset ?? CGPoint.zero
  }
}
