/// The placeholder of a controller for content that is missing.
package struct UnavailableContent {
  /// The configuration, whose type the targets that make its view know; nil for none.
  package var configuration: Any?
  /// Makes the view; nil without a configuration.
  package var makeView: (() -> UIView)?
  /// The view, added in front of the other subviews of the controller's view; nil before its first
  /// layout.
  package var view: UIView?
  /// The text that a person searches for.
  package var searchText: String?
  /// Whether the program is asked for a configuration with the next layout.
  var needsUpdate = true
  /// The traits for which the program was last asked.
  var traits: UITraitCollection?
}

extension UIViewController {
  /// Prepares the layout of the root view.
  final func viewLayoutWillBegin() {
    updateUnavailableContent()
    viewWillLayoutSubviews()
  }

  /// Finishes the layout of the root view.
  final func viewLayoutDidEnd() {
    placeUnavailableContent()
    viewDidLayoutSubviews()
  }

  /// Asks the program for a configuration if the state has changed.
  private func updateUnavailableContent() {
    guard unavailable.needsUpdate || unavailable.traits != traitCollection else { return }
    unavailable.needsUpdate = false
    unavailable.traits = traitCollection
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Adds the content in front of the other views, over the visible part of the root view.
  ///
  /// The order is not changed in later layouts, because other views may bring themselves to the front
  /// in each layout.
  private func placeUnavailableContent() {
    guard let root = viewIfLoaded, let makeView = unavailable.makeView else { return }
    let view = unavailable.view ?? makeView()
    if view.superview !== root {
      unavailable.view = view
      root.addSubview(view)
    }
    if view.frame != root.bounds { view.frame = root.bounds }
  }
}
