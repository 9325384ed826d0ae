extension UIViewController {
  /// Inherits the traits around the root view and returns those inside of it (S234).
  func inheritTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    traits.inherited = inherited
    let current = traits(inside: inherited)
    let previous = traits.current
    traits.current = current
    if current != previous {
      traitCollectionDidChange(previous)
      traits.observers.notify(self, from: previous)
    }
    return current
  }

  /// Returns the traits inside of the root view for those around it.
  func traits(inside inherited: UITraitCollection) -> UITraitCollection {
    let override = parent?.childOverrides[ObjectIdentifier(self)]?.values ?? TraitValues()
    return inherited.overridden(by: override).overridden(by: traits.overrides.values)
  }
}
