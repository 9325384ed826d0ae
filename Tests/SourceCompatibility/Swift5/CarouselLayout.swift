import Foundation
import TatamiUIKit

extension UICollectionView {
  public convenience init(frame: CGRect = .zero, carouselLayout: CarouselLayout) {
    self.init(frame: frame, collectionViewLayout: carouselLayout)
    decelerationRate = UIScrollView.DecelerationRate.fast
  }
}

/// Attributes with the distance of the item from the center, as a share of a page.
public class CarouselAttributes: UICollectionViewLayoutAttributes {
  public var position: CGFloat = 0
  public weak var contentView: UIView?

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CarouselAttributes
    copy.position = position
    copy.contentView = contentView
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselAttributes else { return false }
    return super.isEqual(other) && other.position == position && other.contentView == contentView
  }
}

/// Pages that stop in the center; those beside it are smaller and transparent.
open class CarouselLayout: UICollectionViewFlowLayout {
  private var lastSize = CGSize.zero
  private var lastDirection: UICollectionView.ScrollDirection!

  override public init() {
    super.init()
    scrollDirection = .horizontal
    lastDirection = scrollDirection
  }

  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override open class var layoutAttributesClass: AnyClass { CarouselAttributes.self }

  var pageLength: CGFloat {
    switch scrollDirection {
    case .horizontal: return itemSize.width + minimumLineSpacing
    case .vertical: return itemSize.height + minimumLineSpacing
    @unknown default: return 0
    }
  }

  public var currentPage: Int? {
    guard let collectionView = collectionView else { return nil }
    let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    return collectionView.indexPathForItem(at: center)?.row
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let collectionView = collectionView else { return }
    let size = collectionView.bounds.size
    guard !size.equalTo(lastSize) || lastDirection != scrollDirection else { return }
    let inset = (size.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.contentOffset = CGPoint(x: -inset, y: 0)
    lastSize = size
    lastDirection = scrollDirection
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    return super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? CarouselAttributes }
      .map { attributes in
        attributes.position = (attributes.center.x - collectionView.bounds.midX) / pageLength
        let share = max(0, 1 - abs(attributes.position))
        attributes.alpha = 0.5 + 0.5 * share
        let scale = 0.8 + 0.2 * share
        attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
        attributes.zIndex = Int(share * 10)
        if attributes.contentView == nil {
          attributes.contentView = collectionView.cellForItem(at: attributes.indexPath)?.contentView
        }
        return attributes
      }
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let cells = (layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }
    let distance = { (cell: UICollectionViewLayoutAttributes) in abs(cell.center.x - rect.midX) }
    guard let nearest = cells.min(by: { distance($0) < distance($1) }) else {
      return proposedContentOffset
    }
    var x = nearest.center.x - collectionView.bounds.width / 2
    let offset = x - collectionView.contentOffset.x
    if (velocity.x < 0 && offset > 0) || (velocity.x > 0 && offset < 0) {
      x += velocity.x > 0 ? pageLength : -pageLength
    }
    return CGPoint(x: x, y: proposedContentOffset.y)
  }

  public func scrollToPage(index: Int, animated: Bool) {
    guard let collectionView = collectionView else { return }
    let x = CGFloat(index) * pageLength - collectionView.contentInset.left
    let isFar = abs(collectionView.contentOffset.x - x) > 1
    collectionView.setContentOffset(CGPoint(x: x, y: 0), animated: isFar ? animated : false)
  }
}
