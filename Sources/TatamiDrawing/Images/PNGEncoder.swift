import CZlib

/// Encodes a bitmap as a PNG file, row by row.
///
/// Rows in which most pixels repeat, as in drawings, are compressed without a filter. Other rows,
/// as in photos, are filtered by the average of the pixels to the left and above and compressed
/// by run length, which is faster than string matching and gives smaller files.
struct PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private let bitmap: Bitmap
  /// The number of bytes per pixel: red, green, blue and, unless all pixels are opaque, alpha.
  private let channels: Int
  /// The current row and the row above it, each after a zero pixel.
  private var row: [UInt8]
  private var above: [UInt8]
  /// The filter type and the filtered row.
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
    let deflater = try Deflater(
      count: filtered.count * bitmap.height,
      maxStrategyChanges: bitmap.height
    )
    for y in 0..<bitmap.height {
      swap(&row, &above)
      let repeats = readRow(y)
      if repeats > bitmap.width / 2 {
        storeRow()
        deflater.strategy = .stringMatching
      } else {
        filterRow()
        deflater.strategy = .runLength
      }
      deflater.add(filtered)
    }
    return try deflater.finish()
  }

  /// Reads a row without premultiplication; returns the number of pixels that equal the one to
  /// their left.
  ///
  /// Pointers are used, because array subscripts and iterators are slow in debug builds.
  private mutating func readRow(_ y: Int) -> Int {
    guard let first = bitmap.memory.bindMemory(to: UInt32.self).baseAddress else { return 0 }
    let pixels = first + y * bitmap.width
    let (count, channels) = (bitmap.width, channels)
    return row.withUnsafeMutableBufferPointer { row in
      guard var target = row.baseAddress else { return 0 }
      var repeats = 0
      var last: UInt32 = 0
      var x = 0
      while x < count {
        let pixel = pixels[x]
        if pixel == last { repeats &+= 1 }
        last = pixel
        let color = channels == 3 ? pixel : pixel.unpremultiplied
        target += channels
        target[0] = UInt8(truncatingIfNeeded: color &>> 16)
        target[1] = UInt8(truncatingIfNeeded: color &>> 8)
        target[2] = UInt8(truncatingIfNeeded: color)
        if channels == 4 { target[3] = UInt8(truncatingIfNeeded: color &>> 24) }
        x &+= 1
      }
      return repeats
    }
  }

  /// Applies the filter "none".
  private mutating func storeRow() {
    filtered[0] = 0
    filtered.replaceSubrange(1..., with: row[channels...])
  }

  /// Applies the filter "average".
  private mutating func filterRow() {
    filtered[0] = 3
    for index in 1..<filtered.count {
      // PNG's filters compute modulo 256.
      let mean = (UInt16(row[index - 1]) + UInt16(above[index + channels - 1])) / 2
      filtered[index] = row[index + channels - 1] &- UInt8(truncatingIfNeeded: mean)
    }
  }
}

extension [UInt8] {
  /// Appends a chunk of a PNG file: its length, name, content and checksum.
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
