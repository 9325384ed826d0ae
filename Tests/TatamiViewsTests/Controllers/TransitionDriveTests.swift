import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// The parts that move with transitions of controllers: closures of the coordinator, and layers'
/// time.
@MainActor
@Suite(.environment) struct TransitionDriveTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let back = UIViewController()
  private let front = Front()
  private let diary = Diary()
  private let source: TransitionSource

  init() {
    source = TransitionSource(diary)
    window.rootViewController = back
    window.makeKeyAndVisible()
    back.view.addSubview(bar)
    front.modalPresentationStyle = .overFullScreen
    front.transitioningDelegate = source
  }

  private func present(_ animator: any UIViewControllerAnimatedTransitioning) {
    source.animator = animator
    back.present(front, animated: true)
  }

  /// The position of the bar on screen.
  private var position: CGFloat { bar.layer.presentation()?.frame.minY ?? -1 }

  // MARK: Closures

  @Test func `N49: closures run although the animator ends the transition at once`() {
    front.whenAppearing = { [bar] coordinator in
      coordinator.animate { _ in
        bar.frame.origin.y = 100
        coordinator.animate { _ in bar.frame.origin.x = 50 }
      }
    }
    front.modalPresentationStyle = .pageSheet
    present(InstantAnimator())
    #expect(!front.isBeingPresented)
    #expect(bar.frame.origin == CGPoint(x: 50, y: 100))
    let dimming = front.presentationController?.containerView?.subviews.first
    #expect(dimming?.alpha == 1)
  }

  @Test func `N49: a closure that is added after the start moves along`() {
    present(FadeAnimator(diary))
    front.transitionCoordinator?.animate { [bar] _ in bar.frame.origin.y = 100 }
    Simulator.advance(by: 0.5)
    #expect(abs(position - 50) < 5)
    Simulator.advance(by: 1)
    #expect(!front.isBeingPresented)
    #expect(position == 100)
  }

  @Test(arguments: [true, false])
  func `N49: a closure that is added during an interaction is scrubbed`(isSlide: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    present(isSlide ? SlideAnimator() : FadeAnimator(diary))
    driver.update(0.25)
    front.transitionCoordinator?.animate { [bar] _ in bar.frame.origin.y = 100 }
    driver.update(0.75)
    Simulator.advance(by: 0.1)
    #expect(position > 50)
    #expect(position < 100)
    driver.cancel()
    Simulator.advance(by: 2)
    #expect(bar.frame.minY == 0)
  }

  // MARK: Time

  @Test func `a layer's time is released once`() {
    let layer = CALayer()
    let first = HeldLayerTime(layer, duration: 1)
    first.release()
    let second = HeldLayerTime(layer, duration: 1)
    first.release()
    #expect(layer.speed == 0)
    second.release()
    #expect(layer.speed == 1)
    #expect(layer.timeOffset == 0)
  }

  @Test(arguments: [.greatestFiniteMagnitude, .infinity, 1e6] as [CGFloat])
  func `N164: the speed of the remaining animation is limited`(speed: CGFloat) {
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    present(FadeAnimator(diary))
    let container = front.presentationController?.containerView
    driver.update(0.5)
    driver.completionSpeed = speed
    driver.finish()
    #expect(container?.layer.speed == 1e6)
    Simulator.advance(by: 0.1)
    #expect(!front.isBeingPresented)
    #expect(container?.layer.speed == 1)
  }

  @Test func `an interruptible transition that ends leaves other animations alone`() {
    present(SlideAnimator())
    Simulator.advance(by: 0.3)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    front.view.addSubview(child)
    UIView.animate(withDuration: 4) { child.frame.origin.y = 100 }
    Simulator.advance(by: 0.1)
    front.presentation.transition?.finishImmediately()
    #expect(!front.isBeingPresented)
    #expect(child.layer.animationKeys()?.isEmpty == false)
  }

  // MARK: Balance

  /// The appearance calls after presentations and dismissals that follow each other at once.
  @Test(arguments: [true, false], [true, false])
  func `N267: a dismissal right after a presentation keeps calls balanced`(
    first: Bool,
    second: Bool
  ) {
    for style in [.fullScreen, .pageSheet, .overFullScreen] as [UIModalPresentationStyle] {
      let (lower, upper) = (
        ControllerRecorder("lower", diary, appearanceOnly: true),
        ControllerRecorder("upper", diary, appearanceOnly: true)
      )
      window.rootViewController = lower
      Simulator.advance(by: 1)
      upper.modalPresentationStyle = style
      lower.present(upper, animated: first)
      lower.dismiss(animated: second)
      Simulator.advance(by: 2)
      #expect(window.subviews == [lower.view])
      #expect(unbalanced("upper", isVisible: false) == [])
      #expect(unbalanced("lower", isVisible: true) == [])
      _ = diary.take()
      expectBalance(lower, upper, first, second)
    }
  }

  /// Dismisses a presented controller and presents it again at once.
  private func expectBalance(
    _ lower: UIViewController,
    _ upper: UIViewController,
    _ first: Bool,
    _ second: Bool
  ) {
    lower.present(upper, animated: false)
    Simulator.advance(by: 1)
    _ = diary.take()
    lower.dismiss(animated: first) { lower.present(upper, animated: second) }
    Simulator.advance(by: 3)
    #expect(lower.presentedViewController === upper)
    #expect(diary.lines.last { $0.hasPrefix("upper") } == "upper did appear")
    let calls = diary.take().filter { $0.hasPrefix("upper") && !$0.hasSuffix("is appearing") }
    #expect(
      calls == [
        "upper will disappear", "upper did disappear", "upper will appear", "upper did appear",
      ]
    )
  }

  @Test(arguments: [true, false])
  func `N258: a controller that is being dismissed presents nothing`(animated: Bool) {
    let (upper, third) = (UIViewController(), UIViewController())
    back.present(upper, animated: false)
    back.dismiss(animated: true)
    let reports = Reports.during { upper.present(third, animated: animated) }
    #expect(reports.count == 1)
    #expect(upper.presentedViewController == nil)
    Simulator.advance(by: 2)
    #expect(third.presentingViewController == nil)
    #expect(window.subviews == [back.view])
  }

  @Test func `N267: a dismissal includes what a completion presents meanwhile`() {
    let (upper, third) = (UIViewController(), UIViewController())
    back.present(upper, animated: true) { upper.present(third, animated: true) }
    back.dismiss(animated: false)
    Simulator.advance(by: 2)
    #expect(back.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
    #expect(window.subviews == [back.view])
  }

  @Test func `N267: a canceled presentation removes what is presented in front`() {
    let driver = UIPercentDrivenInteractiveTransition()
    source.interactor = driver
    present(FadeAnimator(diary))
    driver.update(0.5)
    let third = UIViewController()
    front.present(third, animated: false)
    driver.cancel()
    Simulator.advance(by: 2)
    #expect(back.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
    #expect(window.subviews == [back.view])
  }

  /// Returns what is wrong in the recorded calls of a controller that was hidden at first.
  private func unbalanced(_ name: String, isVisible: Bool) -> [String] {
    let calls = diary.lines.filter { $0.hasPrefix(name) && !$0.hasSuffix("is appearing") }
      .map { $0.dropFirst(name.count + 1) }
    let next: [Substring: [Substring]] = [
      "will appear": ["did appear", "will disappear"],
      "did appear": ["will disappear"],
      "will disappear": ["did disappear", "will appear"],
      "did disappear": ["will appear"],
    ]
    let pairs = zip(calls, calls.dropFirst())
    let wrong = pairs.filter { next[$0]?.contains($1) != true }.map { "\($0), \($1)" }
    let last = calls.last ?? "did disappear"
    return wrong + (last == (isVisible ? "did appear" : "did disappear") ? [] : ["last: \(last)"])
  }
}

/// A controller that hands its coordinator over when it is about to appear.
private final class Front: UIViewController {
  var whenAppearing: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    if let transitionCoordinator { whenAppearing(transitionCoordinator) }
  }
}
