import Glibc
import TestSupport
import Testing

@testable import TatamiDrawing

/// Files that expand when they are decoded take little memory and time, or are rejected.
@Suite struct HostileImageTests {
  @Test func `texts of a PNG file are not read`() throws {
    let sample = try BitmapTests.sample()
    let file = try HostileImages.png(sample, texts: 3, length: 100)
    let pieces = PNGChunks(file).pieces
    #expect(try pieces.flatMap(\.self) == sample.pngData())
    #expect(try Bitmap(decoding: file).pixels() == sample.pixels())
    #expect(PNGChunks(file).isComplete)
    #expect(!PNGChunks(Array(file.dropLast(4))).isComplete)
  }

  @Test func `texts of 1.4 GB in a PNG file take no memory`() async {
    await #expect(processExitsWith: .success) {
      let file = try HostileImages.png(BitmapTests.sample(), texts: 200, length: 7_000_000)
      _ = try Bitmap(decoding: file)
      exit(ProcessMemory.peak < 300_000_000 ? 0 : 1)
    }
  }

  @Test func `transparency of a PNG file is kept`() throws {
    let pixels: [UInt32] = [0xffff_0000, 0, 0xff00_00ff, 0]
    let bitmap = try Bitmap(width: 2, height: 2, pixels: pixels)
    #expect(try Bitmap(decoding: bitmap.pngData()).pixels() == pixels)
    let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0]
    let data =
      [0x78, 0x01] + (try Deflate.zlib([0, 0], strategy: 0, endsStream: true)) + [0, 2, 0, 1]
    let chunks = [
      ("IHDR", header), ("PLTE", [255, 0, 0]), ("tRNS", [0]), ("IDAT", data), ("IEND", []),
    ]
    let signature = try Array(bitmap.pngData()[..<8])
    let indexed = chunks.reduce(signature) { $0 + HostileImages.chunk($1.0, $1.1) }
    #expect(try Bitmap(decoding: indexed).pixels() == [0])
  }

  @Test(arguments: [1, 2, 40])
  func `the scans of a progressive JPEG file are counted`(scans: Int) throws {
    let file = HostileImages.jpeg(width: 400, height: 300, scans: max(2, scans))
    #expect(JPEGScans(file).count == max(2, scans))
    #expect(JPEGScans(file).isComplete)
    #expect(try Bitmap(decoding: file).width == 400)
    #expect(try ImageHeader(file) == ImageHeader(width: 400, height: 300))
  }

  @Test(arguments: [(400, 101), (6_000, 40), (9_000, 2)])
  func `a JPEG file with too many scans or pixels is rejected at once`(
    side: Int,
    scans: Int
  ) throws {
    let file = HostileImages.jpeg(width: side, height: side, scans: scans)
    let limit = Bitmap.defaultDecodingLimit
    let expected: ImageError =
      scans == 2
      ? .unsupportedSize(width: side, height: side, limit: limit)
      : .tooManyScans(scans, pixels: side * side)
    #expect(throws: expected) { try Bitmap(decoding: file) }
    #expect(throws: expected) { try Bitmap(decoding: file, covering: (8, 8)) }
    #expect(throws: expected) { try ImageHeader(file) }
    #expect(!expected.description.isEmpty)
  }

  @Test func `the samples of a TIFF file are limited`() throws {
    let allowed = HostileImages.tiff(width: 3, height: 2, samples: 40_000)
    #expect(try Bitmap(decoding: allowed).pixels() == Array(repeating: 0xff81_8181, count: 6))
    let file = HostileImages.tiff(width: 700, height: 200, samples: 2_000)
    let expected = ImageError.tooManySamples(2_000, width: 700, height: 200)
    #expect(throws: expected) { try Bitmap(decoding: file) }
    #expect(throws: expected) { try Bitmap(decoding: file, covering: (8, 8)) }
    #expect(throws: expected) { try ImageHeader(file) }
    #expect(expected.description.hasPrefix("the image has 2000 samples for each of 700 x 200"))
  }

  @Test func `the samples of tiles that are larger than the image count`() throws {
    var file = HostileImages.tiff(width: 3, height: 2, samples: 4)
    let fields = try #require(file.ranges(of: [0, 9, 1, 0]).last).upperBound - 2
    let tile: [[UInt8]] = [[1, 66], [1, 67]].map { $0 + [0, 4, 0, 0, 0, 1, 0, 1, 0, 0] }
    file.insert(contentsOf: tile.joined(), at: fields + 9 * 12)
    file[fields - 1] = 11
    let expected = ImageError.tooManySamples(4, width: 65_536, height: 65_536)
    #expect(throws: expected) { try Bitmap(decoding: file) }
  }

  @Test func `the fields of a TIFF file are read in both orders of bytes`() {
    let large = Array("MM\0*\0\0\0\u{8}\0\u{1}".utf8) + [1, 21, 0, 3, 0, 0, 0, 1, 1, 44, 0, 0]
    let little = Array("II*\0\u{8}\0\0\0\u{1}\0".utf8) + [21, 1, 3, 0, 1, 0, 0, 0, 44, 1, 0, 0]
    #expect(TIFFSamples(large).perPixel == 300)
    #expect(TIFFSamples(little).perPixel == 300)
    for count in 0..<little.count { #expect(TIFFSamples(Array(little.prefix(count))).width == 0) }
  }

  @Test func `a TIFF file of 320 million samples takes no memory`() async {
    await #expect(processExitsWith: .success) {
      let file = HostileImages.tiff(width: 400, height: 400, samples: 2_000)
      _ = try? Bitmap(decoding: file)
      exit(ProcessMemory.peak < 150_000_000 ? 0 : 1)
    }
  }

  @Test func `only the first frame of a GIF file is decoded`() throws {
    let file = HostileImages.gif(width: 20, height: 10, frames: 3)
    let first = HostileImages.gif(width: 20, height: 10, frames: 1)
    let comment: [UInt8] = [0x21, 0xfe, 1, 0x61, 0]
    let pieces = GIFBlocks(file).pieces.flatMap(\.self)
    #expect(pieces.count == first.count - comment.count)
    #expect(try Bitmap(decoding: file).pixels() == Bitmap(decoding: first).pixels())
    #expect(try Bitmap(decoding: file).pixels() == Array(repeating: 0xffff_0000, count: 200))
    #expect(try ImageHeader(Array(file.prefix(60))) == ImageHeader(width: 20, height: 10))
  }

  @Test func `a frame of a GIF file that exceeds the limit is rejected`() throws {
    var file = HostileImages.gif(width: 20, height: 10, frames: 1)
    let frame = try #require(file.firstIndex(of: 0x2c))
    for index in frame + 5..<frame + 9 { file[index] = 0xff }
    #expect(throws: ImageError.self) { try Bitmap(decoding: file) }
  }

  @Test func `every beginning of a file is an image or an error`() throws {
    let files = [
      try HostileImages.png(BitmapTests.sample(), texts: 1, length: 100),
      HostileImages.jpeg(width: 40, height: 30, scans: 3),
      HostileImages.gif(width: 5, height: 4, frames: 2),
      HostileImages.tiff(width: 5, height: 4, samples: 3),
    ]
    for file in files {
      for count in 0..<file.count {
        let part = Array(file.prefix(count))
        _ = try? ImageHeader(part)
        _ = try? Bitmap(decoding: part)
      }
      #expect(throws: Never.self) { try Bitmap(decoding: file) }
    }
  }
}
