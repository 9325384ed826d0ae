import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct LayerTests {
  static let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func `S187: each view has one layer of its class, whose delegate is the view`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    final class Wrong: UIView {
      override class var layerClass: AnyClass { UIView.self }
    }
    let view = Shape()
    #expect(view.layer is CAShapeLayer)
    #expect(view.layer.delegate === view)
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(type(of: Wrong().layer) == CALayer.self)
  }

  @Test func `S188: background, contents, drawing, sublayers and border come in this order`() throws
  {
    let view = DrawingView(frame: Self.square)
    view.backgroundColor = .red
    view.layer.contents = UIImage.filled(.green, width: 30, height: 40, scale: 2).cgImage
    view.contentMode = .left
    view.action = { _ in
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).fill()
    }
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    child.backgroundColor = .white
    view.addSubview(child)
    view.layer.borderWidth = 2
    let pixels = try Pixels(of: view)
    #expect(pixels[36, 20] == Pixels.red)
    #expect(pixels[25, 20] == Pixels.green)
    #expect(pixels[10, 20] == Pixels.blue)
    #expect(pixels[10, 5] == Pixels.white)
    #expect(pixels[10, 1] == Pixels.black)
    #expect(pixels[39, 20] == Pixels.black)
  }

  @Test func `S188: zPosition orders siblings, then their order does`() throws {
    let root = UIView(frame: Self.square)
    let colors: [UIColor] = [.red, .green, .blue]
    let views = colors.map { color in
      let view = UIView(frame: Self.square)
      view.backgroundColor = color
      root.addSubview(view)
      return view
    }
    #expect(try Pixels(of: root)[20, 20] == Pixels.blue)
    views[0].layer.zPosition = 1
    views[1].layer.zPosition = 1
    #expect(try Pixels(of: root)[20, 20] == Pixels.green)
    views[2].layer.zPosition = 2
    views[1].layer.zPosition = -1
    #expect(try Pixels(of: root)[20, 20] == Pixels.blue)
  }

  @Test func `S188: the shadow lies below and follows the offset`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 15, height: 15)
    root.addSubview(view)
    let pixels = try Pixels(of: root)
    #expect(pixels[20, 20] == Pixels.red)
    #expect(pixels[28, 28] == Pixels.red)
    #expect(pixels[40, 40] == Pixels.black)
    #expect(pixels[50, 50] == Pixels.white)
  }

  @Test func `S189: corners clip background and border, the rest only when masked`() throws {
    let root = UIView(frame: Self.square)
    let view = UIView(frame: Self.square)
    root.addSubview(view)
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    #expect(try Pixels(of: root)[1, 1] == Pixels.white)
    let child = UIView(frame: Self.square)
    child.backgroundColor = .blue
    view.addSubview(child)
    #expect(try Pixels(of: root)[1, 1] == Pixels.blue)
    view.clipsToBounds = true
    #expect(try Pixels(of: root)[1, 1] == Pixels.white)
    #expect(try Pixels(of: root)[20, 20] == Pixels.blue)
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(try Pixels(of: root)[1, 1] == Pixels.blue)
    #expect(try Pixels(of: root)[38, 38] == Pixels.white)
  }

  @Test func `S189: the border follows the corners, a wide one covers all`() throws {
    let view = UIView(frame: Self.square)
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.cornerRadius = 20
    #expect(try Pixels(of: view)[20, 2] == Pixels.blue)
    #expect(try Pixels(of: view)[1, 1] == Pixels.white)
    #expect(try Pixels(of: view)[20, 8] == Pixels.white)
    view.layer.borderWidth = 30
    #expect(try Pixels(of: view)[20, 20] == Pixels.blue)
    #expect(try Pixels(of: view)[1, 1] == Pixels.white)
  }

  @Test func `S189: a layer that masks to its bounds has no shadow`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 15, height: 15)
    view.clipsToBounds = true
    root.addSubview(view)
    #expect(try Pixels(of: root).inked == view.frame)
  }

  @Test func `S190: opacity applies to the subtree as a group`() throws {
    let root = UIView(frame: Self.square)
    let view = UIView(frame: Self.square)
    let child = UIView(frame: Self.square)
    view.backgroundColor = .red
    child.backgroundColor = .blue
    root.addSubview(view)
    view.addSubview(child)
    view.alpha = 0.5
    // Half blue over white; the red below the child does not show through.
    let pixel = try Pixels(of: root)[20, 20]
    #expect(pixel == 0x7F7FFF || pixel == 0x8080FF)
    view.alpha = 0
    #expect(try Pixels(of: root).inked == nil)
    view.alpha = 1
    view.isHidden = true
    #expect(try Pixels(of: root).inked == nil)
  }

  @Test func `S191: four layers show the quarters of one image`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let image = UIImage.quarters(40).cgImage
    for index in 0..<4 {
      let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
      let layer = CALayer()
      layer.contents = image
      layer.contentsRect = CGRect(x: column / 2, y: row / 2, width: 0.5, height: 0.5)
      layer.frame = CGRect(x: column * 40, y: row * 40, width: 20, height: 20)
      root.layer.addSublayer(layer)
    }
    let pixels = try Pixels(of: root)
    #expect(pixels[10, 10] == Pixels.red)
    #expect(pixels[50, 10] == Pixels.green)
    #expect(pixels[10, 50] == Pixels.blue)
    #expect(pixels[50, 50] == Pixels.black)
    #expect(pixels[30, 30] == Pixels.white)
  }

  @Test func `S212: a shape layer is filled black and has no stroke by default`() throws {
    let shape = CAShapeLayer()
    #expect(shape.fillColor == UIColor.black.cgColor)
    #expect(shape.strokeColor == nil)
    #expect(shape.lineWidth == 1)
    #expect(shape.miterLimit == 10)
    #expect(shape.path == nil)
    #expect(shape.lineCap == .butt)
    #expect(shape.lineJoin == .miter)
    #expect(shape.fillRule == .nonZero)
    let root = UIView(frame: Self.square)
    root.layer.addSublayer(shape)
    shape.path = CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(try Pixels(of: root).inked == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `S212: lines are dashed from their phase on`() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    shape.path = path
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 10
    shape.lineDashPattern = [10, 5]
    shape.lineDashPhase = 5
    let root = UIView(frame: Self.square)
    root.layer.addSublayer(shape)
    let pixels = try Pixels(of: root)
    #expect(pixels[2, 20] == Pixels.red)
    #expect(pixels[7, 20] == Pixels.white)
    #expect(pixels[12, 20] == Pixels.red)
    #expect(pixels[22, 20] == Pixels.white)
    shape.path = nil
    #expect(try Pixels(of: root).inked == nil)
  }

  @Test func `S212: the even-odd rule leaves holes`() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(Self.square)
    path.addRect(Self.square.insetBy(dx: 10, dy: 10))
    shape.path = path
    let root = UIView(frame: Self.square)
    root.layer.addSublayer(shape)
    #expect(try Pixels(of: root)[20, 20] == Pixels.black)
    shape.fillRule = .evenOdd
    #expect(try Pixels(of: root)[20, 20] == Pixels.white)
  }

  @Test func `S232: a layer is rendered into a context with its sublayers`() throws {
    let root = UIView(frame: Self.square)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    child.backgroundColor = .red
    root.addSubview(child)
    let pixels = try Pixels(40, 40) {
      UIGraphicsGetCurrentContext().map(root.layer.render)
    }
    #expect(pixels.inked == child.frame)
  }
}
