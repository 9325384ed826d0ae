/// An immutable picture of pixels: 32 bits each, alpha highest, colours multiplied with alpha.
///
/// A class, because pictures are large and are told apart by identity.
public final class Bitmap: Hashable, @unchecked Sendable {
  // Unchecked: the memory is written before `init` returns and never after.
  let memory: UnsafeMutableRawBufferPointer
  /// The extent along x, in pixels.
  public let width: Int
  /// The extent along y, in pixels.
  public let height: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool

  /// The bytes from one row to the next.
  var stride: Int { width * 4 }

  /// The largest number of pixels a bitmap may have.
  public static let maxPixels = 268_435_456  // 1 GiB of memory

  /// Takes over memory from `PixelMemory.allocate` that holds all rows.
  init(owning memory: UnsafeMutableRawBufferPointer, width: Int, height: Int) {
    self.memory = memory
    self.width = width
    self.height = height
    isOpaque = memory.bindMemory(to: UInt32.self).allSatisfy { $0 >> 24 == 0xff }
  }

  deinit {
    memory.deallocate()
  }

  /// Makes a picture from pixels in rows from top to bottom.
  ///
  /// - Parameter pixels: 0xAARRGGBB each, colours multiplied with alpha.
  /// - Throws: `unsupportedSize`, `pixelCount` when the count is not width × height,
  ///   `outOfMemory`.
  public convenience init(width: Int, height: Int, pixels: [UInt32]) throws(ImageError) {
    let memory = try PixelMemory.allocate(width: width, height: height)
    guard pixels.count == width * height else {
      memory.deallocate()
      throw .pixelCount(found: pixels.count, expected: width * height)
    }
    pixels.withUnsafeBytes { memory.copyMemory(from: $0) }
    self.init(owning: memory, width: width, height: height)
  }

  /// The pixel of a column and a row as 0xAARRGGBB with multiplied colours; 0 outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return memory.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  /// Returns all pixels in rows from top to bottom.
  public func pixels() -> [UInt32] {
    Array(memory.bindMemory(to: UInt32.self))
  }

  /// Whether two bitmaps are the same one; contents are not compared.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
