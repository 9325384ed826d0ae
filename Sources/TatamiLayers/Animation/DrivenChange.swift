import Foundation

/// A change of a layer's property whose progress a property animator determines.
@MainActor
package struct DrivenChange {
  package let layer: CALayer
  package let key: String
  private let path: AnimatedKeyPath
  private let values: (old: AnimatableValue, new: AnimatableValue)

  /// Creates a driven change; nil if the property cannot be animated.
  package init?(_ change: LayerChange) {
    guard let path = AnimatedKeyPath(change.key) else { return nil }
    (layer, key, values) = (change.layer, change.key, change.values)
    self.path = path
  }

  /// Updates the layer's drawing for a new progress.
  package func progressChanged() { layer.invalidateDrawing() }

  /// Returns a closure that sets the layer's value to the one currently on screen.
  package func freezing() -> () -> Void {
    let value = path.value(in: layer.presentationOrSelf)
    return { if let value { path.set(value, in: layer) } }
  }

  /// Sets the layer's value to the one before or after the change.
  package func set(toOld isOld: Bool) { path.set(isOld ? values.old : values.new, in: layer) }
}

extension [DrivenChange] {
  /// The changes in the order in which values are set: those of outer layers first, because a new size
  /// of a view also moves its subviews; otherwise in their own order.
  @MainActor package var outermostFirst: [DrivenChange] {
    let depths = map { change in
      sequence(first: change.layer, next: \.superlayer).count { _ in true }
    }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}
