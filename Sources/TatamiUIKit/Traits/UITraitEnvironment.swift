/// Something that has traits: screens, windows, controllers, views.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  /// What surrounds it.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, parents first.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
