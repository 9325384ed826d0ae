import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Context menus of rows.
@MainActor
@Suite(.environment) struct TableMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let controller = MenuTableController(style: .plain)
  private var diary: Diary { controller.diary }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
  }

  private func press(_ row: Int) {
    let frame = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    let point = controller.tableView.convert(CGPoint(x: 60, y: frame.midY), to: window)
    Simulator.longPress(at: point, in: window)
    Simulator.advance(by: 1)
  }

  @Test func `N181: a long press on a row shows the menu of the delegate, and selects nothing`()
    throws
  {
    press(2)
    #expect(diary.take() == ["asked 2", "will display"])
    #expect(controller.tableView.contextMenuInteraction?.menuAppearance == .rich)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    try Simulator.tap(.label("Delete 2"), in: window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["will end", "Delete 2"])
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.alpha == 1)
  }

  @Test func `N181: a row without a menu, and the area below the rows, show none`() {
    press(0)
    #expect(diary.take() == ["asked 0", "selected 0"])
    Simulator.longPress(at: .at(60, 430), in: window)
    #expect(diary.take() == [])
  }

  @Test func `assistive technologies open the menu of a row from a view inside`() throws {
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    cell.contentView.addSubview(inner)
    let action = try #require(inner.offeredActions.first)
    _ = diary.take()
    WindowHost(window).perform(action)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["asked 2", "will display"])
    #expect(controller.tableView.offeredActions.isEmpty)
  }

  @Test func `a reload while the menu is shown leaves it`() throws {
    press(2)
    controller.tableView.reloadData()
    Simulator.advance(by: 0)
    try Simulator.tap(.label("Delete 2"), in: window)
    Simulator.advance(by: 1)
    #expect(diary.take().last == "Delete 2")
    let alphas = Set(controller.tableView.visibleCells.map(\.alpha))
    #expect(alphas == [1])
  }
}

/// A table of five rows; all but the first have menus.
private final class MenuTableController: UITableViewController {
  let diary = Diary()

  override func viewDidLoad() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.add("selected \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary.add("asked \(indexPath.row)")
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [diary] _ in
      UIMenu(children: [UIAction(title: "Delete \(indexPath.row)") { diary.add($0.title) }])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { diary.add("will display") }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { diary.add("will end") }
}
