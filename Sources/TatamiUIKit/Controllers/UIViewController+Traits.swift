extension UIViewController {
  /// Takes the traits around the root view over and returns what they are inside (S234).
  func inheritTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    traits.inherited = inherited
    let override = parent?.childOverrides[ObjectIdentifier(self)]?.values ?? TraitValues()
    let current = inherited.overridden(by: override).overridden(by: traits.overrides.values)
    let previous = traits.current
    traits.current = current
    if current != previous { traitCollectionDidChange(previous) }
    return current
  }

  /// Says traits differently for one child; nil takes that back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.spreadTraits()
  }

  /// Returns what was said differently for a child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }
}
