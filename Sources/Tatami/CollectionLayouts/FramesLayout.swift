public import Foundation
import TatamiGeometry
public import TatamiUIKit

/// A collection view layout whose frames are computed by an engine.
///
/// The superclass of `MosaicLayout` and `BrickLayout`.
///
/// Attributes are created only for the elements that the collection view requests, so the time of
/// a scroll frame does not depend on the number of items. Inserted items grow from half their size
/// while they fade in, deleted items shrink while they fade out, and moved items move.
///
/// In right-to-left views the content is mirrored. A horizontal layout then begins at the right end
/// of the content, which is shown first, and when the content size changes, the visible part keeps
/// its distance from that end.
@preconcurrency @MainActor
open class FramesLayout: UICollectionViewLayout {
  private var outdated = OutdatedFrames()
  /// The size of the collection view's bounds without insets at the last preparation.
  private var preparedSize: CGSize?
  private var decorationKinds: Set<String> = []
  /// Whether the numbers of items have changed and the changes are not known yet.
  private var isAwaitingUpdates = false
  var space = ContentSpace()
  /// The direction in which the content scrolls; subclasses offer it under a public name.
  var direction: UICollectionView.ScrollDirection {
    didSet { if direction != oldValue { invalidateLayout() } }
  }

  init(direction: UICollectionView.ScrollDirection) {
    self.direction = direction
    super.init()
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    direction = .vertical
    super.init(coder: coder)
  }

  // MARK: Engine

  /// The frames of the engine; nil before the first preparation and after an error.
  var geometry: (any CollectionGeometry)? { nil }

  /// The content size in the engine's coordinates, in points.
  var geometrySize: Size { geometry?.contentSize ?? .zero }

  /// Whether the engine's coordinates are those of a vertical layout, regardless of the scroll
  /// direction.
  var isAlwaysVertical: Bool { false }

  /// Whether `update` uses the changes of an update instead of requesting all data again.
  var usesUpdates: Bool { false }

  /// Computes the outdated frames.
  ///
  /// - Parameter size: The size of the collection view's bounds without insets, in points.
  func update(_ outdated: OutdatedFrames, in view: UICollectionView, size: CGSize) {}

  // MARK: Invalidation

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass { FramesInvalidationContext.self }

  /// Invalidates the elements that a context lists: items from the first listed one on, and
  /// sections from the first one with a listed view on; everything if the context lists no
  /// elements.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    outdated.add(context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size of the bounds without insets changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return availableSize(in: collectionView, bounds: newBounds) != preparedSize
  }

  /// Returns a context that keeps all frames that do not depend on the bounds.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? FramesInvalidationContext)?.isBoundsChange = true
    return context
  }

  private func availableSize(in view: UICollectionView, bounds: CGRect) -> CGSize {
    let insets = view.adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }

  // MARK: Preparation

  /// Computes the frames that are outdated.
  open override func prepare() {
    super.prepare()
    // The update items follow after this call. If `prepare()` is called again instead, there are
    // none, so everything is computed.
    isAwaitingUpdates =
      usesUpdates && geometry != nil && outdated.needsUpdates && !isAwaitingUpdates
    if !isAwaitingUpdates { updateFrames() }
  }

  /// Computes the frames that an update of sections and items changes.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard isAwaitingUpdates else { return }
    isAwaitingUpdates = false
    outdated.updates = ItemUpdates(updateItems)
    updateFrames()
  }

  private func updateFrames() {
    guard let collectionView else { return }
    let size = availableSize(in: collectionView, bounds: collectionView.bounds)
    preparedSize = size
    update(outdated.take(), in: collectionView, size: size)
    let oldWidth = space.mirroredWidth ?? Double(size.width)
    space = ContentSpace(isTransposed: isAlwaysVertical && direction == .horizontal)
    guard collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    let width = Double(max(collectionViewContentSize.width, size.width))
    space.mirroredWidth = width
    guard direction == .horizontal, width != oldWidth else { return }
    // The visible part keeps its distance from the right end, where the content begins.
    collectionView.contentOffset.x += CGFloat(width - oldWidth)
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize {
    let size = geometrySize
    return isAlwaysVertical && direction == .horizontal
      ? CGSize(width: size.height, height: size.width) : CGSize(size)
  }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind; nil removes the registration.
  open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    if viewClass == nil {
      decorationKinds.remove(elementKind)
    } else {
      decorationKinds.insert(elementKind)
    }
  }

  /// Whether a class of decoration views is registered for a kind.
  func hasDecorationViews(ofKind kind: String) -> Bool { decorationKinds.contains(kind) }

  // MARK: Attributes

  /// Returns the attributes of all elements that overlap a rectangle: items in ascending order,
  /// then supplementary and decoration views.
  ///
  /// Returns nil between `prepare()` and `prepare(forCollectionViewUpdates:)` if the latter
  /// determines the frames.
  ///
  /// - Complexity: That of the engine's query, which does not depend on the number of items before
  ///   the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry, !isAwaitingUpdates else { return nil }
    let area = space.area(rect)
    let items = geometry.items(in: area).filter { $0.frame.overlaps(area) }
    return items.map(attributes) + viewAttributes(in: area)
  }

  /// Returns the attributes of an item, or nil if the item does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath.section, indexPath.item)
    return geometry?.frame(ofItem: item, inSection: section)
      .map { attributes(CollectionItem(section: section, item: item, frame: $0)) }
  }

  /// Returns the attributes of a header, footer or backer, or nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    viewAttributes(ofKind: elementKind, at: indexPath, category: .supplementaryView)
  }

  /// Returns the attributes of a backer or a separator, or nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    viewAttributes(ofKind: elementKind, at: indexPath, category: .decorationView)
  }

  /// Returns the attributes of the views other than cells that overlap an area of the engine.
  func viewAttributes(in area: Rect) -> [UICollectionViewLayoutAttributes] {
    (geometry?.supplementaryItems(in: area) ?? [])
      .filter { $0.frame.overlaps(area) }
      .map(attributes)
  }

  /// Returns the frame of a view other than a cell, in the engine's coordinates.
  func frame(ofViewOfKind elementKind: String, inSection section: Int) -> Rect? {
    SupplementaryItem.Kind(elementKind: elementKind).flatMap {
      geometry?.frame(of: $0, inSection: section)
    }
  }

  // MARK: Animations

  /// Returns the attributes with which an item's animation begins: those of an inserted item are
  /// transparent and half as large.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.shrunk()
  }

  /// Returns the attributes with which an item's animation ends: those of a deleted item are
  /// transparent and half as large.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)?.shrunk()
  }

  /// Returns the item at a position, or the current index path if there is none.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    let point = space.area(CGRect(origin: position, size: .zero))
    return geometry?.items(in: point).first
      .map { IndexPath(item: $0.item, section: $0.section) } ?? previousIndexPath
  }
}
