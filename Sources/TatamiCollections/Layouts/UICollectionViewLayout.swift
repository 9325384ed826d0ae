public import Foundation
public import TatamiGraphics

/// The layout of a collection view: gives every element its attributes.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and the attributes of single elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, AssociationOwner {
  /// The values that programs have associated with the layout.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  /// The work of the next layout pass.
  var validity = LayoutValidity()
  /// The classes of decoration views, by kind.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout that is in no collection view.
  public override init() { super.init() }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { return nil }

  /// Writes nothing: this kit cannot write archives.
  open func encode(with coder: NSCoder) {}

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  // MARK: Classes

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers the class of decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = ReusePools.reusableClass(viewClass)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout; it is prepared again in the next layout pass.
  open func invalidateLayout() { invalidateLayout(with: validity.takeContext() ?? makeContext()) }

  /// Invalidates what a context describes; the layout is prepared again in the next layout pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    validity.invalidate(with: context)
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout; by default, false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of new bounds, whose size is that of the collection view or a new one.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the size that a view prefers invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of a size that a view prefers; it names the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidate(originalAttributes.element)
    return context
  }

  // MARK: Layout

  /// Called after an invalidation, before every other question to the layout.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that meet a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of what a rectangle shows; here those of its elements.
  func scrolledAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    elements(in: rect)
  }

  /// Returns the attributes with which the elements of a rectangle are about to be shown.
  func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    scrolledAttributes(in: rect)
  }

  /// Assigns measured sizes to the new index paths of their elements; called once per update.
  func moveMeasures(by update: CollectionUpdate) {}

  /// The layout direction for which the layout was designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored in the other layout direction; by default, false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Whether the layout computes mirrored frames itself.
  var mirrorsItsFrames: Bool { false }

  // MARK: Offsets

  /// Returns the offset at which a drag ends; by default, the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the deceleration would end.
  ///   - velocity: The velocity of the drag, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the offset after an update or a change of the layout; by default, the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Called before an update is animated, after the layout was prepared for the new contents.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called inside the animation of an update.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the collection view's bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the collection view's bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the collection view changes to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view changes from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called inside the animation of a change of the layout.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which an item's animation begins.
  ///
  /// By default, transparent attributes of an inserted item and nil for others, which begin where
  /// they are.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadingIn(.cell, itemIndexPath) }
  /// Returns the attributes with which an item's animation ends.
  ///
  /// By default, transparent attributes of a deleted item and nil for others.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadingOut(.cell, itemIndexPath) }
  /// Returns the attributes with which a supplementary view's animation begins.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadingIn(.supplementary(elementKind), elementIndexPath) }
  /// Returns the attributes with which a supplementary view's animation ends.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadingOut(.supplementary(elementKind), elementIndexPath)
  }
  /// Returns the attributes with which a decoration view's animation begins.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadingIn(.decoration(elementKind), decorationIndexPath) }
  /// Returns the attributes with which a decoration view's animation ends.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadingOut(.decoration(elementKind), decorationIndexPath)
  }

  /// Returns the supplementary views to remove in an update; by default, none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to remove in an update; by default, none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views to add in an update; by default, none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to add in an update; by default, none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Returns the index path to which a moving item belongs; by default, the present one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
  /// Returns the attributes of a moving item: those of the item, centered on the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(at: indexPath, position: position) }
  /// Returns the context of moving items; it has the index paths and the position.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = ItemMovement(
      previous: previousIndexPaths,
      targets: targetIndexPaths,
      point: targetPosition
    )
    return context
  }
  /// Returns the context of the end of a movement; it has the index paths.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = ItemMovement(previous: previousIndexPaths, targets: indexPaths, point: .zero)
    return context
  }
}
