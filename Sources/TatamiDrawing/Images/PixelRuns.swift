import CZlib
import Glibc

/// The runs of equal pixels in a row of a PNG file without a filter.
struct PixelRuns {
  /// The number of pixels that equal the one to their left.
  private(set) var repeats = 0
  /// The two sums of the row's checksum (Adler-32), modulo `modulus`, with zero at the start.
  private var sum: UInt64 = 0
  private var sumOfSums: UInt64 = 0
  /// The number of bytes: the filter type and the pixels.
  private var byteCount: UInt64 = 0

  private static let modulus: UInt64 = 65_521
  /// The maximum number of pixels that the sums add at a time without overflow.
  private static let maxCount = 1 << 15

  /// Makes the runs of an empty row.
  init() {}

  /// Makes the runs of a row.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - channels: The number of bytes per pixel: red, green, blue and, if 4, alpha.
  init(_ row: UnsafePointer<UInt32>, count: Int, channels: Int) {
    byteCount = UInt64(count * channels + 1)
    var x = 0
    while x < count {
      let limit = min(count &- x, Self.maxCount) &- 1
      let equal = (row + x).equalPixelCount(row + x + 1, limit: limit)
      let color = channels == 3 ? row[x] : row[x].unpremultiplied
      add(color, count: UInt64(equal &+ 1), channels)
      repeats &+= equal
      x &+= equal &+ 1
    }
    sum %= Self.modulus
    sumOfSums %= Self.modulus
  }

  /// Adds the bytes of equal pixels to the sums.
  @inline(__always)
  private mutating func add(_ color: UInt32, count: UInt64, _ channels: Int) {
    let (red, green, blue) = (color &>> 16 & 0xff, color &>> 8 & 0xff, color & 0xff)
    let alpha = channels == 4 ? color &>> 24 : 0
    let colors = UInt64(red &+ green &+ blue &+ alpha)
    // The total of the sums after each byte of one pixel, with zero at the pixel's start.
    let weighted =
      channels == 4
      ? UInt64(4 &* red &+ 3 &* green &+ 2 &* blue &+ alpha)
      : UInt64(3 &* red &+ 2 &* green &+ blue)
    let bytes = UInt64(truncatingIfNeeded: channels)
    sumOfSums &+= count &* (bytes &* sum &+ weighted)
    sumOfSums &+= bytes &* colors &* (((count &* (count &- 1)) &>> 1))
    sum &+= count &* colors
    if sumOfSums > 1 &<< 40 {
      sum %= Self.modulus
      sumOfSums %= Self.modulus
    }
  }

  /// Returns the checksum of the bytes before the row and of the row.
  func checksum(after checksum: uLong) -> uLong {
    let before = UInt64(checksum)
    let (low, high) = (before & 0xffff, before >> 16)
    let newLow = (low + sum) % Self.modulus
    let newHigh = (high + byteCount % Self.modulus * low + sumOfSums) % Self.modulus
    return uLong(newHigh << 16 | newLow)
  }
}

extension UnsafePointer<UInt32> {
  /// Whether a number of pixels equal those at another address.
  func hasEqualPixels(_ other: UnsafePointer<UInt32>, count: Int) -> Bool {
    memcmp(self, other, count &* 4) == 0
  }

  /// Returns the number of pixels that equal those at another address, up to the first difference.
  func equalPixelCount(_ other: UnsafePointer<UInt32>, limit: Int) -> Int {
    var count = 0
    while count < 8 && count < limit {
      guard self[count] == other[count] else { return count }
      count &+= 1
    }
    while count &+ 64 <= limit && (self + count).hasEqualPixels(other + count, count: 64) {
      count &+= 64
    }
    while count &+ 8 <= limit && (self + count).hasEqualPixels(other + count, count: 8) {
      count &+= 8
    }
    while count < limit && self[count] == other[count] { count &+= 1 }
    return count
  }
}
