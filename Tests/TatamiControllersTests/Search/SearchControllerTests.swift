import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiControllers

/// A delegate that does not present the search controller.
private final class IdlePresenter: NSObject, UISearchControllerDelegate {
  let diary = Diary()
  func presentSearchController(_ searchController: UISearchController) { diary.add("present") }
  func willPresentSearchController(_ searchController: UISearchController) { diary.add("will") }
  func didPresentSearchController(_ searchController: UISearchController) { diary.add("did") }
}

/// Search controllers whose bars are in a navigation bar or in a view.
@MainActor
@Suite(.environment) struct SearchControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = RowsController(style: .plain)
  private let results = UIViewController()
  private let navigation: UINavigationController
  private let search: UISearchController
  private let diary = Diary()
  private let recorder: SearchRecorder

  init() {
    recorder = SearchRecorder(diary)
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = recorder
    search.delegate = recorder
    list.title = "Tasks"
    list.definesPresentationContext = true
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 0)
  }

  /// Shows the search bar in the navigation bar.
  private func install() {
    list.navigationItem.searchController = search
    Simulator.advance(by: 0)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func scroll(by distance: CGFloat) {
    list.tableView.contentOffset.y += distance
    Simulator.advance(by: 0)
  }

  private func tapField() throws {
    try Simulator.tap(.label("Search"), in: window)
    Simulator.advance(by: 1)
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  // MARK: In a navigation bar

  @Test func `the results know the searched text until the search ends`() {
    install()
    search.isActive = true
    search.searchBar.text = "tea"
    search.updateResults()
    Simulator.advance(by: 1)
    #expect(results.contentUnavailableConfigurationState.searchText == "tea")
    search.isActive = false
    Simulator.advance(by: 1)
    #expect(results.contentUnavailableConfigurationState.searchText == nil)
  }

  @Test func `N79, N240, N252: a search bar adds 52 points and shrinks before the large title`() {
    install()
    #expect(bar.frame.height == 148)
    #expect(list.view.safeAreaInsets.top == 195)
    let field = search.searchBar.searchTextField
    #expect(frame(of: field) == CGRect(x: 16, y: 144, width: 358, height: 36))
    scroll(by: 20)
    #expect(bar.frame.height == 128)
    #expect(bar.largeTitle.frame.height == 52)
    scroll(by: 32)
    #expect(bar.frame.height == 96)
    #expect(field.alpha == 0)
    #expect(bar.largeTitle.frame.height == 52)
    scroll(by: 20)
    #expect(bar.frame.height == 76)
    scroll(by: 200)
    #expect(bar.frame.height == 44)
  }

  @Test func `N79: a search bar that does not hide stays while the title shrinks`() {
    list.navigationItem.hidesSearchBarWhenScrolling = false
    install()
    scroll(by: 30)
    #expect(bar.frame.height == 118)
    #expect(bar.largeTitle.frame.height == 22)
    scroll(by: 300)
    #expect(bar.frame.height == 96)
    #expect(frame(of: search.searchBar.searchTextField).height == 36)
  }

  @Test func `N77, N79: a half open zone opens or closes`() {
    install()
    for (way, height) in [(20, 148), (40, 96), (70, 96), (90, 44)] as [(CGFloat, CGFloat)] {
      list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
      Simulator.advance(by: 0)
      list.tableView.setContentOffset(CGPoint(x: 0, y: -195), animated: false)
      let touch = Simulator.touchDown(at: CGPoint(x: 200, y: 600), in: window)
      for step in 1...10 {
        Simulator.advance(by: 0.05)
        let y = 600 - (way + 10) * CGFloat(step) / 10
        Simulator.move(touch, to: CGPoint(x: 200, y: y))
      }
      Simulator.advance(by: 0.3)
      Simulator.lift(touch)
      Simulator.advance(by: 2)
      #expect(bar.frame.height == height, "\(way)")
    }
  }

  @Test func `N122, N123: editing begins the search, which hides the titles`() throws {
    install()
    try tapField()
    #expect(diary.take() == ["will present", "update ", "did present"])
    #expect(search.isActive)
    #expect(search.presentingViewController === list)
    #expect(list.presentedViewController === search)
    #expect(search.searchBar.isFirstResponder)
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 52))
    #expect(list.view.safeAreaInsets.top == 99)
    #expect(search.searchBar.showsCancelButton)
  }

  @Test func `N122: code begins the search`() {
    install()
    search.isActive = true
    #expect(search.isActive)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["will present", "update ", "did present"])
    search.isActive = true
    #expect(diary.take().isEmpty)
  }

  @Test func `N122: a delegate presents the search in its own way`() throws {
    let presenter = IdlePresenter()
    search.delegate = presenter
    install()
    try tapField()
    #expect(presenter.diary.take() == ["present"])
    #expect(search.isActive)
    #expect(search.presentingViewController == nil)
    #expect(diary.take() == ["update "])
    try Simulator.tap(.label("Cancel"), in: window)
    #expect(!search.isActive)
  }

  @Test func `N123: what is searched is dimmed, and a tap there cancels`() throws {
    install()
    try tapField()
    let dimming = try #require(search.view.subviews.first)
    #expect(frame(of: dimming) == CGRect(x: 0, y: 99, width: 390, height: 745))
    Simulator.tap(at: CGPoint(x: 200, y: 500), in: window)
    Simulator.advance(by: 1)
    #expect(!search.isActive)
    #expect(list.selected == nil)
  }

  @Test func `N123: without dimming, touches reach what is searched`() throws {
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    install()
    try tapField()
    #expect(bar.frame.height == 148)
    Simulator.tap(at: CGPoint(x: 200, y: 300), in: window)
    Simulator.advance(by: 1)
    #expect(list.selected == 2)
    #expect(search.isActive)
  }

  @Test func `N123: without a context, the outermost controller presents`() throws {
    list.definesPresentationContext = false
    install()
    try tapField()
    #expect(search.presentingViewController === navigation)
    Simulator.type("a", in: window)
    Simulator.advance(by: 0)
    #expect(search.searchBar.text == "a")
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 1)
    #expect(!search.isActive)
  }

  @Test func `N124: text updates the results after the delegate of the bar`() throws {
    let barRecorder = SearchBarRecorder(diary)
    search.searchBar.delegate = barRecorder
    install()
    try tapField()
    _ = diary.take()
    Simulator.type("a", in: window)
    #expect(diary.take() == ["should change 0 a", "text a", "update a"])
    #expect(results.viewIfLoaded?.window === window)
    #expect(frame(of: results.view) == CGRect(x: 0, y: 99, width: 390, height: 745))
    search.searchBar.text = ""
    #expect(results.viewIfLoaded?.window == nil)
    search.showsSearchResultsController = true
    #expect(results.viewIfLoaded?.window === window)
  }

  @Test func `N125: cancel clears the text`() throws {
    install()
    try tapField()
    Simulator.type("a", in: window)
    _ = diary.take()
    try Simulator.tap(.label("Cancel"), in: window)
    #expect(!search.isActive)
    #expect(diary.take() == ["will dismiss", "update "])
    Simulator.advance(by: 1)
    #expect(diary.take() == ["did dismiss"])
    #expect(bar.frame.height == 148)
    #expect(!search.searchBar.showsCancelButton)
    #expect(!search.searchBar.isFirstResponder)
    #expect(list.presentedViewController == nil)
    search.isActive = false
    #expect(diary.take().isEmpty)
  }

  @Test func `Escape and a dismissal by code cancel the search`() throws {
    install()
    try tapField()
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    #expect(!search.isActive)
    try tapField()
    _ = diary.take()
    list.dismiss(animated: false)
    #expect(diary.take() == ["will dismiss", "update ", "did dismiss"])
    #expect(!search.isActive)
  }

  @Test func `Return ends editing and not the search`() throws {
    install()
    try tapField()
    Simulator.press(.keyboardReturnOrEnter, in: window)
    #expect(search.isActive)
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test func `scopes are shown while the search is active and update the results`() throws {
    search.searchBar.scopeButtonTitles = ["All", "Open"]
    install()
    #expect(bar.frame.height == 148)
    try tapField()
    #expect(bar.frame.height == 96)
    _ = diary.take()
    try Simulator.tap(.label("Open"), in: window)
    #expect(diary.take() == ["update "])
    search.isActive = false
    Simulator.advance(by: 1)
    #expect(bar.frame.height == 148)
  }

  @Test func `a push leaves the search as it is, and a pop returns to it`() throws {
    install()
    try tapField()
    Simulator.type("a", in: window)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    Simulator.advance(by: 0.1)
    #expect(search.view.window === window)
    Simulator.advance(by: 1)
    #expect(search.view.window == nil)
    #expect(bar.frame.height == 96)
    navigation.popViewController(animated: true)
    Simulator.advance(by: 1)
    #expect(search.isActive)
    #expect(search.searchBar.text == "a")
    #expect(search.view.window === window)
    #expect(bar.frame.height == 52)
  }

  @Test func `a search bar leaves with its controller and comes back`() {
    install()
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.advance(by: 0.2)
    #expect(search.searchBar.window === window)
    Simulator.advance(by: 1)
    #expect(search.searchBar.window == nil)
    #expect(bar.frame.height == 96)
    navigation.popViewController(animated: true)
    Simulator.advance(by: 1)
    #expect(bar.frame.height == 148)
    #expect(frame(of: search.searchBar.searchTextField).width == 358)
    list.navigationItem.searchController = nil
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.superview == nil)
  }

  // MARK: Elsewhere

  @Test func `N123, N125: a bar in the header of a table moves above the results`() throws {
    navigation.navigationBar.prefersLargeTitles = false
    list.tableView.tableHeaderView = search.searchBar
    Simulator.advance(by: 0)
    let field = search.searchBar.searchTextField
    #expect(frame(of: field) == CGRect(x: 8, y: 101, width: 374, height: 36))
    try tapField()
    #expect(navigation.isNavigationBarHidden)
    #expect(frame(of: field).minY == 57)
    #expect(field.isFirstResponder)
    Simulator.type("a", in: window)
    Simulator.advance(by: 0)
    #expect(frame(of: results.view).minY == 103)
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    #expect(frame(of: field) == CGRect(x: 8, y: 101, width: 374, height: 36))
    #expect(search.searchBar.content.superview === search.searchBar)
  }

  @Test func `a bar in place of the title stays there`() throws {
    navigation.navigationBar.prefersLargeTitles = false
    search.hidesNavigationBarDuringPresentation = false
    list.navigationItem.titleView = search.searchBar
    Simulator.advance(by: 0)
    let place = frame(of: search.searchBar.searchTextField)
    #expect(place.height == 36)
    #expect(place.width > 300)
    try tapField()
    #expect(search.isActive)
    #expect(frame(of: search.searchBar.searchTextField).minY == place.minY)
  }

  @Test func `a search without a bar on screen is reported`() {
    #expect(Reports.during { search.isActive = true }.count == 1)
    #expect(!search.isActive)
  }

  @Test func `a search is freed with its controllers`() throws {
    weak var freed: UISearchController?
    try autoreleased {
      let search = UISearchController(searchResultsController: UIViewController())
      freed = search
      list.navigationItem.searchController = search
      Simulator.advance(by: 0)
      try tapField()
      search.isActive = false
      Simulator.advance(by: 1)
      list.navigationItem.searchController = nil
      Simulator.advance(by: 1)
    }
    #expect(freed == nil)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

/// A table of 30 rows.
final class RowsController: UITableViewController {
  private(set) var selected: Int?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Task \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath.row
  }
}
