/// A Gaussian blur, approximated by three box blurs along each axis.
///
/// The approximation is visually close, and its time does not depend on the radius. The loops are
/// written with pointers and indices, because iterators are slow in debug builds, in which most
/// tests run.
struct BoxBlur {
  /// The number of pixels of each box to the left and to the right of its center.
  let boxes: [(left: Int, right: Int)]

  /// Creates a blur with a standard deviation in pixels.
  init(deviation: Double) {
    // Three blurs with a box of 3 · √(2π) / 4 deviations have this deviation.
    let size = max(1, Int((deviation * 1.879_971_205_598).rounded()))
    let half = size / 2
    boxes =
      size % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs rows of alpha levels in place; levels outside count as zero.
  func run(_ levels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * max(width, height)) { memory in
      guard let first = memory.baseAddress else { return }
      var lines = Lines(current: first, next: first + max(width, height))
      for row in 0..<height { blur(levels + row * stride, count: width, &lines) }
      // Columns are blurred as rows of the transposed levels, which is faster than striding.
      let transposed = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
      defer { transposed.deallocate() }
      let size = (width, height)
      Self.transpose(levels, stride: stride, to: transposed, targetStride: height, size: size)
      for column in 0..<width { blur(transposed + column * height, count: height, &lines) }
      let transposedSize = (height, width)
      Self.transpose(
        transposed,
        stride: height,
        to: levels,
        targetStride: stride,
        size: transposedSize
      )
    }
  }

  /// Blurs a line in place.
  private func blur(_ levels: UnsafeMutablePointer<UInt8>, count: Int, _ lines: inout Lines) {
    // A line of zeros stays unchanged.
    guard lines.read(levels, count: count) else { return }
    for box in boxes { lines.average(left: box.left, right: box.right, count: count) }
    lines.write(levels, count: count)
  }
}

extension BoxBlur {
  /// The current line and the buffer for its next pass, in fixed-point numbers with eight
  /// fractional bits, so that the rounding of three passes is invisible.
  private struct Lines {
    var current: UnsafeMutablePointer<UInt32>
    var next: UnsafeMutablePointer<UInt32>

    /// Reads levels; returns false if all of them are zero.
    func read(_ levels: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
      var union: UInt8 = 0
      var index = 0
      while index < count {
        union |= levels[index]
        current[index] = UInt32(levels[index]) &<< 8
        index &+= 1
      }
      return union > 0
    }

    /// Writes the rounded levels.
    func write(_ levels: UnsafeMutablePointer<UInt8>, count: Int) {
      var index = 0
      while index < count {
        let level = (current[index] &+ 128) &>> 8
        levels[index] = level < 255 ? UInt8(truncatingIfNeeded: level) : 255
        index &+= 1
      }
    }

    /// Replaces each level by the mean of a box around it.
    mutating func average(left: Int, right: Int, count: Int) {
      // Multiplication and a shift replace the division by the box's size.
      let reciprocal = (1 << 32) / UInt64(left + right + 1) + 1
      var sum: UInt64 = 0
      var index = 0
      while index < right && index < count {
        sum &+= UInt64(current[index])
        index &+= 1
      }
      index = 0
      while index < count {
        if index &+ right < count { sum &+= UInt64(current[index &+ right]) }
        next[index] = UInt32(truncatingIfNeeded: (sum &* reciprocal) &>> 32)
        if index >= left { sum &-= UInt64(current[index &- left]) }
        index &+= 1
      }
      swap(&current, &next)
    }
  }

  /// Copies levels with rows and columns exchanged, in blocks that fit the processor's cache.
  private static func transpose(
    _ source: UnsafePointer<UInt8>,
    stride: Int,
    to target: UnsafeMutablePointer<UInt8>,
    targetStride: Int,
    size: (width: Int, height: Int)
  ) {
    let side = 32
    for top in Swift.stride(from: 0, to: size.height, by: side) {
      for left in Swift.stride(from: 0, to: size.width, by: side) {
        let (right, bottom) = (min(left + side, size.width), min(top + side, size.height))
        var y = top
        while y < bottom {
          var x = left
          while x < right {
            target[x &* targetStride &+ y] = source[y &* stride &+ x]
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }
}
