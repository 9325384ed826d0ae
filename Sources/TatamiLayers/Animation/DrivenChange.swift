import Foundation

/// A change of a layer's property whose progress a property animator determines.
@MainActor
package struct DrivenChange {
  package let layer: CALayer
  package let key: String
  private let path: AnimatedKeyPath
  private let values: (old: AnimatableValue, new: AnimatableValue)

  /// Creates the driven form of a change; nil if its property cannot be animated.
  package init?(_ change: LayerChange) {
    guard let path = AnimatedKeyPath(change.key) else { return nil }
    (layer, key, values) = (change.layer, change.key, change.values)
    self.path = path
  }

  /// Updates the layer's drawing for a new progress.
  package func progressChanged() { layer.invalidateDrawing() }

  /// Returns a closure that gives the layer the value that is on screen now.
  package func freezing() -> () -> Void {
    let value = path.value(in: layer.presentationOrSelf)
    return { if let value { path.set(value, in: layer) } }
  }

  /// Gives the layer the value before or after the change.
  package func set(toOld isOld: Bool) { path.set(isOld ? values.old : values.new, in: layer) }
}
