import TatamiUIKit
import TestSupport
import Testing

// The samples in the documentation of search bars and search controllers.

@MainActor
@Suite(.environment) struct SearchSamples {
  @Test func `the sample of UISearchTextField is true`() {
    let field = UISearchTextField(frame: CGRect(x: 16, y: 8, width: 358, height: 36))
    field.placeholder = "Search"
    #expect(field.placeholder == "Search")
  }

  @Test func `the sample of UISearchBar is true`() {
    let bar = UISearchBar()
    bar.placeholder = "Search tasks"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Open"]
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 100)
  }

  @Test func `the sample of UISearchController is true`() {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search tasks"
    let list = UITableViewController(style: .plain)
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    #expect(search.searchBar.placeholder == "Search tasks")
  }
}
