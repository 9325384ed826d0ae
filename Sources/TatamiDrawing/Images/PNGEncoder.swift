import CZlib

/// Writes a bitmap as a PNG file, row by row.
///
/// Rows whose pixels mostly repeat, as in drawings, are compressed as they are. Other rows, as
/// in photos, are written as differences from the mean of the pixels to the left and above, and
/// only runs are looked for in them: that is faster than a full search and gives smaller files.
struct PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private let bitmap: Bitmap
  /// The bytes of a pixel: red, green, blue and, unless all pixels are opaque, alpha.
  private let channels: Int
  /// The row being written and the one above it, with room for a pixel at the left.
  private var row: [UInt8]
  private var above: [UInt8]
  /// The filter's number and the row as it is compressed.
  private var filtered: [UInt8]

  private init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    channels = bitmap.isOpaque ? 3 : 4
    row = Array(repeating: 0, count: channels * (bitmap.width + 1))
    above = row
    filtered = Array(repeating: 0, count: channels * bitmap.width + 1)
  }

  /// Returns the file's bytes.
  ///
  /// - Throws: `encoding`, `outOfMemory`.
  static func data(of bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    var encoder = PNGEncoder(bitmap)
    let pixels = try encoder.compressedRows()
    var file = signature
    file.reserveCapacity(pixels.count + 64)
    file.appendChunk("IHDR", encoder.header())
    file.appendChunk("IDAT", pixels)
    file.appendChunk("IEND", [])
    return file
  }

  private func header() -> [UInt8] {
    let colorType: UInt8 = bitmap.isOpaque ? 2 : 6
    return UInt32(clamping: bitmap.width).bigEndianBytes
      + UInt32(clamping: bitmap.height).bigEndianBytes + [8, colorType, 0, 0, 0]
  }

  private mutating func compressedRows() throws(ImageError) -> [UInt8] {
    let compressor = try Compressor(count: filtered.count * bitmap.height, pieces: bitmap.height)
    for y in 0..<bitmap.height {
      swap(&row, &above)
      let repeats = readRow(y)
      if repeats > bitmap.width / 2 {
        keepRow()
        compressor.search = .everything
      } else {
        averageRow()
        compressor.search = .runs
      }
      compressor.add(filtered)
    }
    return try compressor.finish()
  }

  /// Reads a row with straight colours; returns how many pixels equal the one to their left.
  private mutating func readRow(_ y: Int) -> Int {
    let pixels = bitmap.memory.bindMemory(to: UInt32.self)[
      y * bitmap.width..<(y + 1) * bitmap.width
    ]
    var repeats = 0
    var last: UInt32 = 0
    var place = channels
    for pixel in pixels {
      if pixel == last { repeats += 1 }
      last = pixel
      let straight = channels == 3 ? pixel : pixel.straight
      row[place] = UInt8(truncatingIfNeeded: straight >> 16)
      row[place + 1] = UInt8(truncatingIfNeeded: straight >> 8)
      row[place + 2] = UInt8(truncatingIfNeeded: straight)
      if channels == 4 { row[place + 3] = UInt8(truncatingIfNeeded: straight >> 24) }
      place += channels
    }
    return repeats
  }

  private mutating func keepRow() {
    filtered[0] = 0
    filtered.replaceSubrange(1..., with: row[channels...])
  }

  private mutating func averageRow() {
    filtered[0] = 3
    for index in 1..<filtered.count {
      // PNG counts modulo 256.
      let mean = (UInt16(row[index - 1]) + UInt16(above[index + channels - 1])) / 2
      filtered[index] = row[index + channels - 1] &- UInt8(truncatingIfNeeded: mean)
    }
  }
}

extension [UInt8] {
  /// Adds a chunk of a PNG file: its length, name, content and checksum.
  fileprivate mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    self += UInt32(clamping: content.count).bigEndianBytes
    let start = count
    self += name.utf8
    self += content
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
