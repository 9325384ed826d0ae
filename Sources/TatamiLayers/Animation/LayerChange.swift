import Foundation

/// A change of a layer's property, while its action is looked up and run.
package struct LayerChange {
  package let layer: CALayer
  package let key: String
  /// The old and the new value.
  package let values: (old: AnimatableValue, new: AnimatableValue)

  /// Looks up and runs the action for a change.
  static func run(
    key: String,
    of layer: CALayer,
    old: AnimatableValue?,
    new: AnimatableValue?
  ) {
    let runLoop = layer.attachedRunLoop
    let outer = runLoop?.layerChange
    defer { runLoop?.layerChange = outer }
    runLoop?.layerChange = LayerChange(layer: layer, key: key, old: old, new: new)
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  /// Creates a change; nil if it cannot be animated, such as a change between lists of different
  /// lengths.
  ///
  /// A missing color is treated as transparent.
  private init?(layer: CALayer, key: String, old: AnimatableValue?, new: AnimatableValue?) {
    guard let old = old ?? new?.faded, let new = new ?? old.faded, old.count == new.count else {
      return nil
    }
    self.layer = layer
    self.key = key
    values = (old, new)
  }

  /// The value on screen before the change.
  package var presentationBefore: AnimatableValue? {
    guard layer.isAnimating, let path = AnimatedKeyPath(key) else { return values.old }
    let copy = layer.makeCopy()
    path.set(values.old, in: copy)
    layer.animationState?.apply(to: copy, at: layer.localTime(at: layer.clockNow))
    return path.value(in: copy)
  }
}

extension AnimatableValue {
  /// The number of vectors in a list; nil for other values.
  fileprivate var count: Int? {
    guard case .list(let items) = self else { return nil }
    return items.count
  }

  /// The color with an alpha of 0; nil for values that are not colors.
  fileprivate var faded: AnimatableValue? {
    guard case .vector(var lanes) = self else { return nil }
    lanes.w = 0
    return .vector(lanes)
  }
}
