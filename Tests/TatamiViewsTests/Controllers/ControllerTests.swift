import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `S242: the view is loaded once, on first access`() {
    let controller = DiaryController("root", diary)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(view === controller.view)
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(diary.take() == ["root loads", "root did load"])
  }

  @Test func `S243: assigning a view loads no other view`() {
    let controller = DiaryController("root", diary)
    controller.replacement = UIView()
    #expect(controller.view === controller.replacement)
    #expect(diary.take() == ["root loads", "root did load"])
    controller.view = UIView()
    #expect(controller.view !== controller.replacement)
    #expect(diary.lines.isEmpty)
  }

  @Test func `a loadView that sets no view gets a plain one`() throws {
    final class Empty: UIViewController {
      override func loadView() { _ = view }
    }
    let controller = Empty()
    let view = try #require(controller.view)
    #expect(type(of: view) == UIView.self)
    #expect(controller.view === view)
  }

  @Test func `S244: a controller appears with its window, after layout`() {
    let controller = DiaryController("root", diary)
    window.rootViewController = controller
    #expect(diary.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
    #expect(
      diary.take() == [
        "root loads", "root did load", "root will appear", "root is appearing",
        "root will lay out", "root did lay out", "root did appear",
      ]
    )
    window.isHidden = true
    #expect(diary.take() == ["root will disappear", "root did disappear"])
    window.isHidden = false
    Simulator.advance(by: 0)
    #expect(diary.take() == ["root will appear", "root is appearing", "root did appear"])
  }

  @Test func `S244: replacing the root controller swaps their views`() {
    let (first, second) = (DiaryController("first", diary), DiaryController("second", diary))
    window.rootViewController = first
    window.makeKeyAndVisible()
    _ = diary.take()
    window.rootViewController = second
    Simulator.advance(by: 0)
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
    let lines = diary.take()
    #expect(lines.prefix(2) == ["first will disappear", "first did disappear"])
    #expect(lines.last == "second did appear")
  }

  @Test func `S38: the controller's layout methods surround its view's layout`() {
    let controller = DiaryController("root", diary)
    let view = DiaryView("view", diary)
    controller.replacement = view
    controller.loadViewIfNeeded()
    _ = diary.take()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(diary.take() == ["root will lay out", "view lays out", "root did lay out"])
  }

  @Test func `S245: containment methods call one callback of each pair themselves`() {
    let (parent, child) = (DiaryController("parent", diary), DiaryController("child", diary))
    parent.addChild(child)
    #expect(diary.take() == ["child will move to parent"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.removeFromParent()
    #expect(diary.take() == ["child did move to none"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `S245: a controller cannot contain itself, and changes its parent when added again`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    #expect(outer.children == [inner])
    #expect(inner.children.isEmpty)
    let other = UIViewController()
    other.addChild(inner)
    #expect(outer.children.isEmpty)
    #expect(inner.parent === other)
  }

  @Test func `S244: a child appears with its view, each call balanced`() {
    let (parent, child) = (DiaryController("parent", diary), DiaryController("child", diary))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    _ = diary.take()
    parent.view.addSubview(child.view)
    Simulator.advance(by: 0)
    let lines = diary.take().filter { $0.hasPrefix("child") && $0.contains("appear") }
    #expect(lines == ["child will appear", "child is appearing", "child did appear"])
    child.view.removeFromSuperview()
    #expect(diary.take().suffix(2) == ["child will disappear", "child did disappear"])
  }

  @Test func `S73: a root view's next is its controller, whose next is the view's superview`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    let (child, holder) = (UIViewController(), UIView())
    controller.addChild(child)
    controller.view.addSubview(holder)
    holder.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === holder)
    #expect(holder.next === controller.view)
  }

  @Test func `S247: presenting links both controllers and completes after viewDidAppear`() {
    let (back, front) = (UIViewController(), DiaryController("front", diary))
    window.rootViewController = back
    window.makeKeyAndVisible()
    back.present(front, animated: false) { self.diary.add("presented") }
    #expect(back.presentedViewController === front)
    #expect(front.presentingViewController === back)
    #expect(front.next === back)
    #expect(diary.take().suffix(2) == ["front did appear", "presented"])
    back.present(UIViewController(), animated: false)
    #expect(back.presentedViewController === front)
    front.dismiss(animated: false) { self.diary.add("dismissed") }
    #expect(back.presentedViewController == nil)
    #expect(front.view.window == nil)
    #expect(diary.take() == ["front will disappear", "front did disappear", "dismissed"])
  }

  @Test func `S247: dismissing on the presenter dismisses all controllers in front of it`() {
    let stack = [UIViewController(), UIViewController(), UIViewController()]
    window.rootViewController = stack[0]
    window.makeKeyAndVisible()
    stack[0].present(stack[1], animated: false)
    stack[1].present(stack[2], animated: false)
    stack[0].dismiss(animated: false)
    #expect(stack.allSatisfy { $0.presentedViewController == nil })
    #expect(stack[1].view.window == nil)
    #expect(stack[2].view.window == nil)
  }
}

/// A controller that records its callbacks.
private final class DiaryController: UIViewController {
  let name: String
  let diary: Diary
  var replacement: UIView?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    diary.add("\(name) loads")
    if let replacement { view = replacement } else { super.loadView() }
  }

  override func viewDidLoad() { diary.add("\(name) did load") }
  override func viewWillAppear(_ animated: Bool) { diary.add("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { diary.add("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { diary.add("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { diary.add("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.add("\(name) did disappear") }
  override func viewWillLayoutSubviews() { diary.add("\(name) will lay out") }
  override func viewDidLayoutSubviews() { diary.add("\(name) did lay out") }

  override func willMove(toParent parent: UIViewController?) {
    diary.add("\(name) will move to \(parent == nil ? "none" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    diary.add("\(name) did move to \(parent == nil ? "none" : "parent")")
  }
}
