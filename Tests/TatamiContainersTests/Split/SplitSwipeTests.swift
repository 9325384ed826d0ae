import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Swipes and the button that show and hide the columns of a split controller.
@MainActor
@Suite(.environment) struct SplitSwipeTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    let diary = Diary()
    var target = UISplitViewController.DisplayMode.automatic
    /// The closure that the delegate calls once, before a change.
    var reaction: ((UISplitViewController) -> Void)?
    /// The closure that the delegate calls before each change.
    var alwaysReacts: ((UISplitViewController) -> Void)?

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      diary.add("mode \(displayMode.rawValue)")
      let react = reaction
      reaction = nil
      react?(svc)
      alwaysReacts?(svc)
    }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      diary.add("begin")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      diary.add("end")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
  private let delegate = Delegate()
  private let primary = UIViewController()
  private let secondary = UIViewController()

  init() {
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.verticalSizeClass = .regular
  }

  private func settle() { Simulator.advance(by: 1) }

  /// Shows two or three columns, all except the secondary one hidden.
  private func split(
    _ behavior: UISplitViewController.SplitBehavior,
    _ style: UISplitViewController.Style = .doubleColumn
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = .secondaryOnly
    split.delegate = delegate
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
    return split
  }

  private func frame(_ controller: UIViewController) -> CGRect? {
    controller.view.window == nil
      ? nil : controller.view.convert(controller.view.bounds, to: window)
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    Simulator.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: window)
    settle()
  }

  @Test func `N112: a column above the secondary one follows the finger`() {
    let split = split(.overlay)
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
    Simulator.move(touch, to: CGPoint(x: 165, y: 400), duration: 0.3, steps: 10)
    #expect(frame(primary)?.minX == -160)
    #expect(frame(secondary)?.minX == 0)
    Simulator.move(touch, to: CGPoint(x: 245, y: 400), duration: 0.3, steps: 10)
    #expect(frame(primary)?.minX == -80)
    Simulator.advance(by: 0.2)
    Simulator.lift(touch)
    settle()
    #expect(frame(primary)?.minX == 0)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(delegate.diary.take() == ["begin", "mode 3", "end"])
  }

  @Test func `N112: a column that is released early returns`() {
    let split = split(.overlay)
    drag(from: 5, to: 105)
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(primary) == nil)
    #expect(delegate.diary.take() == ["begin", "mode 3", "mode 1", "end"])
  }

  @Test func `N112: a swipe toward the edge hides what is above the secondary column`() {
    let split = split(.overlay)
    split.show(.primary)
    settle()
    drag(from: 600, to: 300)
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(primary) == nil)
  }

  @Test func `N112: columns that displace the secondary one push it along with the finger`() {
    let split = split(.displace, .tripleColumn)
    split.show(.supplementary)
    settle()
    #expect(frame(secondary)?.minX == 320)
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
    Simulator.move(touch, to: CGPoint(x: 165, y: 400), duration: 0.3, steps: 10)
    #expect(frame(primary)?.minX == -160)
    #expect(frame(secondary) == CGRect(x: 480, y: 0, width: 860, height: 820))
    Simulator.move(touch, to: CGPoint(x: 300, y: 400), duration: 0.1, steps: 10)
    Simulator.lift(touch)
    settle()
    #expect(split.displayMode == .twoDisplaceSecondary)
    drag(from: 900, to: 650)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `N112, N255: from right to left a swipe from the right edge shows the column`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    let split = split(.overlay)
    drag(from: 5, to: 300)
    #expect(split.displayMode == .secondaryOnly)
    drag(from: 1175, to: 880)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(primary)?.maxX == 1180)
  }

  @Test func `N112: without presentsWithGesture swipes change nothing`() {
    let split = split(.overlay)
    split.presentsWithGesture = false
    drag(from: 5, to: 300)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    settle()
    drag(from: 600, to: 300)
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test func `N112: code that changes the arrangement ends a swipe`() {
    let split = split(.overlay)
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
    Simulator.move(touch, to: CGPoint(x: 165, y: 400), duration: 0.3, steps: 10)
    split.preferredDisplayMode = .oneBesideSecondary
    Simulator.move(touch, to: CGPoint(x: 60, y: 400), duration: 0.3, steps: 10)
    Simulator.lift(touch)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(primary)?.minX == 0)
    #expect(delegate.diary.lines.last == "end")
  }

  @Test func `N112: a column that is still being shown follows a finger that hides it`() {
    let split = split(.overlay)
    split.show(.primary)
    Simulator.advance(by: 0.1)
    let touch = Simulator.touchDown(at: CGPoint(x: 600, y: 400), in: window)
    Simulator.move(touch, to: CGPoint(x: 500, y: 400), duration: 0.1, steps: 5)
    Simulator.advance(by: 0.5)
    #expect(frame(primary)?.minX == -100)
    Simulator.lift(touch)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test func `an arrangement that the delegate sets before a change takes its place`() {
    let split = split(.overlay)
    delegate.reaction = { $0.preferredDisplayMode = .oneBesideSecondary }
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    settle()
    #expect(delegate.diary.take() == ["mode 3", "mode 2"])
  }

  // MARK: Button

  @Test func `N113: the bar of the outermost column has a button that shows and hides`() throws {
    let split = split(.tile)
    #expect(try Simulator.find(.label("Show Sidebar"), in: window).frame.minX == 16)
    try Simulator.tap(.label("Show Sidebar"), in: window)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(try !Simulator.exists(.label("Show Sidebar"), in: window))
    #expect(try Simulator.find(.label("Hide Sidebar"), in: window).frame.minX == 16)
    try Simulator.tap(.label("Hide Sidebar"), in: window)
    settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `N113: the button of three columns shows one more, then hides the outermost`() throws {
    let split = split(.tile, .tripleColumn)
    var modes: [UISplitViewController.DisplayMode] = []
    for label in ["Show Sidebar", "Show Sidebar", "Hide Sidebar"] {
      try Simulator.tap(.label(label), in: window)
      settle()
      modes.append(split.displayMode)
    }
    #expect(modes == [.oneBesideSecondary, .twoBesideSecondary, .oneBesideSecondary])
  }

  @Test func `N113: the visibility of the button follows the gesture unless it is set`() throws {
    let split = split(.tile)
    let isShown = { try Simulator.exists(.label("Show Sidebar"), in: window) }
    split.presentsWithGesture = false
    settle()
    #expect(try !isShown())
    split.displayModeButtonVisibility = .always
    settle()
    #expect(try isShown())
    split.displayModeButtonVisibility = .never
    split.presentsWithGesture = true
    settle()
    #expect(try !isShown())
  }

  @Test func `N113: the button stands before the back button and the left items`() throws {
    let split = split(.tile)
    let detail = UIViewController()
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    detail.navigationItem.leftItemsSupplementBackButton = true
    secondary.navigationController?.pushViewController(detail, animated: false)
    settle()
    let frames = try ["Show Sidebar", "Back", "Add"].map {
      try Simulator.find(.label($0), in: window).frame
    }
    #expect(frames[0].minX == 16)
    #expect(frames[0].maxX <= frames[1].minX)
    #expect(frames[1].maxX <= frames[2].minX)
    split.displayModeButtonVisibility = .never
    settle()
    #expect(try Simulator.find(.label("Back"), in: window).frame.minX == 8)
  }

  @Test func `N113: the delegate chooses what the button does`() throws {
    let split = split(.tile)
    delegate.target = .oneOverSecondary
    try Simulator.tap(.label("Show Sidebar"), in: window)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test func `N113: a collapsed container has no button`() throws {
    let split = split(.tile)
    window.frame.size = CGSize(width: 390, height: 844)
    window.traitOverrides.horizontalSizeClass = .compact
    settle()
    #expect(split.displayModeButtonItem.isHidden)
    #expect(try !Simulator.exists(.label("Show Sidebar"), in: window))
  }

  @Test func `N113: the item of the classic form stands where the program puts it`() throws {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let details = UINavigationController(rootViewController: secondary)
    primary.title = "Folders"
    split.viewControllers = [primary, details]
    split.preferredDisplayMode = .secondaryOnly
    secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
    #expect(split.displayModeButtonItem.title == "Folders")
    try Simulator.tap(.label("Show Sidebar"), in: window)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.displayModeButtonItem.title == nil)
  }

  @Test func `N113: a delegate that prefers the current arrangement before a change refuses it`() {
    let split = split(.overlay)
    delegate.reaction = { $0.preferredDisplayMode = $0.displayMode }
    let overlay = UISplitViewController.DisplayMode.oneOverSecondary
    split.show(.primary)
    for _ in 0..<3 { settle() }
    #expect(delegate.diary.take() == ["mode \(overlay.rawValue)"])
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(primary) == nil)
  }

  /// Sets the preferred arrangement in each call before a change, also in those that this causes.
  private func prefer(_ modes: [UISplitViewController.DisplayMode]) {
    var count = 0
    delegate.alwaysReacts = { split in
      count += 1
      split.preferredDisplayMode = modes[count % modes.count]
    }
  }

  @Test func `N113: a delegate may prefer the arrangement that is about to be shown`() {
    let split = split(.overlay)
    prefer([.oneOverSecondary])
    split.show(.primary)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(delegate.diary.take().count == 1)
  }

  @Test func `N113: a delegate that prefers another arrangement in every call ends the change`() {
    let split = split(.overlay)
    prefer([.oneOverSecondary, .oneBesideSecondary])
    split.show(.primary)
    settle()
    delegate.alwaysReacts = nil
    split.preferredDisplayMode = .oneBesideSecondary
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(primary)?.minX == 0)
  }
}
