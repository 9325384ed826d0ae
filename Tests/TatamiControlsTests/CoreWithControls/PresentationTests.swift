import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

/// Presentation and dismissal of controllers.
@MainActor
@Suite(.environment)
struct PresentationTests {
  private let window = UIWindow.shown()
  private let back = TellingController()
  private let front = TellingController()

  init() {
    window.rootViewController = back
    window.makeKeyAndVisible()
  }

  private func addField(_ name: String, to controller: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    field.accessibilityLabel = name
    controller.view.addSubview(field)
    return field
  }

  private func addChild(to parent: UIViewController) -> UIViewController {
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return child
  }

  // MARK: What is covered

  @Test func `a covered field resigns first responder unconditionally`() {
    final class Stubborn: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let field = Stubborn(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    back.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFocused)
    back.present(front, animated: false)
    #expect(!field.isFirstResponder)
    #expect(!field.isFocused)
    Simulator.type("a", in: window)
    #expect(field.text == "")
  }

  @Test func `Tab moves through the presented fields only, until they are dismissed`() {
    let (covered, first) = (addField("covered", to: back), addField("first", to: front))
    let second = addField("second", to: front)
    second.frame.origin.y = 100
    back.present(front, animated: false)
    let focused = (0..<3).map { _ -> String in
      Simulator.press(.keyboardTab, in: window)
      return [covered, first, second].filter(\.isFocused).compactMap(\.accessibilityLabel).joined()
    }
    #expect(focused == ["first", "second", "first"])
    back.dismiss(animated: false)
    Simulator.press(.keyboardTab, in: window)
    #expect(covered.isFocused)
  }

