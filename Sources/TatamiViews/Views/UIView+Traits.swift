import Foundation

/// The traits of a view: inherited traits and overrides.
@MainActor
struct ViewTraits {
  /// The traits of the superview, the controller or the window.
  var inherited = UITraitCollection.default
  /// The trait overrides of the view.
  var overrides = UITraitOverrides()
  /// The inherited traits with the overrides applied.
  var current = UITraitCollection.default
  /// The closures that observe changes.
  var observers = TraitObservers()
}

extension UIView: UITraitEnvironment {}

extension UIView {
  /// Sets the inherited traits and updates the view and its descendants.
  package func inheritTraits(_ traits: UITraitCollection) {
    self.traits.inherited = traits
    spreadTraits()
  }

  /// Sets the scale of drawn contents, in pixels per point; an invalid scale is replaced by the
  /// traits' scale.
  func setContentScale(_ scale: CGFloat) {
    layer.contentsScale = scale.isFinite && scale > 0 ? scale : traits.current.displayScale
  }

  /// Sets the trait overrides and updates the view and its descendants.
  func override(with overrides: UITraitOverrides) {
    traits.overrides = overrides
    spreadTraits()
  }

  /// Applies changed traits to this view and its descendants, parents first.
  ///
  /// Iterative, so that the call stack does not limit the depth of the hierarchy.
  func spreadTraits() {
    guard applyTraits() else { return }
    var waiting = Array(subviews.reversed())
    while let view = waiting.popLast() {
      guard let parent = view.superview else { continue }
      view.traits.inherited = parent.traitCollection
      if view.applyTraits() { waiting += view.subviews.reversed() }
    }
  }

  /// Computes and applies the traits; returns whether they have changed.
  private func applyTraits() -> Bool {
    let previous = traits.current
    let inherited = viewController?.inheritTraits(traits.inherited) ?? traits.inherited
    traits.current = inherited.overridden(by: traits.overrides.values)
    guard !traits.current.hasValues(of: previous) else { return false }
    layer.contentsScale = traits.current.displayScale
    // A view without a background color keeps a color set on its layer.
    if backgroundColor != nil { resolveBackground() }
    setNeedsDisplay()
    if traits.current.layoutDirection != previous.layoutDirection { directionChanged() }
    if traits.current.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      (self as? any FontScaling & UIView)?.scaleFont()
    }
    // Sizes of text are whole pixels.
    if traits.current.displayScale != previous.displayScale, self is any FontScaling {
      invalidateIntrinsicContentSize()
    }
    if viewController != nil, traits.current.horizontalSizeClass != previous.horizontalSizeClass {
      marginsDidChange()
    }
    traitCollectionDidChange(previous)
    traits.observers.notify(self, from: previous)
    return true
  }
}

extension UITraitCollection {
  /// Returns whether another collection has equal traits, faster than `isEqual(_:)` for any object.
  fileprivate func hasValues(of other: UITraitCollection) -> Bool {
    self === other || values == other.values
  }

  /// Returns these traits with overrides applied; the same object if nothing changes.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    guard overrides != TraitValues() else { return self }
    var merged = values
    merged.override(with: overrides)
    return merged == values ? self : UITraitCollection(merged)
  }
}
