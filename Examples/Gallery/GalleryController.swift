import FeedScreens
import Foundation
import KitchenSinkScreens
import Reader
import Settings
import TatamiUIKit
import ToDo

/// A list of screens, the selected one with the size of a phone, and its source.
///
/// The source is beside the screen where there is room for both; otherwise a control above them
/// selects one of them, or the list where there is no room for it either.
final class GalleryController: UIViewController {
  /// A screen of the gallery.
  private struct Screen {
    let name: String
    /// The path of the source in the folder Examples.
    let source: String
    let make: @MainActor () -> UIViewController
  }

  /// The size of a screen, in points.
  private static let phone = CGSize(width: 390, height: 844)
  /// The size of a screen with the least space around it, in points.
  private static let phoneArea = CGSize(width: phone.width + 48, height: phone.height + 48)
  private static let sidebarWidth: CGFloat = 240
  /// The least width of a source beside a screen, in points.
  private static let leastSourceWidth: CGFloat = 380
  /// The height of the control above a screen or source, in points.
  private static let barHeight: CGFloat = 52

  private let sections: [(title: String, screens: [Screen])] = [
    (
      "Controls and layouts",
      Page.allCases.map { page in
        let name = page.rawValue.capitalized
        return Screen(name: name, source: "KitchenSinkScreens/Pages/\(name)Page.swift") {
          page.makeController()
        }
      }
    ),
    (
      "Effects",
      [
        Screen(name: "Particles", source: "Gallery/ParticlesController.swift") {
          ParticlesController()
        }
      ]
    ),
    (
      "Menus of views and rows",
      [Screen(name: "Menus", source: "Gallery/MenusController.swift") { MenusController() }]
    ),
    (
      "Large content",
      [
        Screen(name: "Million rows", source: "Gallery/MillionRowsController.swift") {
          MillionRowsController()
        }
      ]
    ),
    (
      "Applications",
      [
        Screen(name: "To-do list", source: "ToDo/ListsViewController.swift") {
          ToDoApplication.makeRoot()
        },
        Screen(name: "Reader", source: "Reader/ArticlesViewController.swift") {
          ReaderApplication.makeRoot()
        },
        Screen(name: "App settings", source: "Settings/SettingsViewController.swift") {
          SettingsApplication.makeRoot()
        },
      ]
    ),
    (
      "Screens of boxes",
      FeedScreen.allCases.map { screen in
        let source = "FeedScreens/\(screen.typeName).swift"
        return Screen(name: screen.rawValue.capitalized, source: source) { BoxController(screen) }
      }
    ),
  ]

  private let list = UITableView(frame: .zero, style: .plain)
  private let stage = UIScrollView()
  private let frame = UIView()
  private let source = UITextView()
  private let choice = UISegmentedControl(items: ["Screen", "Source"])
  /// Whether the list has no room beside the screen.
  private var isNarrow = false {
    didSet { if isNarrow != oldValue { updateChoices() } }
  }
  private var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    list.dataSource = self
    list.delegate = self
    list.accessibilityIdentifier = "screens"
    list.sectionHeaderTopPadding = 0
    frame.clipsToBounds = true
    frame.layer.cornerRadius = 24
    stage.delaysContentTouches = false
    stage.addSubview(frame)
    source.isEditable = false
    source.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    source.accessibilityLabel = "Source"
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
    for subview in [list, stage, source, choice] { view.addSubview(subview) }
    list.reloadData()
    list.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    show(sections[0].screens[0])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in self.reloadList()
    }
    registerForTraitChanges([UITraitLayoutDirection.self]) {
      (self: Self, _: UITraitCollection) in self.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    isNarrow = view.bounds.width < Self.sidebarWidth + Self.phoneArea.width
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (leading, trailing): (CGRectEdge, CGRectEdge) =
      isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    var area = view.bounds
    if !isNarrow { (list.frame, area) = area.divided(atDistance: Self.sidebarWidth, from: leading) }
    choice.isHidden = area.width >= Self.phoneArea.width + Self.leastSourceWidth
    if choice.isHidden {
      let sourceWidth = min(area.width - Self.phoneArea.width, area.width / 2)
      let parts = area.divided(atDistance: sourceWidth, from: trailing)
      (source.frame, stage.frame) = (parts.slice, parts.remainder)
    } else {
      let parts = area.divided(atDistance: Self.barHeight, from: .minYEdge)
      choice.frame = parts.slice.insetBy(dx: 24, dy: 10)
      (source.frame, stage.frame) = (parts.remainder, parts.remainder)
      if isNarrow { list.frame = parts.remainder }
    }
    showChoice()
    layoutStage()
  }

  /// Shows what is selected above the screen; the list, the screen and the source beside each other
  /// have no choice.
  private func showChoice() {
    let selected = choice.titleForSegment(at: choice.selectedSegmentIndex)
    list.isHidden = isNarrow && selected != "Screens"
    stage.isHidden = !choice.isHidden && selected != "Screen"
    source.isHidden = !choice.isHidden && selected != "Source"
  }

  /// Adds the list to the choices, or removes it.
  private func updateChoices() {
    if isNarrow {
      choice.insertSegment(withTitle: "Screens", at: 0, animated: false)
    } else {
      choice.removeSegment(at: 0, animated: false)
    }
    choice.selectedSegmentIndex = 0
  }

  /// Centers the screen.
  private func layoutStage() {
    let size = Self.phone
    let least = isNarrow ? Self.phone : Self.phoneArea
    let total = CGSize(
      width: max(stage.bounds.width, least.width),
      height: max(stage.bounds.height, least.height)
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
    source.attributedText = SourceText.attributed(text(of: screen))
    source.contentOffset = .zero
  }

  /// Returns the source of a screen, or why it cannot be shown.
  private func text(of screen: Screen) -> String {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = examples.appending(path: screen.source)
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      return "The source cannot be read: \(url.path)"
    }
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
    guard isNarrow else { return }
    choice.selectedSegmentIndex = 1
    view.setNeedsLayout()
  }
}

extension FeedScreen {
  /// The name of the view's type, which is that of its file.
  fileprivate var typeName: String {
    switch self {
    case .feed: "SocialFeed"
    case .settings: "SettingsMenu"
    case .form: "SignUpForm"
    case .calculator: "Calculator"
    case .chat: "Chat"
    }
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
