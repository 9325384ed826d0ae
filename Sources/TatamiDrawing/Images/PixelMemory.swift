import Glibc

/// Allocates memory for the pixels of bitmaps and surfaces.
enum PixelMemory {
  /// Returns memory for a number of pixels; the caller deallocates it.
  ///
  /// - Parameter isCleared: Whether the memory is filled with zeros; undefined if not.
  /// - Throws: `unsupportedSize` beyond `Bitmap.maxPixels`, `outOfMemory`.
  static func allocate(
    width: Int,
    height: Int,
    isCleared: Bool = true
  ) throws(ImageError) -> UnsafeMutableRawBufferPointer {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= Bitmap.maxPixels else {
      throw .unsupportedSize(width: width, height: height, limit: Bitmap.maxPixels)
    }
    guard let memory = isCleared ? calloc(count, 4) : malloc(count * 4) else {
      throw .outOfMemory(bytes: count * 4)
    }
    return UnsafeMutableRawBufferPointer(start: memory, count: count * 4)
  }
}
