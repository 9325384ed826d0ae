import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Presentations and dismissals with animators of a program.
@MainActor
@Suite(.environment) struct CustomTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let diary = Diary()
  private let back: ControllerRecorder
  private let front: ControllerRecorder
  private let source: TransitionSource

  init() {
    back = ControllerRecorder("back", diary, appearanceOnly: true)
    front = ControllerRecorder("front", diary, appearanceOnly: true)
    source = TransitionSource(diary)
    window.rootViewController = back
    window.makeKeyAndVisible()
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = source
    _ = diary.take()
  }

  private func present(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    source.animator = animator
    back.present(front, animated: true) { self.diary.add("completion") }
  }

  private func presentHalf() {
    source.presentation = { [diary] in
      let half = HalfPresentation(presentedViewController: $0, presenting: $1)
      half.diary = diary
      return half
    }
    present(FadeAnimator(diary))
  }

  private var onScreen: CGFloat { front.view.layer.presentation()?.frame.minX ?? -1 }

  // MARK: Order

  @Test func `N156, N157, N161: a custom presentation makes its calls in UIKit's order`() {
    presentHalf()
    #expect(
      diary.take() == [
        "asked for a presentation", "asked for an animator", "asked for an interactor", "duration",
        "presentation begins", "front will appear", "animates", "front is appearing", "alongside",
      ]
    )
    Simulator.advance(by: 2)
    #expect(
      diary.take() == [
        "presentation ended true", "front did appear", "completion", "ended true",
      ]
    )
    #expect(front.view.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
    back.dismiss(animated: true) { self.diary.add("completion") }
    #expect(
      diary.take() == [
        "asked for an animator", "asked for an interactor", "duration", "dismissal begins",
        "front will disappear", "animates",
      ]
    )
    Simulator.advance(by: 2)
    #expect(
      diary.take() == [
        "dismissal ended true", "front did disappear", "completion", "ended true",
      ]
    )
    #expect(window.subviews == [back.view])
  }

  @Test func `N156: without an animator the program is not asked for an interaction`() {
    present(nil)
    #expect(diary.take().prefix(2) == ["asked for a presentation", "asked for an animator"])
    Simulator.advance(by: 1)
    #expect(diary.take().contains("completion"))
    #expect(front.view.frame == window.bounds)
  }

  @Test func `N132, N133: an animated presentation returns before its end`() {
    present(FadeAnimator(diary))
    #expect(back.presentedViewController === front)
    #expect(front.isBeingPresented)
    #expect(!diary.take().contains("completion"))
    Simulator.advance(by: 2)
    #expect(diary.take().contains("completion"))
    #expect(!front.isBeingPresented)
    back.dismiss(animated: true)
    #expect(back.presentedViewController === front)
    #expect(front.isBeingDismissed)
    Simulator.advance(by: 2)
    #expect(back.presentedViewController == nil)
    #expect(front.presentingViewController == nil)
  }

  @Test func `N158: the container exists while the controller is presented`() throws {
    presentHalf()
    let half = try #require(front.presentationController as? HalfPresentation)
    let container = try #require(half.containerView)
    Simulator.advance(by: 2)
    #expect(half.containerView === container)
    #expect(front.view.superview === container)
    back.dismiss(animated: false)
    #expect(half.containerView == nil)
  }

  @Test func `N159: a plain presentation controller covers its container`() {
    let plain = UIPresentationController(presentedViewController: front, presenting: back)
    #expect(plain.presentedView == nil)
    front.loadViewIfNeeded()
    #expect(plain.presentedView === front.view)
    #expect(plain.shouldPresentInFullscreen)
    #expect(!plain.shouldRemovePresentersView)
    #expect(plain.adaptivePresentationStyle == .none)
    #expect(plain.containerView == nil)
  }

  @Test func `N160: the context knows the views that move and their frames`() throws {
    final class Asking: FadeAnimator {
      var context: (any UIViewControllerContextTransitioning)?
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
    }
    let asking = Asking(diary)
    present(asking)
    let context = try #require(asking.context)
    #expect(context.view(forKey: .to) === front.view)
    #expect(context.view(forKey: .from) == nil)
    #expect(front.view.superview == nil)
    #expect(context.finalFrame(for: front) == window.bounds)
    #expect(context.viewController(forKey: .from) === back)
    #expect(context.presentationStyle == .custom)
    context.completeTransition(true)
  }

  @Test func `N261: only the first call of completeTransition counts`() throws {
    let animator = FadeAnimator(diary)
    present(animator)
    let coordinator = try #require(front.transitionCoordinator)
    Simulator.advance(by: 2)
    let context = try #require(coordinator as? any UIViewControllerContextTransitioning)
    context.completeTransition(false)
    #expect(back.presentedViewController === front)
    #expect(diary.lines.filter { $0 == "front did appear" }.count == 1)
  }

  @Test func `N260: an animator that never ends is reported after ten seconds`() {
    let animator = FadeAnimator(diary)
    animator.completes = false
    present(animator)
    #expect(Reports.during { Simulator.advance(by: 10) }.isEmpty)
    #expect(Reports.during { Simulator.advance(by: 2) }.count == 1)
    back.dismiss(animated: false)
    #expect(window.subviews == [back.view])
  }

  // MARK: Interaction

  @Test(arguments: [true, false])
  func `N163, N164: a fraction determines the progress of any animator`(isSlide: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    present(isSlide ? SlideAnimator() : FadeAnimator(diary))
    for fraction in [0, 0.25, 0.75, 0.5] as [CGFloat] {
      driver.update(fraction)
      Simulator.advance(by: 0.1)
      #expect(driver.percentComplete == fraction)
      let layer = front.view.layer.presentation()
      let reached = isSlide ? 1 - onScreen / 300 : CGFloat(layer?.opacity ?? -1)
      #expect(abs(reached - fraction) < 0.01)
    }
    driver.finish()
    Simulator.advance(by: 0.4)
    #expect(front.isBeingPresented)
    Simulator.advance(by: 0.2)
    #expect(!front.isBeingPresented)
    #expect(front.view.window === window)
    #expect(diary.lines.last == (isSlide ? "completion" : "ended true"))
  }

  @Test(arguments: [true, false])
  func `N162, N165: a canceled dismissal leaves the controller presented`(isSlide: Bool) {
    back.present(front, animated: false)
    _ = diary.take()
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    source.animator = isSlide ? SlideAnimator() : FadeAnimator(diary)
    back.dismiss(animated: true)
    driver.update(0.6)
    Simulator.advance(by: 0.1)
    driver.cancel()
    Simulator.advance(by: 1)
    #expect(back.presentedViewController === front)
    #expect(front.view.frame == window.bounds)
    #expect(front.view.alpha == 1)
    let calls = diary.take().filter { $0.hasPrefix("front") }
    #expect(calls == ["front will disappear", "front will appear", "front did appear"])
    back.dismiss(animated: false)
    #expect(window.subviews == [back.view])
  }

  @Test func `N166: an interruptible animator is asked for once and can be paused`() throws {
    let slide = SlideAnimator()
    present(slide)
    Simulator.advance(by: 0.5)
    let context = front.transitionCoordinator as? any UIViewControllerContextTransitioning
    try #require(context).pauseInteractiveTransition()
    Simulator.advance(by: 1)
    #expect(abs(onScreen - 150) < 10)
    #expect(slide.requests == 1)
    try #require(context).cancelInteractiveTransition()
    Simulator.advance(by: 1)
    #expect(back.presentedViewController == nil)
    #expect(window.subviews == [back.view])
  }

  @Test func `N57: handlers learn that an interaction was canceled`() {
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    present(SlideAnimator())
    var states: [Bool] = []
    front.transitionCoordinator?.notifyWhenInteractionChanges { states.append($0.isCancelled) }
    driver.cancel()
    #expect(states == [true])
    Simulator.advance(by: 1)
    #expect(states == [true])
  }

  @Test func `N49: after the end a coordinator runs closures at once`() throws {
    present(SlideAnimator())
    let coordinator = try #require(front.transitionCoordinator)
    #expect(coordinator === back.transitionCoordinator)
    Simulator.advance(by: 2)
    #expect(front.transitionCoordinator == nil)
    var steps: [Int] = []
    let isWaiting = coordinator.animate { _ in
      steps.append(1)
    } completion: { _ in
      steps.append(2)
    }
    #expect(!isWaiting)
    #expect(steps == [1, 2])
  }

  @Test func `closures of the coordinator are scrubbed with the animator`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    back.view.addSubview(bar)
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    source.presentation = { presented, presenting in
      BarMover(presented: presented, presenting: presenting, bar)
    }
    present(SlideAnimator())
    driver.update(0.5)
    Simulator.advance(by: 0.1)
    #expect(abs((bar.layer.presentation()?.frame.minY ?? 0) - 50) < 1)
    driver.cancel()
    Simulator.advance(by: 1)
    #expect(bar.frame.minY == 0)
  }

  // MARK: Ends

  @Test func `N268: a window that hides in the middle ends the transition`() {
    present(FadeAnimator(diary))
    Simulator.advance(by: 0.3)
    window.isHidden = true
    let calls = diary.lines.filter { $0.hasPrefix("front") }
    #expect(calls.suffix(2) == ["front will disappear", "front did disappear"])
    Simulator.advance(by: 2)
    #expect(diary.lines.filter { $0 == "front did appear" }.count == 1)
  }
}

/// A presentation that moves a view along with the transition.
private final class BarMover: UIPresentationController {
  private let bar: UIView

  init(presented: UIViewController, presenting: UIViewController?, _ bar: UIView) {
    self.bar = bar
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    let bar = bar
    presentedViewController.transitionCoordinator?.animate { _ in bar.frame.origin.y = 100 }
  }
}
