import TatamiDrawing

/// Writes pixels in the Quite OK Image format, which browsers decode fast in a script.
struct QOIEncoder {
  private var bytes: [UInt8] = []
  private var previous: UInt32 = 0xFF00_0000
  private var seen: [UInt32] = Array(repeating: 0, count: 64)
  private var runLength: UInt8 = 0

  /// Returns a rectangle of opaque pixels, 0xFFRRGGBB, as an image of three channels.
  ///
  /// - Complexity: O(*n*) in the pixels; at most four bytes per pixel and 22 more.
  static func bytes(of rect: PixelRect, in picture: [UInt32], columns: Int) -> [UInt8] {
    var encoder = QOIEncoder()
    encoder.bytes.reserveCapacity(rect.width * rect.height / 4 + 64)
    encoder.writeHeader(width: rect.width, height: rect.height)
    picture.withUnsafeBufferPointer { pixels in
      for y in rect.top..<rect.bottom {
        for x in rect.left..<rect.right { encoder.write(pixels[y * columns + x]) }
      }
    }
    encoder.finish()
    return encoder.bytes
  }

  private mutating func writeHeader(width: Int, height: Int) {
    bytes += Array("qoif".utf8)
    bytes.appendBigEndian(UInt32(width))
    bytes.appendBigEndian(UInt32(height))
    bytes += [3, 0]
  }

  private mutating func write(_ pixel: UInt32) {
    guard pixel != previous else {
      runLength += 1
      if runLength == 62 { endRun() }
      return
    }
    endRun()
    let index = Self.index(of: pixel)
    if seen[index] == pixel {
      bytes.append(UInt8(index))
    } else {
      seen[index] = pixel
      writeDifference(to: pixel)
    }
    previous = pixel
  }

  /// Writes the channels, or their differences from those of the previous pixel if they are small.
  private mutating func writeDifference(to pixel: UInt32) {
    let (red, green, blue) = pixel.channels
    let (oldRed, oldGreen, oldBlue) = previous.channels
    let dr = Int8(truncatingIfNeeded: Int(red) - Int(oldRed))
    let dg = Int8(truncatingIfNeeded: Int(green) - Int(oldGreen))
    let db = Int8(truncatingIfNeeded: Int(blue) - Int(oldBlue))
    let small: ClosedRange<Int8> = -2...1
    if small.contains(dr), small.contains(dg), small.contains(db) {
      bytes.append(0x40 | UInt8(dr + 2) << 4 | UInt8(dg + 2) << 2 | UInt8(db + 2))
      return
    }
    let (redRest, blueRest) = (dr &- dg, db &- dg)
    if (-32...31).contains(dg), (-8...7).contains(redRest), (-8...7).contains(blueRest) {
      bytes.append(0x80 | UInt8(dg + 32))
      bytes.append(UInt8(redRest + 8) << 4 | UInt8(blueRest + 8))
      return
    }
    bytes += [0xFE, red, green, blue]
  }

  private mutating func endRun() {
    guard runLength > 0 else { return }
    bytes.append(0xC0 | (runLength - 1))
    runLength = 0
  }

  private mutating func finish() {
    endRun()
    bytes += [0, 0, 0, 0, 0, 0, 0, 1]
  }

  /// The place of a pixel in the table of pixels seen before.
  private static func index(of pixel: UInt32) -> Int {
    let (red, green, blue) = pixel.channels
    return (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + 255 * 11) % 64
  }
}

extension UInt32 {
  /// The red, green and blue channels of a pixel, 0xFFRRGGBB.
  fileprivate var channels: (UInt8, UInt8, UInt8) {
    (
      UInt8(truncatingIfNeeded: self >> 16), UInt8(truncatingIfNeeded: self >> 8),
      UInt8(truncatingIfNeeded: self)
    )
  }
}

extension [UInt8] {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    for shift in stride(from: UInt32(24), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
