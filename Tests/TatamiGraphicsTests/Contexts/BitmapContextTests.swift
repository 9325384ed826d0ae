import Foundation
import TatamiUIKit
import Testing

/// Bitmap contexts: formats, orientation, and memory of the program.
@MainActor
@Suite struct BitmapContextTests {
  private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private func make(
    _ width: Int = 4,
    _ height: Int = 2,
    data: UnsafeMutableRawPointer? = nil,
    bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: UInt32 = rgba
  ) -> CGContext? {
    CGContext(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: info
    )
  }

  private func bytes(_ context: CGContext, _ count: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  @Test func `the origin of a bitmap context is bottom-left`() throws {
    let context = try #require(make())
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found = try bytes(context, 32)
    #expect(Array(found[16..<20]) == [255, 0, 0, 255])
    #expect(found[..<16].allSatisfy { $0 == 0 })
  }

  @Test func `an image is upright in a bitmap context and in the image made of it`() throws {
    let source = try #require(make())
    source.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    source.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    let image = try #require(source.makeImage())
    #expect(image.width == 4)
    #expect(image.height == 2)
    let copy = try #require(make())
    copy.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    let found = try bytes(copy, 32)
    #expect(Array(found[..<4]) == [0, 0, 255, 255])
    #expect(found[16...].allSatisfy { $0 == 0 })
  }

  @Test func `memory of the program is drawn over and up to date after each call`() throws {
    var pixels: [UInt8] = [0, 255, 0, 255, 0, 255, 0, 255]
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(make(2, 1, data: memory.baseAddress))
      #expect(context.makeImage() != nil)
      #expect(memory[1] == 255)
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(Array(memory) == [0, 255, 0, 255, 255, 0, 0, 255])
      context.restoreGState()
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(memory[0] == 0)
      context.endTransparencyLayer()
    }
    #expect(pixels[3] == 255)
    #expect(pixels[4] == 255)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 128, 0, 255]),
    (.premultipliedFirst, .byteOrder32Big, [255, 255, 128, 0]),
    (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
    (.noneSkipLast, .byteOrder32Little, [255, 0, 128, 255]),
  ])
  func `bytes follow the order of the format`(
    alpha: CGImageAlphaInfo,
    order: CGBitmapInfo,
    expected: [UInt8]
  ) throws {
    let context = try #require(make(1, 1, info: alpha.rawValue | order.rawValue))
    context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context, 4) == expected)
    #expect(context.alphaInfo == alpha)
  }

  @Test func `gray and alpha-only bitmaps have one byte per pixel`() throws {
    let gray = try #require(make(3, 1, space: CGColorSpaceCreateDeviceGray(), info: 0))
    gray.setFillColor(gray: 1, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(gray, 3) == [0, 255, 0])
    #expect(gray.bytesPerRow == 3)
    let mask = try #require(make(1, 1, info: CGImageAlphaInfo.alphaOnly.rawValue))
    mask.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(mask, 1) == [255])
  }

  @Test func `unsupported formats and sizes give no context`() {
    #expect(make(0, 1) == nil)
    #expect(make(1, 20_000) == nil)
    #expect(make(4, 4, bytesPerRow: 15) == nil)
    #expect(make(info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(info: 31) == nil)
    #expect(make(space: CGColorSpaceCreateDeviceGray()) == nil)
  }

  @Test func `the format of an image creates a context`() throws {
    let source = try #require(make())
    let image = try #require(source.makeImage())
    let space = try #require(image.colorSpace)
    #expect(make(space: space, info: image.bitmapInfo.rawValue) != nil)
  }

  @Test func `a context that UIKit makes has no bitmap`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      #expect(context.cgContext.makeImage() == nil)
      #expect(context.cgContext.data == nil)
      #expect(context.cgContext.width == 0)
    }
    #expect(image.size.width == 2)
  }

  @Test func `edges without antialiasing have no intermediate pixels`() throws {
    for isOn in [true, false] {
      let context = try #require(make(8, 8))
      context.setShouldAntialias(isOn)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 7, height: 7))
      let alphas = try bytes(context, 256).enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      #expect(alphas.contains { $0 > 0 && $0 < 255 } == isOn)
      #expect(alphas.contains(255))
    }
  }

  @Test func `antialiasing is part of the saved state`() throws {
    let context = try #require(make(8, 8))
    context.saveGState()
    context.setShouldAntialias(false)
    context.restoreGState()
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0.5, y: 0, width: 4, height: 8))
    #expect(try bytes(context, 4)[3] == 128)
  }
}
