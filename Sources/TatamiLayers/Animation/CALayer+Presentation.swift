import Foundation

extension CALayer {
  /// Whether this is a copy that shows another layer's values.
  var isCopy: Bool { motion?.model != nil }

  /// Whether the layer was part of a commit: it and all around it stood there when a turn ended,
  /// in a window or in something that was drawn or moves.
  var isCommitted: Bool {
    var layer = self
    guard layer.insertedInTurn < runLoop.number else { return false }
    while let above = layer.superlayer {
      guard above.insertedInTurn < runLoop.number else { return false }
      layer = above
    }
    return layer.isCommitRoot
  }

  /// The layer as it is on screen now: a copy with the animated values, itself if none moves.
  ///
  /// Read by whoever draws.
  package var shown: CALayer {
    guard let motion, !motion.entries.isEmpty, !isCopy else { return self }
    return shownValues
  }

  /// A copy with the values on screen now; made once for a time and a state of the layer.
  var shownValues: CALayer {
    let now = runLoop.clock.now
    if let presentation = motion?.presentation, presentation.time == now {
      return presentation.copy
    }
    let copy = makeShownCopy()
    ownMotion.presentation = (now, copy)
    return copy
  }

  /// What programs get of a layer that was committed: a copy, masked by a copy of its mask.
  package var presented: CALayer? {
    guard isCommitted else { return nil }
    let copy = shownValues
    if let mask, copy.mask == nil { copy.mask = mask.makeShownCopy() }
    return copy
  }

  private func makeShownCopy() -> CALayer {
    let copy = makeCopy()
    motion?.apply(to: copy, at: localTime(at: runLoop.clock.now))
    return copy
  }

  /// Returns a copy with the layer's own values, outside of any tree.
  func makeCopy() -> CALayer {
    type(of: self).init(layer: self)
  }

  /// Takes over the values of another layer and becomes its copy.
  func copyValues(of layer: CALayer) {
    motion = LayerMotion(copying: layer)
    (bounds, position) = (layer.bounds, layer.position)
    (anchorPoint, anchorPointZ) = (layer.anchorPoint, layer.anchorPointZ)
    (transform, sublayerTransform) = (layer.transform, layer.sublayerTransform)
    (zPosition, isDoubleSided) = (layer.zPosition, layer.isDoubleSided)
    (isHidden, opacity) = (layer.isHidden, layer.opacity)
    (masksToBounds, cornerRadius) = (layer.masksToBounds, layer.cornerRadius)
    (maskedCorners, cornerCurve) = (layer.maskedCorners, layer.cornerCurve)
    allowsGroupOpacity = layer.allowsGroupOpacity
    backgroundColor = layer.backgroundColor
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    (contents, contentsRect) = (layer.contents, layer.contentsRect)
    contentsCenter = layer.contentsCenter
    (minificationFilter, magnificationFilter) = (
      layer.minificationFilter, layer.magnificationFilter
    )
    shadowPath = layer.shadowPath
    (contentsScale, contentsGravity) = (layer.contentsScale, layer.contentsGravity)
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    (name, delegate) = (layer.name, layer.delegate)
  }
}
