import Foundation

extension CALayer {
  /// Whether changes of the layer may set something off right now.
  ///
  /// The layers of views ask only inside animation blocks, other layers once they were presentationOrSelf
  /// (S192, S195).
  var looksForActions: Bool {
    if isHosted { return runLoop.animatesHostedLayers }
    return isCommitted && !runLoop.transactions.disablesActions && !isCopy
  }

  /// Looks for actions for a change and runs them; a view's bounds have two keys (S194).
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

  /// Looks for the action for a key: delegate, `actions`, `style`, class (S193).
  func lookUpAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? animationState?.actions?[event]
      ?? (animationState?.style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns an animation of a property that moves by itself.
  static func implicitAction(forKey event: String) -> (any CAAction)? {
    guard let path = AnimatedKeyPath(event), path.isImplicitlyAnimated else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
