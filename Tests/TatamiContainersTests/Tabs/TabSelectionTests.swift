import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The controller that is selected, loaded and called.
@MainActor
@Suite(.environment) struct TabSelectionTests {
  /// A delegate that records its calls.
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let diary: Diary
    var allows = true

    init(_ diary: Diary) { self.diary = diary }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      diary.add("should select \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      diary.add("did select \(viewController.title ?? "")")
    }
  }

  /// A container that records the taps reported to it.
  private final class Listening: UITabBarController {
    var tapped: [(String?, Int)] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      tapped.append((item.title, selectedIndex))
    }
  }

  private let stage = TabStage()
  private var tabs: UITabBarController { stage.tabs }

  @Test func `N95: the first controller is selected and only its view is loaded`() {
    let controllers = stage.show(3)
    #expect(tabs.selectedViewController === controllers[0])
    #expect(tabs.selectedIndex == 0)
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    #expect(controllers.map(\.isViewLoaded) == [true, false, true])
  }

  @Test func `N95: views are not loaded before the container's`() {
    let controllers = stage.recorders(2)
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    #expect(!controllers[1].isViewLoaded)
    #expect(!tabs.isViewLoaded)
    #expect(tabs.children == controllers)
  }

  @Test func `N96: a tap calls shouldSelect, changes the selection and calls didSelect`() {
    stage.show(2)
    let delegate = Delegate(stage.diary)
    tabs.delegate = delegate
    stage.tap(1)
    #expect(
      stage.diary.take() == [
        "should select b", "b did load", "a will disappear", "b will appear", "b is appearing",
        "a did disappear", "b did appear", "did select b",
      ]
    )
    delegate.allows = false
    stage.tap(0)
    #expect(stage.diary.take() == ["should select a"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `N96: a selection by code does not call the delegate`() {
    let controllers = stage.show(2)
    let delegate = Delegate(stage.diary)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    tabs.selectedViewController = controllers[0]
    #expect(stage.diary.take().filter { $0.contains("select") } == [])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
  }

  @Test func `controllers that are set while others leave or arrive are the only children`() {
    let controllers = stage.show(3)
    let others = stage.recorders(2)
    let last = stage.recorders(2)
    controllers[0].whenCalled = { [tabs] in
      if $0 == "will move away" { tabs.viewControllers = [last[0], controllers[2]] }
    }
    tabs.viewControllers = others
    stage.settle()
    #expect(tabs.children == [last[0], controllers[2]])
    #expect(tabs.viewControllers == [last[0], controllers[2]])
    #expect(tabs.selectedViewController?.view.window != nil)
    controllers[0].whenCalled = { _ in }
    others[0].whenCalled = { [tabs] in
      if $0 == "will move in" { tabs.viewControllers = [last[1]] }
    }
    tabs.viewControllers = others
    stage.settle()
    #expect(tabs.children == [last[1]])
    #expect(controllers[0].parent == nil)
    #expect(others[0].parent == nil)
  }

  @Test func `a subclass is called before the selection changes`() {
    let tabs = Listening()
    let stage = TabStage(tabs)
    stage.show(2)
    stage.tap(1)
    #expect(tabs.tapped.map(\.0) == ["b"])
    #expect(tabs.tapped.map(\.1) == [0])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `N97: a tap on the selected tab pops to the root`() {
    let (root, detail) = (
      ControllerRecorder("root", stage.diary), ControllerRecorder("detail", stage.diary)
    )
    let navigation = UINavigationController(rootViewController: root)
    stage.show([navigation, ControllerRecorder("other", stage.diary)])
    navigation.pushViewController(detail, animated: false)
    stage.settle()
    let delegate = Delegate(stage.diary)
    tabs.delegate = delegate
    _ = stage.diary.take()
    stage.tap(0)
    #expect(
      stage.diary.lines.filter { $0.contains("select") } == [
        "should select ", "did select ",
      ]
    )
    #expect(detail.view.window != nil)
    stage.settle()
    #expect(navigation.viewControllers == [root])
    #expect(detail.view.window == nil)
  }

  @Test func `the selected controller stays selected when others are replaced`() {
    let controllers = stage.show(4)
    tabs.selectedIndex = 2
    _ = stage.diary.take()
    tabs.viewControllers = [controllers[2], controllers[0]]
    #expect(tabs.selectedIndex == 0)
    #expect(stage.calls() == [])
    #expect(controllers[1].parent == nil)
    tabs.viewControllers = [controllers[1], controllers[0]]
    stage.settle()
    #expect(tabs.selectedViewController === controllers[1])
    #expect(
      stage.calls() == ["c will disappear", "b will appear", "c did disappear", "b did appear"]
    )
    #expect(controllers[2].parent == nil)
    #expect(tabs.children == [controllers[1], controllers[0]])
  }

  @Test func `controllers that leave are called once`() {
    let controllers = stage.show(2)
    tabs.viewControllers = [controllers[1]]
    stage.settle()
    let calls = stage.diary.take().filter { $0.hasPrefix("a") }
    #expect(
      calls == ["a will move away", "a will disappear", "a did disappear", "a did move away"]
    )
    #expect(controllers[0].view.window == nil)
  }

  @Test func `a container that is not on screen shows the selected controller when it appears`() {
    let controllers = stage.show(2)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    _ = stage.diary.take()
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    #expect(stage.calls() == [])
    #expect(!controllers[1].isViewLoaded)
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(stage.calls() == ["b will appear", "b did appear"])
    #expect(controllers[0].view.superview == nil)
  }

  @Test func `N5: the container is the nearest one among the ancestors`() {
    let controllers = stage.show(2)
    let child = UIViewController()
    controllers[0].addChild(child)
    #expect(child.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
    let presented = UIViewController()
    tabs.present(presented, animated: false)
    #expect(presented.tabBarController == nil)
  }

  @Test func `N11: a tab bar controller does not handle show`() {
    let controllers = stage.show(1)
    let shown = UIViewController()
    controllers[0].show(shown, sender: nil)
    stage.settle()
    #expect(tabs.presentedViewController === shown)
  }

  @Test func `N265: places out of range are reported and ignored`() {
    stage.show(2)
    let reports = Reports.during {
      tabs.selectedIndex = 2
      tabs.selectedIndex = -1
      tabs.selectedIndex = NSNotFound
      tabs.selectedViewController = UIViewController()
    }
    #expect(reports.count == 4)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `N265: a container without controllers shows an empty bar`() {
    stage.show([])
    #expect(tabs.tabBar.items?.isEmpty != false)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  @Test func `duplicates and ancestors are reported and left out`() {
    let controller = UIViewController()
    let reports = Reports.during {
      tabs.viewControllers = [controller, controller, tabs, tabs.moreNavigationController]
    }
    #expect(reports.count == 3)
    #expect(tabs.viewControllers == [controller])
  }

  @Test func `controllers that select another one while they appear are shown in turn`() {
    let controllers = stage.show(3)
    controllers[1].whenCalled = { [tabs] call in
      if call == "will appear" { tabs.selectedIndex = 2 }
    }
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(controllers[2].view.window != nil)
    #expect(controllers[1].view.window == nil)
    #expect(
      stage.calls() == [
        "a will disappear", "b will appear", "a did disappear", "b did appear", "b will disappear",
        "c will appear", "b did disappear", "c did appear",
      ]
    )
  }
}
