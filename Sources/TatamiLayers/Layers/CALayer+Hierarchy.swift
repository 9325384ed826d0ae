import Foundation

extension CALayer {
  /// Inserts a sublayer; reports and ignores a layer that contains this one.
  package func insert(_ layer: CALayer, at index: Int?) {
    guard !isInside(layer) else {
      return Diagnostics.report("a layer cannot be put into itself: \(layer)")
    }
    layer.leave()
    if children == nil { children = [] }
    if let index, let count = children?.count, index < count {
      children?.insert(layer, at: index)
    } else {
      children?.append(layer)
    }
    layer.references.superlayer = self
    joinRunLoop(of: layer)
    layer.insertedInTurn = attachedRunLoop?.number ?? 0
    layer.didEnterSuperlayer()
    setNeedsLayout()
    if layer.layoutState != .clean { layer.markAncestors() }
  }

  /// Inserts a sublayer next to another one or, if that is not a sublayer, at an index or at the
  /// end.
  package func insert(
    _ layer: CALayer,
    nextTo sibling: CALayer?,
    offset: Int,
    otherwise index: Int?
  ) {
    guard layer !== sibling else { return }
    let others = children?.filter { $0 !== layer } ?? []
    let position = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
    insert(layer, at: position.map { $0 + offset } ?? index)
  }

  /// Replaces a sublayer with another layer.
  package func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self, !isInside(new) else { return }
    insert(new, nextTo: old, offset: 1, otherwise: nil)
    old.leave()
  }

  /// Replaces all sublayers; sublayers whose index is unchanged keep their animations.
  func replaceSublayers(with layers: [CALayer]?) {
    let kept = Set((layers ?? []).map { ObjectIdentifier($0) })
    for layer in children ?? [] where !kept.contains(ObjectIdentifier(layer)) { layer.leave() }
    var done: Set<ObjectIdentifier> = []
    for layer in layers ?? [] where done.insert(ObjectIdentifier(layer)).inserted {
      let index = done.count - 1
      let present = children.flatMap { index < $0.count ? $0[index] : nil }
      if present !== layer { insert(layer, at: index) }
    }
    if layers == nil { children = nil }
  }

  /// Removes the layer from its superlayer or masked layer.
  package func leave() {
    maskedLayer?.mask = nil
    guard let superlayer else { return }
    willLeaveSuperlayer()
    superlayer.children?.removeChild(self)
    references.superlayer = nil
    attachedRunLoop?.animator.layerWasRemoved(self)
    superlayer.setNeedsLayout()
  }

  /// Returns whether the layer is another layer or its descendant; O(1) for a layer without
  /// sublayers.
  private func isInside(_ other: CALayer) -> Bool {
    guard other.children?.isEmpty == false || other.mask != nil else { return self === other }
    return sequence(first: self) { $0.superlayer ?? $0.maskedLayer }.contains { $0 === other }
  }

  /// Sets the mask; reports and ignores a layer that contains this one.
  func setMask(_ mask: CALayer?) {
    let old = maskLayer
    guard old !== mask else { return }
    if let mask, isInside(mask) {
      return Diagnostics.report("a layer cannot mask itself: \(mask)")
    }
    maskLayer = mask
    old?.maskedLayer = nil
    mask?.leave()
    mask?.maskedLayer = self
    if let mask { joinRunLoop(of: mask) }
    changed("mask", old, mask)
    if let mask, mask.layoutState != .clean { mask.markAncestors() }
  }

  /// Sets the delegate; the delegate of a view's layer is always its view (S187).
  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    guard let host else { return currentDelegate = delegate }
    if delegate === host { return }
    Diagnostics.report("the delegate of a view's layer is its view: \(host)")
  }
}
