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
    if !ValueObservers.isEmpty { notifyObservers(of: key, old, new) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard canRunActions else { return }
    runActions(for: key, old: AnimatableValue(any: old), new: AnimatableValue(any: new))
  }

  /// Notifies the observers of a value of the layer or of its view.
  private func notifyObservers<Value>(of key: String, _ old: Value, _ new: Value) {
    if ValueObservers.areObserving(self) {
      ValueObservers.didChange(self, key)
      if movesFrame(key, old, new) { ValueObservers.didChange(self, "frame") }
    }
    guard let host, ValueObservers.areObserving(host) else { return }
    ValueObservers.didChange(host, hostKey(key))
    if movesFrame(key, old, new) { ValueObservers.didChange(host, "frame") }
    if key == "bounds", let old = old as? CGRect, let new = new as? CGRect, old.origin != new.origin
    {
      ValueObservers.didChange(host, "contentOffset")
    }
  }

  private func movesFrame<Value>(_ key: String, _ old: Value, _ new: Value) -> Bool {
    switch key {
    case "bounds": (old as? CGRect)?.size != (new as? CGRect)?.size
    case "position", "transform", "anchorPoint": true
    default: false
    }
  }

  /// Returns the name that a view has for a value of its layer.
  private func hostKey(_ key: String) -> String {
    switch key {
    case "position": "center"
    case "opacity": "alpha"
    case "masksToBounds": "clipsToBounds"
    default: key
    }
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
