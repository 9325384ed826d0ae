import CZlib

/// Adjacent rows of a PNG file, compressed on their own.
struct PNGBand: Sendable {
  /// The compressed bytes, without zlib's header and checksum.
  let bytes: [UInt8]
  /// The checksum (Adler-32) of the bytes before compression.
  let checksum: uLong
  /// The number of bytes before compression.
  let count: Int

  /// Filters and compresses rows of a bitmap.
  ///
  /// - Parameter channels: The number of bytes per pixel: red, green, blue and, if 4, alpha.
  /// - Throws: `encoding`, `outOfMemory`.
  init(compressing rows: Range<Int>, of bitmap: Bitmap, channels: Int) throws(ImageError) {
    var filter = PNGRowFilter(bitmap, channels: channels)
    let deflater = try Deflater(
      count: filter.filtered.count * rows.count,
      maxStrategyChanges: rows.count
    )
    if rows.lowerBound > 0 { filter.skip(row: rows.lowerBound - 1) }
    for row in rows {
      deflater.strategy = filter.apply(to: row)
      deflater.add(filter.filtered)
    }
    bytes = try deflater.finish(endsStream: rows.upperBound == bitmap.height)
    checksum = deflater.checksum
    count = filter.filtered.count * rows.count
  }
}

/// Filters the rows of a bitmap for compression.
///
/// Rows in which most pixels repeat, as in drawings, are compressed without a filter. Other rows,
/// as in photos, are filtered by the average of the pixels to the left and above and compressed
/// by run length, which is faster than string matching and gives smaller files.
private struct PNGRowFilter {
  private let bitmap: Bitmap
  /// The number of bytes per pixel.
  private let channels: Int
  /// The current row and the row above it, each after a zero pixel.
  private var row: [UInt8]
  private var above: [UInt8]
  /// The filter type and the filtered row.
  private(set) var filtered: [UInt8]

  init(_ bitmap: Bitmap, channels: Int) {
    self.bitmap = bitmap
    self.channels = channels
    row = Array(repeating: 0, count: channels * (bitmap.width + 1))
    above = row
    filtered = Array(repeating: 0, count: channels * bitmap.width + 1)
  }

  /// Reads the row above the first one to filter.
  mutating func skip(row y: Int) {
    _ = readRow(y)
  }

  /// Filters the next row; returns the strategy to compress it with.
  mutating func apply(to y: Int) -> Deflater.Strategy {
    swap(&row, &above)
    guard readRow(y) > bitmap.width / 2 else {
      filterRow()
      return .runLength
    }
    storeRow()
    return .stringMatching
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
