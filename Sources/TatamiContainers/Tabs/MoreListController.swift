import Foundation
import TatamiControllers
import TatamiControls
import TatamiListContent
import TatamiTables
import TatamiViews

/// The list of the controllers for which a tab bar has no room.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?
  private var shown: [UIViewController] = []
  private var shownItems: [UITabBarItem] = []

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows controllers.
  func show(_ controllers: [UIViewController]) {
    guard !controllers.elementsEqual(shown, by: ===) else { return }
    shown = controllers
    if isViewLoaded { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MoreCell.self, forCellReuseIdentifier: "tab")
    followItems()
  }

  /// Shows the items of the controllers, also after each of their changes.
  func followItems() {
    guard isViewLoaded else { return }
    let items = shown.compactMap(\.tabBarItem)
    for item in items { item.changeHandler = { [weak self] in self?.tableView.reloadData() } }
    guard !items.elementsEqual(shownItems, by: ===) else { return }
    shownItems = items
    tableView.reloadData()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    (cell as? MoreCell)?.show(shown[indexPath.row].tabBarItem)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.openFromList(shown[indexPath.row])
  }
}

/// A row with the image, the title and the badge of a tab.
private final class MoreCell: UITableViewCell {
  /// The space between the badge and the disclosure indicator, in points.
  private static let gap: CGFloat = 8

  private let badge = TabBadge()
  private var item: UITabBarItem?

  func show(_ item: UITabBarItem?) {
    self.item = item
    textLabel?.text = item?.shownTitle
    imageView?.image = item?.shownImage(isSelected: false)
    accessoryType = .disclosureIndicator
    badge.removeFromSuperview()
    guard let text = item?.badgeValue else { return }
    badge.show(text, size: 13, color: item?.badgeColor)
    contentView.addSubview(badge)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard badge.superview != nil else { return }
    let bounds = contentView.bounds
    let size = badge.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
    let frame = CGRect(
      x: bounds.width - size.width - Self.gap,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    badge.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    guard let label = textLabel else { return }
    if isRightToLeft {
      label.frame = CGRect(
        x: max(label.frame.minX, badge.frame.maxX + Self.gap),
        y: label.frame.minY,
        width: max(0, label.frame.maxX - max(label.frame.minX, badge.frame.maxX + Self.gap)),
        height: label.frame.height
      )
    } else {
      label.frame.size.width = max(
        0,
        min(label.frame.maxX, frame.minX - Self.gap) - label.frame.minX
      )
    }
  }
}
