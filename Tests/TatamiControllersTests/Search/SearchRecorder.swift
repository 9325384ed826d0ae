import TatamiUIKit
import TestSupport

/// An object that records what a search controller calls.
final class SearchRecorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func willPresentSearchController(_ searchController: UISearchController) {
    diary.add("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    diary.add("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    diary.add("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    diary.add("did dismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    diary.add("update \(searchController.searchBar.text ?? "nil")")
  }
}
