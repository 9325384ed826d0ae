import Foundation

extension CALayer {
  /// What the layout pass has to do at this layer.
  package enum LayoutState {
    /// Nothing here and nothing below.
    case clean
    /// Nothing here, something below.
    case descendantsMarked
    /// Something here.
    case marked
  }

  /// Clears the mark and places the sublayers if it was set (S32).
  func layOutIfMarked() {
    guard layoutState == .marked else { return layoutState = .clean }
    // Marked and asked again from inside its own layout, a layer waits for the next pass.
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

  func markAncestors() {
    var layer = self
    while let ancestor = layer.superlayer ?? layer.maskedLayer {
      guard ancestor.layoutState == .clean else { return }
      ancestor.layoutState = .descendantsMarked
      layer = ancestor
    }
    layer.host?.layerTreeNeedsUpdate()
  }

  /// A new size moves and marks what depends on it.
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
