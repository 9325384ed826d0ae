import TatamiGeometry
import TatamiLayers

/// The layer of a stack view, which discards measured sizes when the stack or a nested stack is
/// marked for layout.
final class StackLayer: CALayer {
  /// The sizes measured since the last invalidation, by available width.
  var cachedSizes: [(width: Double, size: Size)] = []
  /// The maximum number of cached sizes.
  private static let maxCachedSizes = 4

  override func setNeedsLayout() {
    cachedSizes.removeAll()
    markForLayout()
    var above = superlayer as? StackLayer
    while let layer = above, !layer.isLayingOut {
      layer.cachedSizes.removeAll()
      layer.markForLayout()
      above = layer.superlayer as? StackLayer
    }
  }

  /// Caches a size until the next invalidation.
  func cache(_ size: Size, forWidth width: Double) {
    if cachedSizes.count == Self.maxCachedSizes { cachedSizes.removeFirst() }
    cachedSizes.append((width, size))
  }
}
