@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import Testing
import TestSupport

@MainActor
@Suite struct LayerAppearanceTests {
  static let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  private static func pixels(_ layer: CALayer) throws -> Pixels {
    let root = UIView(frame: square)
    root.layer.addSublayer(layer)
    return try Pixels(of: root)
  }

  @Test func `a mask shows the layer where it is opaque`() throws {
    let root = UIView(frame: Self.square)
    let (view, mask) = (UIView(frame: Self.square), UIView(frame: Self.square))
    root.addSubview(view)
    view.backgroundColor = .red
    view.mask = mask
    #expect(try Pixels(of: root).inked == nil)
    mask.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    mask.backgroundColor = .blue
    let pixels = try Pixels(of: root)
    #expect(pixels.inked == mask.frame)
    #expect(pixels[12, 7] == Pixels.red)
    mask.isHidden = true
    #expect(try Pixels(of: root).inked == nil)
    view.mask = nil
    #expect(try Pixels(of: root).inked == Self.square)
  }

  @Test func `gradients run from top to bottom by default, and along any line`() throws {
    let layer = CAGradientLayer()
    layer.frame = Self.square
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(try Self.pixels(layer).inked == nil)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0.5, 0.5]
    let vertical = try Self.pixels(layer)
    #expect(vertical[20, 10] == Pixels.red)
    #expect(vertical[20, 30] == Pixels.blue)
    layer.startPoint = CGPoint(x: 1, y: 0)
    layer.endPoint = CGPoint(x: 0, y: 0)
    let leftwards = try Self.pixels(layer)
    #expect(leftwards[10, 20] == Pixels.blue)
    #expect(leftwards[30, 20] == Pixels.red)
  }

  @Test func `radial gradients fill an ellipse, conic ones turn clockwise`() throws {
    let layer = CAGradientLayer()
    layer.frame = Self.square
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0.5, 0.5]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.type = .radial
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    let radial = try Self.pixels(layer)
    #expect(radial[12, 20] == Pixels.red)
    #expect(radial[20, 12] == Pixels.blue)
    #expect(radial[8, 20] == Pixels.blue)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = try Self.pixels(layer)
    #expect(conic[20, 30] == Pixels.red)
    #expect(conic[20, 10] == Pixels.blue)
  }

  @Test func `S189: a gradient is clipped to rounded corners`() throws {
    let layer = CAGradientLayer()
    layer.frame = Self.square
    layer.colors = [UIColor.red.cgColor]
    layer.cornerRadius = 20
    #expect(try Self.pixels(layer)[1, 1] == Pixels.white)
    #expect(try Self.pixels(layer)[20, 20] == Pixels.red)
  }

  @Test func `continuous corners begin earlier and touch the circle in the middle`() throws {
    let layer = CALayer()
    layer.frame = Self.square
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 12
    let circular = try Self.pixels(layer)
    #expect(circular[13, 0] == Pixels.red)
    layer.cornerCurve = .continuous
    let smooth = try Self.pixels(layer)
    #expect(smooth[13, 0] != Pixels.red)
    #expect(smooth[20, 0] == Pixels.red)
    #expect(smooth[5, 5] == circular[5, 5])
  }

  @Test func `a shadow path casts the shadow regardless of the layer's content`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 20, height: 20)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 5))
    #expect(try Self.pixels(layer).inked == CGRect(x: 20, y: 20, width: 15, height: 5))
  }

  @Test func `S190: without group opacity every part fades on its own`() throws {
    let layer = CALayer()
    layer.frame = Self.square
    layer.backgroundColor = UIColor.red.cgColor
    let inside = CALayer()
    inside.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    inside.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inside)
    layer.opacity = 0.5
    let grouped = try Self.pixels(layer)[10, 20]
    layer.allowsGroupOpacity = false
    let apart = try Self.pixels(layer)[10, 20]
    #expect([0x7F7FFF, 0x8080FF].contains(grouped))
    // Half of blue over half of red over white.
    #expect([0x7F, 0x80].contains(apart >> 16))
    #expect([0xBF, 0xC0].contains(apart & 0xFF))
    #expect([0x3F, 0x40].contains(apart >> 8 & 0xFF))
  }

  @Test func `S191: only the center of the contents stretches`() throws {
    let layer = CALayer()
    layer.frame = Self.square
    layer.contents = UIImage.quarters(8).cgImage
    layer.contentsScale = 1
    layer.magnificationFilter = .nearest
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.25)
    let pixels = try Self.pixels(layer)
    #expect(pixels[3, 3] == Pixels.red)
    #expect(pixels[5, 3] == Pixels.green)
    #expect(pixels[3, 5] == Pixels.blue)
    #expect(pixels[39, 39] == Pixels.black)
  }

  @Test func `S212: a stroke is drawn between two fractions of the path`() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    shape.path = path
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 10
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    #expect(try Self.pixels(shape).inked == CGRect(x: 10, y: 15, width: 20, height: 10))
    shape.strokeEnd = 0.1
    #expect(try Self.pixels(shape).inked == nil)
    shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    (shape.strokeStart, shape.strokeEnd, shape.fillColor) = (0, 0.5, nil)
    let half = try #require(try Self.pixels(shape).inked)
    #expect(half.minY == 20)
    #expect(half.maxY == 35)
  }

  @Test func `S212: partial strokes keep their subpaths and curves`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    let part = CGMutablePath()
    part.move(to: CGPoint(x: 5, y: 0))
    part.addLine(to: CGPoint(x: 10, y: 0))
    part.move(to: CGPoint(x: 0, y: 5))
    part.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.value.trimmed(from: 0.25, to: 0.75) == part.value)
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath.value
    #expect(oval.trimmed(from: 0.1, to: 0.3).elements.count == 3)
    for (start, end) in [(0.5, 0.5), (0.7, 0.2), (.nan, 0), (2, 3)] {
      #expect(oval.trimmed(from: start, to: end).isEmpty)
    }
    #expect(oval.trimmed(from: -1, to: 2) == oval)
  }

  @Test func `S212: a shape layer's view draws over the shape, within its bounds`() throws {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: -5, y: 0, width: 10, height: 10)).fill()
      }
    }
    let root = UIView(frame: Self.square)
    let view = Shape(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    (view.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: -8, y: 0, width: 12, height: 4))
    root.addSubview(view)
    let pixels = try Pixels(of: root)
    #expect(pixels.inked == CGRect(x: 2, y: 10, width: 13, height: 10))
    #expect(pixels[5, 12] == Pixels.black)
    #expect(pixels[12, 12] == Pixels.blue)
  }

  @Test func `S232: a hierarchy is drawn only in a window, a snapshot keeps what it showed`() throws
  {
    let window = UIWindow(frame: Self.square)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    var isDrawn: [Bool] = []
    let draw = { isDrawn.append(view.drawHierarchy(in: Self.square, afterScreenUpdates: true)) }
    #expect(try Pixels(40, 40, draw: draw).inked == nil)
    window.addSubview(view)
    #expect(try Pixels(40, 40, draw: draw).inked == Self.square)
    #expect(isDrawn == [false, true])
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(try Pixels(of: snapshot)[5, 5] == Pixels.red)
  }

  @Test func `S256: a snapshot outside of windows shows the view only after its updates`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    let early = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(early.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try Pixels(of: early).inked == nil)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(try Pixels(of: snapshot)[5, 5] == Pixels.red)
  }
}
