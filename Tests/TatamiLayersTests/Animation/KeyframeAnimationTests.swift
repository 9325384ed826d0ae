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
@Suite(.environment) struct KeyframeAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func shownLayer() -> CALayer {
    let layer = CALayer()
    root.layer.addSublayer(layer)
    _ = ViewRenderer.displayList(of: root)
    return layer
  }

  /// The layer's values on screen at some times of an animation of one second.
  private func heights(_ animation: CAKeyframeAnimation, at times: [Double]) -> [Double] {
    let layer = shownLayer()
    animation.keyPath = "zPosition"
    animation.duration = 1
    layer.add(animation, forKey: "z")
    let start = CACurrentMediaTime()
    return times.map { time in
      Simulator.advance(by: start + time - CACurrentMediaTime())
      return (Double(layer.presentationOrSelf.zPosition) * 1e6).rounded() / 1e6
    }
  }

  @Test func `S197: values are reached at their key times, evenly spaced without`() {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 10.0, 0.0]
    #expect(heights(animation, at: [0.25, 0.5, 0.75]) == [5, 10, 5])
    animation.keyTimes = [0, 0.8, 1]
    #expect(heights(animation, at: [0.2, 0.4, 0.9]) == [2.5, 5, 5])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let share = UnitBezier.easeIn.progress(at: 0.5)
    #expect(heights(animation, at: [0.4]) == [(share * 1e7).rounded() / 1e6])
  }

  @Test func `S197: values jump, move at constant speed or on curves`() {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 30.0, 40.0]
    animation.calculationMode = .discrete
    #expect(heights(animation, at: [0.3, 0.35, 0.7]) == [0, 30, 40])
    animation.calculationMode = .paced
    #expect(heights(animation, at: [0.25, 0.5, 0.75]) == [10, 20, 30])
    animation.calculationMode = .cubic
    #expect(heights(animation, at: [0.25, 0.5, 0.75]) == [14.375, 30, 36.875])
  }

  @Test func `S197: a layer that moves along a path is rotated with it`() {
    let layer = shownLayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    (animation.path, animation.duration) = (path, 1)
    animation.rotationMode = .rotateAuto
    animation.calculationMode = .paced
    layer.add(animation, forKey: "move")
    Simulator.advance(by: 0.5)
    #expect(abs(layer.presentationOrSelf.position.x - 20) < 1e-6)
    #expect(layer.presentationOrSelf.affineTransform().isIdentity)
    Simulator.advance(by: 0.375)
    let shown = layer.presentationOrSelf
    #expect(abs(shown.position.x - 30) < 1e-6)
    #expect(abs(shown.position.y - 5) < 1e-6)
    #expect(abs(shown.affineTransform().b - 1) < 1e-6)
  }

  @Test func `S201: keyframes of a block run one after another`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = ViewRenderer.displayList(of: view)
    var isDone = false
    UIView.animateKeyframes(
      withDuration: 2,
      delay: 0,
      options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
      },
      completion: { isDone = $0 }
    )
    #expect(view.center.x == 5)
    for x in [55.0, 105, 55] {
      Simulator.advance(by: 0.5)
      #expect(abs(view.layer.presentationOrSelf.position.x - x) < 1e-6)
      #expect(!isDone)
    }
    Simulator.advance(by: 0.5)
    #expect(isDone)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `keyframes without values or with invalid ones are ignored`() {
    for values: [Any]? in [nil, [], ["a"], [1.0], [1.0, CGPoint.zero, Double.nan]] {
      let animation = CAKeyframeAnimation()
      animation.values = values
      animation.keyTimes = [3, -1, .init(value: Double.nan)]
      #expect(heights(animation, at: [0, 0.5, 2]).allSatisfy { $0.isFinite })
    }
  }
}
