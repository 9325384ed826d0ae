import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Animators that can be paused, scrubbed, reversed and stopped.
@MainActor
@Suite(.environment) struct PropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let diary = Diary()

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.center.x = 0
    Simulator.advance(by: 0)
  }

  private var shown: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear,
    to x: CGFloat = 100
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = x }
    animator.addCompletion { [diary] in diary.lines.append("\($0)") }
    return animator
  }

  private func isNear(_ found: CGFloat, _ expected: CGFloat) -> Bool {
    abs(found - expected) < 0.01
  }

  @Test func `closures run at the start, and the completion gets the end`() {
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(view.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 100)
    Simulator.advance(by: 0.25)
    #expect(isNear(shown, 25))
    #expect(isNear(animator.fractionComplete, 0.25))
    Simulator.advance(by: 1)
    #expect(isNear(shown, 100))
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(diary.lines == ["end"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a paused animator keeps its values and resumes with its curve`() {
    let animator = animator(.easeIn)
    animator.startAnimation()
    Simulator.advance(by: 0.5)
    let middle = shown
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete * 100, middle))
    Simulator.advance(by: 5)
    #expect(isNear(shown, middle))
    #expect(animator.state == .active)
    animator.startAnimation()
    Simulator.advance(by: 0.49)
    #expect(diary.lines.isEmpty)
    #expect(shown > 95)
    Simulator.advance(by: 0.02)
    #expect(diary.lines == ["end"])
  }

  @Test func `the fraction of a paused animator scrubs linearly or by its curve`() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isNear(shown, 50))
    animator.fractionComplete = 0.2
    #expect(isNear(shown, 20))
    #expect(isNear(animator.fractionComplete, 0.2))
    animator.fractionComplete = 7
    #expect(isNear(shown, 100))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(isNear(animator.fractionComplete, 0.5))
    #expect(shown < 40)
  }

  @Test func `a reversed animator returns to its start`() {
    let animator = animator()
    animator.startAnimation()
    Simulator.advance(by: 0.75)
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.25))
    Simulator.advance(by: 0.5)
    #expect(isNear(shown, 25))
    Simulator.advance(by: 0.3)
    #expect(diary.lines == ["start"])
    #expect(view.center.x == 0)
    #expect(isNear(shown, 0))
  }

  @Test func `an animator that is reversed before its start runs from its end`() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    Simulator.advance(by: 0.25)
    #expect(isNear(shown, 75))
    Simulator.advance(by: 1)
    #expect(diary.lines == ["start"])
    #expect(view.center.x == 0)
  }

  @Test func `stopping without finishing keeps the values on screen`() {
    let animator = animator()
    animator.startAnimation()
    Simulator.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.x, 30))
    Simulator.advance(by: 2)
    #expect(diary.lines.isEmpty)
    #expect(isNear(shown, 30))
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, CGFloat(100)), (.start, 0), (.current, 30),
  ])
  func `stopped animations are finished at a position`(
    position: UIViewAnimatingPosition,
    x: CGFloat
  ) {
    let animator = animator()
    animator.startAnimation()
    Simulator.advance(by: 0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.startAnimation()
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.x, x))
    #expect(diary.lines == ["\(position)"])
  }

  @Test func `paused animations continue with other timing from where they are`() {
    let animator = animator()
    animator.startAnimation()
    Simulator.advance(by: 0.4)
    animator.pauseAnimation()
    let timing = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 2)
    #expect(isNear(shown, 40))
    Simulator.advance(by: 1)
    #expect(isNear(shown, 70))
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
    Simulator.advance(by: 0.25)
    #expect(isNear(shown, 35))
    Simulator.advance(by: 0.3)
    #expect(diary.lines == ["start"])
  }

  @Test func `animations can begin later and be added while others run`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    Simulator.advance(by: 0.5)
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 1))
    animator.addAnimations { [view] in view.center.y = 105 }
    Simulator.advance(by: 0.25)
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
    #expect(isNear(view.layer.presentation()?.position.y ?? 0, 55))
    Simulator.advance(by: 0.3)
    #expect(diary.lines == ["end"])
  }

  @Test func `an animator can pause at its end and run back`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    Simulator.advance(by: 2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(diary.lines.isEmpty)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    Simulator.advance(by: 0.5)
    #expect(isNear(shown, 50))
    Simulator.advance(by: 0.6)
    #expect(diary.lines == ["start"])
  }

  @Test func `a finished animator leaves background colors of views and layers equal`() {
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.backgroundColor = .blue
    }
    animator.startAnimation()
    Simulator.advance(by: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `a delay precedes the movement`() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.delay == 1)
    Simulator.advance(by: 0.9)
    #expect(isNear(shown, 0))
    Simulator.advance(by: 0.6)
    #expect(isNear(shown, 50))
  }

  @Test func `a running animator lives until its end`() {
    let block = { [view] in view.alpha = 0 }
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: block
    ) { [diary] in diary.lines.append("\($0)") }
    Simulator.advance(by: 0.5)
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
    Simulator.advance(by: 0.6)
    #expect(diary.lines == ["end"])
  }

  @Test func `springs determine progress and may determine the duration`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.3)
    #expect(spring.timingCurveType == .spring)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 100 }
    animator.startAnimation()
    var most: CGFloat = 0
    for _ in 0..<20 {
      Simulator.advance(by: 0.05)
      most = max(most, shown)
    }
    #expect(most > 110)
    let own = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
    let longer = UIViewPropertyAnimator(duration: 9, timingParameters: own)
    #expect(longer.duration < 3)
    #expect(longer.duration > 0.5)
  }

  @Test func `an animator without duration ends in the next turn`() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [view] in
      view.center.x = 100
    }
    animator.addCompletion { [diary] in diary.lines.append("\($0)") }
    animator.startAnimation()
    Simulator.advance(by: 0)
    #expect(diary.lines == ["end"])
    #expect(view.center.x == 100)
  }

  @Test func `animated views receive touches unless the animator forbids it`() {
    for isEnabled in [true, false] {
      let animator = animator()
      animator.isUserInteractionEnabled = isEnabled
      animator.startAnimation()
      #expect((window.hitTest(view.center, with: nil) === view) == isEnabled)
      animator.stopAnimation(true)
      view.center.x = 0
    }
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end])
  func `S16: a subview that resizes with its superview has its size at either end`(
    position: UIViewAnimatingPosition
  ) {
    let subview = UIView(frame: view.bounds)
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(subview)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.bounds.size = CGSize(width: 1, height: 30)
    }
    animator.startAnimation()
    Simulator.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(subview.frame.size == view.bounds.size)
    animator.finishAnimation(at: position)
    let (small, large) = (CGSize(width: 10, height: 10), CGSize(width: 1, height: 30))
    #expect(view.bounds.size == (position == .start ? small : large))
    #expect(subview.frame.size == view.bounds.size)
  }
}
