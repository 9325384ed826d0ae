import Foundation
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct DrawingTests {
  static let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func `S223: contexts are stacked, colors belong to the context's state`() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pixels = try Pixels(40, 40) {
      let outer = UIGraphicsGetCurrentContext()
      UIColor.red.setFill()
      outer?.saveGState()
      UIColor.blue.setFill()
      outer?.restoreGState()
      _ = UIImage.drawn(width: 5, height: 5, scale: 1) { inner in
        #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
        UIColor.green.setFill()
      }
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIBezierPath(rect: Self.square).fill()
    }
    #expect(pixels[20, 20] == Pixels.red)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
    UIColor.red.set()
    UIBezierPath(rect: Self.square).fill()
  }

  @Test func `S224: set changes fill and stroke color, resolved with the current traits`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    for (style, expected) in [(UIUserInterfaceStyle.light, Pixels.red), (.dark, Pixels.green)] {
      let view = DrawingView(frame: Self.square)
      view.overrideUserInterfaceStyle = style
      view.action = { _ in
        color.set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        let line = UIBezierPath(rect: CGRect(x: 25, y: 25, width: 10, height: 10))
        line.lineWidth = 6
        line.stroke()
      }
      let pixels = try Pixels(of: view)
      #expect(pixels[5, 5] == expected)
      #expect(pixels[25, 30] == expected)
    }
  }

  @Test func `S225: a path draws with its own settings and does not change the context`() throws {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(!path.usesEvenOddFillRule)
    let pixels = try Pixels(40, 40) {
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
      path.lineWidth = 8
      path.lineCapStyle = .square
      path.stroke()
      let context = UIGraphicsGetCurrentContext()
      context?.move(to: CGPoint(x: 0, y: 30.5))
      context?.addLine(to: CGPoint(x: 40, y: 30.5))
      context?.strokePath()
    }
    #expect(pixels[7, 10] == Pixels.black)
    #expect(pixels[33, 13] == Pixels.black)
    #expect(pixels[5, 10] == Pixels.white)
    #expect(pixels[20, 30] == Pixels.black)
    #expect(pixels[20, 29] == Pixels.white)
    #expect(pixels[20, 31] == Pixels.white)
  }

  @Test func `S225: dashes follow their pattern`() throws {
    let pixels = try Pixels(40, 40) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.lineWidth = 10
      path.setLineDash([10, 5, 99], count: 2, phase: 5)
      path.stroke()
    }
    #expect(pixels[2, 20] == Pixels.black)
    #expect(pixels[7, 20] == Pixels.white)
    #expect(pixels[12, 20] == Pixels.black)
    #expect(pixels[22, 20] == Pixels.white)
  }

  @Test func `S229: a save keeps transform, clip, colors, line settings, alpha and shadow`() throws
  {
    let pixels = try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(UIColor.red.cgColor)
      context?.saveGState()
      context?.translateBy(x: 100, y: 100)
      context?.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context?.setFillColor(UIColor.blue.cgColor)
      context?.setAlpha(0)
      context?.setLineWidth(50)
      context?.setShadow(
        offset: CGSize(width: 20, height: 20),
        blur: 0,
        color: UIColor.black.cgColor
      )
      context?.restoreGState()
      #expect(context?.ctm.isIdentity == true)
      context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context?.stroke(CGRect(x: 20.5, y: 20.5, width: 10, height: 10))
    }
    #expect(pixels[5, 5] == Pixels.red)
    #expect(pixels[15, 15] == Pixels.white)
    #expect(pixels[20, 25] == Pixels.black)
    #expect(pixels[22, 25] == Pixels.white)
    #expect(pixels.inked == CGRect(x: 0, y: 0, width: 31, height: 31))
  }

  @Test func `S229: the path is not part of the state and drawing consumes it`() throws {
    let pixels = try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.translateBy(x: 10, y: 10)
      context?.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context?.restoreGState()
      context?.fillPath()
      context?.setFillColor(UIColor.red.cgColor)
      context?.fillPath()
    }
    #expect(pixels.inked == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(pixels[12, 12] == Pixels.black)
  }

  @Test func `S229: clips only shrink until the state is restored`() throws {
    let pixels = try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).addClip()
      context?.clip(to: CGRect(x: 10, y: 0, width: 30, height: 40))
      context?.fill(Self.square)
      context?.restoreGState()
      context?.fill(CGRect(x: 35, y: 0, width: 5, height: 40))
    }
    #expect(pixels[15, 5] == Pixels.black)
    #expect(pixels[37, 5] == Pixels.black)
    #expect(pixels[5, 5] == Pixels.white)
    #expect(pixels[25, 5] == Pixels.white)
  }

  @Test func `S229: a view without a matching restore does not affect others`() throws {
    let root = UIView(frame: Self.square)
    let careless = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    careless.action = { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.restoreGState()
      for _ in 0..<3 { context?.saveGState() }
      context?.translateBy(x: 500, y: 0)
      context?.clip(to: .zero)
    }
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 5, height: 5))
    child.backgroundColor = .red
    careless.addSubview(child)
    root.addSubview(careless)
    #expect(try Pixels(of: root).inked == child.frame)
  }

  @Test func `opacity and shadow of the context apply to all drawing`() throws {
    let pixels = try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.setAlpha(0.5)
      context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIImage.filled(.red, width: 10, height: 10).draw(at: CGPoint(x: 20, y: 0))
      context?.setAlpha(1)
      let blue = UIColor.blue.cgColor
      context?.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
      context?.fillEllipse(in: CGRect(x: 0, y: 20, width: 20, height: 20))
    }
    #expect((0x7F7F7F...0x808080).contains(pixels[5, 5]))
    #expect((0xFF7F7F...0xFF8080).contains(pixels[25, 5]))
    #expect(pixels[10, 30] == Pixels.black)
    #expect(pixels[25, 30] == Pixels.blue)
  }
}
