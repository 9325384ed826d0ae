import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Menus of bar button items.
@MainActor
@Suite(.environment) struct BarMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let diary = Diary()

  init() {
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  private var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Delete") { [diary] in diary.add($0.title) }])
  }

  /// Shows an item; returns the center of its button.
  private func show(_ item: UIBarButtonItem) throws -> CGPoint {
    item.title = "More"
    root.navigationItem.rightBarButtonItem = item
    Simulator.advance(by: 0)
    let frame = item.frame(in: window)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func choose() throws {
    Simulator.advance(by: 1)
    try Simulator.tap(.label("Delete"), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `N91: a touch shows the menu of an item without action`() throws {
    let item = UIBarButtonItem(menu: menu)
    let center = try show(item)
    Simulator.lift(Simulator.touchDown(at: center, in: window))
    try choose()
    #expect(diary.take() == ["Delete"])
  }

  @Test func `N91: a long press shows the menu of an item with an action`() throws {
    let action = UIAction { [diary] _ in diary.add("tapped") }
    let item = UIBarButtonItem(primaryAction: action, menu: menu)
    let center = try show(item)
    Simulator.tap(at: center, in: window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["tapped"])
    Simulator.longPress(at: center, in: window)
    try choose()
    #expect(diary.take() == ["Delete"])
  }

  private func push(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    root.navigationController?.pushViewController(controller, animated: false)
    Simulator.advance(by: 0)
    return controller
  }

  @Test func `N72: a long press on the back button lists the earlier titles, nearest first`() throws
  {
    root.title = "Root"
    let second = push("Second")
    let top = push("Third")
    let back = try Simulator.find(.identifier("BackButton"), in: window).frame
    Simulator.longPress(at: CGPoint(x: back.minX + 4, y: back.midY), in: window)
    Simulator.advance(by: 1)
    #expect(top.navigationController?.topViewController === top)
    let nearest = try Simulator.find(.label("Second"), in: window).frame
    let farthest = try Simulator.find(.label("Root"), in: window).frame
    #expect(nearest.maxY == farthest.minY)
    try Simulator.tap(.label("Root"), in: window)
    Simulator.advance(by: 2)
    #expect(root.navigationController?.viewControllers == [root])
    #expect(second.navigationController == nil)
  }
}
