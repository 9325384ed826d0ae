import Foundation
import TatamiUIKit

/// All lists; a tap shows the tasks of one.
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

  /// The application's first screen.
  static func makeRoot(store: ToDoStore) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ListsViewController(store: store))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update(animated: false)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, ToDoList.ID>()
    snapshot.appendSections([.lists])
    snapshot.appendItems(store.lists.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    show(TasksViewController(store: store, list: id), sender: self)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.store.removeList(id)
      self?.update(animated: true)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
