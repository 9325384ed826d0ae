import Foundation
import TatamiTesting
import TatamiHost
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

@MainActor
@Suite(.environment) struct LayerAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A displayed layer inside the root, which is kept alive by the test.
  private func shownLayer() -> CALayer {
    let layer = CALayer()
    root.layer.addSublayer(layer)
    _ = ViewRenderer.displayList(of: root)
    return layer
  }

  private func opacity(of layer: CALayer) -> Double { Double(layer.presentationOrSelf.opacity) }

  @Test func `S192: changes of layers without a view are animated for 0.25 seconds`() throws {
    let layer = shownLayer()
    layer.position = CGPoint(x: 100, y: 0)
    let animation = try #require(layer.animation(forKey: "position"))
    #expect(animation.duration == 0.25)
    #expect(layer.position.x == 100)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(layer.presentation()?.position.x == 0)
    Simulator.advance(by: 0.125)
    let middle = try #require(layer.presentation()).position.x
    #expect(abs(middle - 100 * UnitBezier.standard.progress(at: 0.5)) < 1e-9)
    Simulator.advance(by: 0.125)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 100)
    #expect(root.layer.sublayers?.count == 1)
  }

  @Test func `S192: layers of views are not animated outside animation blocks`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = ViewRenderer.displayList(of: view)
    view.center = CGPoint(x: 50, y: 50)
    view.layer.opacity = 0.5
    view.layer.cornerRadius = 4
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentationOrSelf === view.layer)
  }

  @Test func `S192: layers that were never displayed are not animated implicitly`() {
    let layer = CALayer()
    layer.position = CGPoint(x: 9, y: 9)
    #expect(layer.animationKeys() == nil)
    let shown = shownLayer()
    let new = CALayer()
    shown.addSublayer(new)
    new.opacity = 0
    #expect(new.animationKeys() == nil)
    Simulator.advance(by: 0)
    new.opacity = 1
    #expect(new.animationKeys() == ["opacity"])
    #expect(root.layer.isCommitted)
  }

  @Test func `S193: actions are searched in the delegate, actions, style and class`() {
    final class Source: CALayerDelegate {
      var answer: (any CAAction)?
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
      }
    }
    let layer = shownLayer()
    let source = Source()
    layer.delegate = source
    let (first, second, third) = (CABasicAnimation(), CABasicAnimation(), CABasicAnimation())
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    #expect(layer.action(forKey: "hidden") == nil)
    #expect(layer.action(forKey: "path") == nil)
    layer.style = ["actions": ["opacity": third]]
    #expect(layer.action(forKey: "opacity") === third)
    layer.actions = ["opacity": second]
    #expect(layer.action(forKey: "opacity") === second)
    source.answer = first
    #expect(layer.action(forKey: "opacity") === first)
    source.asked = []
    layer.isHidden = true
    #expect(source.asked == ["hidden"])
  }

  @Test func `S193: a null object stops the search and means no animation`() {
    let layer = shownLayer()
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["cornerRadius"])
  }

  @Test func `S193: an action that is not an animation runs with the layer`() {
    final class Note: CAAction {
      var lines: [String] = []
      func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
      ) {
        lines.append("\(event) \((anObject as? CALayer)?.name ?? "")")
      }
    }
    let layer = shownLayer()
    layer.name = "me"
    let note = Note()
    layer.actions = ["hidden": note, "opacity": note]
    layer.isHidden = true
    layer.opacity = 0.3
    layer.opacity = 0.3
    #expect(note.lines == ["hidden me", "opacity me"])
  }

  @Test func `S195: the model changes at once, the presentation is a copy with values on screen`()
    throws
  {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    #expect(layer.model() === layer)
    let shown = shownLayer()
    shown.add(CABasicAnimation.moving("opacity", 1.0, 0.0), forKey: nil)
    shown.opacity = 0.25
    Simulator.advance(by: 0.5)
    let copy = try #require(shown.presentation())
    #expect(copy !== shown)
    #expect(copy.model() === shown)
    #expect(copy.superlayer == nil)
    #expect(copy.opacity == 0.5)
    #expect(shown.opacity == 0.25)
    #expect(shown.presentation() === copy)
    copy.opacity = 1
    #expect(copy.animationKeys() == nil)
    #expect(root.layer.sublayers?.count == 1)
    let shape = CAShapeLayer()
    root.layer.addSublayer(shape)
    Simulator.advance(by: 0)
    shape.lineWidth = 7
    #expect(shape.presentation()?.lineWidth == 1)
  }

  @Test func `S195: animated values are drawn`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .red
    root.addSubview(child)
    _ = try Pixels(of: root)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      child.frame.origin = CGPoint(x: 20, y: 30)
    }
    #expect(try Pixels(of: root).inked == CGRect(x: 0, y: 0, width: 10, height: 10))
    Simulator.advance(by: 0.5)
    #expect(try Pixels(of: root).inked == CGRect(x: 10, y: 15, width: 10, height: 10))
    Simulator.advance(by: 0.5)
    #expect(try Pixels(of: root).inked == CGRect(x: 20, y: 30, width: 10, height: 10))
  }

  @Test func `S195: shapes are drawn with their animated paths and strokes`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.layer.addSublayer(shape)
    _ = try Pixels(of: root)
    let end = CGPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20))
    let animation = CABasicAnimation.moving("path", shape.path, end)
    shape.add(animation, forKey: "path")
    shape.path = end
    Simulator.advance(by: 0.5)
    #expect(try Pixels(of: root).inked == CGRect(x: 10, y: 10, width: 15, height: 15))
    Simulator.advance(by: 0.6)
    #expect(try Pixels(of: root).inked == CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test func `S196: layers copy animations; the same key replaces, nil never does`() throws {
    let layer = shownLayer()
    let diary = AnimationDiary()
    let animation = CABasicAnimation.moving("opacity", 0.0, 1.0)
    animation.delegate = diary
    layer.add(animation, forKey: "fade")
    let copy = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(copy !== animation)
    #expect(copy.keyPath == "opacity")
    #expect(copy.duration == 1)
    animation.duration = 99
    #expect(copy.duration == 1)
    #expect(copy === layer.animation(forKey: "fade"))
    Simulator.advance(by: 0)
    #expect(diary.lines == ["start"])
    layer.add(CABasicAnimation.moving("opacity", 1.0, 0.0), forKey: "fade")
    #expect(diary.lines == ["start"])
    Simulator.advance(by: 0)
    #expect(diary.lines == ["start", "stopped"])
    layer.add(CABasicAnimation.moving("zPosition", 1.0, 0.0), forKey: nil)
    layer.add(CABasicAnimation.moving("zPosition", 1.0, 0.0), forKey: nil)
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animationState?.entries.count == 3)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    layer.removeAllAnimations()
    #expect(!layer.isAnimating)
  }

  @Test func `S197: one end may be omitted, or given as a difference`() {
    let layer = shownLayer()
    layer.actions = ["opacity": NSNull(), "zPosition": NSNull()]
    layer.opacity = 0.8
    layer.add(CABasicAnimation.moving("opacity", 0.0, nil), forKey: "a")
    Simulator.advance(by: 0.5)
    #expect(abs(opacity(of: layer) - 0.4) < 1e-6)
    // The new one starts at what is on screen.
    layer.removeAllAnimations()
    layer.add(CABasicAnimation.moving("opacity", 0.0, 0.4), forKey: "a")
    Simulator.advance(by: 0.5)
    layer.add(CABasicAnimation.moving("opacity", nil, 1.0), forKey: "b")
    #expect(abs(opacity(of: layer) - 0.2) < 1e-6)
    Simulator.advance(by: 0.5)
    #expect(abs(opacity(of: layer) - 0.6) < 1e-6)
    layer.removeAllAnimations()
    for (from, to, values) in [
      (2.0 as Double?, nil, (2.0, 5.0)), (nil, 9.0, (6.0, 9.0)), (nil, nil, (0, 3)),
    ] {
      let animation = CABasicAnimation.moving("zPosition", from, to)
      animation.byValue = 3.0
      // Without an end it starts at what is on screen: no other one must be under way.
      layer.removeAllAnimations()
      layer.add(animation, forKey: "z")
      #expect(abs(layer.presentationOrSelf.zPosition - values.0) < 1e-9)
      Simulator.advance(by: 0.5)
      #expect(abs(layer.presentationOrSelf.zPosition - (values.0 + values.1) / 2) < 1e-9)
    }
  }

  @Test func `S198: finished animations are removed, unless they stay and fill`() {
    let layer = shownLayer()
    let diary = AnimationDiary()
    let animation = CABasicAnimation.moving("opacity", 0.0, 0.5)
    animation.delegate = diary
    layer.add(animation, forKey: "a")
    Simulator.advance(by: 1)
    #expect(diary.lines == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
    #expect(opacity(of: layer) == 1)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
    Simulator.advance(by: 2)
    #expect(layer.animationKeys() == ["a"])
    #expect(opacity(of: layer) == 1)
    #expect(!layer.isAnimating)
    animation.fillMode = .forwards
    layer.add(animation, forKey: "a")
    Simulator.advance(by: 2)
    #expect(opacity(of: layer) == 0.5)
    layer.removeAnimation(forKey: "a")
    Simulator.advance(by: 1)
    #expect(opacity(of: layer) == 1)
    #expect(diary.lines.filter { $0 == "finished" }.count == 3)
    #expect(!diary.lines.contains("stopped"))
  }

  @Test func `S198: a begin in the future shows the first value before only if it fills`() {
    let layer = shownLayer()
    let animation = CABasicAnimation.moving("opacity", 0.0, 0.5)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "a")
    #expect(opacity(of: layer) == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "a")
    #expect(opacity(of: layer) == 0)
    Simulator.advance(by: 1.5)
    #expect(abs(opacity(of: layer) - 0.25) < 1e-6)
    Simulator.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `S199: animations run in their group's time and are cut off at its end`() {
    let layer = shownLayer()
    let move = CABasicAnimation.moving("zPosition", 0.0, 10.0, 4)
    let late = CABasicAnimation.moving("opacity", 0.0, 0.5, 1)
    late.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [move, late]
    group.duration = 2
    layer.add(group, forKey: "group")
    Simulator.advance(by: 0.5)
    #expect(opacity(of: layer) == 1)
    Simulator.advance(by: 0.75)
    #expect(abs(layer.presentationOrSelf.zPosition - 3.125) < 1e-6)
    #expect(abs(opacity(of: layer) - 0.125) < 1e-6)
    Simulator.advance(by: 0.25)
    #expect(abs(opacity(of: layer) - 0.25) < 1e-6)
    Simulator.advance(by: 0.5)
    #expect(layer.presentationOrSelf.zPosition == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `S199: the group's curve applies to all; without a duration the group's is used`() {
    let layer = shownLayer()
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation.moving("zPosition", 0.0, 10.0, 0)]
    group.duration = 2
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(group, forKey: "group")
    Simulator.advance(by: 1)
    let share = UnitBezier.easeIn.progress(at: 0.5)
    #expect(abs(layer.presentationOrSelf.zPosition - 10 * share) < 1e-6)
  }

  @Test func `groups that contain themselves terminate`() {
    let layer = shownLayer()
    let group = CAAnimationGroup()
    group.animations = [group, CABasicAnimation.moving("opacity", 0.0, 1.0), group]
    group.duration = 1
    layer.add(group, forKey: "group")
    #expect(opacity(of: layer) == 0)
    Simulator.advance(by: 1)
    #expect(layer.animationKeys() == nil)
    group.animations = nil
  }

  @Test func `values add to the underlying value and to the end of the last run`() {
    let layer = shownLayer()
    layer.zPosition = 0
    layer.removeAllAnimations()
    let one = CABasicAnimation.moving("zPosition", 0.0, 4.0, 1)
    one.repeatCount = 3
    one.isCumulative = true
    layer.add(one, forKey: nil)
    let two = CABasicAnimation.moving("zPosition", 10.0, 10.0, 9)
    two.isAdditive = true
    layer.add(two, forKey: nil)
    Simulator.advance(by: 2.5)
    #expect(abs(layer.presentationOrSelf.zPosition - 20) < 1e-9)
  }

  @Test func `layers have a local time, which can be paused and set manually`() {
    let layer = shownLayer()
    layer.add(CABasicAnimation.moving("zPosition", 0.0, 10.0, 10), forKey: "z")
    Simulator.advance(by: 1)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    Simulator.advance(by: 100)
    #expect(abs(layer.presentationOrSelf.zPosition - 1) < 1e-6)
    #expect(layer.isAnimating)
    layer.timeOffset = paused + 4
    #expect(abs(layer.presentationOrSelf.zPosition - 5) < 1e-6)
    layer.timeOffset = paused
    // Resuming where it was paused.
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    Simulator.advance(by: 2)
    #expect(abs(layer.presentationOrSelf.zPosition - 3) < 1e-6)
    root.layer.speed = 2
    #expect(abs(root.layer.convertTime(7, to: nil) - 3.5) < 1e-9)
    root.layer.speed = 1
    Simulator.advance(by: 7)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `animations of unknown properties or with invalid values are ignored`() {
    let layer = shownLayer()
    for path in [nil, "", "nonsense", "position.q"] {
      layer.add(CABasicAnimation(keyPath: path), forKey: path)
    }
    layer.add(CABasicAnimation.moving("position", "a", 3), forKey: "b")
    layer.add(CABasicAnimation.moving("position", CGPoint(x: CGFloat.nan, y: 0), nil), forKey: "c")
    let endless = CABasicAnimation.moving("zPosition", 0.0, 1.0, .infinity)
    endless.speed = .nan
    layer.add(endless, forKey: "d")
    _ = layer.presentationOrSelf
    Simulator.advance(by: 1)
    #expect(layer.animationKeys() == ["d"])
    #expect(layer.presentationOrSelf.position == .zero)
    layer.removeAllAnimations()
    Simulator.advance(by: 0)
  }
}
