import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The beginning of searches in a navigation bar, also of repeated searches.
@MainActor
@Suite(.environment) struct SearchBeginningTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UITableViewController(style: .plain)
  private let search = UISearchController(searchResultsController: nil)
  private let diary = Diary()
  private let recorder: SearchRecorder

  init() {
    recorder = SearchRecorder(diary)
    search.searchResultsUpdater = recorder
    search.delegate = recorder
    list.definesPresentationContext = true
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }

  /// Shows the search bar in the navigation bar.
  private func install() {
    list.navigationItem.searchController = search
    Simulator.advance(by: 0)
  }

  private func tapField() throws {
    try Simulator.tap(.label("Search"), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `N122, N126: the delegate of the bar is called before the search begins`() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var write: (String) -> Void = { _ in }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { write("did begin") }
    }
    let delegate = Delegate()
    delegate.write = { [diary, search] in diary.add("\($0) \(search.isActive)") }
    search.searchBar.delegate = delegate
    install()
    try tapField()
    #expect(diary.take() == ["did begin false", "will present", "update ", "did present"])
  }

  @Test func `N122: a delegate of the bar that ends editing at once prevents the search`() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
      }
    }
    let delegate = Delegate()
    search.searchBar.delegate = delegate
    install()
    try tapField()
    #expect(!search.isActive)
    #expect(diary.take().isEmpty)
  }

  @Test func `N122, N155: a refused presentation calls no delegate`() {
    install()
    let other = UIViewController()
    other.modalPresentationStyle = .overCurrentContext
    list.present(other, animated: false)
    let reports = Reports.during { search.isActive = true }
    #expect(reports.count == 1)
    #expect(!search.isActive)
    #expect(diary.take().isEmpty)
  }

  @Test func `N122, N125: a tap on the bar during the dismissal begins the search again`() throws {
    install()
    try tapField()
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 0.1)
    _ = diary.take()
    try tapField()
    #expect(diary.take() == ["did dismiss", "will present", "update ", "did present"])
    #expect(search.isActive)
    #expect(search.searchBar.isFirstResponder)
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 1)
    #expect(!search.isActive)
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test func `N125: code that ends the search during the dismissal keeps it ended`() throws {
    install()
    try tapField()
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 0.1)
    search.isActive = true
    search.isActive = false
    Simulator.advance(by: 1)
    #expect(!search.isActive)
    #expect(diary.take().last == "did dismiss")
  }
}
