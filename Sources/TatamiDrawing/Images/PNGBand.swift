import CZlib

/// Adjacent rows of a PNG file, compressed on their own.
///
/// Rows in which most pixels repeat, as in drawings, are written without a filter. Other rows, as
/// in photos, are filtered by the average of the pixels to the left and above and compressed by
/// run length, which is faster than string matching and gives smaller files.
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
    guard let pixels = bitmap.memory.bindMemory(to: UInt32.self).baseAddress else {
      throw .encoding(format: "PNG", reason: "the image has no pixels")
    }
    var writer = try PNGRowWriter(
      width: bitmap.width,
      channels: channels,
      rowCount: rows.count
    )
    for y in rows {
      let row = UnsafePointer(pixels + y * bitmap.width)
      writer.write(row, isFirst: y == rows.lowerBound, hasRowAbove: y > 0)
    }
    bytes = try writer.finish(endsStream: rows.upperBound == bitmap.height)
    checksum = writer.checksum
    count = (channels * bitmap.width + 1) * rows.count
  }
}

/// Writes rows of a PNG file, each with or without a filter.
private struct PNGRowWriter {
  private let width: Int
  private let channels: Int
  private let deflater: Deflater
  private var filter: PNGRowFilter
  private var runs = PixelRuns()
  /// The checksum (Adler-32) of the bytes before compression.
  private(set) var checksum = adler32(0, nil, 0)

  init(width: Int, channels: Int, rowCount: Int) throws(ImageError) {
    self.width = width
    self.channels = channels
    deflater = try Deflater(
      count: (channels * width + 1) * rowCount,
      maxStrategyChanges: rowCount
    )
    filter = PNGRowFilter(width: width, channels: channels)
  }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - row: The pixels; those of the rows above precede them in memory.
  ///   - isFirst: Whether the row is the first one that is written.
  ///   - hasRowAbove: Whether the image has a row above.
  mutating func write(
    _ row: UnsafePointer<UInt32>,
    isFirst: Bool,
    hasRowAbove: Bool
  ) {
    let repeatsAbove = !isFirst && row.hasEqualPixels(row - width, count: width)
    if !repeatsAbove { runs = PixelRuns(row, count: width, channels: channels) }
    if runs.repeats > width / 2 {
      // A row that equals the row above has the same bytes.
      if !repeatsAbove { filter.store(row) }
      deflater.strategy = .stringMatching
      checksum = runs.checksum(after: checksum)
    } else {
      filter.apply(to: row, above: hasRowAbove ? row - width : nil)
      deflater.strategy = .runLength
      checksum = adler32_z(checksum, filter.filtered, filter.filtered.count)
    }
    deflater.add(filter.filtered)
  }

  /// Ends compression and returns the compressed bytes.
  ///
  /// - Parameter endsStream: Whether no other compressed bytes will follow.
  func finish(endsStream: Bool) throws(ImageError) -> [UInt8] {
    try deflater.finish(endsStream: endsStream)
  }
}
