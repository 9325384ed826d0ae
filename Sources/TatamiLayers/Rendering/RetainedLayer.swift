import TatamiGeometry

/// What is known of a layer since its tree was last drawn on a surface.
struct RetainedLayer {
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
  var scale: ScalePart?
  /// Whether the sublayers were drawn without a common transform of space.
  var wasFlat = true
}

extension CALayer {
  /// Marks the layer's part of the picture as out of date, with everything inside.
  func noteChange() {
    motion?.presentation = nil
    guard retained.mark != .all else { return }
    let wasClean = retained.mark == .clean
    retained.mark = .all
    if wasClean { markAboveAsChanged() }
  }

  /// Marks a rectangle of the layer, in its own coordinates, as out of date.
  func noteDamage(_ rect: Rect) {
    guard retained.mark != .all else { return }
    retained.damage.append(rect)
    guard retained.mark == .clean else { return }
    retained.mark = .parts
    markAboveAsChanged()
  }

  /// The layer has a new superlayer: its old place means nothing any more.
  func noteArrival() {
    retained.extent = nil
    retained.mark = .all
    markAboveAsChanged()
  }

  /// The layer leaves its superlayer, where its place has to be drawn anew.
  func noteDeparture() {
    guard let superlayer, let extent = retained.extent else { return }
    superlayer.noteDamage(extent)
  }

  /// Marks the layers above up to the first that is marked; what a mask masks changes as a whole.
  private func markAboveAsChanged() {
    var layer = self
    while true {
      if let masked = layer.maskedLayer {
        return masked.noteChange()
      }
      guard let above = layer.superlayer else { return layer.host?.layerTreeNeedsUpdate() ?? () }
      guard above.retained.mark == .clean else { return }
      above.retained.mark = .parts
      layer = above
    }
  }
}
