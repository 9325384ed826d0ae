package import TatamiGeometry

/// The maximum sizes of surfaces and documents.
package enum SurfaceLimits {
  /// The maximum side of a raster, in pixels.
  package static let side = 16_384
  /// The maximum side of a PDF page, in points: 200 inches, the limit that PDF viewers must support.
  package static let pdfSide = 14_400
  /// The maximum side of an SVG document, in points.
  package static let svgSide = 1 << 22
  /// The maximum number of pixels.
  static let total = Bitmap.maxPixels

  /// Returns the size in whole pixels; each side is at least 1.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`.
  package static func pixels(
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

  /// Checks the size of a document, in points.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`.
  package static func checkDocument(_ size: Size, side: Int) throws(DrawingError) {
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .emptySurface(width: width, height: height, scale: 1)
    }
    guard max(width, height) <= Double(side) else {
      throw .surfaceTooLarge(width: width, height: height, side: side, total: side * side)
    }
  }
}
