import TatamiDrawing
import Testing

/// Applies frames to a picture as a client does, and checks what the client checks.
struct FrameDecoder {
  /// The pixels, 0xFFRRGGBB.
  private(set) var pixels: [UInt32] = []
  private(set) var columns = 0
  /// The number of operations of each kind in the last frame.
  private(set) var operations: [UInt8: Int] = [:]
  /// The number of pixels in the last frame that were not moved.
  private(set) var area = 0
  private(set) var isWholePicture = false
  private(set) var sequence: UInt32 = 0
  private(set) var lastInput: UInt32 = 0

  mutating func apply(_ frame: [UInt8]) throws {
    var reader = ByteReader(bytes: frame[...])
    #expect(try reader.integer(UInt8.self) == 1)
    isWholePicture = try reader.integer(UInt8.self) & 1 == 1
    let count = try reader.integer(UInt16.self)
    sequence = try reader.integer(UInt32.self)
    let (width, height) = (
      Int(try reader.integer(UInt32.self)), Int(try reader.integer(UInt32.self))
    )
    lastInput = try reader.integer(UInt32.self)
    #expect(try reader.integer(UInt64.self) == 0)
    if isWholePicture {
      columns = width
      pixels = Array(repeating: 0, count: width * height)
    }
    #expect(columns == width)
    #expect(pixels.count == width * height)
    (operations, area) = ([:], 0)
    for _ in 0..<count { try applyOperation(&reader) }
    try #require(reader.bytes.count == 0)
  }

  private mutating func applyOperation(_ reader: inout ByteReader) throws {
    let start = reader.bytes.startIndex
    let kind = try reader.integer(UInt8.self)
    _ = try reader.integer(UInt8.self)
    var edges: [Int] = []
    for _ in 0..<4 { edges.append(Int(try reader.integer(UInt16.self))) }
    let rect = PixelRect(
      left: edges[0],
      top: edges[1],
      right: edges[0] + edges[2],
      bottom: edges[1] + edges[3]
    )
    try #require(!rect.isEmpty && rect.right <= columns && rect.bottom * columns <= pixels.count)
    operations[kind, default: 0] += 1
    if kind != 2 { area += rect.width * rect.height }
    switch kind {
    case 0:
      for index in indices(of: rect) { pixels[index] = try reader.pixel() }
    case 1:
      let length = Int(try reader.integer(UInt32.self))
      let image = try QOIImage(reader.take(length))
      #expect([image.width, image.height] == [rect.width, rect.height])
      for (index, pixel) in zip(indices(of: rect), image.pixels) { pixels[index] = pixel }
    case 2:
      let (dx, dy) = (Int(try reader.integer(Int16.self)), Int(try reader.integer(Int16.self)))
      let old = pixels
      let kept = rect.offset(x: dx, y: dy).intersection(rect)
      for index in indices(of: kept) { pixels[index] = old[index - dy * columns - dx] }
    default:
      #expect(kind == 3)
      let color = try reader.pixel()
      for index in indices(of: rect) { pixels[index] = color }
    }
    while (reader.bytes.startIndex - start) % 4 > 0 { _ = try reader.integer(UInt8.self) }
  }

  private func indices(of rect: PixelRect) -> [Int] {
    (rect.top..<max(rect.top, rect.bottom)).flatMap { y in
      (rect.left..<rect.right).map { y * columns + $0 }
    }
  }
}

/// Reads little-endian integers.
struct ByteReader {
  var bytes: ArraySlice<UInt8>

  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    try #require(bytes.count >= count)
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    try take(Number.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// Reads red, green, blue and alpha.
  mutating func pixel() throws -> UInt32 {
    let channels = Array(try take(4))
    #expect(channels[3] == 255)
    return 0xFF00_0000 | UInt32(channels[0]) << 16 | UInt32(channels[1]) << 8 | UInt32(channels[2])
  }
}

/// An image in the Quite OK Image format.
struct QOIImage {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32] = []

  init(_ bytes: ArraySlice<UInt8>) throws {
    let header = Array(bytes.prefix(14))
    try #require(header.count == 14 && Array(header[0..<4]) == Array("qoif".utf8))
    func number(_ offset: Int) -> Int {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(4), number(8))
    #expect(Array(header[12...]) == [3, 0])
    var body = ByteReader(bytes: bytes.dropFirst(14))
    var seen = [[UInt8]](repeating: [0, 0, 0], count: 64)
    var pixel: [UInt8] = [0, 0, 0]
    while pixels.count < width * height {
      var run = 1
      let byte = try body.integer(UInt8.self)
      switch byte >> 6 {
      case 0: pixel = seen[Int(byte)]
      case 1: pixel = Self.add(pixel, [byte >> 4 & 3, byte >> 2 & 3, byte & 3].map { Int($0) - 2 })
      case 2:
        let next = try body.integer(UInt8.self)
        let green = Int(byte & 63) - 32
        let (red, blue) = (Int(next >> 4) - 8 + green, Int(next & 15) - 8 + green)
        pixel = Self.add(pixel, [red, green, blue])
      default:
        if byte == 0xFE { pixel = Array(try body.take(3)) } else { run = Int(byte & 63) + 1 }
      }
      let (red, green, blue) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
      seen[(red * 3 + green * 5 + blue * 7 + 255 * 11) % 64] = pixel
      let value = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      pixels += Array(repeating: value, count: run)
    }
    #expect(pixels.count == width * height)
    try #require(body.bytes.count == 8)
    #expect(Array(body.bytes) == [0, 0, 0, 0, 0, 0, 0, 1])
  }

  private static func add(_ pixel: [UInt8], _ differences: [Int]) -> [UInt8] {
    zip(pixel, differences).map { UInt8(truncatingIfNeeded: Int($0) + $1) }
  }
}
