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
@Suite(.environment) struct GradientAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// A displayed gradient from red to blue.
  private func shownGradient() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = root.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0, 1]
    root.layer.addSublayer(layer)
    _ = ViewRenderer.displayList(of: root)
    return layer
  }

  private func red(_ colors: [Any]?) -> [Double] {
    (colors ?? []).compactMap { ($0 as? CGColor)?.value.red }
  }

  @Test func `S192: colors, locations and ends of gradients are animated implicitly`() throws {
    let layer = shownGradient()
    layer.colors = [UIColor.blue.cgColor, UIColor.red.cgColor]
    layer.locations = [0.5, 1]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
    #expect(layer.animationKeys() == ["colors", "locations", "startPoint", "endPoint"])
    Simulator.advance(by: 0.125)
    let share = UnitBezier.standard.progress(at: 0.5)
    let shown = try #require(layer.presentation())
    #expect(zip(red(shown.colors), [1 - share, share]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(red(shown.colors).count == 2)
    #expect(shown.locations?.count == 2)
    #expect(abs((shown.locations?[0].doubleValue ?? 0) - share / 2) < 1e-9)
    #expect(abs(shown.startPoint.x - 0.5 * (1 - share)) < 1e-9)
    #expect(abs(shown.endPoint.y - (1 - share)) < 1e-9)
    #expect(red(layer.colors) == [0, 1])
  }

  @Test func `S197: colors and locations of gradients are animated and drawn`() throws {
    let layer = shownGradient()
    let colors = CABasicAnimation(keyPath: "colors")
    colors.fromValue = [UIColor.green.cgColor, UIColor.green.cgColor]
    colors.toValue = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    colors.duration = 1
    layer.add(colors, forKey: "colors")
    #expect(try Pixels(of: root)[20, 20] == Pixels.green)
    Simulator.advance(by: 0.5)
    let middle = try Pixels(of: root)[20, 20]
    #expect([0x8080, 0x7F7F, 0x7F80, 0x807F].contains(middle))
    layer.removeAllAnimations()
    let places = CABasicAnimation(keyPath: "locations")
    (places.fromValue, places.toValue, places.duration) = ([0.0, 0.0], [1, 1] as [NSNumber], 1)
    layer.add(places, forKey: "locations")
    #expect(try Pixels(of: root)[20, 2] == Pixels.blue)
    Simulator.advance(by: 0.5)
    let half = try Pixels(of: root)
    #expect(half[20, 18] == Pixels.red)
    #expect(half[20, 22] == Pixels.blue)
    Simulator.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `S197: lists of different lengths are not interpolated`() {
    let layer = shownGradient()
    layer.colors = [UIColor.green.cgColor]
    layer.locations = nil
    Simulator.advance(by: 0.1)
    let shown = layer.presentation()
    #expect(red(shown?.colors) == [0])
    #expect(shown?.locations == nil)
    layer.colors = nil
    layer.colors = ["no color"]
    #expect(red(layer.presentation()?.colors) == [])
  }

  @Test func `S201: a view's gradient is animated in blocks, and animations add up`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient(frame: root.bounds)
    guard let layer = view.layer as? CAGradientLayer else { return #expect(Bool(false)) }
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    _ = ViewRenderer.displayList(of: view)
    for color in [UIColor.blue, UIColor.red] {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        layer.colors = [color.cgColor, color.cgColor]
      }
      Simulator.advance(by: 0.5)
    }
    let shown = layer.presentationOrSelf as? CAGradientLayer
    #expect(red(shown?.colors).allSatisfy { abs($0 - 0.5) < 1e-9 })
  }

  @Test func `S195: presentation copies have a gradient's values and a copy of the mask`() throws {
    let layer = shownGradient()
    let mask = CALayer()
    layer.mask = mask
    layer.type = .radial
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    Simulator.advance(by: 1)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5.0, 25.0, 1)
    mask.add(move, forKey: "move")
    Simulator.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown !== layer)
    #expect(shown.type == .radial)
    #expect(red(shown.colors) == [1, 0])
    #expect(shown.locations == [0, 1])
    #expect(shown.mask?.model() === mask)
    #expect(abs((shown.mask?.position.x ?? 0) - 15) < 1e-9)
    #expect(layer.mask === mask)
    #expect(mask.maskedLayer === layer)
    let copy = CAGradientLayer(layer: layer)
    #expect(copy.endPoint == layer.endPoint)
    #expect(copy.bounds == layer.bounds)
    #expect(copy.mask == nil)
  }
}
