import Foundation
import TatamiTesting
import TatamiHost
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

@MainActor
@Suite(.environment) struct ViewAnimationTests {
  private func shownView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> UIView {
    let view = UIView(frame: frame)
    _ = ViewRenderer.displayList(of: view)
    return view
  }

  private func x(of view: UIView) -> Double { Double(view.layer.presentationOrSelf.position.x) }

  @Test func `S194: a view returns an animation per key inside a block, the null object outside`()
    throws
  {
    let view = shownView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    UIView.animate(withDuration: 2) {
      #expect(view.action(for: view.layer, forKey: "position") is CABasicAnimation)
      #expect(view.action(for: view.layer, forKey: "hidden") is NSNull)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      view.bounds.origin = CGPoint(x: 5, y: 5)
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = .red
    }
    let keys = [
      "position", "bounds.size", "bounds.origin", "opacity", "transform", "backgroundColor",
    ]
    #expect(view.layer.animationKeys() == keys)
    for key in keys {
      let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
      #expect(animation.duration == 2)
      #expect(animation.keyPath == key)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
  }

  @Test func `S201: the block runs at once and the model has its end values`() {
    let view = shownView()
    var order: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        order.append("block")
        view.center.x = 105
      },
      completion: { order.append("completion \($0)") }
    )
    order.append("after")
    #expect(view.center.x == 105)
    #expect(x(of: view) == 5)
    Simulator.advance(by: 0.5)
    #expect(abs(x(of: view) - 55) < 1e-9)
    Simulator.advance(by: 0.5)
    #expect(order == ["block", "after", "completion true"])
    #expect(x(of: view) == 105)
  }

  @Test func `S201: curves and springs are those of the call`() {
    let curves: [(UIView.AnimationOptions, UnitBezier)] = [
      ([], .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveLinear, .linear),
    ]
    for (options, curve) in curves {
      let view = shownView()
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 105 }
      Simulator.advance(by: 0.25)
      #expect(abs(x(of: view) - 5 - 100 * curve.progress(at: 0.25)) < 1e-9)
    }
  }

  @Test func `S205: a second animation adds to the first, so that nothing jumps`() {
    let view = shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    Simulator.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(abs(x(of: view) - 55) < 1e-9)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    Simulator.advance(by: 0.25)
    // Back by 25, still forward by 25.
    #expect(abs(x(of: view) - 55) < 1e-9)
    Simulator.advance(by: 0.5)
    #expect(abs(x(of: view) - 30) < 1e-9)
    Simulator.advance(by: 1)
    #expect(abs(x(of: view) - 5) < 1e-6)
  }

  @Test func `S205: beginning from the current state replaces the running animation`() {
    let view = shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    Simulator.advance(by: 0.5)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .beginFromCurrentState]
    ) { view.center.x = 5 }
    #expect(abs(x(of: view) - 55) < 1e-9)
    #expect(view.layer.animationKeys() == ["position"])
    Simulator.advance(by: 0.5)
    #expect(abs(x(of: view) - 30) < 1e-9)
  }

  @Test func `S205: during the delay the old value is on screen, the model has the new one`() {
    let view = shownView()
    var done = false
    UIView.animate(
      withDuration: 1,
      delay: 2,
      options: .curveLinear,
      animations: { view.center.x = 105 },
      completion: { done = $0 }
    )
    #expect(view.center.x == 105)
    Simulator.advance(by: 2)
    #expect(abs(x(of: view) - 5) < 1e-6)
    Simulator.advance(by: 0.5)
    #expect(abs(x(of: view) - 55) < 1e-9)
    #expect(!done)
    Simulator.advance(by: 0.5)
    #expect(done)
  }

  @Test func `S206: a nested block inherits duration and curve`() throws {
    let (outer, inner) = (shownView(), shownView())
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      outer.alpha = 0
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) { inner.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    let animation = try #require(inner.layer.animation(forKey: "opacity"))
    #expect(animation.duration == 2)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
  }

  @Test func `S206: a nested block may override them; its delay starts with itself`() throws {
    let view = shownView()
    let start = CACurrentMediaTime()
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      UIView.animate(
        withDuration: 0.5,
        delay: 3,
        options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { view.alpha = 0 }
    }
    let animation = try #require(view.layer.animation(forKey: "opacity"))
    #expect(animation.duration == 0.5)
    #expect(animation.beginTime == start + 3)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `S207: animated views ignore touches unless allowed, and then use the model values`() {
    let root = shownView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, child) = (shownView(), shownView())
    root.addSubview(view)
    view.addSubview(child)
    let hit = { (x: Double) in root.hitTest(CGPoint(x: x, y: 5), with: nil) }
    #expect(hit(5) === child)
    UIView.animate(withDuration: 1) { view.center.x = 55 }
    #expect(hit(5) === root)
    #expect(hit(55) === root)
    Simulator.advance(by: 1)
    #expect(hit(55) === child)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x = 5 }
    #expect(hit(5) === child)
    #expect(hit(55) === root)
    #expect(view.layer.isAnimating)
    view.layer.removeAllAnimations()
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    #expect(hit(5) === child)
  }

  @Test func `S208: a spring block follows the spring that is at rest at its duration`() {
    let view = shownView()
    UIView.animate(
      withDuration: 2,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 3,
      animations: { view.center.x = 105 }
    )
    let spring = DampedSpring(duration: 2, ratio: 0.4, velocity: 3)
    var passed = 0.0
    for step in [0.1, 0.2, 0.5, 0.7, 0.4] {
      Simulator.advance(by: step)
      passed += step
      #expect(abs(x(of: view) - 5 - 100 * spring.progress(at: passed)) < 1e-6)
    }
    Simulator.advance(by: 0.1)
    #expect(x(of: view) == 105)
  }

  @Test func `springs with a perceptual duration and a bounce end when at rest`() throws {
    let view = shownView()
    UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 105 })
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(animation.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(animation.mass == 1)
    #expect(abs(animation.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(animation.duration == animation.settlingDuration)
    Simulator.advance(by: animation.duration)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `S209: nothing is animated while animations are disabled, and only then`() {
    let view = shownView()
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 50
      }
      #expect(UIView.areAnimationsEnabled)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(view.layer.animationKeys() == ["opacity", "transform"])
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test func `S39, S210: layout inside the block is animated, layout after it is not`() {
    final class Parent: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(parent.child)
    _ = ViewRenderer.displayList(of: parent)
    UIView.animate(withDuration: 1) {
      parent.bounds.size.width = 100
      parent.layoutIfNeeded()
    }
    #expect(parent.child.layer.animationKeys() == ["position", "bounds.size"])
    parent.child.layer.removeAllAnimations()
    UIView.animate(withDuration: 1) { parent.bounds.size.width = 50 }
    parent.layoutIfNeeded()
    #expect(parent.child.layer.animationKeys() == nil)
    #expect(parent.child.bounds.width == 50)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      parent.bounds.size.width = 20
    }
    #expect(parent.child.layer.animationKeys() == ["position", "bounds.size"])
  }

  @Test func `S210: a begun block lasts until it is committed`() throws {
    let view = shownView()
    UIView.beginAnimations("move", context: nil)
    view.alpha = 0.5
    UIView.setAnimationDuration(3)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    view.center.x = 50
    UIView.commitAnimations()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.animationKeys() == ["opacity", "position"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
    let move = try #require(view.layer.animation(forKey: "position"))
    #expect(move.duration == 3)
    #expect(move.beginTime == CACurrentMediaTime() + 1)
    #expect(move.timingFunction == CAMediaTimingFunction(name: .linear))
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
  }

  @Test func `animations repeat and autoreverse`() {
    let view = shownView()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse, .curveLinear]
    ) { view.center.x = 105 }
    Simulator.advance(by: 100.25)
    #expect(abs(x(of: view) - 30) < 1e-6)
    Simulator.advance(by: 1)
    #expect(abs(x(of: view) - 80) < 1e-6)
    view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 5 }
    }
    Simulator.advance(by: 3.5)
    #expect(abs(x(of: view) - 55) < 1e-6)
    Simulator.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a repeating animation does not retain a view outside of any window`() {
    weak var released: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      released = view
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0
        view.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
      }
      Simulator.advance(by: 1)
    }
    Simulator.advance(by: 1)
    #expect(released == nil)
  }

  @Test func `invalid numbers are clamped`() {
    let view = shownView()
    var results: [Bool] = []
    for duration: Double in [.nan, -3, -.infinity] {
      view.alpha = 0
      UIView.animate(withDuration: duration, animations: { view.alpha = 1 }) { results.append($0) }
      #expect(view.layer.animationKeys() == nil)
    }
    Simulator.advance(by: 0)
    #expect(results == [true, true, true])
    for number: Double in [.infinity, 1e300] {
      UIView.animate(withDuration: number, delay: number, animations: { view.alpha -= 0.1 })
    }
    for number: Double in [.nan, -1, 0, .infinity, 1e300] {
      UIView.animate(
        withDuration: 0.1,
        delay: number,
        usingSpringWithDamping: number,
        initialSpringVelocity: number,
        animations: { view.center.x += 10 }
      )
      UIView.animate(springDuration: 0.1, bounce: number, animations: { view.center.y += 10 })
    }
    Simulator.advance(by: 1)
    let shown = view.layer.presentationOrSelf
    #expect(shown.position.x.isFinite)
    #expect(shown.position.y.isFinite)
    #expect(shown.opacity.isFinite)
    view.layer.removeAllAnimations()
    Simulator.advance(by: 0)
  }
}
