import TatamiGeometry

/// How large surfaces may be.
enum SurfaceLimits {
  /// The longest side, in pixels for rasters and in points for documents.
  static let side = 16_384
  /// The most pixels.
  static let total = Bitmap.maxPixels

  /// Returns the extents in whole pixels; each is at least 1.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`.
  static func pixels(
    size: Size,
    scale: Double
  ) throws(DrawingError) -> (width: Int, height: Int) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width.isFinite, height.isFinite, scale > 0 else {
      throw .emptySurface(width: size.width, height: size.height, scale: scale)
    }
    let (columns, rows) = (max(1, width.rounded()), max(1, height.rounded()))
    guard max(columns, rows) <= Double(side), columns * rows <= Double(total) else {
      throw .surfaceTooLarge(width: columns, height: rows, side: side, total: total)
    }
    return (Int(columns), Int(rows))
  }

  /// Checks the extents of a document.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`.
  static func checkDocument(_ size: Size) throws(DrawingError) {
    _ = try pixels(size: size, scale: 1)
  }
}
