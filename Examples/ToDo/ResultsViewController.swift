import Foundation
import TatamiUIKit

/// The object that shows the list of a task that was found.
@MainActor
protocol ResultsDelegate: AnyObject {
  func results(_ results: ResultsViewController, didSelect list: ToDoList.ID)
}

/// The tasks of all lists that match a search, by list.
final class ResultsViewController: UITableViewController {
  weak var delegate: (any ResultsDelegate)?

  private let store: ToDoStore
  private var query = ""
  private var dataSource: ResultsDataSource?

  init(store: ToDoStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.sectionHeaderTopPadding = 0
    tableView.keyboardDismissMode = .onDrag
    let dataSource = ResultsDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "task", for: path)
      guard let self, let task = store.task(id) else { return cell }
      TasksViewController.configure(cell, for: task, marking: query)
      return cell
    }
    dataSource.title = { [weak self] in self?.store.list($0)?.name }
    self.dataSource = dataSource
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    let isEmpty = dataSource?.snapshot().itemIdentifiers.isEmpty ?? true
    contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let list = dataSource?.sectionIdentifier(for: indexPath.section) else { return }
    delegate?.results(self, didSelect: list)
  }
}

extension ResultsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    loadViewIfNeeded()
    let bar = searchController.searchBar
    query = (bar.text ?? "").trimmingCharacters(in: .whitespaces)
    var snapshot = NSDiffableDataSourceSnapshot<ToDoList.ID, ToDoTask.ID>()
    for list in store.lists {
      let found = list.tasks.filter { task in
        let isInScope = bar.selectedScopeButtonIndex == 0 || !task.isDone
        return isInScope && task.title.localizedCaseInsensitiveContains(query)
      }
      guard !found.isEmpty else { continue }
      snapshot.appendSections([list.id])
      snapshot.appendItems(found.map(\.id))
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: false)
    setNeedsUpdateContentUnavailableConfiguration()
  }
}

/// A data source with the names of lists as headers.
final class ResultsDataSource: UITableViewDiffableDataSource<ToDoList.ID, ToDoTask.ID> {
  var title: (ToDoList.ID) -> String? = { _ in nil }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap(title)
  }
}
