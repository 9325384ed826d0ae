import TatamiGeometry

/// The state of a layer at the last display of its tree on a surface.
struct LayerDisplayState {
  /// The part of a layer to be redrawn; later cases include earlier ones.
  enum Mark: Comparable {
    /// Neither the layer nor its descendants are marked.
    case clean
    /// Parts of the layer, or its descendants.
    case parts
    /// The origin of the bounds, and parts of the layer or its descendants.
    case scrolled
    /// The layer and all its sublayers.
    case all
  }

  /// The part to be redrawn; for a new layer, all of it.
  var mark = Mark.all
  /// The bounding box of the layer and its sublayers as drawn, in the superlayer's coordinates
  /// (in pixels for a root); nil if nothing was drawn.
  var extent: Rect?
  /// Invalid rectangles, in the layer's coordinates.
  var damage: [Rect] = []
  /// The linear part of the transform to pixels; nil before the first display.
  var scale: LinearPart?
  /// Whether the sublayers were drawn without a sublayer transform.
  var wasFlat = true
  /// The origin of the bounds as drawn, in the layer's coordinates.
  var origin = Point.zero
}

extension CALayer {
  /// Invalidates the drawing of the layer and its sublayers.
  func invalidateDrawing() {
    animationState?.invalidatePresentation()
    guard displayState.mark != .all else { return }
    let wasClean = displayState.mark == .clean
    displayState.mark = .all
    if wasClean { markAncestorsInvalid() }
  }

  /// Invalidates a rectangle of the drawing, in the layer's coordinates.
  func invalidateDrawing(in rect: Rect) {
    guard displayState.mark != .all else { return }
    displayState.damage.append(rect)
    guard displayState.mark == .clean else { return }
    displayState.mark = .parts
    markAncestorsInvalid()
  }

  /// Invalidates the drawing after a change of the bounds' origin.
  ///
  /// The pixels of a layer that clips its sublayers may be moved instead of redrawn.
  func invalidateScrolledDrawing() {
    guard masksToBounds, displayState.mark != .all else { return invalidateDrawing() }
    animationState?.invalidatePresentation()
    let wasClean = displayState.mark == .clean
    displayState.mark = .scrolled
    if wasClean { markAncestorsInvalid() }
  }

  /// Resets the state for a new superlayer.
  func didEnterSuperlayer() {
    displayState.extent = nil
    displayState.mark = .all
    markAncestorsInvalid()
  }

  /// Invalidates the layer's extent in the superlayer from which it is removed.
  func willLeaveSuperlayer() {
    guard let superlayer, let extent = displayState.extent else { return }
    superlayer.invalidateDrawing(in: extent)
  }

  /// Marks the ancestors up to the first marked one; a mask invalidates the whole masked layer.
  private func markAncestorsInvalid() {
    var layer = self
    while true {
      if let masked = layer.maskedLayer {
        return masked.invalidateDrawing()
      }
      guard let above = layer.superlayer else { return layer.host?.layerTreeNeedsUpdate() ?? () }
      guard above.displayState.mark == .clean else { return }
      above.displayState.mark = .parts
      layer = above
    }
  }
}
