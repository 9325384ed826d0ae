import Foundation
import TatamiCollectionLayout

/// The frames of a compositional layout and the changes since they were computed.
@MainActor
struct CompositionalState {
  /// The frames; nil before the layout was prepared.
  var engine: CompositionalLayout?
  /// The descriptions of the sections; nil for sections for which the provider returned nil.
  var sections: [NSCollectionLayoutSection?] = []
  /// The sections that scroll across the layout's scroll direction.
  var orthogonalSections: Set<Int> = []
  /// Whether an edge of a section or of the content has pinned views.
  var pins = false
  /// The style of the first list section; nil without lists.
  var listStyle: ListSectionStyle?
  /// Whether a list section has swipe actions.
  var hasSwipeActions = false
  private var isOutdated = true
  private var discardsMeasures = false
  /// The sizes of cells and boundary items that were measured.
  var measured: [CollectionElement: CGSize] = [:]
  /// The sizes that were measured since the frames were computed.
  var newMeasures: [CollectionElement: CGSize] = [:]

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { discardsMeasures = true }
    if !context.keepsFrames { isOutdated = true }
  }

  mutating func measure(_ element: CollectionElement, _ size: CGSize) {
    measured[element] = size
    newMeasures[element] = size
  }

  /// Assigns measured sizes to the new index paths of their elements.
  mutating func moveMeasures(by update: CollectionUpdate) {
    measured = update.movedSizes(measured)
    newMeasures = update.movedSizes(newMeasures)
  }

  /// Returns whether all frames must be computed, and clears the mark.
  mutating func takeOutdated() -> Bool {
    if discardsMeasures { measured = [:] }
    defer { (isOutdated, discardsMeasures) = (false, false) }
    return isOutdated || engine == nil
  }
}
