import TatamiGeometry

/// What is known of a layer since its tree was last drawn on a surface.
struct LayerDisplayState {
  /// What the next commit has to look at.
  enum Mark {
    /// Nothing here and nothing below.
    case clean
    /// Parts of the layer, or something below.
    case parts
    /// The layer with everything inside.
    case all
  }

  /// New layers have never been drawn.
  var mark = Mark.all
  /// A rectangle around the layer with everything inside as it was drawn, in the superlayer's
  /// coordinates (a root's in pixels); nil if nothing was drawn.
  var extent: Rect?
  /// Parts that are out of date, in the layer's coordinates.
  var damage: [Rect] = []
  /// The transform to pixels that shadows were measured with; nil before the first commit.
  var scale: LinearPart?
  /// Whether the sublayers were drawn without a common transform of space.
  var wasFlat = true
}

extension CALayer {
  /// Marks the layer's part of the picture as out of date, with everything inside.
  func invalidateDrawing() {
    animationState?.presentation = nil
    guard displayState.mark != .all else { return }
    let wasClean = displayState.mark == .clean
    displayState.mark = .all
    if wasClean { markAncestorsInvalid() }
  }

  /// Marks a rectangle of the layer, in its own coordinates, as out of date.
  func invalidateDrawing(in rect: Rect) {
    guard displayState.mark != .all else { return }
    displayState.damage.append(rect)
    guard displayState.mark == .clean else { return }
    displayState.mark = .parts
    markAncestorsInvalid()
  }

  /// The layer has a new superlayer: its old place means nothing any more.
  func didEnterSuperlayer() {
    displayState.extent = nil
    displayState.mark = .all
    markAncestorsInvalid()
  }

  /// The layer leaves its superlayer, where its place has to be drawn anew.
  func willLeaveSuperlayer() {
    guard let superlayer, let extent = displayState.extent else { return }
    superlayer.invalidateDrawing(in: extent)
  }

  /// Marks the layers above up to the first that is marked; what a mask masks changes as a whole.
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
