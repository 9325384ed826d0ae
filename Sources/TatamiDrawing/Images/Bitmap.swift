/// An immutable image of 32-bit pixels, 0xAARRGGBB with premultiplied alpha.
///
/// ```swift
/// let red = try Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFFFF_0000])
/// let png = try red.pngData()
/// let same = try Bitmap(decoding: png)
/// ```
///
/// A class, because images are large and compared by identity.
public final class Bitmap: Hashable, @unchecked Sendable {
  // Unchecked: the memory is not written after `init`.
  let memory: UnsafeMutableRawBufferPointer
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// Whether the pixels come from a JPEG file, so that a JPEG file can keep them.
  let isFromJPEG: Bool

  /// The number of bytes from one row to the next.
  var stride: Int { width * 4 }

  /// The maximum number of pixels of a bitmap.
  public static let maxPixels = 268_435_456  // 1 GiB of memory

  /// Creates a bitmap that owns memory from `PixelMemory.allocate` with all rows.
  init(
    owning memory: UnsafeMutableRawBufferPointer,
    width: Int,
    height: Int,
    isFromJPEG: Bool = false
  ) {
    self.memory = memory
    self.isFromJPEG = isFromJPEG
    self.width = width
    self.height = height
    let pixels = memory.bindMemory(to: UInt32.self)
    isOpaque = pixels.baseAddress.map { UnsafePointer($0).areOpaque(count: pixels.count) } ?? true
  }

  deinit {
    memory.deallocate()
  }

  /// Creates a bitmap from pixels in rows from top to bottom.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - pixels: The pixels, 0xAARRGGBB with premultiplied alpha.
  /// - Throws: `unsupportedSize`, `pixelCount` if the count is not width × height,
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

  /// The pixel in a column and a row, 0xAARRGGBB with premultiplied alpha; 0 outside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return memory.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  /// Returns all pixels in rows from top to bottom.
  public func pixels() -> [UInt32] {
    Array(memory.bindMemory(to: UInt32.self))
  }

  /// Whether two references are to the same bitmap; pixels are not compared.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
