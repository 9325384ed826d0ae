import Foundation

extension CALayer {
  /// Whether the layer is a copy of another layer.
  var isCopy: Bool { animationState?.model != nil }

  /// Whether the layer was committed: it was in a tree that was displayed or animated when a turn
  /// ended.
  var isCommitted: Bool {
    var layer = self
    guard let turn = attachedRunLoop?.number, layer.insertedInTurn < turn else { return false }
    while let parent = layer.superlayer {
      guard parent.insertedInTurn < turn else { return false }
      layer = parent
    }
    return layer.hasBeenDisplayed
  }

  /// The layer to draw: a copy with the animated values, or the layer itself without animations.
  package var presentationOrSelf: CALayer {
    guard let animationState, !animationState.entries.isEmpty, !isCopy else { return self }
    return presentationCopy
  }

  /// A copy with the animated values of the current time, cached until the time or the layer
  /// changes.
  var presentationCopy: CALayer {
    let now = clockNow
    if let presentation = animationState?.presentation, presentation.time == now {
      return presentation.copy
    }
    let copy = makePresentationCopy()
    let old = exchange(&requiredAnimationState.presentation, with: (now, copy))
    withExtendedLifetime(old) {}
    return copy
  }

  /// The result of `presentation()`: a copy, masked by a copy of the mask; nil before a commit.
  package var currentPresentation: CALayer? {
    guard isCommitted else { return nil }
    let copy = presentationCopy
    if let mask, copy.mask == nil { copy.mask = mask.makePresentationCopy() }
    return copy
  }

  /// Returns a copy with the values at an earlier time, or the layer itself without animations.
  ///
  /// - Parameter delay: The time before the current one, in seconds.
  func presentation(delayedBy delay: Double) -> CALayer {
    guard let animationState, !animationState.entries.isEmpty, !isCopy else { return self }
    return makePresentationCopy(at: clockNow - delay)
  }

  private func makePresentationCopy() -> CALayer { makePresentationCopy(at: clockNow) }

  private func makePresentationCopy(at clockTime: Double) -> CALayer {
    let copy = makeCopy()
    animationState?.apply(to: copy, at: localTime(at: clockTime))
    return copy
  }

  /// Returns a copy with the layer's model values and without a superlayer.
  func makeCopy() -> CALayer {
    type(of: self).create(copying: self)
  }

  /// Copies the values of another layer.
  func copyValues(of layer: CALayer) {
    (attachedRunLoop, insertedInTurn) = (layer.attachedRunLoop, layer.insertedInTurn)
    animationState = LayerAnimationState(copying: layer)
    stored = layer.stored
    rasterization = layer.rasterization
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    (name, delegate) = (layer.name, layer.delegate)
  }
}
