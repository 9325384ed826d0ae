import Foundation
import TatamiUIKit

/// The part of a layout that is computed again in the next preparation.
@MainActor
struct OutdatedFrames {
  /// Whether the numbers of items, their sizes and the sections are outdated.
  private(set) var hasAllSections = true
  /// The first outdated item of each section in which only items are outdated.
  private(set) var firstItems: [Int: Int] = [:]
  /// The first section with an outdated header, footer or decoration view.
  private(set) var firstSection: Int?
  /// Whether the numbers of sections and items have changed.
  private var hasNewCounts = false
  /// The changes of these numbers; nil if they are not known.
  var updates: ItemUpdates?

  /// Adds the elements that a context invalidates; a context that lists none invalidates
  /// everything.
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    if (context as? FramesInvalidationContext)?.isBoundsChange == true { return }
    let views = [
      context.invalidatedSupplementaryIndexPaths, context.invalidatedDecorationIndexPaths,
    ].compactMap { $0 }
    let items = context.invalidatedItemIndexPaths
    let isMovement = context.targetIndexPathsForInteractivelyMovingItems != nil
    if context.invalidateDataSourceCounts { hasNewCounts = true }
    if context.invalidateEverything || isMovement
      || (items == nil && views.isEmpty && !context.invalidateDataSourceCounts)
    {
      hasAllSections = true
    }
    for path in items ?? [] where path.count == 2 {
      firstItems[path.section] = min(path.item, firstItems[path.section] ?? .max)
    }
    let sections = views.flatMap { $0.values.joined() }.compactMap(\.first)
    firstSection = ((firstSection.map { [$0] } ?? []) + sections).min()
  }

  /// Whether other frames can be kept once the changes of the numbers are known.
  var needsUpdates: Bool { hasNewCounts && !hasAllSections }

  /// Returns the outdated part and marks everything as current.
  mutating func take() -> OutdatedFrames {
    var taken = self
    if hasNewCounts, updates == nil { taken.hasAllSections = true }
    (hasAllSections, firstItems, firstSection) = (false, [:], nil)
    (hasNewCounts, updates) = (false, nil)
    return taken
  }
}

/// A context that identifies a change of the collection view's bounds.
final class FramesInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether only the bounds have changed, so that no data is outdated.
  var isBoundsChange = false
}
