import Foundation

extension CALayer {
  /// Takes note of a property's new value, unless it is the old one (S7).
  ///
  /// All setters of what can be seen end here: the layer is drawn anew, and the change may
  /// start an animation.
  package func changed<Value: Equatable>(_ key: String, _ old: Value, _ new: Value) {
    guard old != new else { return }
    invalidateDrawing()
    guard looksForActions else { return }
    runActions(for: key, old: AnimatableValue(any: old), new: AnimatableValue(any: new))
  }

  /// Takes note of new contents.
  package func contentsChanged(from old: Any?) {
    invalidateDrawing()
  }
}
