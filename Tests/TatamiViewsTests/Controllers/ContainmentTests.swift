import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Children of controllers: moves between parents, and their appearance calls.
@MainActor
@Suite(.environment) struct ContainmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let diary = Diary()
  private let parent: ControllerRecorder
  private let (first, second): (ControllerRecorder, ControllerRecorder)

  init() {
    parent = ControllerRecorder("parent", diary, appearanceOnly: true)
    (first, second) = (
      ControllerRecorder("first", diary, appearanceOnly: true),
      ControllerRecorder("second", diary, appearanceOnly: true)
    )
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = diary.take()
  }

  private func embed(_ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `N1: only the first access loads the view`() {
    final class Counting: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let counting = Counting()
    #expect(counting.viewIfLoaded == nil)
    #expect(!counting.isViewLoaded)
    counting.loadViewIfNeeded()
    counting.loadViewIfNeeded()
    #expect(counting.isViewLoaded)
    #expect(counting.loads == 1)
  }

  @Test func `N4: adding a child removes it from its parent`() {
    embed(first)
    let other = UIViewController()
    other.addChild(first)
    #expect(parent.children.isEmpty)
    #expect(first.parent === other)
  }

  @Test func `N16, N17: a child added to a visible controller appears within the call`() {
    embed(first)
    #expect(diary.take() == ["first will appear", "first is appearing", "first did appear"])
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    #expect(diary.take() == ["first will disappear", "first did disappear"])
  }

  @Test func `N15: viewIsAppearing comes once, in the window`() {
    var windows: [UIWindow?] = []
    first.whenCalled = { [first] in if $0 == "is appearing" { windows.append(first.view.window) } }
    embed(first)
    Simulator.advance(by: 1)
    #expect(windows == [window])
  }

  @Test func `N9: a child knows that it moves to its parent or from it`() {
    var flags: [String] = []
    first.whenCalled = { [first] in
      flags.append("\($0) \(first.isMovingToParent) \(first.isMovingFromParent)")
    }
    embed(first)
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    #expect(
      flags == [
        "will appear true false", "is appearing true false", "did appear true false",
        "will disappear false true", "did disappear false true",
      ]
    )
    #expect(!first.isMovingFromParent)
  }

  @Test func `N8: an appearance that turns around ends in a disappearance`() {
    final class Forwarding: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    Forwarding().addChild(first)
    first.beginAppearanceTransition(true, animated: false)
    first.beginAppearanceTransition(false, animated: false)
    first.endAppearanceTransition()
    #expect(diary.take() == ["first will appear", "first will disappear", "first did disappear"])
  }

  @Test(arguments: [0, 0.5])
  func `N7: a transition replaces one child by another`(duration: TimeInterval) {
    embed(first)
    parent.addChild(second)
    _ = diary.take()
    var results: [Bool] = []
    parent.transition(from: first, to: second, duration: duration) {
      self.second.view.alpha = 0.5
    } completion: {
      results.append($0)
    }
    #expect(second.view.superview === parent.view)
    #expect(first.view.superview === parent.view)
    #expect(results.isEmpty)
    Simulator.advance(by: 1)
    #expect(results == [true])
    #expect(first.view.superview == nil)
    #expect(
      diary.take() == [
        "first will disappear", "second will appear", "second is appearing",
        "first did disappear", "second did appear",
      ]
    )
  }

  @Test func `N7: a parent that disappears during a transition takes both children along`() {
    embed(first)
    parent.addChild(second)
    _ = diary.take()
    parent.transition(from: first, to: second, duration: 1) { self.second.view.alpha = 0.5 }
    window.isHidden = true
    Simulator.advance(by: 2)
    let calls = diary.take().filter { $0.hasPrefix("second") }
    #expect(calls.filter { $0 == "second will appear" }.count == 1)
    #expect(calls.suffix(2) == ["second will disappear", "second did disappear"])
    #expect(!calls.contains("second did appear"))
    window.isHidden = false
    Simulator.advance(by: 1)
    #expect(diary.take().filter { $0.hasPrefix("second did") } == ["second did appear"])
  }

  @Test func `N7: a transition back during a transition ends with the first child`() {
    embed(first)
    parent.addChild(second)
    _ = diary.take()
    parent.transition(from: first, to: second, duration: 1) { self.second.view.alpha = 0.5 }
    Simulator.advance(by: 0.5)
    parent.transition(from: second, to: first, duration: 1) { self.first.view.alpha = 0.5 }
    Simulator.advance(by: 2)
    #expect(parent.view.subviews == [first.view])
    #expect(
      diary.take().filter { !$0.hasSuffix("is appearing") } == [
        "first will disappear", "second will appear", "second will disappear",
        "first will appear", "second did disappear", "first did appear",
      ]
    )
  }

  @Test func `N7: a transition between controllers that are no children is refused`() {
    embed(first)
    let reports = Reports.during { parent.transition(from: first, to: second, duration: 0) {} }
    #expect(reports.count == 1)
    #expect(first.view.superview === parent.view)
    #expect(second.viewIfLoaded == nil)
  }

  @Test func `a child that is removed while its parent appears disappears at once`() {
    let front = ControllerRecorder("front", diary, appearanceOnly: true)
    front.modalPresentationStyle = .overFullScreen
    front.addChild(first)
    front.view.addSubview(first.view)
    parent.present(front, animated: true)
    #expect(diary.lines.contains("first will appear"))
    first.view.removeFromSuperview()
    #expect(diary.lines.suffix(2) == ["first will disappear", "first did disappear"])
    Simulator.advance(by: 1)
    #expect(!diary.lines.contains("first did appear"))
  }

  @Test func `N130, N136: a full-screen presentation replaces the presenting controller`() {
    first.modalPresentationStyle = .fullScreen
    parent.present(first, animated: true) { self.diary.add("completion") }
    #expect(
      diary.take() == ["parent will disappear", "first will appear", "first is appearing"]
    )
    Simulator.advance(by: 0.39)
    #expect(diary.lines.isEmpty)
    Simulator.advance(by: 0.1)
    #expect(diary.take() == ["first did appear", "parent did disappear", "completion"])
    #expect(parent.view.window == nil)
    parent.dismiss(animated: true) { self.diary.add("completion") }
    Simulator.advance(by: 1)
    #expect(
      diary.take() == [
        "first will disappear", "parent will appear", "parent is appearing", "parent did appear",
        "first did disappear", "completion",
      ]
    )
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ])
  func `N131: other presentations leave the presenting controller as it is`(
    style: UIModalPresentationStyle
  ) {
    first.modalPresentationStyle = style
    parent.present(first, animated: true)
    Simulator.advance(by: 1)
    parent.dismiss(animated: true)
    Simulator.advance(by: 1)
    #expect(!diary.lines.contains { $0.hasPrefix("parent") })
    #expect(diary.lines.last == "first did disappear")
  }

  @Test func `N134: only the frontmost controller is seen moving at a dismissal`() {
    for controller in [first, second] { controller.modalPresentationStyle = .overFullScreen }
    parent.present(first, animated: false)
    first.present(second, animated: false)
    parent.dismiss(animated: true)
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
    #expect(parent.presentedViewController === second)
    Simulator.advance(by: 1)
    #expect(window.subviews == [parent.view])
    #expect(parent.presentedViewController == nil)
  }

  @Test func `N155, N257, N258: refused presentations change nothing`() {
    parent.present(first, animated: true)
    let third = UIViewController()
    #expect(Reports.during { parent.present(third, animated: true) }.count == 1)
    #expect(Reports.during { third.present(UIViewController(), animated: true) }.count == 1)
    #expect(Reports.during { first.present(first, animated: true) }.count == 1)
    Simulator.advance(by: 1)
    parent.dismiss(animated: true)
    #expect(Reports.during { parent.present(third, animated: true) }.count == 1)
    Simulator.advance(by: 1)
    #expect(window.subviews == [parent.view])
    #expect(third.presentingViewController == nil)
  }

  @Test func `N267: dismissing in every call of the presented controller keeps calls balanced`() {
    let calls = ["will appear", "is appearing", "did appear", "will disappear", "did disappear"]
    for trigger in calls {
      let front = ControllerRecorder("front", diary, appearanceOnly: true)
      front.whenCalled = { [parent] in if $0 == trigger { parent.dismiss(animated: false) } }
      _ = diary.take()
      parent.present(front, animated: true)
      Simulator.advance(by: 1)
      parent.dismiss(animated: true)
      Simulator.advance(by: 1)
      #expect(parent.presentedViewController == nil)
      #expect(window.subviews == [parent.view])
      let calls = diary.take().filter { $0.hasPrefix("front") && !$0.hasSuffix("is appearing") }
      #expect(calls.filter { $0.hasSuffix("will appear") }.count == 1)
      #expect(calls.last == "front did disappear", "\(trigger)")
    }
  }

  @Test func `N267: a child whose view is removed in viewWillAppear is not called`() {
    first.addChild(second)
    first.view.addSubview(second.view)
    second.didMove(toParent: first)
    first.whenCalled = { [weak second] call in
      if call == "will appear" { second?.view.removeFromSuperview() }
    }
    embed(first)
    #expect(diary.take() == ["first will appear", "first is appearing", "first did appear"])
  }

  private func presentInFullScreen(animated: Bool) {
    let front = UIViewController()
    front.modalPresentationStyle = .fullScreen
    parent.present(front, animated: animated)
  }

  @Test func `N267: a child of a visible controller appears although an ancestor has not appeared`()
  {
    presentInFullScreen(animated: false)
    parent.dismiss(animated: true)
    Simulator.advance(by: 0.1)
    embed(first)
    first.endAppearanceTransition()
    _ = diary.take()
    first.addChild(second)
    first.view.addSubview(second.view)
    #expect(diary.take() == ["second will appear", "second is appearing", "second did appear"])
    Simulator.advance(by: 1)
    #expect(diary.take() == ["parent did appear"])
  }

  @Test func `N267: a child disappears that is removed from a view that has left its window`() {
    embed(first)
    parent.whenCalled = { [first] call in
      if call == "did disappear" { first.view.removeFromSuperview() }
    }
    _ = diary.take()
    presentInFullScreen(animated: false)
    #expect(
      diary.take() == [
        "parent will disappear", "first will disappear", "parent did disappear",
        "first did disappear",
      ]
    )
  }

  @Test func `N267: a view that is moved in viewWillDisappear instead of removed appears again`() {
    embed(first)
    first.addChild(second)
    first.view.addSubview(second.view)
    let shelf = UIView()
    parent.view.addSubview(shelf)
    first.whenCalled = { [first] call in
      if call == "will disappear" { shelf.addSubview(first.view) }
    }
    _ = diary.take()
    first.view.removeFromSuperview()
    #expect(first.view.superview === shelf)
    let calls = diary.take()
    for name in ["first", "second"] {
      let own = calls.filter { $0.hasPrefix(name) }
      #expect(own.last == "\(name) did appear")
    }
  }

  @Test(arguments: [false, true])
  func `N267: a child disappears with a container that leaves a view without a window`(
    isMoved: Bool
  ) {
    let container = UIView()
    parent.view.addSubview(container)
    parent.addChild(first)
    container.addSubview(first.view)
    first.didMove(toParent: parent)
    let shelf = UIView()
    let leave = { isMoved ? shelf.addSubview(container) : container.removeFromSuperview() }
    parent.whenCalled = { call in
      if call == "did disappear" { leave() }
    }
    _ = diary.take()
    presentInFullScreen(animated: false)
    #expect(
      diary.take() == [
        "parent will disappear", "first will disappear", "parent did disappear",
        "first did disappear",
      ]
    )
  }

  @Test func `N267: a child of a view that is removed while it appears again stays hidden`() {
    embed(first)
    first.addChild(second)
    first.view.addSubview(second.view)
    let shelf = UIView()
    parent.view.addSubview(shelf)
    first.whenCalled = { [first] call in
      if call == "will disappear" { shelf.addSubview(first.view) }
      if call == "will appear" { first.view.removeFromSuperview() }
    }
    _ = diary.take()
    first.view.removeFromSuperview()
    #expect(first.view.window == nil)
    let calls = diary.take()
    for name in ["first", "second"] {
      let own = calls.filter { $0.hasPrefix(name) }
      #expect(own.last == "\(name) did disappear")
    }
  }
}
