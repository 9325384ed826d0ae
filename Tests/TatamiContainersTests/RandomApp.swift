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
    switch commands.random.int(in: 0...25) {
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
    case 21: call(UINavigationController.self, commands.changeBarHiding)
    case 22: commands.pull()
    case 23: moveKeyboard()
    case 24: if commands.flag { resize() } else { call(UISplitViewController.self, arrange) }
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

  private func arrange(_ split: UISplitViewController) {
    split.presentsWithGesture = commands.random.chance(0.8)
    split.preferredSplitBehavior = commands.random.pick([.automatic, .tile, .overlay, .displace])
    split.preferredDisplayMode = commands.random.pick([
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
    ])
  }

  private func resize() {
    let sides: [CGFloat] = [320, 390, 600, 844, 1180]
    stage.window.frame.size = CGSize(
      width: commands.random.pick(sides),
      height: commands.random.pick(sides)
    )
  }

  private func moveKeyboard() {
    guard commands.flag else { return HostKeyboard.hide() }
    let screen = UIScreen.main.bounds
    let height: CGFloat = commands.random.pick([44, 216, 336])
    let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    HostKeyboard.show(frame)
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
    var found = all(tabs).flatMap { problems(of: $0) }
    let shown = tabs.children.filter { $0.viewIfLoaded?.superview != nil }
    if !isCovered, shown.count != 1 { found.append("\(shown.count) tabs are shown") }
    let known = (tabs.viewControllers ?? []) + [tabs.moreNavigationController]
    let others = tabs.children.filter { child in !known.contains { $0 === child } }
    if !others.isEmpty { found.append("tabs contain \(others)") }
    return found
  }

  private func problems(of controller: UIViewController) -> [String] {
    switch controller {
    case let navigation as UINavigationController: problems(of: navigation)
    case let pages as UIPageViewController: problems(of: pages)
    case let split as UISplitViewController: problems(of: split)
    default: []
    }
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  private func problems(of navigation: UINavigationController) -> [String] {
    guard navigation !== tabs.moreNavigationController else { return [] }
    var found: [String] = []
    if navigation.viewControllers != navigation.children { found.append("stack \(navigation)") }
    guard isOnScreen(navigation) else { return found }
    let shown = navigation.children.filter { $0.viewIfLoaded?.superview != nil }
    let top = navigation.topViewController
    if shown != [top].compactMap(\.self) {
      found.append("\(navigation) shows \(shown), not \(String(describing: top))")
    }
    if navigation.navigationBar.isHidden != navigation.isNavigationBarHidden {
      found.append("bar of \(navigation)")
    }
    return found
  }

  private func problems(of pages: UIPageViewController) -> [String] {
    var found: [String] = []
    let current = pages.viewControllers ?? []
    if current != pages.children { found.append("pages \(pages)") }
    let origin = current.first?.viewIfLoaded?.convert(CGPoint.zero, to: pages.view) ?? .zero
    if isOnScreen(pages), hypot(origin.x, origin.y) > 0.5 {
      found.append("the page of \(pages) is at \(origin)")
    }
    return found
  }

  private func problems(of split: UISplitViewController) -> [String] {
    guard isOnScreen(split), !split.isCollapsed else { return [] }
    let columns: [UISplitViewController.Column] = [.primary, .secondary]
    let wrong = zip(columns, split.viewControllers).filter { column, child in
      split.isShowing(column) != isOnScreen(child)
    }
    return wrong.map { "column \($0.0) of \(split)" }
  }

  /// Removes everything from the window in the middle of what happens.
  func end() {
    commands.liftFinger()
    tabs.dismiss(animated: false)
    stage.window.isHidden = true
    stage.window.rootViewController = nil
  }
}
