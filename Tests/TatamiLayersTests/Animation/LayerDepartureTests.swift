import Testing
import TatamiTesting
import TatamiHost

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// Animations of layers that are removed.
@MainActor
@Suite(.environment) struct LayerDepartureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `layers removed from the tree lose their animations, moved ones keep them`() {
    let layer = CALayer()
    root.layer.addSublayer(layer)
    _ = ViewRenderer.displayList(of: root)
    let other = CALayer()
    root.layer.addSublayer(other)
    let diary = AnimationDiary()
    let animation = CABasicAnimation.moving("opacity", 0.0, 1.0)
    animation.delegate = diary
    let inside = CALayer()
    layer.addSublayer(inside)
    inside.add(animation, forKey: "a")
    layer.removeFromSuperlayer()
    other.addSublayer(layer)
    Simulator.advance(by: 0.5)
    #expect(diary.lines == ["start"])
    #expect(inside.isAnimating)
    layer.removeFromSuperlayer()
    Simulator.advance(by: 0)
    Simulator.advance(by: 0)
    #expect(diary.lines == ["start", "stopped"])
    #expect(inside.animationKeys() == nil)
  }

  @Test func `deallocating a layer ends its animations with the turn`() {
    let diary = AnimationDiary()
    do {
      let layer = CALayer()
      root.layer.addSublayer(layer)
      let animation = CABasicAnimation.moving("opacity", 0.0, 1.0)
      animation.repeatCount = .infinity
      animation.delegate = diary
      layer.add(animation, forKey: "a")
      Simulator.advance(by: 0.1)
      layer.removeFromSuperlayer()
    }
    Simulator.advance(by: 0)
    #expect(diary.lines == ["start", "stopped"])
  }
}
