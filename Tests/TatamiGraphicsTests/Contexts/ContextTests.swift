import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Drawing of contexts besides filled shapes.
@MainActor
@Suite(.environment) struct ContextTests {
  static let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// Draws on white with the current context.
  private func pixels(_ draw: @escaping (CGContext) -> Void) throws -> Pixels {
    try Pixels(40, 40) {
      if let context = UIGraphicsGetCurrentContext() { draw(context) }
    }
  }

  private func near(_ found: UInt32, _ expected: UInt32, within tolerance: Int = 6) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(found >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= tolerance
    }
  }

  private func gradient(_ colors: [UIColor]) throws -> CGGradient {
    let settled = colors.map(\.cgColor)
    return try #require(
      CGGradient(colorsSpace: nil, colors: settled as CFArray, locations: nil)
    )
  }

  @Test func `S229: a save keeps blend mode and interpolation`() throws {
    let pixels = try pixels { context in
      context.saveGState()
      context.setBlendMode(.clear)
      context.interpolationQuality = .none
      context.restoreGState()
      #expect(context.interpolationQuality == .default)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(Self.square)
    }
    #expect(pixels[20, 20] == Pixels.red)
  }

  @Test func `blend modes combine with what lies below`() throws {
    let yellow = UIColor.yellow.cgColor
    let expected: [(CGBlendMode, UInt32)] = [
      (.multiply, 0x00FF00), (.screen, 0xFFFFFF), (.difference, 0xFF00FF), (.plusLighter, 0xFFFFFF),
      (.sourceAtop, 0xFFFF00), (.destinationOver, 0x00FFFF), (.copy, 0xFFFF00), (.clear, 0xFFFFFF),
      (.sourceIn, 0xFFFF00), (.destinationIn, 0x00FFFF), (.destinationOut, 0xFFFFFF),
    ]
    for (mode, color) in expected {
      let image = UIImage.drawn(width: 40, height: 40, scale: 1) { context in
        UIColor.cyan.setFill()
        context.fill(Self.square)
        context.cgContext.setFillColor(yellow)
        context.cgContext.setBlendMode(mode)
        context.cgContext.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      }
      let pixels = try Pixels(40, 40) { image.draw(at: .zero) }
      #expect(pixels[20, 20] == color, "\(mode)")
      #expect(pixels[5, 5] == 0x00FFFF, "\(mode) outside")
      #expect(pixels[35, 20] == 0x00FFFF, "\(mode) outside")
    }
  }

  @Test func `erasing affects only the area of shapes, strokes, images and text`() throws {
    let image = UIImage.drawn(width: 40, height: 40, scale: 1) { context in
      UIColor.black.setFill()
      context.fill(Self.square)
      let bare = context.cgContext
      bare.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
      bare.setBlendMode(.clear)
      bare.setLineWidth(4)
      bare.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
      UIImage.filled(.red, width: 5, height: 5).draw(at: CGPoint(x: 30, y: 30))
    }
    let pixels = try Pixels(40, 40) { image.draw(at: .zero) }
    #expect(pixels[2, 2] == Pixels.white)
    #expect(pixels[7, 7] == Pixels.black)
    #expect(pixels[20, 20] == Pixels.white)
    #expect(pixels[20, 23] == Pixels.black)
    #expect(pixels[32, 32] == Pixels.white)
    #expect(pixels[28, 32] == Pixels.black)
  }

  @Test func `a linear gradient fills between its ends, and beyond them with options`() throws {
    let gradient = try gradient([.red, .blue])
    let ends = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))
    let draw = { (options: CGGradientDrawingOptions) in
      try pixels {
        $0.drawLinearGradient(gradient, start: ends.0, end: ends.1, options: options)
      }
    }
    let strip = try draw([])
    #expect(near(strip[11, 5], 0xF80008, within: 16))
    #expect(near(strip[20, 39], 0x7F0080, within: 12))
    #expect(strip[5, 5] == Pixels.white)
    #expect(strip[35, 5] == Pixels.white)
    let before = try draw(.drawsBeforeStartLocation)
    #expect(before[5, 5] == Pixels.red)
    #expect(before[35, 5] == Pixels.white)
    let both = try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[5, 5] == Pixels.red)
    #expect(both[35, 39] == Pixels.blue)
  }

  @Test func `a gradient is clipped and follows the transform`() throws {
    let gradient = try gradient([.red, .blue])
    let pixels = try pixels { context in
      context.clip(to: [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 30, width: 40, height: 10),
      ])
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .pi / 2)
      let ends = (CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0))
      context.drawLinearGradient(gradient, start: ends.0, end: ends.1, options: [])
    }
    #expect(near(pixels[5, 1], Pixels.red, within: 16))
    #expect(near(pixels[35, 38], Pixels.blue, within: 16))
    #expect(pixels[20, 20] == Pixels.white)
  }

  @Test func `a radial gradient fills between its circles, and beyond with options`() throws {
    let gradient = try gradient([.red, .blue])
    let draw = { (options: CGGradientDrawingOptions) in
      try pixels {
        $0.drawRadialGradient(
          gradient,
          startCenter: CGPoint(x: 20, y: 20),
          startRadius: 5,
          endCenter: CGPoint(x: 20, y: 20),
          endRadius: 15,
          options: options
        )
      }
    }
    let ring = try draw([])
    #expect(ring[20, 20] == Pixels.white)
    #expect(ring[1, 1] == Pixels.white)
    #expect(near(ring[20, 30], 0x7F0080, within: 16))
    let inside = try draw(.drawsBeforeStartLocation)
    #expect(inside[20, 20] == Pixels.red)
    #expect(inside[1, 1] == Pixels.white)
    let outside = try draw(.drawsAfterEndLocation)
    #expect(outside[20, 20] == Pixels.white)
    #expect(outside[1, 1] == Pixels.blue)
  }

  @Test func `gradients need a location for each color`() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gray = CGColorSpaceCreateDeviceGray()
    let parts: [CGFloat] = [0, 1, 1, 1]
    let made = { (count: Int) in
      CGGradient(colorSpace: gray, colorComponents: parts, locations: nil, count: count)
    }
    #expect(made(2) != nil)
    #expect(made(3) == nil)
    #expect(made(0) == nil)
  }

  @Test func `a transparency layer is composited as one`() throws {
    let pixels = try pixels { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.fill(CGRect(x: 35, y: 0, width: 5, height: 5))
      context.endTransparencyLayer()
    }
    #expect(near(pixels[5, 5], 0xFF7F7F))
    #expect(near(pixels[20, 20], 0x7F7FFF))
    #expect(pixels[37, 2] == Pixels.black)
  }

  @Test func `a shadow does not follow the transform`() throws {
    let pixels = try pixels { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(
        offset: CGSize(width: 20, height: 0),
        blur: 0,
        color: UIColor.blue.cgColor
      )
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(pixels[5, 5] == Pixels.black)
    #expect(pixels[25, 5] == Pixels.blue)
    #expect(pixels[35, 5] == Pixels.white)
  }

  @Test func `the current path is filled, stroked or both`() throws {
    let pixels = try pixels { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(gray: 0, alpha: 1)
      context.setLineWidth(4)
      context.addRects([Self.square.insetBy(dx: 8, dy: 8)])
      #expect(!context.isPathEmpty)
      #expect(context.boundingBoxOfPath.width == 24)
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
      #expect(context.path == nil)
    }
    #expect(pixels[20, 20] == Pixels.red)
    #expect(pixels[8, 20] == Pixels.black)
    #expect(pixels[4, 20] == Pixels.white)
  }

  @Test func `contexts use the opposite arc direction of Bézier paths`() {
    let context = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9))
    _ = context.image { context in
      context.cgContext.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: false
      )
      let end = context.cgContext.currentPointOfPath
      #expect(abs(end.x) < 1e-9)
      #expect(abs(end.y - 10) < 1e-9)
      #expect(context.cgContext.boundingBoxOfPath.minY > -1e-6)
    }
  }

  @Test func `images are tiled over the clipped area`() throws {
    let tile = UIImage.quarters(8)
    let bare = try #require(UIImage.filled(.red, width: 2, height: 2).cgImage)
    let pixels = try pixels { context in
      tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 20))
      context.draw(bare, in: CGRect(x: 3, y: 3, width: 2, height: 2), byTiling: true)
      context.draw(bare, in: CGRect(x: 0, y: 0, width: 1e-6, height: 1), byTiling: true)
    }
    #expect(pixels[33, 1] == Pixels.red)
    #expect(pixels[37, 17] == Pixels.green)
    #expect(pixels[39, 39] == Pixels.red)
    #expect(pixels[0, 21] == Pixels.red)
  }

  @Test func `numbers that are not finite draw nothing`() throws {
    let gradient = try gradient([.red, .blue])
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    let pixels = try pixels { context in
      for number in odd {
        context.saveGState()
        let point = CGPoint(x: number, y: 0)
        context.drawLinearGradient(gradient, start: .zero, end: point, options: [])
        context.drawRadialGradient(
          gradient,
          startCenter: point,
          startRadius: number,
          endCenter: .zero,
          endRadius: -5,
          options: []
        )
        context.addArc(tangent1End: point, tangent2End: .zero, radius: number)
        context.setLineDash(phase: number, lengths: [number, 0])
        context.setLineWidth(number)
        context.replacePathWithStrokedPath()
        context.setAlpha(0)
        context.strokePath()
        context.setShadow(offset: CGSize(width: number, height: 0), blur: number)
        context.scaleBy(x: number, y: 0)
        context.fill(Self.square)
        context.restoreGState()
      }
      context.fill(CGRect(x: 30, y: 30, width: 5, height: 5))
    }
    #expect(pixels[32, 32] == Pixels.black)
  }
}
