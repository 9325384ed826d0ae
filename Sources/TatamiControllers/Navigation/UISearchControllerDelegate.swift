public import Foundation

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search begins and ends, and after every change of its text or its scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is called when a search controller is presented and dismissed.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search controller is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller; the default implementation does so in front of the nearest
  /// controller that defines the presentation context.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Presents the search controller.
  public func presentSearchController(_ searchController: UISearchController) {
    searchController.presentItself()
  }
}
