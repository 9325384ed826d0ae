import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct BitmapTests {
  static func sample(alpha: UInt32 = 0xff) throws -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<24 {
      for x in 0..<32 {
        pixels.append(
          UInt32(alpha: alpha, red: UInt8(x * 8), green: UInt8(y * 10), blue: UInt8(x ^ y))
        )
      }
    }
    return try Bitmap(width: 32, height: 24, pixels: pixels)
  }

  @Test func `PNG keeps every pixel and only the needed colour type`() throws {
    let opaque = try Self.sample()
    let data = try opaque.pngData()
    #expect(data[25] == 2)
    #expect(try Bitmap(decoding: data).pixels() == opaque.pixels())
    let translucent = try Self.sample(alpha: 0x80)
    let other = try translucent.pngData()
    #expect(other[25] == 6)
    #expect(try Bitmap(decoding: other).pixels() == translucent.pixels())
  }

  @Test func `JPEG comes back in its size and nearly in its colours`() throws {
    let back = try Bitmap(decoding: try Self.sample().jpegData(quality: 1))
    #expect(back.width == 32 && back.height == 24 && back.isOpaque)
  }

  @Test func `wrong input is named`() throws {
    #expect(throws: ImageError.empty) { try Bitmap(decoding: []) }
    #expect(throws: ImageError.unknownFormat(firstBytes: "68 69")) {
      try Bitmap(decoding: Array("hi".utf8))
    }
    #expect(throws: ImageError.pixelCount(found: 1, expected: 4)) {
      try Bitmap(width: 2, height: 2, pixels: [0])
    }
    let data = try Self.sample().pngData()
    #expect(throws: ImageError.unsupportedSize(width: 32, height: 24, limit: 100)) {
      try Bitmap(decoding: data, maxPixels: 100)
    }
    #expect(throws: ImageError.self) { try Bitmap(decoding: Array(data.prefix(60))) }
  }

  @Test func `a declared size beyond the limit is refused before decoding`() throws {
    var data = try Self.sample().jpegData()
    let frame = try #require(
      data.indices.first { $0 > 1 && data[$0 - 1] == 0xff && (0xc0...0xc2).contains(data[$0]) }
    )
    // The height and the width stand 4 and 6 bytes after the frame's marker.
    for index in frame + 4..<frame + 8 { data[index] = 0x7f }
    #expect(
      throws: ImageError.unsupportedSize(width: 32_639, height: 32_639, limit: 67_108_864)
    ) { try Bitmap(decoding: data) }
  }

  @Test func `broken files give an image or an error`() throws {
    var random = SeededRandom(seed: 7)
    let files = [try Self.sample().pngData(), try Self.sample().jpegData()]
    var failures = 0
    for round in 0..<2000 {
      var data = files[round % 2]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: data.indices, using: &random)
        data[place] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        data.removeLast(Int.random(in: 0..<data.count, using: &random))
      }
      do {
        let bitmap = try Bitmap(decoding: data, maxPixels: 1_000_000)
        #expect(bitmap.width * bitmap.height <= 1_000_000)
      } catch {
        failures += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(failures > 100)
  }
}
