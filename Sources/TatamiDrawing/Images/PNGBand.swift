import CISAL
import CZlib

/// Adjacent rows of a PNG file, compressed on their own.
struct PNGBand: Sendable {
  /// The compressed bytes, without zlib's header and checksum.
  let bytes: [UInt8]
  /// The checksum (Adler-32) of the bytes before compression.
  let checksum: UInt32
  /// The number of bytes before compression.
  let count: Int

  /// Filters and compresses rows of a bitmap.
  ///
  /// - Parameter channels: The number of bytes per pixel: red, green, blue and, if 4, alpha.
  /// - Throws: `encoding`, `outOfMemory`.
  init(compressing rows: Range<Int>, of bitmap: Bitmap, channels: Int) throws(ImageError) {
    let filtered = PNGRows(rows, of: bitmap, channels: channels)
    let endsStream = rows.upperBound == bitmap.height
    checksum = isal_adler32(1, filtered.bytes, UInt64(filtered.bytes.count))
    count = filtered.bytes.count
    bytes =
      switch filtered.compressor {
      case .isal: try Deflate.isal(filtered.bytes, endsStream: endsStream)
      case .zlibStrings:
        try Deflate.zlib(filtered.bytes, strategy: Z_DEFAULT_STRATEGY, endsStream: endsStream)
      case .zlibRuns: try Deflate.zlib(filtered.bytes, strategy: Z_RLE, endsStream: endsStream)
      }
  }
}
