import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Bars that hide by gestures, for the keyboard, and in compact height.
@MainActor
@Suite(.environment) struct BarHidingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rows = Rows()
  private let navigation: UINavigationController

  init() {
    HostDevice.setScreen(size: CGSize(width: 390, height: 844))
    navigation = UINavigationController(rootViewController: rows)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 0)
  }

  /// A table of 100 rows that are not selectable, with a text field in its header.
  private final class Rows: UITableViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsSelection = false
      tableView.tableHeaderView = field
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @MainActor private final class Target: NSObject {
    let diary = Diary()
    func swipe() { diary.add("swipe") }
    func tap() { diary.add("tap") }
  }

  private func swipe(by distance: CGFloat) {
    let start = CGPoint(x: 200, y: 400)
    Simulator.drag(from: start, to: CGPoint(x: 200, y: 400 + distance), in: window)
    Simulator.advance(by: 1)
  }

  private func tap(_ y: CGFloat = 400) {
    Simulator.tap(at: CGPoint(x: 200, y: y), in: window)
    Simulator.advance(by: 1)
  }

  private func addToolbar() {
    rows.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    navigation.setToolbarHidden(false, animated: false)
    Simulator.advance(by: 0)
  }

  @Test func `N45: bars do not hide by themselves by default`() {
    #expect(!navigation.hidesBarsOnSwipe)
    #expect(!navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenKeyboardAppears)
    #expect(!navigation.hidesBarsWhenVerticallyCompact)
    swipe(by: -100)
    tap()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: a swipe up hides both bars, one down shows them`() {
    navigation.hidesBarsOnSwipe = true
    addToolbar()
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    swipe(by: -100)
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    #expect(navigation.navigationBar.isHidden)
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    swipe(by: 60)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.navigationBar.frame.minY == 47)
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
  }

  @Test func `N46: a toolbar without items stays while the navigation bar hides`() {
    navigation.hidesBarsOnSwipe = true
    navigation.setToolbarHidden(false, animated: false)
    swipe(by: -100)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `N46: a toolbar that was hidden before a swipe stays hidden`() {
    navigation.hidesBarsOnSwipe = true
    rows.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    swipe(by: -100)
    swipe(by: 60)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
  }

  @Test func `N46: a toolbar comes back with bars that are shown on a page without items`() {
    navigation.hidesBarsOnTap = true
    addToolbar()
    tap()
    #expect(navigation.isToolbarHidden)
    navigation.pushViewController(UIViewController(), animated: false)
    Simulator.advance(by: 1)
    tap()
    #expect(!navigation.isNavigationBarHidden)
    navigation.popViewController(animated: false)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `N46: bars move and safe areas follow during a swipe, rows stay under the finger`() {
    navigation.hidesBarsOnSwipe = true
    let touch = Simulator.touchDown(at: CGPoint(x: 200, y: 500), in: window)
    Simulator.advance(by: 0.1)
    for step in 1...6 {
      Simulator.move(touch, to: CGPoint(x: 200, y: 500 - 10 * CGFloat(step)))
      Simulator.advance(by: 0.02)
    }
    let bar = navigation.navigationBar
    #expect(navigation.isNavigationBarHidden)
    #expect(!bar.isHidden)
    #expect(rows.view.safeAreaInsets.top == 47)
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown < 47)
    #expect(shown > bar.frame.minY)
    let offset = rows.tableView.contentOffset.y
    Simulator.advance(by: 0.4)
    #expect(rows.tableView.contentOffset.y == offset)
    #expect(abs(offset - (-91 + 50)) < 0.01)
    Simulator.lift(touch)
  }

  @Test func `N46: a swipe that turns around moves the bars twice`() {
    navigation.hidesBarsOnSwipe = true
    let touch = Simulator.touchDown(at: CGPoint(x: 200, y: 500), in: window)
    Simulator.move(touch, to: CGPoint(x: 200, y: 400), duration: 0.3, steps: 10)
    #expect(navigation.isNavigationBarHidden)
    Simulator.move(touch, to: CGPoint(x: 200, y: 415), duration: 0.1, steps: 5)
    #expect(navigation.isNavigationBarHidden)
    Simulator.move(touch, to: CGPoint(x: 200, y: 430), duration: 0.1, steps: 5)
    #expect(!navigation.isNavigationBarHidden)
    Simulator.lift(touch)
  }

  @Test func `N46: a sideways drag leaves the bars`() {
    navigation.hidesBarsOnSwipe = true
    Simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 340), in: window)
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: a tap in the content hides the bars and shows them`() {
    navigation.hidesBarsOnTap = true
    addToolbar()
    tap()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `N46: taps to which the content reacts leave the bars`() {
    navigation.hidesBarsOnTap = true
    rows.tableView.allowsSelection = true
    tap()
    #expect(rows.tableView.indexPathForSelectedRow != nil)
    #expect(!navigation.isNavigationBarHidden)
    tap(110)
    #expect(rows.field.isFirstResponder)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: the recognizers call further targets`() {
    navigation.hidesBarsOnSwipe = true
    navigation.hidesBarsOnTap = true
    let target = Target()
    navigation.barHideOnSwipeGestureRecognizer.addTarget(
      target,
      action: Selector("swipe", Target.swipe)
    )
    navigation.barHideOnTapGestureRecognizer.addTarget(target, action: Selector("tap", Target.tap))
    tap()
    #expect(target.diary.take() == ["tap"])
    swipe(by: 60)
    #expect(target.diary.lines.last == "swipe")
  }

  @Test func `N46: bars hidden for the keyboard stay hidden until a tap in the content`() {
    navigation.hidesBarsWhenKeyboardAppears = true
    rows.field.becomeFirstResponder()
    HostKeyboard.show(CGRect(x: 0, y: 553, width: 390, height: 291))
    Simulator.advance(by: 0.1)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.navigationBar.isHidden)
    Simulator.advance(by: 1)
    #expect(navigation.navigationBar.isHidden)
    rows.field.resignFirstResponder()
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: bars shown by a tap above the keyboard stay while it changes its height`() {
    navigation.hidesBarsWhenKeyboardAppears = true
    HostKeyboard.show(CGRect(x: 0, y: 553, width: 390, height: 291))
    Simulator.advance(by: 1)
    tap()
    #expect(!navigation.isNavigationBarHidden)
    HostKeyboard.show(CGRect(x: 0, y: 508, width: 390, height: 336))
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: a search bar in the navigation bar stays above the keyboard`() {
    navigation.hidesBarsWhenKeyboardAppears = true
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    Simulator.advance(by: 0)
    rows.navigationItem.searchController?.isActive = true
    Simulator.advance(by: 1)
    HostKeyboard.show(CGRect(x: 0, y: 553, width: 390, height: 291))
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: bars hide in compact height and show after a tap in their place`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    tap()
    #expect(navigation.isNavigationBarHidden)
    tap(30)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: bars hidden in compact height come back in regular height`() {
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 0)
    navigation.hidesBarsWhenVerticallyCompact = true
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    window.traitOverrides.verticalSizeClass = .regular
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: bars shown in compact height stay when other traits change`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 1)
    tap(30)
    #expect(!navigation.isNavigationBarHidden)
    window.traitOverrides.userInterfaceStyle = .dark
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: bars that the program shows and hides in compact height stay hidden`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 1)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.setNavigationBarHidden(true, animated: false)
    window.traitOverrides.verticalSizeClass = .regular
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `N46: a bar with a search stays in compact height until the search ends`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = false
    rows.navigationItem.searchController = search
    Simulator.advance(by: 0)
    search.isActive = true
    Simulator.advance(by: 1)
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    search.isActive = false
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    window.traitOverrides.verticalSizeClass = .regular
    Simulator.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `N46: a bar that the program has hidden stays hidden after compact height`() {
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.hidesBarsWhenVerticallyCompact = true
    window.traitOverrides.verticalSizeClass = .compact
    Simulator.advance(by: 1)
    window.traitOverrides.verticalSizeClass = .regular
    Simulator.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
  }
}
