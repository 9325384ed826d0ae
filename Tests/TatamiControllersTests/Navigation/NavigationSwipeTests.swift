import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The drag from the leading edge that goes back, and other ways to animate.
@MainActor
@Suite(.environment) struct NavigationSwipeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let root: ControllerRecorder
  private let detail: ControllerRecorder
  private let navigation: UINavigationController

  init() {
    root = ControllerRecorder("root", diary)
    detail = ControllerRecorder("detail", diary)
    navigation = UINavigationController()
    navigation.viewControllers = [root, detail]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    _ = diary.take()
  }

  /// Drags from a point to a distance, slowly, and returns the touch.
  private func drag(from start: CGFloat, by distance: CGFloat) -> UITouch {
    let touch = Simulator.touchDown(at: CGPoint(x: start, y: 400), in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.1)
      let x = start + distance * CGFloat(step) / 10
      Simulator.move(touch, to: CGPoint(x: x, y: 400))
    }
    Simulator.advance(by: 0.2)
    return touch
  }

  private func settle() { Simulator.advance(by: 1) }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

  private var appearances: [String] { diary.take().filter { $0.hasSuffix("appear") } }

  @Test func `N51, N53: views follow the finger`() {
    let touch = drag(from: 5, by: 200)
    #expect(abs(shownX(detail.view) - 200) <= 12)
    #expect(abs(shownX(root.view) + 57) <= 6)
    Simulator.lift(touch)
    settle()
    #expect(navigation.viewControllers == [root])
    #expect(detail.view.window == nil)
    #expect(root.view.frame == window.bounds)
  }

  @Test func `N54: half of the width decides a slow release, velocity a quick one`() {
    Simulator.lift(drag(from: 5, by: 150))
    settle()
    #expect(navigation.viewControllers == [root, detail])
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
    for step in 1...4 {
      Simulator.move(touch, to: CGPoint(x: 5 + CGFloat(step) * 25, y: 400))
      Simulator.advance(by: 1 / 60)
    }
    Simulator.lift(touch)
    settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func `N55, N56: a canceled swipe puts the controller back`() {
    let touch = drag(from: 5, by: 100)
    #expect(navigation.viewControllers == [root])
    #expect(appearances == ["detail will disappear", "root will appear"])
    Simulator.lift(touch)
    settle()
    #expect(
      appearances == [
        "root will disappear", "root did disappear", "detail will appear", "detail did appear",
      ]
    )
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.children == [root, detail])
    #expect(detail.view.frame == window.bounds)
    #expect(root.view.window == nil)
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    navigation.popViewController(animated: false)
    settle()
    #expect(navigation.children == [root])
  }

  @Test func `N51: a swipe needs the edge, a second controller and the back button`() {
    Simulator.lift(drag(from: 100, by: 250))
    settle()
    #expect(navigation.viewControllers.count == 2)
    detail.navigationItem.hidesBackButton = true
    Simulator.lift(drag(from: 5, by: 300))
    settle()
    #expect(navigation.viewControllers.count == 2)
    detail.navigationItem.hidesBackButton = false
    navigation.setNavigationBarHidden(true, animated: false)
    Simulator.lift(drag(from: 5, by: 300))
    settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.popViewController(animated: false)
    settle()
    Simulator.lift(drag(from: 5, by: 300))
    settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func `N51, N255: from right to left the right edge goes back`() {
    navigation.view.semanticContentAttribute = .forceRightToLeft
    navigation.view.layoutIfNeeded()
    Simulator.lift(drag(from: 385, by: -300))
    settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func `N58: disabling the recognizer in the middle cancels the pop`() {
    let touch = drag(from: 5, by: 300)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    settle()
    #expect(navigation.viewControllers == [root, detail])
    #expect(detail.view.frame == window.bounds)
    Simulator.lift(touch)
    settle()
    #expect(navigation.viewControllers == [root, detail])
  }

  @Test func `N259: a pop during a swipe is shown after it`() {
    let third = ControllerRecorder("third", diary)
    navigation.pushViewController(third, animated: false)
    settle()
    let touch = drag(from: 5, by: 300)
    navigation.popToRootViewController(animated: true)
    Simulator.lift(touch)
    settle()
    settle()
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window === window)
    #expect(detail.view.window == nil)
  }

  @Test func `N48: the upper view crosses the width, the lower one a part of it`() {
    navigation.popViewController(animated: true)
    Simulator.advance(by: 0.175)
    #expect(abs(shownX(detail.view) - 195) < 15)
    #expect(abs(shownX(root.view) + 58.5) < 5)
    Simulator.advance(by: 0.3)
    #expect(root.view.frame.minX == 0)
    #expect(detail.view.window == nil)
  }

  @Test func `N49: one coordinator belongs to the whole transition`() throws {
    let third = ControllerRecorder("third", diary)
    navigation.pushViewController(third, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(third.transitionCoordinator === coordinator)
    #expect(detail.transitionCoordinator === coordinator)
    var ends = 0
    coordinator.animate { _ in
    } completion: { _ in
      ends += 1
    }
    settle()
    #expect(ends == 1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `N59, N60: a program's animator gets a container and frames`() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let fade = Fade()
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return fade
      }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    Simulator.advance(by: 0.1)
    #expect(delegate.operations == [.pop])
    #expect(delegate.fade.frames == [window.bounds, .zero, .zero, window.bounds])
    settle()
    #expect(root.view.alpha == 1)
    #expect(navigation.children == [root])
  }
}

/// An animator that fades and records the frames of its context.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var frames: [CGRect] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return }
    frames = [
      context.initialFrame(for: from), context.finalFrame(for: from),
      context.initialFrame(for: to), context.finalFrame(for: to),
    ]
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
