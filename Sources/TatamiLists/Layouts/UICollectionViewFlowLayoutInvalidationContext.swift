/// What an invalidation of a flow layout concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are asked of the delegate again; by default, true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all frames are computed again; by default, true.
  open var invalidateFlowLayoutAttributes = true
}
