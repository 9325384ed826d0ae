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

  @Test func `PNG keeps every pixel and uses the smallest color type`() throws {
    let opaque = try Self.sample()
    let data = try opaque.pngData()
    #expect(data[25] == 2)
    #expect(try Bitmap(decoding: data).pixels() == opaque.pixels())
    let translucent = try Self.sample(alpha: 0x80)
    let other = try translucent.pngData()
    #expect(other[25] == 6)
    #expect(try Bitmap(decoding: other).pixels() == translucent.pixels())
  }

  @Test func `PNG keeps every pixel of drawings, noise and mixtures`() throws {
    var random = SeededRandom(seed: 5)
    for alpha in [UInt32(0xff), 0x40, 0] {
      for noisy in [0...0, 0...63, 10...20, 20...63] {
        var pixels: [UInt32] = []
        for y in 0..<64 {
          for x in 0..<50 {
            let isNoise = noisy.contains(y)
            let level = isNoise ? UInt8.random(in: 0...255, using: &random) : UInt8(x / 20)
            pixels.append(UInt32(alpha: alpha, red: level, green: level ^ 0x55, blue: UInt8(y)))
          }
        }
        let bitmap = try Bitmap(width: 50, height: 64, pixels: pixels)
        #expect(try Bitmap(decoding: bitmap.pngData()).pixels() == pixels)
      }
    }
  }

  @Test(arguments: [UInt32(0xff), 0x40])
  func `PNG files of several bands have every pixel`(alpha: UInt32) throws {
    let bitmap = try Self.sample(alpha: alpha)
    for bandSize in [1, 100, 1000, 100_000] {
      let data = try PNGEncoder.data(of: bitmap, bandSize: bandSize)
      #expect(try Bitmap(decoding: data).pixels() == bitmap.pixels())
    }
  }

  @Test func `the smallest and the longest images can be encoded`() throws {
    for (width, height) in [(1, 1), (16_384, 1), (1, 16_384)] {
      let pixels = (0..<UInt32(width * height)).map { 0xff00_0000 | $0 }
      let bitmap = try Bitmap(width: width, height: height, pixels: pixels)
      #expect(try Bitmap(decoding: bitmap.pngData()).pixels() == pixels)
    }
  }

  @Test func `an error about a missing loader names its package`() {
    let bytes = Array("RIFF\u{10}\0\0\0WEBPVP8L\u{4}\0\0\0junk".utf8)
    let found = #expect(throws: ImageError.self) { try Bitmap(decoding: bytes) }
    let missing = ImageError.missingLoader(format: "WebP", package: "webp-pixbuf-loader")
    if PixbufDecoder.hasLoader(for: .webp) {
      guard case .broken(format: "WebP", _) = found else {
        Issue.record("found \(String(describing: found))")
        return
      }
    } else {
      #expect(found == missing)
    }
    #expect(
      missing.description == "cannot read WebP images here; "
        + "the Debian package webp-pixbuf-loader makes it possible"
    )
    #expect(PixbufDecoder.hasLoader(for: .png))
    #expect(PixbufDecoder.hasLoader(for: .jpeg))
  }

  @Test func `a lower JPEG quality makes a smaller file`() throws {
    let sizes = try [1, 0.8, 0.3, -5].map { try Self.sample().jpegData(quality: $0).count }
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count == 4)
    #expect(try Self.sample().jpegData(quality: .nan) == Self.sample().jpegData(quality: 0))
  }

  @Test func `a decoded JPEG has the size of its source`() throws {
    let back = try Bitmap(decoding: try Self.sample().jpegData(quality: 1))
    #expect(back.width == 32)
    #expect(back.height == 24)
    #expect(back.isOpaque)
  }

  /// An EXIF block with an orientation, as the first segment of a JPEG.
  static func orientationSegment(_ orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] =
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]  // big-endian TIFF, directory at 8
      + [0, 1]  // one entry
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]  // orientation, one 16 bit number
      + [0, 0, 0, 0]  // no further directory
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
  }

  @Test(arguments: [(1, 0), (3, 3), (6, 1), (8, 2)])
  func `a JPEG's EXIF orientation is applied`(orientation: UInt8, corner: Int) throws {
    // The top-left quarter of the stored image is red.
    let pixels = (0..<24 * 32).map { index in
      index % 32 < 16 && index / 32 < 12 ? UInt32(0xffff_0000) : 0xff00_00ff
    }
    var data = try Bitmap(width: 32, height: 24, pixels: pixels).jpegData(quality: 1)
    data.insert(contentsOf: Self.orientationSegment(orientation), at: 2)
    let oriented = try Bitmap(decoding: data)
    let isUpright = orientation == 1 || orientation == 3
    #expect(oriented.width == (isUpright ? 32 : 24))
    #expect(oriented.height == (isUpright ? 24 : 32))
    for index in 0..<4 {
      let x = index % 2 == 0 ? 4 : oriented.width - 5
      let y = index / 2 == 0 ? 4 : oriented.height - 5
      #expect((oriented[x, y] >> 16 & 0xff > 0xc0) == (index == corner))
    }
  }

  @Test func `invalid input is rejected with its values`() throws {
    #expect(throws: ImageError.empty) { try Bitmap(decoding: []) }
    #expect(throws: ImageError.unknownFormat) {
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

  @Test func `a declared size beyond the limit is rejected before decoding`() throws {
    var data = try Self.sample().jpegData()
    let frame = try #require(
      data.indices.first { $0 > 1 && data[$0 - 1] == 0xff && (0xc0...0xc2).contains(data[$0]) }
    )
    // The height and the width are 4 and 6 bytes after the frame's marker.
    for index in frame + 4..<frame + 8 { data[index] = 0x7f }
    #expect(
      throws: ImageError.unsupportedSize(width: 32_639, height: 32_639, limit: 67_108_864)
    ) { try Bitmap(decoding: data) }
  }

  @Test func `corrupt files give an image or an error`() throws {
    var random = SeededRandom(seed: 7)
    let files = [try Self.sample().pngData(), try Self.sample().jpegData()]
    var failures = 0
    for round in 0..<2000 {
      var data = files[round % 2]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: data.indices, using: &random)
        data[index] = UInt8.random(in: 0...255, using: &random)
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
