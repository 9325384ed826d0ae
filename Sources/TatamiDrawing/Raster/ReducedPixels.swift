/// Pixels of a part of a buffer, averaged in squares, for blurring.
///
/// The loops use indices and pointers, because iterators are slow in debug builds.
struct ReducedPixels {
  private typealias Channels = SIMD4<Float>

  /// The maximum side of the squares, in pixels.
  private static let maxFactor = 8

  private let area: PixelRect
  /// The side of the squares, in pixels.
  private let factor: Int
  private let columns: Int
  private let rows: Int
  /// The channels blue, green, red and alpha, premultiplied, 0...255.
  private var pixels: [Channels]
  /// The standard deviation of the blur, in squares.
  private let deviation: Double

  /// Reads the pixels of a part that is inside the buffer and not empty.
  ///
  /// - Parameter deviation: The standard deviation of the blur, in pixels.
  init(of buffer: PixelBuffer, in area: PixelRect, deviation: Double) {
    self.area = area
    factor = min(Self.maxFactor, max(1, Int(deviation / 6)))
    self.deviation = deviation / Double(factor)
    columns = (area.width + factor - 1) / factor
    rows = (area.height + factor - 1) / factor
    pixels = []
    var found = Array(repeating: Channels.zero, count: columns * rows)
    found.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for row in 0..<rows { read(row, of: buffer, into: target + row * columns) }
    }
    pixels = found
  }

  /// Averages the pixels of a row of squares.
  private func read(_ row: Int, of buffer: PixelBuffer, into target: UnsafeMutablePointer<Channels>)
  {
    let top = area.top + row * factor
    let bottom = min(top + factor, area.bottom)
    var column = 0
    while column < columns {
      let left = column &* factor
      let count = min(factor, area.width &- left)
      // Up to 64 pixels per channel fit into 16 bits.
      var (low, high): (UInt32, UInt32) = (0, 0)
      var y = top
      while y < bottom {
        let line = UnsafePointer(buffer.pixel(x: area.left &+ left, y: y))
        var x = 0
        while x < count {
          low &+= line[x] & 0x00ff_00ff
          high &+= line[x] &>> 8 & 0x00ff_00ff
          x &+= 1
        }
        y &+= 1
      }
      let (blue, green) = (Float(low & 0xffff), Float(high & 0xffff))
      let (red, alpha) = (Float(low &>> 16), Float(high &>> 16))
      target[column] = Channels(blue, green, red, alpha) / Float(count &* (bottom &- top))
      column &+= 1
    }
  }

  /// Blurs the pixels by three box blurs along each axis; those at the edges are repeated outside.
  mutating func blur() {
    let boxes = BoxBlur(deviation: deviation).boxes.filter { $0.left + $0.right > 0 }
    guard deviation > 0, !boxes.isEmpty else { return }
    var other = pixels
    for box in boxes {
      Self.average(pixels, into: &other, box, lines: (rows, columns), inside: (columns, 1))
      swap(&pixels, &other)
    }
    for box in boxes {
      Self.average(pixels, into: &other, box, lines: (columns, 1), inside: (rows, columns))
      swap(&pixels, &other)
    }
  }

  /// Replaces the pixels of lines by the means of a box around them.
  ///
  /// - Parameters:
  ///   - lines: The number of lines and the distance of their starts.
  ///   - inside: The number of pixels of a line and their distance.
  private static func average(
    _ source: [Channels],
    into target: inout [Channels],
    _ box: (left: Int, right: Int),
    lines: (count: Int, distance: Int),
    inside: (count: Int, distance: Int)
  ) {
    let (count, step) = inside
    let share = 1 / Float(box.left + box.right + 1)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for line in 0..<lines.count {
          let start = line &* lines.distance
          let last = count &- 1
          var sum = Channels.zero
          var index = -box.left
          while index <= box.right {
            sum += source[start &+ min(max(index, 0), last) &* step]
            index &+= 1
          }
          index = 0
          while index < count {
            target[start &+ index &* step] = sum * share
            sum += source[start &+ min(index &+ box.right &+ 1, last) &* step]
            sum -= source[start &+ max(index &- box.left, 0) &* step]
            index &+= 1
          }
        }
      }
    }
  }

  /// Changes the saturation of the pixels and composites a tint over them.
  mutating func color(saturation: Double, tint: Color) {
    let factor = Float(saturation.isFinite ? min(max(saturation, 0), 100) : 1)
    let alpha = Float(tint.alpha.clampedToUnit)
    let color = [tint.blue, tint.green, tint.red].map { Float($0.clampedToUnit) }
    let own = Channels(color[0], color[1], color[2], 1) * (alpha * 255)
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      let gray = pixel[0] * 0.0722 + pixel[1] * 0.7152 + pixel[2] * 0.2126
      var colored = (pixel - gray) * factor + gray
      colored.clamp(lowerBound: .zero, upperBound: Channels(repeating: pixel[3]))
      colored[3] = pixel[3]
      pixels[index] = own + colored * (1 - alpha)
      index &+= 1
    }
  }

  /// Writes a row of the area, interpolated between the centers of squares, and up to three pixels
  /// after it.
  func read(y: Int, into line: UnsafeMutablePointer<UInt32>) {
    let position = max(0, (Float(y - area.top) + 0.5) / Float(factor) - 0.5)
    let row = min(Int(position), rows - 1)
    let below = min(row + 1, rows - 1)
    let share = min(max(position - Float(row), 0), 1)
    pixels.withUnsafeBufferPointer { pixels in
      func value(_ column: Int) -> Channels {
        let top = pixels[row &* columns &+ column]
        return top + (pixels[below &* columns &+ column] - top) * share
      }
      // The pixels left of the first center and right of the last one have its color.
      var (current, next) = (value(0), value(0))
      var (column, x) = (0, 0)
      while x < area.width {
        let width = column == 0 ? (factor &+ 1) / 2 : factor
        let step = (next - current) / Float(factor)
        // The center of a square with an even side is between two pixels.
        let start = column == 0 ? current : current + step * (factor % 2 == 0 ? 0.5 : 1)
        write(from: start, step: step, into: line + x, min(width, area.width &- x))
        x &+= width
        column &+= 1
        current = next
        next = value(min(column, columns &- 1))
      }
    }
  }

  /// Writes pixels whose channels change by the same step from one to the next, and up to three more
  /// that have no meaning.
  private func write(
    from start: Channels,
    step: Channels,
    into line: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    // Numbers of 16 bits, half of them fractional; two pixels in each vector.
    let (color, step) = ((start + 0.5).fixed, step.fixed)
    let twoSteps = step &+ step
    var first = SIMD8(lowHalf: color, highHalf: color &+ step)
    var second = first &+ SIMD8(lowHalf: twoSteps, highHalf: twoSteps)
    let fourSteps = SIMD8(lowHalf: twoSteps &+ twoSteps, highHalf: twoSteps &+ twoSteps)
    var index = 0
    while index < count {
      let pixels = SIMD16(lowHalf: first.highBytes, highHalf: second.highBytes)
      UnsafeMutableRawPointer(line + index).storeBytes(of: pixels, as: SIMD16<UInt8>.self)
      first &+= fourSteps
      second &+= fourSteps
      index &+= 4
    }
  }
}

extension SIMD4<Float> {
  /// The numbers, times 256 and without their fractions, modulo 2^16.
  ///
  /// Conversions of single numbers check their range, which takes more time than drawing.
  @inline(__always) var fixed: SIMD4<UInt16> {
    let scaled = self * 256
    let isNegative = scaled .< 0
    let magnitude = scaled.replacing(with: -scaled, where: isNegative)
    // The low bits of a sum with 1.5 * 2^23 are the nearest whole number.
    let shift = Self(repeating: 12_582_912)
    var whole = magnitude + shift - shift
    whole.replace(with: whole - 1, where: whole .> magnitude)
    let bits = unsafeBitCast(whole + shift, to: SIMD4<Int32>.self)
    let signed = bits.replacing(with: 0 &- bits, where: isNegative)
    return unsafeBitCast(signed, to: SIMD8<UInt16>.self).evenHalf
  }
}

extension SIMD8<UInt16> {
  /// The upper bytes of the numbers.
  fileprivate var highBytes: SIMD8<UInt8> { unsafeBitCast(self, to: SIMD16<UInt8>.self).oddHalf }
}
