import Foundation

extension CALayer {
  /// Puts a layer among the sublayers; one that contains this layer is refused with a message.
  package func insert(_ layer: CALayer, at index: Int?) {
    guard !isInside(layer) else {
      return Diagnostics.report("a layer cannot be put into itself: \(layer)")
    }
    layer.leave()
    if sublayers == nil { sublayers = [] }
    let count = sublayers?.count ?? 0
    sublayers?.insert(layer, at: min(index ?? count, count))
    layer.superlayer = self
    layer.insertedInTurn = runLoop.number
    layer.didEnterSuperlayer()
    setNeedsLayout()
    if layer.layoutState != .clean { layer.markAncestors() }
  }

  /// Puts a layer next to another; if that is not inside, at an index or at the end.
  package func insert(
    _ layer: CALayer,
    nextTo sibling: CALayer?,
    offset: Int,
    otherwise index: Int?
  ) {
    guard layer !== sibling else { return }
    let others = sublayers?.filter { $0 !== layer } ?? []
    let place = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
    insert(layer, at: place.map { $0 + offset } ?? index)
  }

  /// Puts a layer in the place of another.
  package func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self, !isInside(new) else { return }
    insert(new, nextTo: old, offset: 1, otherwise: nil)
    old.leave()
  }

  /// Takes the layer away from the one above it.
  package func leave() {
    maskedLayer?.mask = nil
    guard let superlayer else { return }
    willLeaveSuperlayer()
    superlayer.sublayers?.removeChild(self)
    self.superlayer = nil
    runLoop.animator.hasLeft(self)
    superlayer.setNeedsLayout()
  }

  /// Whether the layer is another or somewhere inside it; layers with nothing inside are quick.
  private func isInside(_ other: CALayer) -> Bool {
    guard other.sublayers?.isEmpty == false || other.mask != nil else { return self === other }
    return sequence(first: self) { $0.superlayer ?? $0.maskedLayer }.contains { $0 === other }
  }

  /// Takes note of a new mask; one that contains this layer is refused with a message.
  func maskChanged(from old: CALayer?) {
    // What was refused is put back as it was.
    guard old !== mask, mask.map({ $0.maskedLayer !== self }) ?? (old?.maskedLayer === self)
    else { return }
    if let mask, isInside(mask) {
      Diagnostics.report("a layer cannot mask itself: \(mask)")
      self.mask = old
      return
    }
    old?.maskedLayer = nil
    mask?.leave()
    mask?.maskedLayer = self
    changed("mask", old, mask)
    if let mask, mask.layoutState != .clean { mask.markAncestors() }
  }

  /// Keeps the view of a view's layer as its delegate (S187).
  func keepViewAsDelegate() {
    guard let host, delegate !== host else { return }
    Diagnostics.report("the delegate of a view's layer is its view: \(host)")
    delegate = host
  }
}
