/// An object with traits: a window, a view controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, parents first.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
