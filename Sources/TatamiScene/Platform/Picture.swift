public import Foundation
import TatamiHost
import TatamiDrawing

/// Draws views into files.
public enum Picture {
  /// Returns the content of a file that shows a view.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of a PNG; ignored for other formats.
  ///   - title: The document's title in SVG and PDF.
  /// - Throws: A `PictureError` if the size exceeds the limits of the format.
  @MainActor
  public static func data(
    of view: UIView,
    as format: PictureFormat,
    scale: Double,
    title: String
  ) throws(PictureError) -> Data {
    do throws(DrawingError) {
      return switch format {
      case .png: try ViewRenderer.png(of: view, scale: CGFloat(scale))
      case .svg: Data(try ViewRenderer.svg(of: view, title: title).utf8)
      case .pdf: try ViewRenderer.pdf(of: view, title: title)
      }
    } catch {
      throw PictureError(description: error.description)
    }
  }
}
