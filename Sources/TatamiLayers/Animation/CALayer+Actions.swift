import Foundation

extension CALayer {
  /// Whether changes of the layer can currently start actions.
  ///
  /// Changes of a view's layer can inside animation blocks, changes of other layers after a commit
  /// (S192, S195).
  var canRunActions: Bool {
    guard let runLoop = attachedRunLoop else { return false }
    if isHosted { return runLoop.animatesHostedLayers }
    return isCommitted && !runLoop.transactions.disablesActions && !isCopy
  }

  /// Runs the actions for a change; for the bounds of a view's layer, there are two keys (S194).
  func runActions(for key: String, old: AnimatableValue?, new: AnimatableValue?) {
    guard isHosted, key == "bounds" else {
      return LayerChange.run(key: key, of: self, old: old, new: new)
    }
    for part in ["bounds.origin", "bounds.size"] {
      guard let path = AnimatedKeyPath(part) else { continue }
      let (old, new) = (old.flatMap(path.part), new.flatMap(path.part))
      if old != new { LayerChange.run(key: part, of: self, old: old, new: new) }
    }
  }

  /// Returns the action for a key from the delegate, `actions`, `style` or the class (S193).
  func lookUpAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? animationState?.actions?[event]
      ?? (animationState?.style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the implicit animation of a property; nil if it has none.
  static func implicitAction(forKey event: String) -> (any CAAction)? {
    guard let path = AnimatedKeyPath(event), path.isImplicitlyAnimated else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
