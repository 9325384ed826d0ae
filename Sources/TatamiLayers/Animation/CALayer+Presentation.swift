import Foundation

extension CALayer {
  /// Whether this is a copy that shows another layer's values.
  var isCopy: Bool { animationState?.model != nil }

  /// Whether the layer was part of a commit: it and all around it stood there when a turn ended,
  /// in a window or in something that was drawn or moves.
  var isCommitted: Bool {
    var layer = self
    guard layer.insertedInTurn < runLoop.number else { return false }
    while let above = layer.superlayer {
      guard above.insertedInTurn < runLoop.number else { return false }
      layer = above
    }
    return layer.hasBeenDisplayed
  }

  /// The layer as it is on screen now: a copy with the animated values, itself if none moves.
  ///
  /// Read by whoever draws.
  package var presentationOrSelf: CALayer {
    guard let animationState, !animationState.entries.isEmpty, !isCopy else { return self }
    return presentationCopy
  }

  /// A copy with the values on screen now; made once for a time and a state of the layer.
  var presentationCopy: CALayer {
    let now = runLoop.clock.now
    if let presentation = animationState?.presentation, presentation.time == now {
      return presentation.copy
    }
    let copy = makePresentationCopy()
    requiredAnimationState.presentation = (now, copy)
    return copy
  }

  /// What programs get of a layer that was committed: a copy, masked by a copy of its mask.
  package var currentPresentation: CALayer? {
    guard isCommitted else { return nil }
    let copy = presentationCopy
    if let mask, copy.mask == nil { copy.mask = mask.makePresentationCopy() }
    return copy
  }

  private func makePresentationCopy() -> CALayer {
    let copy = makeCopy()
    animationState?.apply(to: copy, at: localTime(at: runLoop.clock.now))
    return copy
  }

  /// Returns a copy with the layer's own values, outside of any tree.
  func makeCopy() -> CALayer {
    type(of: self).init(layer: self)
  }

  /// Takes over the values of another layer and becomes its copy.
  func copyValues(of layer: CALayer) {
    animationState = LayerAnimationState(copying: layer)
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
