import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// One application that random commands push, pop, present, swipe and turn.
@MainActor
final class RandomApp {
  /// Pages that end at random.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    var random: SeededRandom

    init(_ random: SeededRandom) { self.random = random }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { random.chance(0.5) ? CheckedController() : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { random.chance(0.5) ? CheckedController() : nil }
  }

  private let stage = TabStage()
  private let pages: Pages
  let commands: RandomCommands
  private var orientation = UIDeviceOrientation.portrait
  private var tabs: UITabBarController { stage.tabs }

  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    commands = RandomCommands(seed: seed, in: stage.window)
    pages = Pages(commands.random)
    stage.window.frame = UIScreen.main.bounds
    tabs.viewControllers = (0..<3).map { _ in makeTab() }
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
  }

  // MARK: Tabs

  private func stack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: CheckedController())
    navigation.navigationBar.prefersLargeTitles = commands.flag
    return navigation
  }

  private func makeTab() -> UIViewController {
    switch commands.random.int(in: 0...4) {
    case 0, 1: return stack()
    case 2:
      let controller = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      controller.dataSource = pages
      controller.setViewControllers([CheckedController()], direction: .forward, animated: false)
      return controller
    case 3:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(CheckedController(), for: .primary)
      split.setViewController(CheckedController(), for: .secondary)
      return split
    default: return CheckedController()
    }
  }

  private func replaceTabs() {
    var controllers = (tabs.viewControllers ?? []).shuffled(using: &commands.random)
    controllers = Array(controllers.prefix(commands.random.int(in: 0...6)))
    for _ in 0..<commands.random.int(in: 1...2) { controllers.append(makeTab()) }
    tabs.setViewControllers(controllers, animated: commands.flag)
  }

  private func selectTab() {
    let count = tabs.viewControllers?.count ?? 0
    if count > 0 { tabs.selectedIndex = commands.random.int(in: 0...(count - 1)) }
  }

  private func tapTab() {
    // A layout may change the number of tabs.
    stage.window.layoutIfNeeded()
    if let index = stage.buttons.indices.randomElement(using: &commands.random) {
      stage.tap(index)
    }
  }

  // MARK: Steps

  /// The controllers of a kind among the tabs and below them, those of columns too.
  private func found<Kind: UIViewController>(_ type: Kind.Type) -> Kind? {
    let own = all(tabs.selectedViewController ?? tabs).compactMap { $0 as? Kind }
    return own.isEmpty ? nil : commands.random.pick(own)
  }

  private func call<Kind: UIViewController>(_ type: Kind.Type, _ command: (Kind) -> Void) {
    if let controller = found(type) { command(controller) }
  }

  private func all(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap { all($0) }
  }

  /// Makes a command.
  ///
  /// Its random numbers depend on the seed and on its own number alone, so that a sequence that
  /// fails can be shortened by leaving out commands.
  func step(_ number: Int) {
    commands.random = SeededRandom(seed: seed << 32 + UInt64(number))
    pages.random = SeededRandom(seed: commands.random.next())
    switch commands.random.int(in: 0...21) {
    case 0, 1, 2: call(UINavigationController.self, commands.push)
    case 3, 4: call(UINavigationController.self, commands.pop)
    case 5: call(UINavigationController.self, commands.replaceStack)
    case 6: call(UINavigationController.self, commands.changeBars)
    case 7: call(UIPageViewController.self, commands.turnPage)
    case 8: changeColumns()
    case 9: selectTab()
    case 10: tapTab()
    case 11: if commands.flag { replaceTabs() } else { hideTabs() }
    case 12: commands.present()
    case 13, 14: commands.dismiss()
    case 15: commands.swipe()
    case 16: commands.drag()
    case 17: commands.liftFinger()
    case 18: if commands.flag { commands.press() } else { commands.tap() }
    case 19: rotate()
    case 20: commands.changeTraits()
    default: commands.advance()
    }
  }

  private func hideTabs() { tabs.setTabBarHidden(commands.flag, animated: commands.flag) }

  private func changeColumns() {
    if let split = found(UISplitViewController.self) { changeColumns(of: split) }
  }

  private func changeColumns(of split: UISplitViewController) {
    let column: UISplitViewController.Column = commands.flag ? .primary : .secondary
    if commands.flag { split.show(column) } else { split.hide(column) }
    if commands.flag { split.showDetailViewController(CheckedController(), sender: nil) }
  }

  private func rotate() {
    orientation = commands.random.pick([.portrait, .landscapeLeft, .landscapeRight])
    HostDevice.rotate(to: orientation)
  }

  // MARK: Rest

  /// Whether a full-screen controller in front has removed the tabs.
  private var isCovered: Bool {
    tabs.presentedViewController?.modalPresentationStyle == .fullScreen
  }

  /// Waits until nothing moves, and returns what differs from what must hold then.
  func problemsAtRest() -> [String] {
    commands.rest()
    var found: [String] = []
    let controllers = all(tabs) + commands.stack.dropFirst()
    for case let controller as CheckedController in controllers {
      if !controller.isAtRest { found.append("\(controller) is between two states") }
      found += controller.mistakes
      let isShown = controller.viewIfLoaded?.window != nil
      if controller.isVisible != isShown {
        found.append("\(controller) is visible: \(controller.isVisible), shown: \(isShown)")
      }
    }
    return found + hierarchyProblems()
  }

  private func hierarchyProblems() -> [String] {
    var found: [String] = []
    for navigation in all(tabs).compactMap({ $0 as? UINavigationController }) {
      guard navigation !== tabs.moreNavigationController else { continue }
      if navigation.viewControllers != navigation.children { found.append("stack \(navigation)") }
      let shown = navigation.children.filter { $0.viewIfLoaded?.superview != nil }
      let top = navigation.topViewController
      let isShown = navigation.viewIfLoaded?.window != nil
      if isShown, shown != [top].compactMap(\.self) {
        found.append("\(navigation) shows \(shown), not \(String(describing: top))")
      }
    }
    for pages in all(tabs).compactMap({ $0 as? UIPageViewController })
    where pages.viewControllers ?? [] != pages.children {
      found.append("pages \(pages)")
    }
    let shown = tabs.children.filter { $0.viewIfLoaded?.superview != nil }
    if !isCovered, shown.count != 1 { found.append("\(shown.count) tabs are shown") }
    return found
  }

  /// Removes everything from the window in the middle of what happens.
  func end() {
    commands.liftFinger()
    tabs.dismiss(animated: false)
    stage.window.isHidden = true
    stage.window.rootViewController = nil
  }
}
