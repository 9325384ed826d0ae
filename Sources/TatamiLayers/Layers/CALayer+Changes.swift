import Foundation

extension CALayer {
  /// Handles a property's new value if it differs from the old one (S7).
  ///
  /// All setters of visible properties call it: the drawing is invalidated, and the change may
  /// start an animation.
  package func changed<Value: Equatable>(_ key: String, _ old: Value, _ new: Value) {
    guard old != new else { return }
    invalidateDrawing()
    guard canRunActions else { return }
    runActions(for: key, old: AnimatableValue(any: old), new: AnimatableValue(any: new))
  }

  /// Handles new contents.
  package func contentsChanged(from old: Any?) {
    invalidateDrawing()
  }
}