  @Test func `the space bar does not press a covered button`() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    back.view.addSubview(button)
    Simulator.press(.keyboardTab, in: window)
    Simulator.press(.keyboardSpacebar, in: window)
    #expect(presses == 1)
    back.present(front, animated: false)
    Simulator.press(.keyboardSpacebar, in: window)
    Simulator.press(.keyboardTab, in: window)
    Simulator.press(.keyboardSpacebar, in: window)
    #expect(presses == 1)
    #expect(!button.isFocused)
  }

  @Test func `key presses without a first responder go to the frontmost view`() {
    final class Listener: UIView {
      var presses = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += 1
      }
    }
    let listener = Listener()
    front.view = listener
    back.present(front, animated: false)
    Simulator.type("a", in: window)
    #expect(listener.presses == 1)
  }

  @Test func `the accessibility tree contains the frontmost presented view only`() {
    _ = addField("covered", to: back)
    _ = addField("front", to: front)
    back.present(front, animated: false)
    let banner = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
    banner.text = "banner"
    window.addSubview(banner)
    let found = { AccessibilityNode.tree(of: window).children.map(\.label) }
    #expect(found() == ["front", "banner"])
    front.dismiss(animated: false)
    #expect(found() == ["covered", "banner"])
  }

  @Test
  func `a field that presents when editing ends does not replace the presented one`() {
    let field = addField("covered", to: back)
    field.addAction(
      UIAction { _ in self.back.present(UIViewController(), animated: false) },
      for: .editingDidEnd
    )
    field.becomeFirstResponder()
    back.present(front, animated: false)
    #expect(back.presentedViewController === front)
    #expect(front.view.window === window)
  }

  // MARK: Roots

  @Test func `a new root controller dismisses the controllers that the old one presents`() {
    let top = UIViewController()
    back.present(front, animated: false)
    front.present(top, animated: false)
    let next = UIViewController()
    window.rootViewController = next
    #expect(window.subviews == [next.view])
    #expect(back.presentedViewController == nil)
    #expect(front.presentedViewController == nil)
    #expect(top.view.window == nil)
  }

  @Test func `a presented controller can become the root`() {
    back.present(front, animated: false)
    window.rootViewController = front
    #expect(front.presentingViewController == nil)
    #expect(window.subviews == [front.view])
  }

  // MARK: Children

  @Test func `a child controller dismisses its container`() {
    let child = addChild(to: addChild(to: front))
    back.present(front, animated: false)
    #expect(child.presentingViewController === back)
    var isDone = false
    child.dismiss(animated: false) { isDone = true }
    #expect(isDone)
    #expect(back.presentedViewController == nil)
    #expect(front.view.window == nil)
    #expect(child.presentingViewController == nil)
  }

  @Test func `a child controller presents through its outermost ancestor`() {
    let child = addChild(to: addChild(to: back))
    child.present(front, animated: false)
    #expect(front.presentingViewController === back)
    #expect(child.presentedViewController === front)
    #expect(back.presentedViewController === front)
    #expect(child.next === child.view.superview)
    child.dismiss(animated: false)
    #expect(back.presentedViewController == nil)
    #expect(front.view.window == nil)
  }

  @Test func `dismissing completes even if nothing is presented`() {
    var isDone = false
    back.dismiss(animated: false) { isDone = true }
    #expect(isDone)
    #expect(back.view.window === window)
  }

  @Test func `a presenting or contained controller cannot be presented`() {
    let child = addChild(to: back)
    back.present(front, animated: false)
    for refused in [back, child] {
      let reports = Reports.during { front.present(refused, animated: false) }
      #expect(reports.count == 1)
      #expect(front.presentedViewController == nil)
    }
  }

  @Test func `a controller that is dismissed while it appears is removed`() {
    front.whenTold = { [back] in if $0 == "will appear" { back.dismiss(animated: false) } }
    back.present(front, animated: false)
    #expect(back.presentedViewController == nil)
    #expect(front.view.window == nil)
    #expect(!front.isBeingPresented)
    #expect(!front.isBeingDismissed)
  }

  // MARK: Size

  @Test func `a presented controller rotates with the device and is notified before`() {
    defer { HostDevice.rotate(to: .portrait) }
    window.frame = UIScreen.main.bounds
    front.view = UIView()
    let top = TellingController()
    for controller in [front, top] { controller.modalPresentationStyle = .overFullScreen }
    back.present(front, animated: false)
    front.present(top, animated: false)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(back.sizes == [CGSize(width: 844, height: 390)])
    #expect(front.sizes == back.sizes)
    #expect(top.sizes == back.sizes)
    #expect(front.view.frame == window.bounds)
    #expect(top.view.frame == window.bounds)
    window.isHidden = true
  }

  @Test func `the frontmost controller determines the supported orientations`() {
    defer { HostDevice.rotate(to: .portrait) }
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    back.present(Upright(), animated: false)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 390)
    back.dismiss(animated: false)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 844)
    window.isHidden = true
  }

  // MARK: Appearance

  @Test(arguments: [true, false])
  func `the animated flag reaches the presented controller and its children`(isAnimated: Bool) {
    let child = TellingController()
    front.addChild(child)
    front.view.addSubview(child.view)
    back.present(front, animated: isAnimated)
    Simulator.advance(by: 1)
    back.dismiss(animated: isAnimated)
    Simulator.advance(by: 1)
    #expect(front.flags == Array(repeating: isAnimated, count: 5))
    #expect(child.flags == front.flags)
  }

  @Test func `the animated flag of one presentation does not affect the next`() {
    back.present(front, animated: true)
    back.dismiss(animated: false)
    #expect(front.flags == [true, true, true, false, false])
  }

  @Test func `a manual appearance transition ends with the animated flag of its beginning`() {
    let child = TellingController()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.flags == [true, true, false, false])
  }

  @Test func `a controller reports that it is being presented or dismissed`() {
    var lines: [String] = []
    front.whenTold = { [front] in
      lines.append("\($0) \(front.isBeingPresented) \(front.isBeingDismissed)")
    }
    back.present(front, animated: true)
    Simulator.advance(by: 1)
    #expect(!front.isBeingPresented)
    #expect(!front.isBeingDismissed)
    back.dismiss(animated: true)
    Simulator.advance(by: 1)
    #expect(
      lines == [
        "will appear true false", "is appearing true false", "did appear true false",
        "will disappear false true", "did disappear false true",
      ]
    )
    #expect(!front.isBeingPresented)
    #expect(!front.isBeingDismissed)
  }
}

/// A controller that records its callbacks.
private final class TellingController: UIViewController {
  var flags: [Bool] = []
  var sizes: [CGSize] = []
  var whenTold: (String) -> Void = { _ in }

  private func tell(_ what: String, _ animated: Bool) {
    flags.append(animated)
    whenTold(what)
  }

  override func viewWillAppear(_ animated: Bool) { tell("will appear", animated) }
  override func viewIsAppearing(_ animated: Bool) { tell("is appearing", animated) }
  override func viewDidAppear(_ animated: Bool) { tell("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { tell("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { tell("did disappear", animated) }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
