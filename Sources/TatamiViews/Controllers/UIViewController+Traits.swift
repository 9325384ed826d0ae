extension UIViewController {
  /// Inherits the traits around the root view and returns those inside of it (S234).
  func inheritTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    traits.inherited = inherited
    let override = parent?.childOverrides[ObjectIdentifier(self)]?.values ?? TraitValues()
    let current = inherited.overridden(by: override).overridden(by: traits.overrides.values)
    let previous = traits.current
    traits.current = current
    if current != previous {
      traitCollectionDidChange(previous)
      traits.observers.notify(self, from: previous)
    }
    return current
  }
}
