import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct PNGEncodingTests {
  /// Encodes pixels, in one band and in several, and checks that decoding returns them.
  ///
  /// - Returns: The number of bytes of the file with one band.
  @discardableResult
  private func checkRoundTrip(
    width: Int,
    _ pixels: [UInt32],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let bitmap = try Bitmap(width: width, height: pixels.count / width, pixels: pixels)
    let file = try bitmap.pngData()
    let pieces = try PNGEncoder.data(of: bitmap, bandSize: 1000)
    for data in [file, pieces] {
      let decoded = try Bitmap(decoding: data)
      #expect(decoded.width == width, sourceLocation: sourceLocation)
      #expect(decoded.pixels() == pixels, sourceLocation: sourceLocation)
    }
    return file.count
  }

  @Test func `equal pixels give equal files, whatever was in the memory before`() throws {
    var random = SeededRandom(seed: 10)
    let row = (0..<3000).map { _ in UInt32.random(in: 0...3, using: &random) / 2 | 0xff00_0000 }
    let bitmap = try Bitmap(width: 3000, height: 3, pixels: row + row.reversed() + row)
    let files = try (UInt8(0)..<24).map { value in
      // Deallocated memory of the sizes that the encoder allocates, filled with a value.
      let sizes = [MemoryLayout<UInt8>.size, 4_096, 30_000, 82_000, 90_000, 300_000]
      let used = sizes.map { UnsafeMutableRawBufferPointer.allocate(byteCount: $0, alignment: 16) }
      for buffer in used { buffer.initializeMemory(as: UInt8.self, repeating: value) }
      for buffer in used { buffer.deallocate() }
      return try bitmap.pngData()
    }
    #expect(Set(files).count == 1)
  }

  @Test(arguments: [UInt32(0xff12_3456), 0x8010_2030, 0])
  func `a single color takes few bytes`(color: UInt32) throws {
    let size = try checkRoundTrip(width: 700, Array(repeating: color, count: 700 * 500))
    #expect(size < 9000)
  }

  @Test func `repeated rows of a drawing are stored once`() throws {
    var random = SeededRandom(seed: 11)
    let row = (0..<300).flatMap { _ in
      Array(repeating: UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000, count: 4)
    }
    let one = try checkRoundTrip(width: row.count, row)
    let many = try checkRoundTrip(width: row.count, (0..<200).flatMap { _ in row })
    #expect(many < one + 20_000)
  }

  @Test func `repeated shapes of a drawing take few bytes`() throws {
    var random = SeededRandom(seed: 12)
    let width = 400
    let shape = (0..<64).map { _ in UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000 }
    var pixels = [UInt32](repeating: 0xffff_ffff, count: width * 100)
    for _ in 0..<60 {
      let start = Int.random(in: 0..<pixels.count - shape.count, using: &random)
      pixels.replaceSubrange(start..<start + shape.count, with: shape)
    }
    let size = try checkRoundTrip(width: width, pixels)
    #expect(size < 2500)
  }

  @Test(arguments: [10_922, 10_923, 12_000, 33_000])
  func `rows longer than the window keep their pixels`(width: Int) throws {
    var random = SeededRandom(seed: UInt64(width))
    let row = (0..<width).map { _ in UInt32.random(in: 0...3, using: &random) / 2 | 0xff00_0000 }
    try checkRoundTrip(width: width, row + row + row.reversed() + row)
  }

  @Test func `rows of drawings and of photos alternate`() throws {
    var random = SeededRandom(seed: 13)
    for width in [1, 2, 3, 50, 333] {
      for alpha in [UInt32(0xff), 0x7f] {
        var pixels: [UInt32] = []
        for row in 0..<60 {
          let isPhoto = random.chance(0.4)
          for x in 0..<width {
            let level = isPhoto ? UInt8.random(in: 0...127, using: &random) : UInt8(x / 9 % 100)
            let blue = UInt8(row / 5)
            pixels.append(UInt32(alpha: alpha, red: level, green: level / 2, blue: blue))
          }
        }
        try checkRoundTrip(width: width, pixels)
      }
    }
  }

  @Test func `bands of drawings, gradients and photos keep their pixels`() throws {
    var random = SeededRandom(seed: 15)
    let width = 50
    for alpha in [UInt32(0xff), 0x7f] {
      var pixels: [UInt32] = []
      for row in 0..<180 {
        for x in 0..<width {
          let level =
            switch row / 20 % 3 {
            case 0: UInt8(row / 20 * 7)
            case 1: UInt8(clamping: (2 * x + row) / 5)
            default: UInt8.random(in: 0...100, using: &random)
            }
          pixels.append(UInt32(alpha: alpha, red: level, green: level / 2, blue: level / 3))
        }
      }
      let bitmap = try Bitmap(width: width, height: pixels.count / width, pixels: pixels)
      let compressors = (0..<9).map { band in
        PNGRows(band * 20..<(band + 1) * 20, of: bitmap, channels: 4).compressor
      }
      #expect(compressors.prefix(3) == [.isal, .zlibStrings, .zlibRuns])
      try checkRoundTrip(width: width, pixels)
    }
  }

  @Test func `random drawings keep their pixels`() throws {
    var random = SeededRandom(seed: 14)
    for round in 0..<40 {
      let width = Int.random(in: 1...200, using: &random)
      let height = Int.random(in: 1...80, using: &random)
      let colors = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        round.isMultiple(of: 2)
          ? UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
          : UInt32.random(in: 0...0xff, using: &random) &* 0x0101_0101
      }
      var pixels: [UInt32] = []
      while pixels.count < width * height {
        if pixels.count > width, random.chance(0.3) {
          let start = Int.random(in: 0..<pixels.count, using: &random)
          pixels += pixels[start...].prefix(Int.random(in: 1...300, using: &random))
        } else {
          let count = Int.random(in: 1...30, using: &random)
          pixels += Array(repeating: random.pick(colors), count: count)
        }
      }
      try checkRoundTrip(width: width, Array(pixels.prefix(width * height)))
    }
  }

  @Test func `colors of transparent pixels become black`() throws {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [0x0012_3456, 0xff00_00ff])
    #expect(try Bitmap(decoding: bitmap.pngData()).pixels() == [0, 0xff00_00ff])
  }
}
