import TatamiGeometry

/// A stack's layer: what marks it makes the stack measure anew, and the stacks around it.
final class StackLayer: CALayer {
  /// The sizes that were measured since the last mark, by the width on offer.
  var measured: [(width: Double, size: Size)] = []
  /// The most sizes that are kept.
  private static let maxMeasured = 4

  override func setNeedsLayout() {
    measured.removeAll()
    markForLayout()
    var above = superlayer as? StackLayer
    while let layer = above, !layer.isLayingOut {
      layer.measured.removeAll()
      layer.markForLayout()
      above = layer.superlayer as? StackLayer
    }
  }

  /// Keeps a size until something changes.
  func keep(_ size: Size, forWidth width: Double) {
    if measured.count == Self.maxMeasured { measured.removeFirst() }
    measured.append((width, size))
  }
}
