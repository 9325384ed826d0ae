/// An approximated Gaussian blur: three box blurs along each axis.
///
/// That is close enough for the eye and takes a time that does not depend on the radius.
struct BoxBlur {
  /// How many pixels each box reaches to the left and to the right.
  let boxes: [(left: Int, right: Int)]

  /// Makes the blur of a standard deviation in pixels.
  init(deviation: Double) {
    // The box whose threefold blur has this deviation: 3 · √(2π) / 4 times as wide.
    let size = max(1, Int((deviation * 1.879_971_205_598).rounded()))
    let half = size / 2
    boxes =
      size % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs rows of levels in place; outside of them there is nothing.
  func run(_ levels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    var lines = Lines(longest: max(width, height))
    for row in 0..<height { smooth(levels + row * stride, count: width, &lines) }
    // Columns are blurred as rows of the turned picture: memory likes rows.
    var turned = [UInt8](repeating: 0, count: width * height)
    turned.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      let size = (width, height)
      Self.turn(levels, stride: stride, onto: first, targetStride: height, size: size)
      for column in 0..<width { smooth(first + column * height, count: height, &lines) }
      let turnedSize = (height, width)
      Self.turn(first, stride: height, onto: levels, targetStride: stride, size: turnedSize)
    }
  }

  /// Blurs a line in place.
  func smooth(_ levels: UnsafeMutablePointer<UInt8>, count: Int, _ lines: inout Lines) {
    // A line of nothing stays so.
    guard (0..<count).contains(where: { levels[$0] > 0 }) else { return }
    lines.read(levels, count: count)
    for box in boxes { lines.smooth(left: box.left, right: box.right, count: count) }
    lines.write(levels, count: count)
  }
}

extension BoxBlur {
  /// The line being blurred and the next one.
  struct Lines {
    private var line: [UInt32]
    private var next: [UInt32]

    init(longest: Int) {
      line = Array(repeating: 0, count: longest)
      next = line
    }

    /// Reads levels; eight more bits keep three roundings invisible.
    mutating func read(_ levels: UnsafeMutablePointer<UInt8>, count: Int) {
      for index in 0..<count { line[index] = UInt32(levels[index]) << 8 }
    }

    /// Writes levels.
    func write(_ levels: UnsafeMutablePointer<UInt8>, count: Int) {
      for index in 0..<count {
        levels[index] = UInt8(truncatingIfNeeded: min(255, (line[index] + 128) >> 8))
      }
    }

    /// Replaces each pixel by the mean of its neighbors.
    mutating func smooth(left: Int, right: Int, count: Int) {
      // A product and a shift for a division by the box's size.
      let share = (1 << 32) / UInt64(left + right + 1) + 1
      line.withUnsafeBufferPointer { line in
        next.withUnsafeMutableBufferPointer { next in
          var sum: UInt64 = 0
          for index in 0..<min(right, count) { sum += UInt64(line[index]) }
          for index in 0..<count {
            if index + right < count { sum += UInt64(line[index + right]) }
            next[index] = UInt32(truncatingIfNeeded: (sum * share) >> 32)
            if index >= left { sum -= UInt64(line[index - left]) }
          }
        }
      }
      swap(&line, &next)
    }
  }

  /// Copies a picture with rows and columns exchanged, in blocks that caches hold.
  fileprivate static func turn(
    _ source: UnsafePointer<UInt8>,
    stride: Int,
    onto target: UnsafeMutablePointer<UInt8>,
    targetStride: Int,
    size: (width: Int, height: Int)
  ) {
    let side = 32
    for top in Swift.stride(from: 0, to: size.height, by: side) {
      for left in Swift.stride(from: 0, to: size.width, by: side) {
        for y in top..<min(top + side, size.height) {
          for x in left..<min(left + side, size.width) {
            target[x * targetStride + y] = source[y * stride + x]
          }
        }
      }
    }
  }
}
