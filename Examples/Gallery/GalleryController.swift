import FeedScreens
import KitchenSinkScreens
import TatamiUIKit

/// A list of screens beside the selected one, which has the size of a phone.
final class GalleryController: UIViewController {
  /// A screen of the gallery.
  private struct Screen {
    let name: String
    let make: @MainActor () -> UIViewController
  }

  /// The size of a screen, in points.
  private static let phone = CGSize(width: 390, height: 844)
  private static let sidebarWidth: CGFloat = 240

  private let sections: [(title: String, screens: [Screen])] = [
    (
      "Controls and layouts",
      Page.allCases.map { page in
        Screen(name: page.rawValue.capitalized) { page.makeController() }
      }
    ),
    (
      "Screens of boxes",
      FeedScreen.allCases.map { screen in
        Screen(name: screen.rawValue.capitalized) { BoxController(screen) }
      }
    ),
  ]

  private let list = UITableView(frame: .zero, style: .plain)
  private let stage = UIScrollView()
  private let frame = UIView()
  private var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    list.dataSource = self
    list.delegate = self
    list.accessibilityIdentifier = "screens"
    frame.clipsToBounds = true
    frame.layer.cornerRadius = 24
    stage.delaysContentTouches = false
    stage.addSubview(frame)
    view.addSubview(list)
    view.addSubview(stage)
    list.reloadData()
    list.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    show(sections[0].screens[0])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in self.reloadList()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, width) = (view.bounds, Self.sidebarWidth)
    list.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    stage.frame = CGRect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    let size = Self.phone
    let total = CGSize(
      width: max(stage.bounds.width, size.width + 48),
      height: max(bounds.height, size.height + 48)
    )
    stage.contentSize = total
    frame.frame = CGRect(
      x: ((total.width - size.width) / 2).rounded(),
      y: ((total.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    shown?.view.frame = frame.bounds
  }

  /// Replaces the screen.
  private func show(_ screen: Screen) {
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    let controller = screen.make()
    addChild(controller)
    controller.view.frame = CGRect(origin: .zero, size: Self.phone)
    controller.view.layoutIfNeeded()
    frame.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = controller
  }

  /// Measures the rows of the list again, whose text has another size.
  private func reloadList() {
    let selected = list.indexPathForSelectedRow
    list.reloadData()
    list.selectRow(at: selected, animated: false, scrollPosition: .none)
  }
}

extension GalleryController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].screens.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "screen")
      ?? UITableViewCell(style: .default, reuseIdentifier: "screen")
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].screens[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(sections[indexPath.section].screens[indexPath.row])
  }
}

/// A controller of a view of boxes.
private final class BoxController: UIViewController {
  private let screen: FeedScreen

  init(_ screen: FeedScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(screen.makeView())
  }
}
