@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct LayerTreeTests {
  private final class Owner: CALayerDelegate {
    var calls: [String] = []

    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in context: CGContext) { calls.append("draws") }
  }

  private static func layer(_ frame: CGRect, _ color: UIColor = .red) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func `S187: the delegate of a view's layer cannot be replaced`() {
    let (view, owner) = (UIView(), Owner())
    view.layer.delegate = owner
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate === view)
    let layer = CALayer()
    layer.delegate = owner
    #expect(layer.delegate === owner)
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(owner.calls == ["will draw", "draws"])
  }

  @Test func `S18: a view's layer follows the screen's scale, other layers have scale 1`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView()
    window.addSubview(view)
    #expect(view.layer.contentsScale == UIScreen.main.scale)
    #expect(CALayer().contentsScale == 1)
  }

  @Test func `sublayers are inserted behind and in front of others and replace them`() {
    let root = CALayer()
    let layers = (0..<5).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], below: layers[0])
    root.insertSublayer(layers[2], above: layers[1])
    #expect(root.sublayers == [layers[1], layers[2], layers[0]])
    root.replaceSublayer(layers[2], with: layers[3])
    #expect(root.sublayers == [layers[1], layers[3], layers[0]])
    #expect(layers[2].superlayer == nil)
    root.insertSublayer(layers[4], below: nil)
    root.insertSublayer(layers[1], above: layers[1])
    root.insertSublayer(layers[3], above: nil)
    #expect(root.sublayers == [layers[4], layers[1], layers[0], layers[3]])
    layers[0].addSublayer(root)
    #expect(root.superlayer == nil)
  }

  @Test func `points are converted across rotated layers and scrolled bounds`() {
    let root = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (
      Self.layer(CGRect(x: 10, y: 10, width: 20, height: 20)),
      Self.layer(CGRect(x: 50, y: 0, width: 40, height: 40))
    )
    root.addSublayer(left)
    root.addSublayer(right)
    right.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -34, y: 17))
    #expect(left.convert(CGPoint(x: -34, y: 17), from: right) == CGPoint(x: 1, y: 2))
    #expect(left.convert(left.bounds, to: nil) == left.frame)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(right.convert(CGRect(x: 5, y: 5, width: 40, height: 40), to: root) == right.frame)
  }

  @Test func `the frontmost layer is hit, hidden and clipped ones are not`() {
    let root = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (
      Self.layer(CGRect(x: 0, y: 0, width: 50, height: 50)),
      Self.layer(CGRect(x: 25, y: 25, width: 50, height: 50))
    )
    let inside = Self.layer(CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSublayer(back)
    root.addSublayer(front)
    front.addSublayer(inside)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === inside)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 300, y: 30)) == nil)
  }

  @Test func `a mask belongs to one layer and cannot contain it`() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    first.mask = mask
    second.mask = mask
    #expect(first.mask == nil)
    #expect(second.mask === mask)
    mask.addSublayer(first)
    first.addSublayer(second)
    #expect(second.superlayer == nil)
    mask.mask = mask
    #expect(mask.mask == nil)
    second.mask = second
    #expect(second.mask === mask)
    #expect(mask.maskedLayer === second)
    mask.removeFromSuperlayer()
    #expect(second.mask == nil)
    #expect(mask.maskedLayer == nil)
  }

  @Test func `nested masks do not overflow the stack`() {
    let root = CALayer()
    var last = root
    for _ in 0..<50_000 {
      let mask = CALayer()
      last.mask = mask
      last = mask
    }
    root.bounds.size = CGSize(width: 10, height: 10)
    root.layoutIfNeeded()
    last.opacity = 0.5
    #expect(root.needsDisplay())
  }
}
