import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of search bars and of searches, at two pixels per point.
@MainActor
@Suite(.environment) struct SearchSnapshotTests {
  /// The surroundings of a picture.
  enum Surroundings: String, CaseIterable, Sendable {
    case light
    case dark
    case mirrored
    case largeText
  }

  /// The stages of a search in a navigation bar.
  enum Stage: String, CaseIterable, Sendable {
    case open
    case shrinking
    case closed
    case middle
    case dimmed
    case results
    case pushing
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 480))

  init() {
    window.backgroundColor = .systemBackground
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
  }

  private func check(_ name: String) throws {
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).png")
    assertSnapshot(of: try ViewRenderer.png(of: window), at: reference)
  }

  private func surround(with surroundings: Surroundings) {
    switch surroundings {
    case .light: break
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .mirrored: window.traitOverrides.layoutDirection = .rightToLeft
    case .largeText: window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
  }

  private func makeBar(_ change: (UISearchBar) -> Void) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Search tasks"
    change(bar)
    return bar
  }

  private func makeBars() -> [UISearchBar] {
    [
      makeBar { $0.showsBookmarkButton = true },
      makeBar {
        $0.text = "tatami"
        $0.showsCancelButton = true
        $0.scopeButtonTitles = ["All", "Open", "Done"]
        $0.showsScopeBar = true
      },
      makeBar {
        $0.searchBarStyle = .minimal
        $0.showsSearchResultsButton = true
        $0.isSearchResultsButtonSelected = true
      },
      makeBar {
        $0.prompt = "Where the mats are"
        $0.barTintColor = .systemTeal
      },
    ]
  }

  @Test(arguments: Surroundings.allCases)
  func `search bars match their pictures`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    let stack = UIStackView(arrangedSubviews: makeBars())
    stack.axis = .vertical
    stack.spacing = 16
    let root = UIViewController()
    root.view = UIView(frame: window.bounds)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    try check("bars-\(surroundings.rawValue)")
  }

  /// Shows a list with a search bar in its navigation bar.
  private func showList() -> (UISearchController, RowsController) {
    let results = RowsController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let list = RowsController(style: .plain)
    list.title = "Tasks"
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    return (search, list)
  }

  @Test(arguments: Stage.allCases)
  func `searches match their pictures`(_ stage: Stage) throws {
    let (search, list) = showList()
    switch stage {
    case .open: break
    case .shrinking: list.tableView.contentOffset.y += 18
    case .closed: list.tableView.contentOffset.y += 160
    case .middle:
      try Simulator.tap(.label("Search"), in: window)
      Simulator.advance(by: 0.1)
      return try check("search-\(stage.rawValue)")
    case .dimmed, .results:
      try Simulator.tap(.label("Search"), in: window)
      Simulator.advance(by: 1)
      if stage == .results { Simulator.type("mats", in: window) }
    case .pushing:
      let detail = UIViewController()
      detail.title = "Order tatami mats"
      detail.view.backgroundColor = .systemBackground
      list.navigationController?.pushViewController(detail, animated: true)
      Simulator.advance(by: 0.15)
      return try check("search-\(stage.rawValue)")
    }
    _ = search
    Simulator.advance(by: 0)
    try check("search-\(stage.rawValue)")
  }

  @Test(arguments: [Surroundings.dark, .mirrored, .largeText])
  func `searches in other surroundings match their pictures`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    let (search, list) = showList()
    search.searchBar.scopeButtonTitles = ["All", "Open"]
    search.obscuresBackgroundDuringPresentation = false
    list.tableView.reloadData()
    try Simulator.tap(.label("Search"), in: window)
    Simulator.advance(by: 1)
    try check("search-\(surroundings.rawValue)")
  }

  @Test func `a search in the header of a table matches its picture`() throws {
    let (search, list) = showList()
    list.navigationItem.searchController = nil
    list.navigationController?.navigationBar.prefersLargeTitles = false
    list.tableView.tableHeaderView = search.searchBar
    Simulator.advance(by: 0)
    try check("header")
    try Simulator.tap(.label("Search"), in: window)
    Simulator.advance(by: 1)
    try check("header-active")
  }
}
