public import Foundation
import TatamiCollectionLayout
import TatamiGeometry
import TatamiGraphics

/// A closure that returns a section's description; nil only for sections without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  var state = CompositionalState()

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }
  /// Creates a layout whose sections are all alike, with settings for all of them.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout whose sections a closure describes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }
  /// Creates a layout whose sections a closure describes, with settings for all of them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate()
    super.init()
  }
  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The settings for all sections; setting them copies them and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: Overrides

  /// Notes what the context leaves unchanged, then invalidates the layout.
  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    state.invalidate(with: context)
    super.invalidateLayout(with: context)
  }
  /// Computes the frames of sections that changed.
  open override func prepare() {
    super.prepare()
    solve()
  }
  /// The size of the whole content.
  open override var collectionViewContentSize: CGSize {
    state.engine.map { CGSize($0.contentSize) } ?? .zero
  }
  /// Returns the attributes of the elements that meet a rectangle; sections that scroll by
  /// themselves are treated as if they had not scrolled.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    state.engine?.elements(in: Rect(rect), pinnedTo: visibleRect).map(attributes)
  }
  override func scrolledAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributesWithOrthogonalSections(in: rect)
  }
  override func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let attributes = attributesWithOrthogonalSections(in: rect)
    callVisibleItemsHandlers(attributes)
    return attributes
  }
  override func moveMeasures(by update: CollectionUpdate) { state.moveMeasures(by: update) }
  override var mirrorsItsFrames: Bool { true }
  /// Returns the attributes of an item; nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(at: indexPath) }
  /// Returns the attributes of a supplementary view; nil if it does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, at: indexPath) }
  /// Returns the attributes of a decoration view; nil if it does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }
  /// Returns whether the size changes, or whether boundary items are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    state.pins || state.engine.map { $0.container.size != Size(newBounds.size) } ?? true
  }
  /// Returns a context that keeps all frames unless the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsFrames = state.engine?.container.size == Size(newBounds.size)
    return context
  }
  /// Returns whether a measured size differs from the present one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.estimatedAxes != .none
      && preferredAttributes.size != originalAttributes.size
  }
  /// Returns a context that names the element and keeps the frames of earlier ones.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.keepsFrames = true
    state.measure(originalAttributes.element, preferredAttributes.size)
    return context
  }
  /// Returns the item at the position; the moving item itself if there is none.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { movementTarget(of: previousIndexPath, at: position) }
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
    context.keepsFrames = targetIndexPaths == previousIndexPaths
    return context
  }
  /// Returns whether the content is mirrored: leading and trailing edges follow the direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
