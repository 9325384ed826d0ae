import TatamiDrawing

/// A frame of the protocol: a header and the operations that change the client's picture.
///
/// All numbers are little-endian; every operation begins at a multiple of 4 bytes.
struct FrameBytes {
  /// The codes of the operations.
  private enum Operation: UInt8 {
    case pixels = 0
    case image = 1
    case copy = 2
    case fill = 3
  }

  /// Whether the frame replaces the whole picture.
  var isWholePicture = false
  /// The rectangle of the picture.
  let bounds: PixelRect
  private let sequence: UInt32
  private let lastInput: UInt32
  private var operations: [UInt8] = []
  private var count: UInt16 = 0

  /// Creates a frame without operations for a picture of a size in pixels.
  init(sequence: UInt32, lastInput: UInt32, width: Int, height: Int) {
    self.sequence = sequence
    self.lastInput = lastInput
    bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
  }

  /// Whether the frame has no operations.
  var isEmpty: Bool { count == 0 }

  /// The header and the operations.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [1, isWholePicture ? 1 : 0]
    bytes.reserveCapacity(operations.count + 28)
    bytes.appendInteger(count)
    for number in [sequence, UInt32(bounds.width), UInt32(bounds.height), lastInput] {
      bytes.appendInteger(number)
    }
    bytes.appendInteger(UInt64(0))
    return bytes + operations
  }

  /// Removes all operations.
  mutating func removeOperations() {
    operations = []
    count = 0
  }

  /// Appends the content of a rectangle that moves within the rectangle.
  mutating func appendCopy(_ rect: PixelRect, dx: Int, dy: Int) {
    begin(.copy, rect)
    operations.appendInteger(UInt16(bitPattern: Int16(clamping: dx)))
    operations.appendInteger(UInt16(bitPattern: Int16(clamping: dy)))
    end()
  }

  /// Appends a rectangle of one color, 0xFFRRGGBB.
  mutating func appendFill(_ rect: PixelRect, color: UInt32) {
    begin(.fill, rect)
    appendPixel(color)
    end()
  }

  /// Appends a rectangle as an image in the Quite OK Image format.
  mutating func appendImage(_ rect: PixelRect, _ image: [UInt8]) {
    begin(.image, rect)
    operations.appendInteger(UInt32(image.count))
    operations += image
    end()
  }

  /// Appends the pixels of a rectangle of a picture.
  mutating func appendPixels(_ rect: PixelRect, of picture: [UInt32], columns: Int) {
    begin(.pixels, rect)
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { appendPixel(picture[y * columns + x]) }
    }
    end()
  }

  private mutating func begin(_ operation: Operation, _ rect: PixelRect) {
    operations += [operation.rawValue, 0]
    for number in [rect.left, rect.top, rect.width, rect.height] {
      operations.appendInteger(UInt16(number))
    }
    count += 1
  }

  private mutating func end() {
    while operations.count % 4 > 0 { operations.append(UInt8.zero) }
  }

  /// Appends red, green, blue and alpha.
  private mutating func appendPixel(_ pixel: UInt32) {
    operations.appendInteger(pixel << 8 | pixel >> 24, isBigEndian: true)
  }
}

extension [UInt8] {
  /// Appends an integer, little-endian unless stated otherwise.
  fileprivate mutating func appendInteger<Number: FixedWidthInteger>(
    _ number: Number,
    isBigEndian: Bool = false
  ) {
    Swift.withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) {
      append(contentsOf: $0)
    }
  }
}
