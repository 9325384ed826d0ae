import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random commands to tabs with stacks and pages in them.
@MainActor
@Suite(.environment) struct ContainerFuzzTests {
  /// A row of pages that ends at random.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    var random: SeededRandom

    init(_ random: SeededRandom) { self.random = random }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { Bool.random(using: &random) ? CheckedController() : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { Bool.random(using: &random) ? CheckedController() : nil }
  }

  @MainActor
  private final class Run {
    let stage = TabStage()
    let pages: Pages
    let commands: RandomCommands
    var tabs: UITabBarController { stage.tabs }

    init(seed: UInt64) {
      commands = RandomCommands(seed: seed, in: stage.window)
      pages = Pages(commands.random)
      tabs.viewControllers = (0..<3).map { _ in makeTab() }
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
    }

    private var flag: Bool { commands.flag }

    private func makeTab() -> UIViewController {
      switch commands.random.int(in: 0...2) {
      case 0: return UINavigationController(rootViewController: CheckedController())
      case 1:
        let controller = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal
        )
        controller.dataSource = pages
        controller.setViewControllers([CheckedController()], direction: .forward, animated: false)
        return controller
      default: return CheckedController()
      }
    }

    private func call<Kind: UIViewController>(_ type: Kind.Type, _ command: (Kind) -> Void) {
      if let controller = tabs.selectedViewController as? Kind { command(controller) }
    }

    func step() {
      switch commands.random.int(in: 0...15) {
      case 0, 1: tabs.selectedIndex = commands.random.int(in: 0...max(0, count - 1))
      case 2: tapTab()
      case 3, 4: call(UINavigationController.self, commands.push)
      case 5: call(UINavigationController.self, commands.pop)
      case 6: replaceTabs()
      case 7: call(UIPageViewController.self, commands.turnPage)
      case 8, 9: commands.swipe()
      case 10: commands.liftFinger()
      case 11: if flag { commands.changeTraits() } else { commands.turnWindow() }
      case 12: tabs.setTabBarHidden(flag, animated: flag)
      case 13: presentOrDismiss()
      case 14:
        let more = tabs.moreNavigationController
        if more.parent === tabs { tabs.selectedViewController = more }
      default: commands.advance()
      }
    }

    private var count: Int { tabs.viewControllers?.count ?? 0 }

    private func tapTab() {
      // A layout may change the number of tabs.
      stage.window.layoutIfNeeded()
      let index = stage.buttons.indices.randomElement(using: &commands.random)
      if let index { stage.tap(index) }
    }

    private func replaceTabs() {
      var controllers = (tabs.viewControllers ?? []).shuffled(using: &commands.random)
      controllers = Array(controllers.prefix(commands.random.int(in: 0...7)))
      for _ in 0..<commands.random.int(in: 1...3) { controllers.append(makeTab()) }
      tabs.setViewControllers(controllers, animated: flag)
    }

    private func presentOrDismiss() {
      if tabs.presentedViewController != nil { return tabs.dismiss(animated: flag) }
      let controller = CheckedController()
      controller.modalPresentationStyle = .fullScreen
      tabs.present(controller, animated: flag)
    }

    /// The controllers whose views can be seen, without those in front of the tabs.
    private var visible: [UIViewController] {
      switch tabs.selectedViewController {
      case let navigation as UINavigationController:
        [navigation.topViewController].compactMap(\.self)
      case let pages as UIPageViewController: pages.viewControllers ?? []
      case let other: [other].compactMap(\.self)
      }
    }

    private func all(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap { all($0) }
    }

    /// Waits until nothing moves and compares the hierarchies.
    func rest() {
      commands.rest()
      let isCovered = tabs.presentedViewController != nil
      let controllers = all(tabs)
      let visible = visible
      for controller in controllers.compactMap({ $0 as? CheckedController }) {
        #expect(controller.mistakes == [])
        #expect(controller.isAtRest)
        let isVisible = !isCovered && visible.contains { $0 === controller }
        #expect(controller.isVisible == isVisible)
      }
      compareChildren(isCovered: isCovered)
    }

    private func compareChildren(isCovered: Bool) {
      let own = Set(tabs.viewControllers ?? [])
      let more = count > 5 ? tabs.moreNavigationController : nil
      var children = Set(tabs.children)
      if let more {
        let pushed = more.viewControllers.dropFirst().filter { own.contains($0) }
        children.formUnion(pushed)
        children.remove(more)
      }
      #expect(children == own)
      for navigation in own.compactMap({ $0 as? UINavigationController }) {
        #expect(navigation.viewControllers == navigation.children)
      }
      for pages in own.compactMap({ $0 as? UIPageViewController }) {
        #expect(pages.viewControllers == pages.children)
      }
      let shown = tabs.children.filter { $0.viewIfLoaded?.superview != nil }
      if !isCovered { #expect(shown.count == 1) }
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(6, thorough: 200)))
  func `random commands leave equal hierarchies and balanced calls`(seed: UInt64) {
    let reports = Reports.during {
      let run = Run(seed: seed)
      for _ in 0..<10 {
        for _ in 0..<30 { run.step() }
        run.rest()
      }
    }
    // The More list cannot be selected while it is being removed.
    let expected = ["present", "a selected controller must be"]
    let others = reports.filter { report in !expected.contains { report.contains($0) } }
    #expect(others == [])
  }

  @Test func `N268: dropping tabs in the middle of transitions leaks nothing`() {
    let before = CheckedController.alive
    for seed in 0..<20 {
      _ = Reports.during {
        let run = Run(seed: UInt64(seed))
        for _ in 0..<25 { run.step() }
        run.commands.liftFinger()
        run.stage.window.isHidden = true
        run.stage.window.rootViewController = nil
      }
      Simulator.advance(by: 12)
    }
    #expect(CheckedController.alive == before)
  }
}
