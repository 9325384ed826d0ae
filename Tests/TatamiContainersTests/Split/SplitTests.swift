import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Columns beside each other, and one in compact width.
@MainActor
@Suite(.environment) struct SplitTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var top: UISplitViewController.Column?
    var merges = false

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode.rawValue) from \(svc.displayMode.rawValue)") }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      calls.append("expanding")
      return proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("collapsed \(svc.isCollapsed)")
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      calls.append("expanded \(svc.isCollapsed)")
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { merges }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
  private let diary = Diary()
  private let delegate = Delegate()
  private let primary: ControllerRecorder
  private let supplementary: ControllerRecorder
  private let secondary: ControllerRecorder

  init() {
    primary = ControllerRecorder("primary", diary)
    supplementary = ControllerRecorder("supplementary", diary)
    secondary = ControllerRecorder("secondary", diary)
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.verticalSizeClass = .regular
  }

  private func settle() { Simulator.advance(by: 1) }

  private func show(_ split: UISplitViewController) {
    split.delegate = delegate
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
  }

  private func double() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    show(split)
    return split
  }

  private func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(supplementary, for: .supplementary)
    split.setViewController(secondary, for: .secondary)
    show(split)
    return split
  }

  private func classic() -> UISplitViewController {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [
      UINavigationController(rootViewController: primary),
      UINavigationController(rootViewController: secondary),
    ]
    show(split)
    return split
  }

  private func makeCompact() {
    window.frame.size = CGSize(width: 390, height: 844)
    window.traitOverrides.horizontalSizeClass = .compact
    settle()
  }

  private func makeRegular() {
    window.frame.size = CGSize(width: 1180, height: 820)
    window.traitOverrides.horizontalSizeClass = .regular
    settle()
  }

  private func frame(_ controller: UIViewController) -> CGRect? {
    controller.view.window == nil
      ? nil : controller.view.convert(controller.view.bounds, to: window)
  }

  @Test func `N108: columns are wrapped in navigation controllers`() {
    let split = double()
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.parent === split)
    #expect(secondary.splitViewController === split)
    let navigation = UINavigationController(rootViewController: UIViewController())
    split.setViewController(navigation, for: .secondary)
    settle()
    #expect(navigation.parent === split)
    #expect(secondary.view.window == nil)
    let reports = Reports.during { split.setViewController(navigation, for: .supplementary) }
    #expect(reports.count == 1)
  }

  @Test func `N113: columns stand side by side, above or beside the edge`() {
    let split = double()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(primary)?.maxX == 320)
    #expect(frame(secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
    split.preferredDisplayMode = .secondaryOnly
    settle()
    #expect(delegate.calls.last == "mode 1 from 2")
    #expect(frame(primary) == nil)
    #expect(frame(secondary)?.width == 1180)
    split.preferredDisplayMode = .oneOverSecondary
    settle()
    #expect(frame(primary)?.maxX == 320)
    #expect(frame(secondary)?.width == 1180)
    Simulator.tap(at: CGPoint(x: 800, y: 400), in: window)
    settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(primary) == nil)
  }

  @Test func `N113: three columns are tiled, stacked or displaced`() {
    let split = triple()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(supplementary)?.minX == 320)
    #expect(frame(secondary) == CGRect(x: 640, y: 0, width: 540, height: 820))
    split.preferredDisplayMode = .twoDisplaceSecondary
    settle()
    #expect(frame(secondary) == CGRect(x: 640, y: 0, width: 860, height: 820))
    split.preferredDisplayMode = .oneBesideSecondary
    settle()
    #expect(frame(primary) == nil)
    #expect(frame(supplementary)?.minX == 0)
  }

  @Test func `N255: from right to left the primary column stands at the right`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    let split = double()
    #expect(frame(primary)?.minX == 860)
    #expect(frame(secondary)?.minX == 0)
    split.primaryEdge = .trailing
    settle()
    #expect(frame(primary)?.minX == 0)
  }

  @Test func `column widths are kept within their limits`() {
    let split = double()
    split.preferredPrimaryColumnWidthFraction = 0.2
    #expect(split.primaryColumnWidth == 236)
    split.minimumPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    split.preferredPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 500)
    split.maximumPrimaryColumnWidth = 400
    settle()
    #expect(frame(primary)?.width == 400)
    split.preferredPrimaryColumnWidth = .nan
    split.maximumPrimaryColumnWidth = -.infinity
    #expect(split.primaryColumnWidth.isFinite)
  }

  @Test func `N109, N110: in compact width there is one stack`() throws {
    let split = triple()
    split.show(.secondary)
    makeCompact()
    #expect(split.isCollapsed)
    #expect(delegate.calls.contains("top secondary"))
    #expect(delegate.calls.last == "collapsed true")
    let root = try #require(primary.navigationController)
    #expect(root.viewControllers == [primary, supplementary, secondary])
    #expect(split.children == [root])
    #expect(secondary.view.window != nil)
    #expect(frame(secondary)?.size == window.bounds.size)
  }

  @Test func `N110: the delegate chooses the top column`() {
    let split = triple()
    delegate.top = .supplementary
    makeCompact()
    #expect(delegate.calls.contains("top primary"))
    #expect(primary.navigationController?.viewControllers == [primary, supplementary])
    #expect(split.isShowing(.supplementary))
  }

  @Test func `N109: the compact column replaces the others`() {
    let split = double()
    let compact = ControllerRecorder("compact", diary)
    split.setViewController(compact, for: .compact)
    makeCompact()
    #expect(split.children == [compact])
    #expect(frame(compact)?.size == window.bounds.size)
    makeRegular()
    #expect(compact.view.window == nil)
    #expect(frame(primary)?.maxX == 320)
  }

  @Test func `N111: expanding returns the stacks`() {
    let split = triple()
    split.show(.secondary)
    makeCompact()
    let pushed = UIViewController()
    secondary.navigationController?.pushViewController(pushed, animated: false)
    settle()
    makeRegular()
    #expect(!split.isCollapsed)
    #expect(delegate.calls.suffix(2) == ["expanding", "expanded false"])
    #expect(primary.navigationController?.viewControllers == [primary])
    #expect(supplementary.navigationController?.viewControllers == [supplementary])
    #expect(secondary.navigationController?.viewControllers == [secondary, pushed])
    #expect(split.children.count == 3)
    #expect(frame(pushed)?.maxX == 1180)
  }

  @Test func `N112: columns are shown and hidden, or pushed and popped`() {
    let split = double()
    split.hide(.primary)
    settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    makeCompact()
    #expect(split.isShowing(.primary))
    split.show(.secondary)
    settle()
    let root = primary.navigationController
    #expect(root?.viewControllers == [primary, secondary])
    #expect(split.isShowing(.secondary))
    split.show(.primary)
    settle()
    #expect(root?.viewControllers == [primary])
    split.show(.secondary)
    settle()
    root?.popViewController(animated: true)
    settle()
    makeRegular()
    #expect(secondary.navigationController?.viewControllers == [secondary])
    #expect(frame(secondary)?.maxX == 1180)
  }

  @Test func `N114: the classic form pushes the secondary controller and takes it back`() {
    let split = classic()
    let controllers = split.viewControllers
    #expect(controllers.count == 2)
    makeCompact()
    #expect(split.viewControllers == [controllers[0]])
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    makeRegular()
    #expect(split.viewControllers == controllers)
    #expect(secondary.navigationController === controllers[1])
    delegate.merges = true
    makeCompact()
    #expect(primary.navigationController?.viewControllers == [primary])
  }

  @Test func `N115: details replace the secondary controller or are pushed`() {
    let split = classic()
    let details = ControllerRecorder("details", diary)
    primary.showDetailViewController(details, sender: nil)
    settle()
    #expect(split.viewControllers.last === details)
    #expect(frame(details)?.maxX == 1180)
    delegate.merges = true
    makeCompact()
    let other = ControllerRecorder("other", diary)
    primary.showDetailViewController(other, sender: nil)
    settle()
    #expect(primary.navigationController?.viewControllers == [primary, other])
  }

  @Test func `appearance calls are balanced`() {
    let split = double()
    for _ in 0..<3 {
      makeCompact()
      split.show(.secondary)
      settle()
      makeRegular()
      split.hide(.primary)
      settle()
    }
    for controller in [primary, secondary] {
      let calls = diary.lines.filter { $0.hasPrefix(controller.name) && $0.hasSuffix("appear") }
      let wills = calls.filter { $0.contains("will appear") }.count
      let dids = calls.filter { $0.contains("did disappear") }.count
      #expect(wills - dids == (controller.view.window == nil ? 0 : 1))
    }
  }
}
