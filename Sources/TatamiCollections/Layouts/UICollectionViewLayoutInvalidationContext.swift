public import Foundation
import OrderedCollections

/// The extent of an invalidation of a layout.
///
/// A new context lists no elements and stands for the whole layout. If elements are listed, a
/// layout may recompute less.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that lists no elements.
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

  /// Adds items to the invalidated elements.
  open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }

  /// Adds supplementary views to the invalidated elements.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) { supplementaries[elementKind, default: []].append(contentsOf: indexPaths) }

  /// Adds decoration views to the invalidated elements.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) { decorations[elementKind, default: []].append(contentsOf: indexPaths) }

  /// The invalidated items, in ascending order; nil if none are listed.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
  /// The invalidated supplementary views, by kind; nil if none are listed.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries.mapValues(Array.init)
  }
  /// The invalidated decoration views, by kind; nil if none are listed.
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

  /// Adds an element to the invalidated ones.
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
