public import Foundation
public import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiHost

/// The drawing of a view, from which files are made.
public struct Picture: Sendable {
  /// The size, in points.
  public let size: CGSize
  private let drawing: DisplayList

  /// Lays out and draws a view.
  @MainActor
  public init(of view: UIView) {
    size = view.bounds.size
    drawing = ViewRenderer.boundsDisplayList(of: view)
  }

  /// Draws a poster without creating its views.
  ///
  /// - Complexity: O(*n*) in the matches.
  public init(of poster: TournamentPoster.Layout) {
    size = poster.size
    drawing = PosterDrawing(poster.sheet()).list
  }

  /// Returns the content of a file that shows the picture.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of a PNG; ignored for other formats.
  ///   - title: The document's title in SVG and PDF.
  /// - Throws: A `PictureError` if the size exceeds the limits of the format.
  public func data(
    as format: PictureFormat,
    scale: Double,
    title: String
  ) throws(PictureError) -> Data {
    try Self.check(size, as: format, scale: scale)
    do throws(DrawingError) {
      return switch format {
      case .png: try png(scale: scale)
      case .svg: Data(try SVGWriter.text(of: drawing, size: Size(size), title: title).utf8)
      case .pdf:
        Data(try PDFWriter.data(of: drawing, size: Size(size), metadata: .init(title: title)))
      }
    } catch {
      throw PictureError(error, format: format)
    }
  }

  private func png(scale: Double) throws(DrawingError) -> Data {
    let bitmap = try RasterRenderer.bitmap(of: drawing, size: Size(size), scale: scale)
    do throws(ImageError) {
      return Data(try bitmap.pngData())
    } catch {
      throw .image(error)
    }
  }

  /// Returns the characters that no installed font can draw, in the order of their first use.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func charactersWithoutGlyph() -> [Unicode.Scalar] {
    drawing.charactersWithoutGlyph()
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
