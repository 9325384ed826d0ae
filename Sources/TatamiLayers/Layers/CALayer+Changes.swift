import Foundation
import TatamiGraphics

extension CALayer {
  /// Handles a property's new value if it differs from the old one (S7).
  ///
  /// All setters of visible properties call this method: the drawing is invalidated, and the change
  /// may start an animation.
  package func changed<Value: Equatable>(_ key: String, _ old: Value, _ new: Value) {
    guard old != new else { return }
    invalidateDrawing()
    didChange(key, old, new)
  }

  /// Handles new bounds like `changed`, but keeps the drawing if only the origin differs.
  func changedBounds(_ old: CGRect, _ new: CGRect) {
    guard old != new else { return }
    if old.size == new.size { invalidateScrolledDrawing() } else { invalidateDrawing() }
    didChange("bounds", old, new)
  }

  private func didChange<Value>(_ key: String, _ old: Value, _ new: Value) {
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard canRunActions else { return }
    runActions(for: key, old: AnimatableValue(any: old), new: AnimatableValue(any: new))
  }

  /// Sets the contents; they are not compared with the old ones.
  func setContents(_ contents: Any?) {
    // The old contents may use the layer when they are released, which must be after the access.
    let old = exchange(&stored.contents, with: contents)
    invalidateDrawing()
    withExtendedLifetime(old) {}
  }

  /// Reports a geometry value that is not finite.
  package func refuse(_ name: String, _ value: some Any) {
    let owner: AnyObject = host ?? self
    Diagnostics.report("\(name) must be finite, found \(value) for \(owner)")
  }
}
