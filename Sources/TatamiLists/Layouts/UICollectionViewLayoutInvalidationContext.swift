public import Foundation
import OrderedCollections

/// What an invalidation of a layout concerns.
///
/// A new context names no element and is for the whole layout; a layout may recompute less if it
/// names some.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that marks nothing.
  public override nonisolated init() { super.init() }

  /// Whether the collection view reloads all its data.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items change.
  open internal(set) var invalidateDataSourceCounts = false

  private var items: Set<IndexPath> = []
  private var supplementaries: [String: OrderedSet<IndexPath>] = [:]
  private var decorations: [String: OrderedSet<IndexPath>] = [:]
  /// Whether a compositional layout keeps the frames that no measured size changes.
  var keepsFrames = false
  /// The interactive movement that causes the invalidation.
  var movement: ItemMovement?

  /// Adds items to those that the invalidation concerns.
  open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }

  /// Adds supplementary views to those that the invalidation concerns.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) { supplementaries[elementKind, default: []].append(contentsOf: indexPaths) }

  /// Adds decoration views to those that the invalidation concerns.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) { decorations[elementKind, default: []].append(contentsOf: indexPaths) }

  /// The items that the invalidation concerns, in ascending order; nil if none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
  /// The supplementary views that the invalidation concerns, by kind; nil if none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries.mapValues(Array.init)
  }
  /// The decoration views that the invalidation concerns, by kind; nil if none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues(Array.init)
  }

  /// The distance by which the content offset changes with the layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference by which the content size changes with the layout, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of moving items before the invalidation; nil without a movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The index paths of moving items after the invalidation; nil without a movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// The point to which items move; zero without a movement and at its end.
  open var interactiveMovementTarget: CGPoint { movement?.point ?? .zero }

  /// Adds an element to those that the invalidation concerns.
  func invalidate(_ element: CollectionElement) {
    switch element.kind {
    case .cell: invalidateItems(at: [element.path])
    case .supplementary(let kind): invalidateSupplementaryElements(ofKind: kind, at: [element.path])
    case .decoration(let kind): invalidateDecorationElements(ofKind: kind, at: [element.path])
    }
  }
}

/// The paths and the point of an interactive movement.
struct ItemMovement {
  var previous: [IndexPath]
  var targets: [IndexPath]
  var point: CGPoint
}
