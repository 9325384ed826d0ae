import TatamiViews

/// The search controller of a search bar, whose class uses navigation controllers.
@MainActor
protocol SearchBarClient: UIViewController {
  /// The bar.
  var searchBar: UISearchBar { get }
  /// Called when a person begins to edit the text.
  func editingDidBegin()
  /// Called after the text has changed, by a person or by code.
  func textDidChange()
  /// Called after a person has chosen a scope.
  func scopeDidChange()
  /// Called when the cancel button is pressed.
  func cancelPressed()
}

extension UINavigationItem {
  /// The search bar that is shown below the titles.
  var searchBar: UISearchBar? { (search as? any SearchBarClient)?.searchBar }

  /// The height of the search bar, in points; 0 without one.
  var searchHeight: CGFloat { searchBar?.content.naturalHeight(isInNavigationBar: true) ?? 0 }
}
