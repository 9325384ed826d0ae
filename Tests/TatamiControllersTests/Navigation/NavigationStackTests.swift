import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The stack of a navigation controller and the calls of its changes.
@MainActor
@Suite(.environment) struct NavigationStackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let root: ControllerRecorder
  private let navigation: UINavigationController

  init() {
    root = ControllerRecorder("root", diary)
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    _ = diary.take()
  }

  private func recorder(_ name: String) -> ControllerRecorder { ControllerRecorder(name, diary) }

  private func push(_ name: String, animated: Bool = false) -> ControllerRecorder {
    let controller = recorder(name)
    navigation.pushViewController(controller, animated: animated)
    return controller
  }

  private func settle() { Simulator.advance(by: 1) }

  @Test func `S246: the root controller appears with its container`() {
    let diary = Diary()
    let root = ControllerRecorder("root", diary)
    let navigation = UINavigationController(rootViewController: root)
    #expect(diary.take() == ["root will move in", "root did move in"])
    #expect(root.navigationController === navigation)
    window.rootViewController = navigation
    Simulator.advance(by: 0)
    #expect(
      diary.take() == [
        "root did load", "root will appear", "root is appearing", "root did appear",
      ]
    )
    window.isHidden = true
    #expect(diary.take() == ["root will disappear", "root did disappear"])
  }

  @Test func `N31, N133: the top and the visible controller`() {
    let detail = push("detail")
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.topViewController === detail)
    #expect(navigation.visibleViewController === detail)
    settle()
    let sheet = UIViewController()
    detail.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
    #expect(sheet.navigationController == nil)
  }

  @Test func `N32: a push changes the stack at once and loads the view later`() {
    let detail = push("detail", animated: true)
    #expect(navigation.viewControllers.last === detail)
    #expect(detail.parent === navigation)
    #expect(!detail.isViewLoaded)
    Simulator.advance(by: 0)
    #expect(detail.isViewLoaded)
  }

  @Test(arguments: [true, false])
  func `N33, N34: pushing and popping make their calls in order`(animated: Bool) {
    _ = push("detail", animated: animated)
    settle()
    #expect(
      diary.take() == [
        "detail will move in", "detail did load", "root will disappear", "detail will appear",
        "detail is appearing", "root did disappear", "detail did appear", "detail did move in",
      ]
    )
    navigation.popViewController(animated: animated)
    settle()
    #expect(
      diary.take() == [
        "detail will move away", "detail will disappear", "root will appear", "root is appearing",
        "detail did disappear", "root did appear", "detail did move away",
      ]
    )
    #expect(navigation.children == [root])
  }

  @Test func `N35: the delegate is called before and after each transition`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("will show \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("did show \(viewController.title ?? "") \(animated)") }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    _ = push("detail", animated: true)
    settle()
    navigation.popViewController(animated: false)
    settle()
    #expect(
      delegate.lines == [
        "will show detail true", "did show detail true", "will show root false",
        "did show root false",
      ]
    )
  }

  @Test func `N9, N36: a popped controller is marked as leaving, a covered one does not`() {
    var flags: [Bool] = []
    var stacks: [Int] = []
    let detail = push("detail")
    settle()
    for controller in [root, detail] {
      controller.whenCalled = { [navigation] call in
        if call == "will disappear" {
          flags.append(controller.isMovingFromParent)
          stacks.append(navigation.viewControllers.count)
          #expect(controller.navigationController === navigation)
        }
      }
    }
    navigation.popViewController(animated: true)
    settle()
    _ = push("other")
    settle()
    #expect(flags == [true, false])
    #expect(stacks == [1, 2])
  }

  @Test func `N37: popping answers what it removes`() {
    #expect(navigation.popViewController(animated: false) == nil)
    let pushed = ["a", "b", "c"].map { push($0) }
    settle()
    _ = diary.take()
    #expect(navigation.popToViewController(pushed[1], animated: true) == [pushed[2]])
    #expect(navigation.popToRootViewController(animated: true) == [pushed[0], pushed[1]])
    settle()
    #expect(navigation.viewControllers == [root])
    let appearances = diary.lines.filter { $0.hasPrefix("a ") && $0.hasSuffix("appear") }
    #expect(appearances.isEmpty)
    #expect(diary.lines.contains("a did move away"))
  }

  @Test func `N38, N40, N41: impossible changes are reported and ignored`() {
    let detail = push("detail")
    settle()
    #expect(
      Reports.during { _ = navigation.popToViewController(recorder("x"), animated: true) }.count
        == 1
    )
    #expect(Reports.during { navigation.pushViewController(detail, animated: true) }.count == 1)
    let other = UINavigationController(rootViewController: UIViewController())
    #expect(Reports.during { navigation.pushViewController(other, animated: true) }.count == 1)
    #expect(navigation.viewControllers == [root, detail])
  }

  @Test func `N39: setViewControllers runs as a push, a pop or not at all`() {
    let (first, second) = (recorder("first"), recorder("second"))
    navigation.setViewControllers([first, second], animated: true)
    settle()
    #expect(diary.take().contains("root did move away"))
    navigation.setViewControllers([first], animated: true)
    settle()
    #expect(diary.take().contains("second did disappear"))
    navigation.setViewControllers([root, first], animated: true)
    settle()
    let calls = diary.take().filter { $0.hasSuffix("appear") }
    #expect(calls.isEmpty)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
  }

  @Test func `N258: changes while a transition runs are shown after it`() {
    let first = push("first", animated: true)
    Simulator.advance(by: 0.1)
    let second = push("second", animated: true)
    #expect(navigation.viewControllers == [root, first, second])
    settle()
    settle()
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
    let calls = diary.lines.filter { $0.hasPrefix("first") && $0.hasSuffix("appear") }
    #expect(
      calls == [
        "first will appear", "first did appear", "first will disappear", "first did disappear",
      ]
    )
  }

  /// A delegate that records the operations of transitions.
  private final class Operations: NSObject, UINavigationControllerDelegate {
    var list: [UINavigationController.Operation] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      list.append(operation)
      return nil
    }
  }

  @Test(arguments: [true, false])
  func `N33, N258: a push during a push runs as a push`(isInsideCall: Bool) {
    let delegate = Operations()
    navigation.delegate = delegate
    let second = recorder("second")
    let first = push("first", animated: true)
    if isInsideCall {
      first.whenCalled = { [navigation] call in
        if call == "did appear" { navigation.pushViewController(second, animated: true) }
      }
    } else {
      Simulator.advance(by: 0.1)
      navigation.pushViewController(second, animated: true)
    }
    var flags: [Bool] = []
    second.whenCalled = { if $0 == "will appear" { flags.append(second.isMovingToParent) } }
    settle()
    settle()
    #expect(delegate.list == [.push, .push])
    #expect(flags == [true])
    #expect(
      diary.take().filter { $0.hasPrefix("second") } == [
        "second will move in", "second did load", "second will appear", "second is appearing",
        "second did appear", "second did move in",
      ]
    )
  }

  @Test func `N36, N258: a pop during a push keeps the controller until it has left`() {
    let delegate = Operations()
    navigation.delegate = delegate
    let first = push("first", animated: true)
    Simulator.advance(by: 0.1)
    navigation.popViewController(animated: true)
    var parents: [UIViewController?] = []
    var flags: [Bool] = []
    first.whenCalled = { call in
      if call == "will disappear" {
        parents.append(first.parent)
        flags.append(first.isMovingFromParent)
      }
    }
    settle()
    settle()
    #expect(delegate.list == [.push, .pop])
    #expect(parents == [navigation])
    #expect(flags == [true])
    #expect(diary.lines.last == "first did move away")
    #expect(navigation.children == [root])
  }

  @Test func `N5, N10, N11: a child finds its container and pushes through it`() {
    let host = UIViewController()
    let other = UINavigationController(rootViewController: host)
    let child = UIViewController()
    host.addChild(child)
    #expect(child.navigationController === other)
    #expect(other.navigationController == nil)
    let next = UIViewController()
    child.show(next, sender: nil)
    #expect(other.viewControllers == [host, next])
    navigation.present(other, animated: true)
    #expect(other.isBeingPresented)
    #expect(!host.isBeingPresented)
    settle()
  }

  @Test func `N2, N3: the item has the controller's title`() {
    let controller = UIViewController()
    controller.title = "One"
    let item = controller.navigationItem
    #expect(item.title == "One")
    controller.title = "Two"
    #expect(item.title == "Two")
    item.title = "Three"
    #expect(controller.title == "Two")
    #expect(controller.navigationItem === item)
  }

  @Test func `N13: the edit button begins and ends editing`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done")
    #expect(item.style == .done)
    #expect(controller.editButtonItem === item)
    controller.isEditing = false
    #expect(item.title == "Edit")
  }

  /// Puts the navigation controller into another one that begins to disappear, in its window.
  private func leaveSlowly(embeddingLate: Bool) -> UIViewController {
    let (parent, front) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    let embed = { [navigation] in
      parent.addChild(navigation)
      parent.view.addSubview(navigation.view)
    }
    if !embeddingLate { embed() }
    settle()
    front.modalPresentationStyle = .fullScreen
    parent.present(front, animated: true)
    Simulator.advance(by: 0.1)
    if embeddingLate { embed() }
    window.layoutIfNeeded()
    return parent
  }

  @Test func `N34, N267: a pop is done although the stack leaves the window before its layout`() {
    let parent = leaveSlowly(embeddingLate: false)
    _ = push("detail")
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    _ = diary.take()
    navigation.view.removeFromSuperview()
    #expect(navigation.children == [root])
    #expect(
      diary.take() == ["detail will disappear", "detail did disappear", "detail did move away"]
    )
    settle()
    #expect(parent.presentedViewController != nil)
  }

  @Test func `N34, N267: a pop during a push is done although the stack leaves the window`() {
    let parent = leaveSlowly(embeddingLate: true)
    _ = push("detail", animated: true)
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    for _ in 0..<3 { settle() }
    #expect(parent.view.window == nil)
    #expect(navigation.children == [root])
    #expect(navigation.transitionCoordinator == nil)
  }
}
