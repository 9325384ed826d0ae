import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Sublayers as an array, rasterization, and contents that depend on properties.
@MainActor
@Suite(.environment) struct LayerPropertyTests {
  private final class Corner: CALayer {
    var count = 0

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "cornerRadius" || super.needsDisplay(forKey: key)
    }

    override func draw(in context: CGContext) { count += 1 }
  }

  @Test func `assigning sublayers removes, adds and sorts`() {
    let (root, other) = (CALayer(), CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    for layer in layers[..<3] { root.addSublayer(layer) }
    other.addSublayer(layers[3])
    root.sublayers = [layers[3], layers[2], layers[0], layers[2]]
    #expect(root.sublayers == [layers[3], layers[2], layers[0]])
    #expect(layers[1].superlayer == nil)
    #expect(layers[3].superlayer === root)
    #expect(other.sublayers?.isEmpty == true)
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer == nil)
  }

  @Test func `a layer cannot become its own sublayer by assignment`() {
    let (root, child) = (CALayer(), CALayer())
    root.sublayers = [child]
    child.sublayers = [root]
    #expect(child.sublayers == nil)
    #expect(root.sublayers == [child])
  }

  @Test func `the removal of sublayers by assignment is drawn`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.sublayers = [layer]
    #expect(try Pixels(of: view)[10, 10] == Pixels.red)
    view.layer.sublayers = []
    #expect(try Pixels(of: view)[10, 10] == Pixels.white)
  }

  @Test func `a property that needs display redraws the contents`() {
    let layer = Corner()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.displayIfNeeded()
    layer.borderWidth = 2
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    layer.cornerRadius = 3
    layer.cornerRadius = 3
    layer.displayIfNeeded()
    #expect(layer.count == 2)
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
  }

  @Test func `rasterization keeps its values and is copied`() {
    let layer = CALayer()
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 3)
    #expect(CALayer(layer: layer).shouldRasterize)
    #expect(CALayer(layer: layer).rasterizationScale == 3)
  }

  @Test func `T9: animations accept geometry in boxes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let layer = CALayer()
    window.layer.addSublayer(layer)
    Simulator.advance(by: 0)
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: .zero)
    move.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    move.duration = 1
    layer.add(move, forKey: nil)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
    turn.duration = 1
    layer.add(turn, forKey: nil)
    Simulator.advance(by: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
    #expect(layer.presentation()?.transform.m11 == 2)
  }
}
