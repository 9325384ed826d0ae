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
    requestLargePages(memory, count: count * 4)
    return UnsafeMutableRawBufferPointer(start: memory, count: count * 4)
  }

  /// Asks the system for pages of 2 MB, of which a picture needs a few instead of thousands of 4 KB,
  /// each of which costs an interrupt when it is first written; has no effect where there are none.
  private static func requestLargePages(_ memory: UnsafeMutableRawPointer, count: Int) {
    guard count >= 4 << 20 else { return }
    let pages = Int(bitPattern: memory.alignedUp(toMultipleOf: Int(getpagesize())))
    let end = Int(bitPattern: memory) + count
    madvise(UnsafeMutableRawPointer(bitPattern: pages), end - pages, MADV_HUGEPAGE)
  }
}
