import Testing

@testable import TatamiDrawing

@Suite struct ScaledDecodingTests {
  /// A JPEG file whose left half is red and whose right half is blue.
  private static func jpeg(
    width: Int,
    height: Int,
    orientation: UInt8? = nil
  ) throws -> [UInt8] {
    let pixels = (0..<width * height).map { index in
      index % width < width / 2 ? UInt32(0xffff_0000) : 0xff00_00ff
    }
    var data = try Bitmap(width: width, height: height, pixels: pixels).jpegData(quality: 1)
    if let orientation {
      data.insert(contentsOf: BitmapTests.orientationSegment(orientation), at: 2)
    }
    return data
  }

  @Test(arguments: [1, 3, 6, 8] as [UInt8])
  func `a header has the size after the EXIF orientation`(orientation: UInt8) throws {
    let data = try Self.jpeg(width: 64, height: 16, orientation: orientation)
    let isUpright = orientation == 1 || orientation == 3
    let expected =
      isUpright ? ImageHeader(width: 64, height: 16) : ImageHeader(width: 16, height: 64)
    #expect(try ImageHeader(data) == expected)
  }

  @Test func `a header is read from the beginning of a file`() throws {
    let jpeg = try Self.jpeg(width: 400, height: 300)
    #expect(try ImageHeader(Array(jpeg.prefix(1000))) == ImageHeader(width: 400, height: 300))
    let png = try BitmapTests.sample().pngData()
    #expect(try ImageHeader(png) == ImageHeader(width: 32, height: 24))
    #expect(throws: ImageError.self) { try ImageHeader(Array(jpeg.prefix(20))) }
    #expect(throws: ImageError.empty) { try ImageHeader([]) }
    #expect(throws: ImageError.unknownFormat) {
      try ImageHeader(Array("hi".utf8))
    }
  }

  @Test(arguments: [1, 6] as [UInt8])
  func `an image is scaled to an area and cropped to its aspect ratio`(orientation: UInt8) throws {
    let data = try Self.jpeg(width: 200, height: 100, orientation: orientation)
    let square = try Bitmap(decoding: data, covering: (20, 20))
    #expect(square.width == 20)
    #expect(square.height == 20)
    // Orientation 6 turns the left half to the top.
    let first = orientation == 1 ? square[2, 10] : square[10, 2]
    let last = orientation == 1 ? square[17, 10] : square[10, 17]
    #expect(first >> 16 & 0xff > 0xc0)
    #expect(last & 0xff > 0xc0)
  }

  @Test func `a smaller image is cropped, not enlarged`() throws {
    let bitmap = try Bitmap(decoding: Self.jpeg(width: 20, height: 10), covering: (400, 400))
    #expect(bitmap.width == 10)
    #expect(bitmap.height == 10)
  }

  @Test func `truncated files are broken`() throws {
    let png = try BitmapTests.sample().pngData()
    #expect(throws: ImageError.self) {
      try Bitmap(decoding: Array(png.prefix(png.count - 20)), covering: (4, 4))
    }
    // An end marker of a thumbnail in front of the pixels does not count.
    var jpeg = try Self.jpeg(width: 64, height: 64, orientation: 1)
    jpeg.insert(contentsOf: [0xff, 0xe2, 0, 4, 0xff, 0xd9], at: 2)
    #expect(try Bitmap(decoding: jpeg, covering: (4, 4)).width == 4)
    let length = jpeg.count - 2
    #expect(throws: ImageError.broken(format: "JPEG", reason: "truncated after \(length) bytes")) {
      try Bitmap(decoding: Array(jpeg.prefix(length)), covering: (4, 4))
    }
  }
}
