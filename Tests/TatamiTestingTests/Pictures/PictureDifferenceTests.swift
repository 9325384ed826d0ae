import Foundation
import TatamiDrawing
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTesting

@MainActor
@Suite(.environment) struct PictureDifferenceTests {
  /// Returns a picture of a screen's size with a text near its middle.
  private func screen(_ text: String, at x: CGFloat = 100) throws -> Bitmap {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: x, y: 400, width: 200, height: 20))
    label.text = text
    label.font = .systemFont(ofSize: 13)
    view.addSubview(label)
    return try bitmap(of: view)
  }

  private func bitmap(of view: UIView) throws -> Bitmap {
    try Bitmap(decoding: Array(ViewSnapshot(of: view, traits: .init(displayScale: 1)).png))
  }

  private func filled(_ pixel: UInt32, changing index: Int? = nil, to other: UInt32 = 0) throws
    -> Bitmap
  {
    var pixels = Array(repeating: pixel, count: 100 * 100)
    if let index { pixels[index] = other }
    return try Bitmap(width: 100, height: 100, pixels: pixels)
  }

  private func difference(
    _ found: Bitmap,
    _ expected: Bitmap,
    _ tolerance: PictureTolerance = PictureTolerance()
  ) -> PictureDifference? {
    PictureDifference(of: found, from: expected, tolerance)
  }

  @Test func `colors have the distances of CIE 1976`() {
    let distance = { (left: UInt32, right: UInt32) in
      (PerceivedColor.difference(of: left, from: right) * 10).rounded() / 10
    }
    #expect(distance(0xFF00_0000, 0xFFFF_FFFF) == 100)
    #expect(distance(0xFFFF_0000, 0xFF00_0000) == 117.3)
    #expect(distance(0xFF80_8080, 0xFF80_8080) == 0)
    #expect(distance(0x0000_0000, 0xFFFF_FFFF) == 100, "transparent and white differ on black")
  }

  @Test func `equal files match without being images`() throws {
    let data = Data("no image".utf8)
    #expect(try PictureDifference(of: data, from: data) == nil)
    #expect(throws: ImageError.self) {
      try PictureDifference(of: data, from: Data("other".utf8))
    }
  }

  @Test func `a shade that is hardly visible matches everywhere, one that is visible nowhere`()
    throws
  {
    let gray = try filled(0xFF80_8080)
    #expect(difference(try filled(0xFF86_8686), gray) == nil)
    let lighter = try #require(difference(try filled(0xFF94_9494), gray))
    #expect(lighter.pixels?.different == 10_000)
    #expect(difference(try filled(0xFF81_8080), gray, .exact) != nil)
  }

  @Test func `one pixel of another color differs`() throws {
    let found = try #require(
      difference(try filled(0xFFFF_FFFF, changing: 5_050, to: 0xFF00_0000), filled(0xFFFF_FFFF))
    )
    #expect(
      found.description == "1 pixels differ and 0 on edges, of 10000 in 1 x 1 pixels at (50, 50)"
    )
  }

  @Test func `a hairline that has vanished differs`() throws {
    var pixels = Array(repeating: UInt32(0xFFFF_FFFF), count: 10_000)
    for x in 0..<100 { pixels[5_000 + x] = 0xFFC6_C6C8 }
    let lined = try Bitmap(width: 100, height: 100, pixels: pixels)
    #expect(difference(try filled(0xFFFF_FFFF), lined)?.pixels?.different == 100)
    #expect(difference(lined, try filled(0xFFFF_FFFF))?.pixels?.different == 100)
  }

  @Test func `a changed digit on a full screen differs`() throws {
    let found = try #require(difference(screen("Total 17"), screen("Total 11")))
    let pixels = try #require(found.pixels)
    #expect(pixels.different > 0)
    #expect(pixels.different + pixels.edges < 100)
  }

  @Test func `a round shape that is moved by a fraction of a pixel matches`() throws {
    let disc = { (x: CGFloat) in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let shape = UIView(frame: CGRect(x: x, y: 100, width: 60, height: 60))
      shape.backgroundColor = .black
      shape.layer.cornerRadius = 30
      view.addSubview(shape)
      return try bitmap(of: view)
    }
    let (expected, moved) = (try disc(100), try disc(100.3))
    #expect(PictureDifference(of: moved, from: expected, .exact) != nil)
    #expect(difference(moved, expected) == nil)
    #expect(difference(try disc(102), expected) != nil)
  }

  @Test func `pictures of different sizes differ`() throws {
    let small = try Bitmap(width: 1, height: 2, pixels: [0, 0])
    let found = try #require(difference(small, filled(0)))
    #expect(found.description == "1 x 2 pixels, not 100 x 100")
    #expect(found.pixels == nil)
  }

  @Test func `panels show what was expected, what was found and the difference`() throws {
    let found = try #require(difference(screen("Total 17"), screen("Total 11")))
    let image = try Bitmap(decoding: Array(found.panels()))
    #expect(image.width == 3 * 390 + 4 * 12)
    #expect(image.height == 844 + 20 + 2 * 12)
    #expect(image.pixels().contains(0xFFD7_0015))
    let small = try #require(difference(Bitmap(width: 1, height: 2, pixels: [0, 0]), filled(0)))
    #expect(try Bitmap(decoding: Array(small.panels())).height == 100 + 20 + 2 * 12)
  }
}
