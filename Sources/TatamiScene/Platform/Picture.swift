public import Foundation
import TatamiHost
import TatamiDrawing

/// A kind of file that pictures are written as.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// Pixels, without loss.
  case png
  /// Vectors and text that stays text.
  case svg
  /// A page of vectors and text.
  case pdf
}

/// Why a view could not be drawn into a file.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found and what is allowed.
  public let description: String
}

/// Draws views into files.
public enum Picture {
  /// Returns a view as the bytes of a file.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point for PNG; the others have none.
  ///   - title: The document's title, for SVG and PDF.
  /// - Throws: A `PictureError` when the size is beyond what can be drawn.
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
