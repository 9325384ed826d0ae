import Foundation
import TatamiUIKit

/// The tasks of a list: open ones above those that are done.
final class TasksViewController: UITableViewController {
  private enum Section { case open, done }

  private let store: ToDoStore
  private let list: ToDoList.ID
  private var dataSource: EditableDataSource<Section, ToDoTask.ID>?
  private let countLabel = UILabel()

  init(store: ToDoStore, list: ToDoList.ID) {
    self.store = store
    self.list = list
    super.init(style: .plain)
    title = store.list(list)?.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    makeDataSource()
    makeBarItems()
    update(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { navigationController?.setToolbarHidden(true, animated: animated) }
  }

  private func makeDataSource() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    dataSource = EditableDataSource(tableView: tableView) {
      [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "task", for: path)
      if let task = self?.task(id) { TasksViewController.configure(cell, for: task) }
      return cell
    }
  }

  /// Shows a task in a cell.
  ///
  /// - Parameter query: The part of the title that is marked.
  static func configure(_ cell: UITableViewCell, for task: ToDoTask, marking query: String = "") {
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = title(of: task, marking: query)
    content.secondaryText = task.notes.isEmpty ? nil : task.notes
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = task.isDone ? .checkmark : .none
  }

  private static func title(of task: ToDoTask, marking query: String) -> NSAttributedString {
    let color: UIColor = task.isDone ? .secondaryLabel : .label
    let title = NSMutableAttributedString(
      string: task.title,
      attributes: [.foregroundColor: color]
    )
    let marked = (task.title as NSString).range(of: query, options: .caseInsensitive)
    if marked.length > 0 {
      title.addAttribute(.foregroundColor, value: UIColor.link, range: marked)
    }
    let mark = NSMutableAttributedString(
      string: task.isImportant ? "! " : "",
      attributes: [.foregroundColor: UIColor.systemRed]
    )
    mark.append(title)
    return mark
  }

  private func makeBarItems() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.edit(nil) }
    )
    countLabel.font = .systemFont(ofSize: 12)
    let clear = UIBarButtonItem(
      systemItem: .trash,
      primaryAction: UIAction { [weak self] _ in self?.removeDoneTasks() }
    )
    clear.accessibilityLabel = "Remove done tasks"
    toolbarItems = [
      .fixedSpace(22), .flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace(),
      clear,
    ]
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "checkmark.circle")
    empty.text = "Nothing to do"
    contentUnavailableConfiguration = tasks.isEmpty ? empty : nil
  }

  private var tasks: [ToDoTask] { store.list(list)?.tasks ?? [] }

  private func task(_ id: ToDoTask.ID) -> ToDoTask? { tasks.first { $0.id == id } }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, ToDoTask.ID>()
    for (section, isDone) in [(Section.open, false), (.done, true)] {
      let ids = tasks.filter { $0.isDone == isDone }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(ids)
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: animated)
    let count = tasks.filter { !$0.isDone }.count
    countLabel.text = count == 1 ? "1 task left" : "\(count) tasks left"
    countLabel.sizeToFit()
    setNeedsUpdateContentUnavailableConfiguration()
    toolbarItems?.last?.isEnabled = tasks.contains(where: \.isDone)
  }

  private func removeDoneTasks() {
    store.removeTasks(in: list, where: \.isDone)
    update(animated: true)
  }

  private func toggle(_ id: ToDoTask.ID) {
    guard var task = task(id) else { return }
    task.isDone.toggle()
    store.save(task, in: list)
    update(animated: true)
  }

  private func edit(_ task: ToDoTask?) {
    let editor = TaskEditorViewController(task: task)
    editor.delegate = self
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    edit(task(id))
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath), let task = task(id) else {
      return nil
    }
    let done = UIContextualAction(style: .normal, title: task.isDone ? "Not done" : "Done") {
      [weak self] _, _, completion in
      self?.toggle(id)
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      store.removeTasks(in: list) { $0.id == id }
      update(animated: true)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension TasksViewController: TaskEditorDelegate {
  func taskEditor(_ editor: TaskEditorViewController, didSave task: ToDoTask) {
    store.save(task, in: list)
    update(animated: true)
    dismiss(animated: true)
  }

  func taskEditorDidCancel(_ editor: TaskEditorViewController) {
    dismiss(animated: true)
  }
}
