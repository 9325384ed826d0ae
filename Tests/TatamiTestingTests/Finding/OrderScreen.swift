import Foundation
import TatamiUIKit

/// A screen to operate: a name, a size, a switch, a list of 60 dishes with swipe actions, buttons.
final class OrderScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var events: [String] = []
  private(set) var dishes = (1...60).map { "Dish \($0)" }
  let name = UITextField(frame: CGRect(x: 16, y: 16, width: 288, height: 44))
  let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"])
  let gift = UISwitch(frame: CGRect(x: 16, y: 116, width: 51, height: 31))
  let table = UITableView(frame: CGRect(x: 0, y: 160, width: 320, height: 200), style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Your name"
    name.accessibilityIdentifier = "name"
    name.borderStyle = .roundedRect
    sizes.frame = CGRect(x: 16, y: 70, width: 288, height: 36)
    sizes.setEnabled(false, forSegmentAt: 2)
    gift.accessibilityLabel = "Gift"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    table.dataSource = self
    table.delegate = self
    for part in [name, sizes, gift, table] { view.addSubview(part) }
    addButton("Order", at: 16)
    addButton("Cancel", at: 120)
    addButton("Closed", at: 224).isEnabled = false
  }

  @discardableResult
  private func addButton(_ title: String, at x: CGFloat) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self?.events.append(title) }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: x, y: 380, width: 88, height: 44)
    view.addSubview(button)
    return button
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dishes.count
  }

  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    cell.textLabel?.text = dishes[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append(dishes[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.dishes.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Shows the screen in the key window.
  static func show() -> OrderScreen {
    let screen = OrderScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.shownWindow = window
    return screen
  }

  private var shownWindow: UIWindow?
}
