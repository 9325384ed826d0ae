import TatamiUIKit

/// Menus of buttons, and a table whose rows have context menus.
final class MenusController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let sort = UIButton(configuration: .tinted())
  private let more = UIButton(configuration: .filled())
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var fruits = ["Apple", "Banana", "Cherry", "Fig", "Grape", "Lemon", "Mango", "Pear"]
  private var favorites: Set<String> = ["Cherry"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    sort.changesSelectionAsPrimaryAction = true
    sort.menu = sortMenu
    more.configuration?.title = "More"
    more.menu = moreMenu
    for button in [sort, more] { button.showsMenuAsPrimaryAction = true }
    table.dataSource = self
    table.delegate = self
    let buttons = UIStackView(arrangedSubviews: [sort, more])
    buttons.spacing = 12
    buttons.distribution = .fillEqually
    buttons.frame = CGRect(x: 20, y: 24, width: 350, height: 44)
    table.frame = CGRect(x: 0, y: 80, width: 390, height: 764)
    for subview in [buttons, table] { view.addSubview(subview) }
  }

  private var sortMenu: UIMenu {
    UIMenu(
      title: "Sort",
      options: .singleSelection,
      children: [
        UIAction(title: "Ascending", state: .on) { [weak self] _ in self?.sort(by: <) },
        UIAction(title: "Descending") { [weak self] _ in self?.sort(by: >) },
      ]
    )
  }

  private var moreMenu: UIMenu {
    UIMenu(children: [
      UIMenu(
        title: "Share",
        image: UIImage(systemName: "square.and.arrow.up"),
        children: [UIAction(title: "Message") { _ in }, UIAction(title: "Mail") { _ in }]
      ),
      UIAction(title: "Rename", image: UIImage(systemName: "pencil"), attributes: .disabled) { _ in
      },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(
            title: "Remove favorites",
            subtitle: "The fruits stay in the list",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { [weak self] _ in self?.removeFavorites() }
        ]
      ),
    ])
  }

  private func sort(by isBefore: (String, String) -> Bool) {
    fruits.sort(by: isBefore)
    table.reloadData()
  }

  private func removeFavorites() {
    favorites = []
    table.reloadData()
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "fruit")
      ?? UITableViewCell(style: .default, reuseIdentifier: "fruit")
    let fruit = fruits[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    content.image = UIImage(systemName: favorites.contains(fruit) ? "star.fill" : "star")
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let fruit = fruits[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(of: fruit)
    }
  }

  private func menu(of fruit: String) -> UIMenu {
    let isFavorite = favorites.contains(fruit)
    return UIMenu(children: [
      UIAction(
        title: "Favorite",
        image: UIImage(systemName: "star"),
        state: isFavorite ? .on : .off
      ) { [weak self] _ in
        self?.favorites.formSymmetricDifference([fruit])
        self?.table.reloadData()
      },
      UIAction(
        title: "Delete",
        image: UIImage(systemName: "trash"),
        attributes: .destructive
      ) { [weak self] _ in
        self?.fruits.removeAll { $0 == fruit }
        self?.table.reloadData()
      },
    ])
  }
}
