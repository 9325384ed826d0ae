import Foundation
import TatamiDrawing
import TatamiGeometry

extension Rect {
  /// Creates the bounding box of a path's points.
  fileprivate init(around path: CGPath) {
    self = path.value.controlBounds()
  }
}

extension CALayer {
  /// Returns the bounding box of the layer's own drawing, in its coordinates; nil for no drawing.
  ///
  /// - Parameter presentation: The layer's values on screen.
  func ownExtent(_ presentation: CALayer) -> Rect? {
    let bounds = presentation.bounds
    let reach = recordingReach
    var extent = reach == 0 ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
    if let frame = presentation.contentsFrame { extent = extent.union(frame) }
    if let recorded = backingStore.recording?.bounds, recorded != bounds {
      let frame = presentation.contentsGravity.rect(for: recorded.size, in: bounds)
      extent = extent.union(frame.insetBy(dx: -reach, dy: -reach))
    }
    let own = extent.isEmpty ? nil : Rect(extent)
    guard let shape = presentation.shapeExtent else { return own }
    return own?.union(shape) ?? shape
  }

  /// Returns the bounding box of the layer and its sublayers, in its coordinates.
  ///
  /// A bitmap of the layer extends beyond its content. The extents of the sublayers must be up to
  /// date.
  ///
  /// - Parameters:
  ///   - presentation: The layer's values on screen.
  ///   - scale: The linear part of the transform to pixels.
  /// - Complexity: O(*n*) in the sublayers, O(1) for a layer that masks to its bounds.
  func subtreeExtent(_ presentation: CALayer, scale: LinearPart) -> Rect? {
    let content = contentExtent(presentation, scale: scale)
    let whole = presentation.extentOfBitmap(around: content, scale: scale)
    return presentation.transition?.extent(with: whole) ?? whole
  }

  private func contentExtent(_ presentation: CALayer, scale: LinearPart) -> Rect? {
    guard !presentation.masksToBounds else {
      return presentation.bounds.isEmpty ? nil : Rect(presentation.bounds)
    }
    var extent = ownExtent(presentation)
    let inside = (presentation as? CAReplicatorLayer).map(copiesExtent) ?? sublayersExtent
    if let inside { extent = extent?.union(inside) ?? inside }
    guard let shadow = presentation.shadow,
      let caster = presentation.shadowPath.map(Rect.init(around:)) ?? extent
    else { return extent }
    // A shadow path itself is drawn at its partially covered edge.
    let cast = caster.cast(by: shadow.offset, reach: scale.reach(ofBlur: shadow.blurRadius))
      .union(caster)
    return extent?.union(cast) ?? cast
  }

  /// The rectangle around the sublayers; nil without any.
  private var sublayersExtent: Rect? {
    (children ?? []).lazy.compactMap(\.displayState.extent).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Returns the rectangle around all copies of the sublayers; nil without any.
  ///
  /// Delayed copies may be anywhere in the course of their animations, and are therefore recorded.
  private func copiesExtent(_ replicator: CAReplicatorLayer) -> Rect? {
    guard replicator.longestDelay == 0, longestDelayOfCopies == 0 else {
      return LayerRenderer.displayList(ofCopiesIn: self).extent
    }
    guard let original = sublayersExtent else { return nil }
    return replicator.copies().reduce(nil) { extent, copy in
      let moved = copy.transform.apply(original)
      return extent?.union(moved) ?? moved
    }
  }
}
