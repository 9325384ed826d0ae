import Foundation
import TatamiCollectionLayout
import TatamiGraphics

/// The properties of a flow layout.
struct FlowProperties: Equatable {
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var minimumLineSpacing: CGFloat = 10
  var minimumInteritemSpacing: CGFloat = 10
  var scrollDirection = UICollectionView.ScrollDirection.vertical
  var headerReferenceSize = CGSize.zero
  var footerReferenceSize = CGSize.zero
  var sectionInset = UIEdgeInsets.zero
  var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var pinsHeaders = false
  var pinsFooters = false
}

/// The frames of a flow layout and the changes since they were computed.
@MainActor
struct FlowState {
  /// The frames; nil before the layout was prepared.
  var engine: FlowLayout?
  /// Whether all frames are computed again.
  private(set) var isOutdated = true
  /// Whether the measured sizes are discarded, because the data was reloaded.
  private(set) var discardsMeasures = false
  /// The sizes of items that were measured.
  var measured: [IndexPath: CGSize] = [:]
  /// The items that were measured since the frames were computed.
  var newMeasures: [IndexPath: CGSize] = [:]
  /// Whether the delegate implements the sizes of items; its default implementation sets false.
  var delegateHasSizes = true

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { discardsMeasures = true }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutAttributes ?? true
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      isOutdated = true
    }
  }

  mutating func measure(_ path: IndexPath, _ size: CGSize) {
    measured[path] = size
    newMeasures[path] = size
  }

  /// Assigns measured sizes to the new index paths of their items.
  mutating func moveMeasures(by update: CollectionUpdate) {
    measured = update.moved(measured)
    newMeasures = update.moved(newMeasures)
  }

  /// Returns whether all frames must be computed, and clears the mark.
  mutating func takeOutdated() -> Bool {
    if discardsMeasures { measured = [:] }
    defer { (isOutdated, discardsMeasures) = (false, false) }
    return isOutdated || engine == nil
  }
}
