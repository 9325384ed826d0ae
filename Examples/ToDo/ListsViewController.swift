import Foundation
import TatamiUIKit

/// All lists; a tap shows the tasks of one, a search finds tasks in all of them.
final class ListsViewController: UITableViewController {
  private enum Section { case lists }

  private let store: ToDoStore
  private var dataSource: EditableDataSource<Section, ToDoList.ID>?

  init(store: ToDoStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Lists"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "list")
    dataSource = EditableDataSource(tableView: tableView) { [store] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "list", for: path)
      guard let list = store.list(id) else { return cell }
      var content = UIListContentConfiguration.valueCell()
      content.text = list.name
      content.secondaryText = "\(list.openCount)"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    makeSearch()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForName() }
    )
  }

  private func makeSearch() {
    let results = ResultsViewController(store: store)
    results.delegate = self
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    search.searchBar.placeholder = "Search tasks"
    search.searchBar.scopeButtonTitles = ["All", "Open"]
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update(animated: false)
    guard let search = navigationItem.searchController, search.isActive else { return }
    search.searchResultsUpdater?.updateSearchResults(for: search)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, ToDoList.ID>()
    snapshot.appendSections([.lists])
    snapshot.appendItems(store.lists.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Alerts

  private func askForName() {
    let alert = UIAlertController(
      title: "New List",
      message: "Enter a name for the list.",
      preferredStyle: .alert
    )
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      self?.addList(alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }

  private func addList(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    store.add(ToDoList(name.isEmpty ? "New List" : name))
    update(animated: true)
  }

  /// Removes a list, after a question if there is something left to do.
  private func remove(_ list: ToDoList, completion: @escaping (Bool) -> Void) {
    let finish = { [weak self] (isRemoved: Bool) in
      if isRemoved { self?.store.removeList(list.id) }
      self?.update(animated: true)
      completion(isRemoved)
    }
    guard list.openCount > 0 else { return finish(true) }
    let alert = UIAlertController(
      title: "Delete “\(list.name)”?",
      message: list.openCount == 1 ? "1 task is left." : "\(list.openCount) tasks are left.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in finish(false) })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in finish(true) })
    present(alert, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    show(TasksViewController(store: store, list: id), sender: self)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath), let list = store.list(id) else {
      return nil
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.remove(list, completion: completion)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension ListsViewController: ResultsDelegate {
  func results(_ results: ResultsViewController, didSelect list: ToDoList.ID) {
    show(TasksViewController(store: store, list: list), sender: self)
  }
}
