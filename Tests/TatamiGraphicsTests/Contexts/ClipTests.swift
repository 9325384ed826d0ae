import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// Clips that are empty, and clips through images.
@MainActor
@Suite(.environment) struct ClipTests {
  nonisolated private static let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// Fills a square with red through clips that a closure sets.
  private static func pixels(_ clip: @escaping (CGContext) -> Void) throws -> Pixels {
    try Pixels(40, 40) {
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(UIColor.red.cgColor)
      context.map(clip)
      context?.fill(square)
    }
  }

  nonisolated private static let emptyClips: [@Sendable (CGContext) -> Void] = [
    { $0.clip(to: .null) },
    { $0.clip(to: [CGRect]()) },
    { $0.clip(to: CGRect(x: 60, y: 60, width: 5, height: 5).intersection(square)) },
    { $0.clip(to: CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5)) },
    {
      $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.clip(to: CGRect(x: 10, y: 10, width: 5, height: 5))
    },
    { _ in UIBezierPath(rect: .null).addClip() },
    { _ in UIBezierPath(roundedRect: square.insetBy(dx: 30, dy: 30), cornerRadius: 4).addClip() },
    {
      $0.addEllipse(in: .null)
      $0.clip()
    },
    {
      $0.scaleBy(x: .infinity, y: 1)
      $0.clip(to: square)
    },
  ]

  @Test(arguments: emptyClips.indices)
  func `nothing is drawn in an empty clip`(index: Int) throws {
    var box = Self.square
    let pixels = try Self.pixels { context in
      Self.emptyClips[index](context)
      box = context.boundingBoxOfClipPath
    }
    #expect(pixels.inked == nil)
    #expect(box.isEmpty)
  }

  @Test func `an infinite rectangle clips nothing and fills the clip`() throws {
    let pixels = try Self.pixels { context in
      context.scaleBy(x: 2, y: 2)
      context.clip(to: .infinite)
      context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fill(.infinite)
      context.clip(to: .null)
    }
    #expect(pixels.inked == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  /// An image whose upper half is transparent.
  private static func mask() throws -> CGImage {
    let image = UIImage.drawn(width: 20, height: 20, scale: 1) { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    return try #require(image.cgImage)
  }

  @Test func `a mask clips to the alpha of an image, upside down`() throws {
    let mask = try Self.mask()
    let pixels = try Self.pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20), mask: mask)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(Self.square)
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 35, width: 40, height: 5))
      context.clip(to: .null)
    }
    #expect(pixels[20, 15] == Pixels.red)
    #expect(pixels[20, 25] == Pixels.white)
    #expect(pixels[5, 15] == Pixels.white)
    #expect(pixels[20, 37] == Pixels.blue)
  }

  @Test func `a mask applies up to the end of the drawing or of a layer`() throws {
    let mask = try Self.mask()
    let pixels = try Self.pixels { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
      context.fill(Self.square)
      context.endTransparencyLayer()
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20), mask: mask)
    }
    #expect(pixels.inked == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(pixels[5, 2] == Pixels.red)
    #expect(pixels[5, 8] == Pixels.white)
    #expect(pixels[20, 15] == Pixels.red)
  }

  @Test func `the lightness of an opaque image is its coverage`() throws {
    let image = UIImage.drawn(width: 20, height: 20, scale: 1, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    let mask = try #require(image.cgImage)
    let pixels = try Self.pixels { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
    }
    #expect(pixels.inked == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `bitmap contexts show what is drawn through a mask`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 20,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    )
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: try Self.mask())
    context.setFillColor(UIColor.red.cgColor)
    context.fill(Self.square)
    let first = try #require(context.makeImage())
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    let second = try #require(context.makeImage())
    let pixels = try Pixels(40, 20) {
      UIImage(cgImage: first).draw(at: .zero)
      UIImage(cgImage: second).draw(at: CGPoint(x: 20, y: 0))
    }
    #expect(pixels[5, 5] == Pixels.white)
    #expect(pixels[5, 15] == Pixels.red)
    #expect(pixels[25, 5] == Pixels.white)
    #expect(pixels[25, 15] == Pixels.blue)
    #expect(pixels[35, 15] == Pixels.red)
  }
}
