import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Animated changes of tabs.
@MainActor
@Suite(.environment) struct TabTransitionTests {
  /// A fade that a program writes.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let fade = Fade()
    var interactor: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.title ?? "")\(toVC.title ?? "")")
      return fade
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private let stage = TabStage()
  private let delegate = Delegate()
  private let controllers: [ControllerRecorder]
  private var tabs: UITabBarController { stage.tabs }

  init() {
    controllers = stage.show(3)
    tabs.delegate = delegate
  }

  @Test func `N98: an animator of the delegate changes the views`() {
    tabs.selectedIndex = 1
    #expect(delegate.asked == ["ab"])
    #expect(tabs.transitionCoordinator != nil)
    Simulator.advance(by: 0.2)
    #expect(stage.calls() == ["a will disappear", "b will appear"])
    let alpha = controllers[1].view.layer.presentation()?.opacity ?? 0
    #expect(abs(alpha - 0.5) < 0.1)
    stage.settle()
    #expect(stage.calls() == ["a did disappear", "b did appear"])
    #expect(delegate.fade.ended == [true])
    #expect(tabs.transitionCoordinator == nil)
    #expect(controllers[0].view.superview == nil)
  }

  @Test func `N98: without an animator nothing is animated`() {
    tabs.delegate = nil
    tabs.selectedIndex = 1
    #expect(
      stage.calls() == [
        "a will disappear", "b will appear", "a did disappear", "b did appear",
      ]
    )
    #expect(controllers[1].view.frame == stage.window.bounds)
  }

  @Test func `N98: a change during a change follows it`() {
    tabs.selectedIndex = 1
    Simulator.advance(by: 0.1)
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    Simulator.advance(by: 0.35)
    stage.settle()
    #expect(delegate.asked == ["ab", "bc"])
    #expect(
      stage.calls() == [
        "a will disappear", "b will appear", "a did disappear", "b did appear", "b will disappear",
        "c will appear", "b did disappear", "c did appear",
      ]
    )
  }

  @Test func `N98: a canceled change selects the first controller again`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    interactor.update(0.4)
    Simulator.advance(by: 0.1)
    #expect(tabs.selectedIndex == 1)
    interactor.cancel()
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(controllers[0].view.window != nil)
    #expect(controllers[1].view.window == nil)
    #expect(delegate.fade.ended == [false])
  }

  @Test func `controllers are removed after the transition in which they take part`() {
    tabs.selectedIndex = 1
    Simulator.advance(by: 0.1)
    tabs.viewControllers = [controllers[2]]
    #expect(controllers[0].parent === tabs)
    stage.settle()
    stage.settle()
    #expect(tabs.children == [controllers[2]])
    #expect(controllers[2].view.window != nil)
    #expect(controllers[0].view.window == nil)
    #expect(controllers[1].view.window == nil)
  }

  @Test func `a transition ends when the window goes away`() {
    tabs.selectedIndex = 1
    Simulator.advance(by: 0.1)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.calls().last == "b did disappear")
    #expect(tabs.transitionCoordinator == nil)
  }
}
