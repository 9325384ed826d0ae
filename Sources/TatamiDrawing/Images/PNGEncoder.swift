import CZlib
import Dispatch
import Synchronization

/// Encodes a bitmap as a PNG file.
///
/// The rows are divided into bands, which are compressed at the same time. The division depends on
/// the size only, not on the number of processors.
enum PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// The header of zlib's format for a window of 32 KB and a fast compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x5e]

  /// Returns the file's bytes.
  ///
  /// - Parameter bandSize: The approximate size of a band before compression, in bytes.
  /// - Throws: `encoding`, `outOfMemory`.
  static func data(
    of bitmap: Bitmap,
    _ metadata: PNGMetadata = PNGMetadata(),
    bandSize: Int = 2 << 20
  ) throws(ImageError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let channels = isOpaque ? 3 : 4
    let size = bitmap.width * bitmap.height * channels
    let count = max(1, min(bitmap.height, size / bandSize))
    let bands = try bands(of: bitmap, channels: channels, count: count)
    let checksum = bands.reduce(uLong(1)) { checksum, band in
      adler32_combine(checksum, uLong(band.checksum), band.count)
    }
    var file = signature
    file.reserveCapacity(bands.reduce(128) { $0 + $1.bytes.count })
    file.appendChunk("IHDR", [header(of: bitmap, isOpaque: isOpaque)])
    file.append(metadata)
    file.appendChunk(
      "IDAT",
      [zlibHeader] + bands.map(\.bytes) + [UInt32(truncatingIfNeeded: checksum).bigEndianBytes]
    )
    file.appendChunk("IEND", [])
    return file
  }

  private static func header(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    UInt32(clamping: bitmap.width).bigEndianBytes + UInt32(clamping: bitmap.height).bigEndianBytes
      + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  /// Compresses the bands on all processors.
  private static func bands(
    of bitmap: Bitmap,
    channels: Int,
    count: Int
  ) throws(ImageError) -> [PNGBand] {
    let results = Mutex<[Result<PNGBand, ImageError>?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let rows = bitmap.height * index / count..<bitmap.height * (index + 1) / count
      let result = Result { () throws(ImageError) in
        try PNGBand(compressing: rows, of: bitmap, channels: channels)
      }
      results.withLock { $0[index] = result }
    }
    var bands: [PNGBand] = []
    for case let result? in results.withLock({ $0 }) { bands.append(try result.get()) }
    return bands
  }
}

extension [UInt8] {
  /// Appends the resolution and the texts.
  fileprivate mutating func append(_ metadata: PNGMetadata) {
    if let resolution = metadata.pixelsPerMeter {
      let bytes = UInt32(clamping: resolution).bigEndianBytes
      appendChunk("pHYs", [bytes, bytes, [1]])
    }
    for (name, text) in [("Title", metadata.title), ("Description", metadata.description)]
    where !text.isEmpty {
      // Not compressed, without a language and a translated name.
      let bytes = text.utf8.filter { $0 != 0 }
      appendChunk("iTXt", [Array(name.utf8), [0, 0, 0, 0, 0], Array(bytes)])
    }
  }

  /// Appends a chunk of a PNG file: its length, name, content and checksum.
  fileprivate mutating func appendChunk(_ name: String, _ parts: [[UInt8]]) {
    self += UInt32(clamping: parts.reduce(0) { $0 + $1.count }).bigEndianBytes
    let start = count
    self += name.utf8
    for part in parts { self += part }
    let checksum = self[start...].withUnsafeBufferPointer { bytes in
      crc32_z(0, bytes.baseAddress, bytes.count)
    }
    self += UInt32(truncatingIfNeeded: checksum).bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
