import Glibc

/// The bytes of adjacent rows of a PNG file.
///
/// Rows in which most pixels repeat, as in drawings, have no filter. Other rows, as in photos, are
/// filtered by the average of the pixels to the left and above.
struct PNGRows {
  /// The rows, each after the type of its filter.
  let bytes: [UInt8]
  /// The compressor that suits the rows.
  let compressor: Compressor

  /// A compressor of rows.
  enum Compressor {
    /// ISA-L, for drawings: it takes a tenth of zlib's time for files that are up to a tenth larger.
    case isal
    /// zlib's string matching, for gradients, of which ISA-L makes much larger files.
    case zlibStrings
    /// zlib's run lengths, for photos: faster than string matching, for smaller files.
    case zlibRuns
  }

  /// Reads rows of a bitmap.
  ///
  /// - Parameter channels: The number of bytes per pixel: red, green, blue and, if 4, alpha.
  init(_ rows: Range<Int>, of bitmap: Bitmap, channels: Int) {
    let colors = PixelColors(width: bitmap.width, channels: channels)
    let size = 1 + channels * bitmap.width
    var filter = PNGAverageFilter(colors)
    var filteredCount = 0
    var repeatCount = 0
    bytes = [UInt8](unsafeUninitializedCapacity: size * rows.count + 1) { buffer, count in
      guard let pixels = bitmap.memory.bindMemory(to: UInt32.self).baseAddress,
        let start = buffer.baseAddress
      else { return }
      var repeats = 0
      for (index, y) in rows.enumerated() {
        let row = UnsafePointer(pixels + y * bitmap.width)
        let target = start + index * size
        let repeatsAbove = index > 0 && row.hasEqualPixels(row - bitmap.width, count: bitmap.width)
        if !repeatsAbove { repeats = row.repeatCount(count: bitmap.width) }
        repeatCount += repeats
        if repeats <= bitmap.width / 2 {
          filter.write(row, above: y > 0 ? row - bitmap.width : nil, to: target)
          filteredCount += 1
        } else if repeatsAbove {
          target.update(from: target - size, count: size)
        } else {
          target[0] = 0
          colors.write(row, to: target + 1)
        }
      }
      count = size * rows.count
    }
    if filteredCount * 2 > rows.count {
      compressor = .zlibRuns
    } else {
      let isDrawing = repeatCount > rows.count * bitmap.width / 8 * 7
      compressor = isDrawing ? .isal : .zlibStrings
    }
  }
}

/// The colors of rows of pixels, without premultiplication.
private struct PixelColors {
  /// The number of pixels per row.
  let width: Int
  /// The number of bytes per pixel: red, green, blue and, if 4, alpha.
  let channels: Int

  /// Writes the colors of a row.
  ///
  /// Pointers are used, because array subscripts and iterators are slow in debug builds.
  ///
  /// - Parameter target: Memory for the colors and one byte more, which may be changed.
  func write(_ row: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
    let target = UnsafeMutableRawPointer(target)
    var x = 0
    while x < width {
      // The least significant byte is the first one in memory.
      let color = channels == 3 ? row[x].byteSwapped &>> 8 : row[x].unpremultiplied.alphaLast
      target.storeBytes(of: color.littleEndian, toByteOffset: x &* channels, as: UInt32.self)
      x &+= 1
    }
  }
}

/// PNG's filter by the average of the pixels to the left and above.
private struct PNGAverageFilter {
  private let colors: PixelColors
  /// The colors of the current row and of the row above it, each after a zero pixel.
  private var row: [UInt8]
  private var above: [UInt8]

  init(_ colors: PixelColors) {
    self.colors = colors
    row = Array(repeating: 0, count: colors.channels * (colors.width + 1) + 1)
    above = row
  }

  /// Writes the type of the filter and the filtered row.
  ///
  /// - Parameter pixelsAbove: The row above; nil for zeros.
  mutating func write(
    _ pixels: UnsafePointer<UInt32>,
    above pixelsAbove: UnsafePointer<UInt32>?,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let channels = colors.channels
    let count = channels * colors.width
    target[0] = 3
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeMutableBufferPointer { above in
        guard let row = row.baseAddress, let above = above.baseAddress else { return }
        colors.write(pixels, to: row + channels)
        if let pixelsAbove { colors.write(pixelsAbove, to: above + channels) }
        var index = 0
        while index < count {
          // PNG's filters compute modulo 256.
          let mean = (UInt16(row[index]) &+ UInt16(above[index &+ channels])) &>> 1
          target[index &+ 1] = row[index &+ channels] &- UInt8(truncatingIfNeeded: mean)
          index &+= 1
        }
      }
    }
  }
}

extension UInt32 {
  /// The bytes of a pixel in the order red, green, blue, alpha, from the least significant one.
  fileprivate var alphaLast: UInt32 { byteSwapped &>> 8 | self & 0xff00_0000 }
}

extension UnsafePointer<UInt32> {
  /// Whether a number of pixels equal those at another address.
  fileprivate func hasEqualPixels(_ other: UnsafePointer<UInt32>, count: Int) -> Bool {
    memcmp(self, other, count &* 4) == 0
  }

  /// Returns how many of a number of pixels equal the one to their left.
  fileprivate func repeatCount(count: Int) -> Int {
    var repeats = 0
    var x = 1
    while x < count {
      repeats &+= self[x] == self[x &- 1] ? 1 : 0
      x &+= 1
    }
    return repeats
  }
}
