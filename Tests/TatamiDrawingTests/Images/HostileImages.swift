import CZlib

@testable import TatamiDrawing

/// Small image files that take much memory or time unless decoders limit them.
enum HostileImages {
  /// Returns a chunk of a PNG file.
  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    let checksum = UInt32(crc32_z(0, checked, checked.count))
    return bytes(UInt32(content.count)) + checked + bytes(checksum)
  }

  /// Returns a PNG file with compressed texts in front of its pixels.
  static func png(_ bitmap: Bitmap, texts: Int, length: Int) throws -> [UInt8] {
    let text = [UInt8](repeating: 0x61, count: length)
    let packed =
      [0x78, 0x01] + (try Deflate.zlib(text, strategy: Z_RLE, endsStream: true))
      + bytes(UInt32(adler32_z(1, text, text.count)))
    var file = try bitmap.pngData()
    let header = 8 + 25
    let chunks = (0..<texts).flatMap { chunk("zTXt", Array("k\($0)\0\0".utf8) + packed) }
    file.insert(contentsOf: chunks, at: header)
    return file
  }

  /// Returns a gray progressive JPEG file of empty pixels with a scan of the averages and scans of
  /// the other coefficients.
  static func jpeg(width: Int, height: Int, scans: Int) -> [UInt8] {
    let blocks = (width + 7) / 8 * ((height + 7) / 8)
    let dimensions = bytes(UInt32(height << 16 | width))
    var file: [UInt8] = [0xff, 0xd8] + segment(0xdb, [0] + [UInt8](repeating: 16, count: 64))
    file += segment(0xc2, [8] + dimensions + [1, 1, 0x11, 0])
    // The only codes: 0 for no difference, 0 for a run of up to 32,767 blocks without coefficients.
    file += segment(0xc4, [0x00, 1] + [UInt8](repeating: 0, count: 15) + [0])
    file += segment(0xc4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0xe0])
    file += segment(0xda, [1, 1, 0, 0, 0, 0]) + [UInt8](repeating: 0, count: (blocks + 7) / 8)
    // A run is a 0 and 14 bits, the number of blocks beyond 16,384; the last run may be too long.
    let runs = (blocks + 16_383) / 16_384
    let run =
      segment(0xda, [1, 1, 0x10, 1, 63, 0]) + [UInt8](repeating: 0, count: runs * 15 / 8 + 1)
    for _ in 1..<max(2, scans) { file += run }
    return file + [0xff, 0xd9]
  }

  /// Returns an animated GIF file of one color whose frames are as large as the image.
  static func gif(width: Int, height: Int, frames: Int) -> [UInt8] {
    let size = [UInt8(width & 0xff), UInt8(width >> 8), UInt8(height & 0xff), UInt8(height >> 8)]
    var file = Array("GIF89a".utf8) + size + [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    for _ in 0..<frames {
      file += [0x21, 0xfe, 1, 0x61, 0] + [0x21, 0xf9, 4, 0, 1, 0, 0, 0]
      file += [0x2c, 0, 0, 0, 0] + size + [0, 2]
      // A clear code before each pixel keeps the length of codes at 3 bits.
      let pixels = codes(width * height)
      for start in stride(from: 0, to: pixels.count, by: 255) {
        let block = pixels[start..<min(start + 255, pixels.count)]
        file += [UInt8(block.count)] + block
      }
      file.append(0)
    }
    return file + [0x3b]
  }

  /// Returns the codes of pixels with the index 0, each after a clear code, and an end code.
  private static func codes(_ pixels: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ code: Int) { for bit in 0..<3 { bits.append(code >> bit & 1 == 1) } }
    for _ in 0..<pixels {
      append(4)
      append(0)
    }
    append(5)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { byte, bit in
        byte | (bit.element ? 1 << bit.offset : 0)
      }
    }
  }

  /// Returns a gray TIFF file of one strip, packed in runs of 128 bytes.
  static func tiff(width: Int, height: Int, samples: Int) -> [UInt8] {
    let runs = (width * height * samples + 127) / 128
    let fields = [
      (256, width), (257, height), (258, 8), (259, 32_773), (262, 1), (273, 8), (277, samples),
      (278, height), (279, 2 * runs),
    ]
    var file = Array("MM\0*".utf8) + bytes(UInt32(8 + 2 * runs))
    // A run begins with 0x81; the repeated byte is the same.
    file += [UInt8](repeating: 0x81, count: 2 * runs) + [0, UInt8(fields.count)]
    for (tag, value) in fields {
      file += bytes(UInt32(tag << 16 | 4)) + bytes(1) + bytes(UInt32(value))
    }
    return file + bytes(0)
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xff, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xff)] + content
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
