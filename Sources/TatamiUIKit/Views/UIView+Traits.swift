import Foundation

/// The traits of a view: those around it and what it says differently.
struct ViewTraits {
  /// The traits of the superview, the controller or the window.
  var inherited = UITraitCollection.default
  /// What the view says differently.
  var overrides = UITraitOverrides()
  /// Both together.
  var current = UITraitCollection.default
}

extension UIView {
  /// Takes other traits over from above.
  func inheritTraits(_ traits: UITraitCollection) {
    self.traits.inherited = traits
    spreadTraits()
  }

  /// Sets the scale of drawn contents; an invalid one stands for that of the traits.
  func setContentScale(_ scale: CGFloat) {
    layer.contentsScale = scale.isFinite && scale > 0 ? scale : traits.current.displayScale
  }

  /// Says something differently from above.
  func override(with overrides: UITraitOverrides) {
    traits.overrides = overrides
    spreadTraits()
  }

  /// Applies changed traits to this view and all below, parents first; depth costs no stack.
  func spreadTraits() {
    guard applyTraits() else { return }
    var waiting = Array(subviews.reversed())
    while let view = waiting.popLast() {
      guard let parent = view.superview else { continue }
      view.traits.inherited = parent.traitCollection
      if view.applyTraits() { waiting += view.subviews.reversed() }
    }
  }

  /// Returns whether the traits differ from the previous ones; if so they have been applied.
  private func applyTraits() -> Bool {
    let previous = traits.current
    let inherited = viewController?.inheritTraits(traits.inherited) ?? traits.inherited
    traits.current = inherited.overridden(by: traits.overrides.values)
    guard traits.current != previous else { return false }
    layer.contentsScale = traits.current.displayScale
    // Without a color of the view, the layer keeps one of its own.
    if backgroundColor != nil { resolveBackground() }
    setNeedsDisplay()
    if traits.current.layoutDirection != previous.layoutDirection { directionChanged() }
    if traits.current.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      (self as? any FontScaling & UIView)?.scaleFont()
    }
    traitCollectionDidChange(previous)
    return true
  }
}

extension UITraitCollection {
  /// Returns these traits with what the overrides say; these themselves if they say nothing new.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    guard overrides != TraitValues() else { return self }
    var merged = values
    merged.override(with: overrides)
    return merged == values ? self : UITraitCollection(merged)
  }
}
