public import Foundation
import TatamiGeometry
public import TatamiGraphics
import TatamiListContent

/// A layout of sections in which items fill line after line.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.minimumLineSpacing = 4
/// ```
///
/// The collection view's delegate can give sizes and distances in place of the properties, as a
/// `UICollectionViewDelegateFlowLayout`. Items of one size take no memory.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var properties = FlowProperties()
  var flow = FlowState()

  /// Creates a layout of items of 50 x 50 points.
  public override init() { super.init() }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The edges from which the insets of sections are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The collection view's content insets.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  // MARK: Properties

  /// The size of the items, in points.
  open var itemSize: CGSize {
    get { properties.itemSize }
    set { change { $0.itemSize = newValue } }
  }
  /// The size of items until they are measured; zero if items are not measured.
  open var estimatedItemSize: CGSize {
    get { properties.estimatedItemSize }
    set { change { $0.estimatedItemSize = newValue } }
  }
  /// The estimated size that leaves the estimate to the layout.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
  /// The distance between neighboring lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { properties.minimumLineSpacing }
    set { change { $0.minimumLineSpacing = newValue } }
  }
  /// The least distance between neighboring items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { properties.minimumInteritemSpacing }
    set { change { $0.minimumInteritemSpacing = newValue } }
  }
  /// The direction in which lines follow one another.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { properties.scrollDirection }
    set { change { $0.scrollDirection = newValue } }
  }
  /// The size of headers; only the length along the scroll direction counts.
  open var headerReferenceSize: CGSize {
    get { properties.headerReferenceSize }
    set { change { $0.headerReferenceSize = newValue } }
  }
  /// The size of footers; only the length along the scroll direction counts.
  open var footerReferenceSize: CGSize {
    get { properties.footerReferenceSize }
    set { change { $0.footerReferenceSize = newValue } }
  }
  /// The distances around the items of a section, in points.
  open var sectionInset: UIEdgeInsets {
    get { properties.sectionInset }
    set { change { $0.sectionInset = newValue } }
  }
  /// The edges from which the insets of sections are measured.
  open var sectionInsetReference: SectionInsetReference {
    get { properties.sectionInsetReference }
    set { change { $0.sectionInsetReference = newValue } }
  }
  /// Whether headers stay in the visible part of their section.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { properties.pinsHeaders }
    set { change { $0.pinsHeaders = newValue } }
  }
  /// Whether footers stay in the visible part of their section.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { properties.pinsFooters }
    set { change { $0.pinsFooters = newValue } }
  }

  private func change(_ change: (inout FlowProperties) -> Void) {
    let old = properties
    change(&properties)
    if properties != old { invalidateLayout() }
  }

  // MARK: Overrides

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// Notes what the context leaves unchanged, then invalidates the layout.
  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    flow.invalidate(with: context)
    super.invalidateLayout(with: context)
  }
  /// Returns a context that keeps all frames while the item's target stays the same.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutAttributes = targetIndexPaths != previousIndexPaths
    flow?.invalidateFlowLayoutDelegateMetrics = targetIndexPaths != previousIndexPaths
    return context
  }
  override func moveMeasures(by update: CollectionUpdate) { flow.moveMeasures(by: update) }
  override var mirrorsItsFrames: Bool { true }
  /// Computes the frames of sections that changed.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }
  /// The size of the whole content: across the scroll direction the collection view's.
  open override var collectionViewContentSize: CGSize {
    flow.engine.map { CGSize($0.contentSize) } ?? .zero
  }
  /// Returns the attributes of the items, headers and footers that meet a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowAttributes(in: rect) }
  /// Returns the attributes of an item; nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.engine?.frame(ofItem: indexPath.item, inSection: indexPath.section)
      .map { itemAttributes(at: indexPath, frame: $0) }
  }
  /// Returns the attributes of a header or footer; nil for other kinds and if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { boundaryAttributes(elementKind, at: indexPath) }
  /// Returns whether the length across the scroll direction changes, or whether headers or footers
  /// are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    properties.pinsHeaders || properties.pinsFooters || changesExtent(to: newBounds)
  }
  /// Returns a context that keeps all frames unless the length across the scroll direction changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutAttributes = changesExtent(to: newBounds)
      context.invalidateFlowLayoutDelegateMetrics = changesExtent(to: newBounds)
    }
    return context
  }
  /// Returns whether a measured item's size differs from the one it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.representedElementCategory == .cell && estimatedItemSize != .zero
      && preferredAttributes.size != originalAttributes.size
  }
  /// Returns a context that names the item and keeps what the delegate gave.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      flow.measure(originalAttributes.indexPath, preferredAttributes.size)
    }
    return context
  }
  /// Returns the item at a position; the present index path if there is none.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    let point = Rect(CGRect(origin: position, size: .zero))
    return flow.engine?.items(in: point).first
      .map { IndexPath(item: $0.item, section: $0.section) } ?? previousIndexPath
  }
}
