/// The extent of an invalidation of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are requested from the delegate again; by default, true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all frames are computed again; by default, true.
  open var invalidateFlowLayoutAttributes = true
}
