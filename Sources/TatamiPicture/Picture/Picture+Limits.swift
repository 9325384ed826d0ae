import TatamiJSON
public import Foundation
import TatamiDrawing
import TatamiGeometry

extension Picture {
  /// Checks whether a format allows a size, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - format: The format.
  ///   - scale: The pixels per point of a raster image; ignored for other formats.
  /// - Throws: A `PictureError` with the size and the limit.
  public static func check(
    _ size: CGSize,
    as format: PictureFormat,
    scale: Double
  ) throws(PictureError) {
    let points = Size(width: Double(size.width), height: Double(size.height))
    do throws(DrawingError) {
      switch format {
      case .png, .jpeg, .webp: _ = try SurfaceLimits.pixels(size: points, scale: scale)
      case .svg: try SurfaceLimits.checkDocument(points, side: SurfaceLimits.svgSide)
      case .pdf: try SurfaceLimits.checkDocument(points, side: SurfaceLimits.pdfSide)
      }
    } catch {
      throw PictureError(error, format: format)
    }
  }

  /// Whether a format allows a size, in points.
  public static func allows(_ size: CGSize, as format: PictureFormat, scale: Double) -> Bool {
    (try? check(size, as: format, scale: scale)) != nil
  }

  /// Returns the maximum number of pixels per point of a raster image, rounded down to hundredths.
  public static func maximumScale(of size: CGSize) -> Double {
    let scale = Double(SurfaceLimits.side) / Double(max(size.width, size.height))
    return (scale * 100).rounded(.down) / 100
  }
}

extension PictureError {
  /// Converts a drawing error.
  init(_ error: DrawingError, format: PictureFormat) {
    guard case .surfaceTooLarge(let width, let height, let side, _) = error else {
      self.init(description: error.description)
      return
    }
    let size = "\(JSONWriter.text(of: width)) x \(JSONWriter.text(of: height))"
    let unit = format.isRaster ? "pixels" : "points"
    self.init(
      description: "\(size) \(unit) are too large; \(format.rawValue.uppercased()) allows at most"
        + " \(side) on each side"
    )
  }
}
