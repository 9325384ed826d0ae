import Foundation
import TatamiUIKit

public final class ThreadLayoutAttributes: UICollectionViewLayoutAttributes {
  public var sizesItself = true

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as? ThreadLayoutAttributes
    copy?.sizesItself = sizesItself
    return copy as Any
  }

  public override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? ThreadLayoutAttributes)?.sizesItself == sizesItself
  }
}

public final class ThreadLayoutContext: UICollectionViewLayoutInvalidationContext {
  public var invalidatesMetrics = true
}

/// A cell with a height of its own.
open class ThreadCell: UICollectionViewCell {
  open var preferredHeight: CGFloat = 40

  override open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes as? ThreadLayoutAttributes else {
      assertionFailure("the attributes are of another class")
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    if contentView.bounds.width != layoutAttributes.size.width {
      contentView.bounds.size.width = layoutAttributes.size.width
    }
    if attributes.sizesItself { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

/// Messages below each other that measure themselves; follows updates by itself.
public final class ThreadLayout: UICollectionViewLayout {
  struct Prepare: OptionSet {
    let rawValue: UInt
    static let recreate = Prepare(rawValue: 1 << 0)
    static let metrics = Prepare(rawValue: 1 << 1)
  }

  public static let estimate: CGFloat = 100
  public private(set) var log: [String] = []
  private let isFlipped: Bool
  private var sections: [[CGFloat]] = []
  private var pending: Prepare = [.recreate]
  private var hasNewCounts = false

  public init(flipsHorizontallyInOppositeLayoutDirection: Bool = true) {
    isFlipped = flipsHorizontallyInOppositeLayoutDirection
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    isFlipped = true
    super.init(coder: aDecoder)
  }

  public func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  override public class var layoutAttributesClass: AnyClass { ThreadLayoutAttributes.self }
  override public class var invalidationContextClass: AnyClass { ThreadLayoutContext.self }
  override public var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }

  override public var collectionViewContentSize: CGSize {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let width = (collectionView?.bounds.width ?? 0) - insets.left - insets.right - 0.0001
    return CGSize(width: width, height: sections.joined().reduce(0, +))
  }

  override public func prepare() {
    super.prepare()
    if pending.contains(.recreate), let collectionView = collectionView {
      sections = (0..<collectionView.numberOfSections).map {
        [CGFloat](repeating: Self.estimate, count: collectionView.numberOfItems(inSection: $0))
      }
    }
    pending = []
  }

  override public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      switch item.updateAction {
      case .insert:
        guard let path = item.indexPathAfterUpdate else { return }
        if path.item == NSNotFound {
          let count = collectionView?.numberOfItems(inSection: path.section) ?? 0
          sections.insert([CGFloat](repeating: Self.estimate, count: count), at: path.section)
        } else {
          sections[path.section].insert(Self.estimate, at: path.item)
        }
      case .delete:
        guard let path = item.indexPathBeforeUpdate else { return }
        if path.item == NSNotFound {
          sections.remove(at: path.section)
        } else {
          sections[path.section].remove(at: path.item)
        }
      case .move, .reload, .none: pending = [.recreate]
      @unknown default: break
      }
    }
    log.append("updates \(updateItems.count)")
    hasNewCounts = false
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override public func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }

  override public func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    log.append("from \(Int(oldBounds.width))")
  }

  override public func finalizeAnimatedBoundsChange() {
    log.append("finalize bounds")
    super.finalizeAnimatedBoundsChange()
  }

  override public func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Inserted items are reported to the layout only after its counts were invalidated.
    guard !hasNewCounts else { return nil }
    return sections.indices.flatMap { section in
      sections[section].indices
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  override public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !hasNewCounts, indexPath.section < sections.count,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    let before = sections[..<indexPath.section].joined().reduce(0, +)
    let y = sections[indexPath.section][..<indexPath.item].reduce(before, +)
    let attributes = ThreadLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: y,
      width: collectionViewContentSize.width / 2,
      height: sections[indexPath.section][indexPath.item]
    )
    return attributes
  }

  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.contentSize.width.rounded() != newBounds.width
  }

  override public func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! ThreadLayoutContext
    context.invalidatesMetrics = false
    return context
  }

  override public func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override public func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    let path = preferredAttributes.indexPath
    sections[path.section][path.item] = preferredAttributes.size.height
    let isAbove = originalAttributes.frame.minY < (collectionView?.contentOffset.y ?? 0)
    if isAbove {
      context.contentOffsetAdjustment.y =
        preferredAttributes.size.height - originalAttributes.size.height
    }
    (context as? ThreadLayoutContext)?.invalidatesMetrics = false
    return context
  }

  override public func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? ThreadLayoutContext else {
      return super.invalidateLayout(with: context)
    }
    if context.invalidateEverything {
      pending.formUnion([.recreate])
    } else if context.invalidateDataSourceCounts {
      hasNewCounts = true
    }
    if context.invalidatesMetrics { pending.formUnion([.metrics]) }
    super.invalidateLayout(with: context)
  }
}
