import Foundation

/// A change of a layer's property while an action for it is looked up and run.
@MainActor
package struct LayerChange {
  package let layer: CALayer
  package let key: String
  /// The values as they are, for animations.
  package let values: (old: AnimatableValue, new: AnimatableValue)

  /// The change that goes on.
  package private(set) static var current: LayerChange?

  /// Runs an action for the change, if one is found.
  static func run(
    key: String,
    of layer: CALayer,
    old: AnimatableValue?,
    new: AnimatableValue?
  ) {
    let outer = current
    defer { current = outer }
    current = LayerChange(layer: layer, key: key, old: old, new: new)
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  /// Makes a change; a colour that appears or goes is transparent before or after, lists of
  /// different lengths have no way between them.
  private init?(layer: CALayer, key: String, old: AnimatableValue?, new: AnimatableValue?) {
    guard let old = old ?? new?.faded, let new = new ?? old.faded, old.count == new.count else {
      return nil
    }
    self.layer = layer
    self.key = key
    values = (old, new)
  }

  /// What the layer showed before the change.
  package var presentationBefore: AnimatableValue? {
    guard layer.isAnimating, let path = AnimatedKeyPath(key) else { return values.old }
    let copy = layer.makeCopy()
    path.set(values.old, in: copy)
    layer.animationState?.apply(to: copy, at: layer.localTime(at: layer.runLoop.clock.now))
    return path.value(in: copy)
  }
}

extension AnimatableValue {
  /// How many vectors a list has; nil for everything else.
  fileprivate var count: Int? {
    guard case .list(let items) = self else { return nil }
    return items.count
  }

  /// The colour without any opacity; nil for what is no colour.
  fileprivate var faded: AnimatableValue? {
    guard case .vector(var lanes) = self else { return nil }
    lanes.w = 0
    return .vector(lanes)
  }
}
