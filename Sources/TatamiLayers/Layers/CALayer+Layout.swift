import Foundation

extension CALayer {
  /// The state of a layer in the layout pass.
  package enum LayoutState {
    /// Neither the layer nor its descendants are marked.
    case clean
    /// Descendants are marked, the layer is not.
    case descendantsMarked
    /// The layer is marked.
    case marked
  }

  /// Lays out the sublayers and clears the mark if it is set (S32).
  func layOutIfMarked() {
    guard layoutState == .marked else { return layoutState = .clean }
    // A layer that is marked during its own layout is laid out in the next pass.
    guard !isLayingOut else { return }
    layoutState = .clean
    isLayingOut = true
    layoutSublayers()
    isLayingOut = false
  }

  package func markForLayout() {
    guard layoutState != .marked else { return }
    layoutState = .marked
    markAncestors()
  }

  /// Has the next layout pass visit the layer without laying out its sublayers.
  package func requestLayoutPass() {
    guard layoutState == .clean else { return }
    layoutState = .descendantsMarked
    markAncestors()
  }

  func markAncestors() {
    var layer = self
    while let ancestor = layer.superlayer ?? layer.maskedLayer {
      guard ancestor.layoutState == .clean else { return }
      ancestor.layoutState = .descendantsMarked
      layer = ancestor
    }
    layer.host?.layerTreeNeedsUpdate()
  }

  /// Updates everything that depends on the bounds.
  func boundsChanged(from old: CGRect) {
    guard !isCopy else { return }
    setNeedsLayout()
    defer { host?.layerBoundsDidChange(from: old) }
    host?.layerPositionDidChange()
    guard old.size != bounds.size else { return }
    host?.layerSizeDidChange(from: old.size)
    if let superlayer, !superlayer.isLayingOut { superlayer.setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
