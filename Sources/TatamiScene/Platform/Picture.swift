public import Foundation
public import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiHost

/// The drawing of a view, from which files are made.
public struct Picture: Sendable {
  /// The size of the first page, in points.
  public let size: CGSize
  /// The pages; only PDF shows more than one.
  private let pages: [PDFPage]
  /// The drawing as a sentence, empty for none.
  private var summary = ""
  /// The CSS rules of an SVG.
  private var styleSheet = ""

  /// Lays out and draws a view.
  @MainActor
  public init(of view: UIView) {
    size = view.bounds.size
    pages = [PDFPage(ViewRenderer.boundsDisplayList(of: view), size: Size(size))]
  }

  /// Draws a poster without creating its views.
  ///
  /// - Parameter followsAppearance: Whether an SVG of the light theme has the colors of the dark
  ///   theme where the viewer's appearance is dark.
  /// - Complexity: O(*n*) in the matches.
  public init(of poster: TournamentPoster.Layout, followsAppearance: Bool = false) {
    size = poster.size
    pages = [PDFPage(PosterDrawing(poster.sheet()).list, size: Size(size))]
    summary = poster.poster.summary
    if followsAppearance {
      var dark = poster.poster
      dark.theme = .dark
      styleSheet = PosterStyleSheet.dark(poster.poster.palette, dark.palette)
    }
  }

  /// Draws the parts of a poster on pages.
  ///
  /// - Parameters:
  ///   - parts: The parts, at least one.
  ///   - paper: The size of the pages, in points; nil for pages of the parts' sizes. A part is enlarged
  ///     by half at most.
  public init(of parts: [TournamentPoster.Layout], paper: CGSize? = nil) {
    pages = parts.map { part in
      let list = PosterDrawing(part.sheet()).list
      guard let paper else { return PDFPage(list, size: Size(part.size)) }
      let background = part.poster.isTransparent ? nil : Color(part.poster.palette.page)
      return PDFPage(list, of: Size(part.size), on: Size(paper), background: background)
    }
    size = paper ?? parts.first?.size ?? .zero
    summary = parts.first?.poster.summary ?? ""
  }

  /// The number of pages of a PDF.
  public var pageCount: Int { pages.count }

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
      case .svg: Data(try svg(title: title).utf8)
      case .pdf:
        Data(try PDFWriter.data(of: pages, metadata: .init(title: title, subject: summary)))
      }
    } catch {
      throw PictureError(error, format: format)
    }
  }

  /// The drawing of the first page.
  private var drawing: DisplayList { pages.first?.drawing ?? DisplayList() }

  private func svg(title: String) throws(DrawingError) -> String {
    try SVGWriter.text(
      of: drawing,
      size: Size(size),
      title: title,
      description: summary,
      styleSheet: styleSheet
    )
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
    var known: Set<Unicode.Scalar> = []
    return pages.flatMap { $0.drawing.charactersWithoutGlyph() }.filter {
      known.insert($0).inserted
    }
  }
}

extension PDFPage {
  /// Creates a page with a drawing in the middle of its upper edge, as large as fits.
  fileprivate init(_ list: DisplayList, of size: Size, on paper: Size, background: Color?) {
    let scale = min(paper.width / size.width, paper.height / size.height, 1.5)
    var drawing = DisplayList()
    if let background {
      var path = Path()
      path.addRect(Rect(size: paper))
      drawing.append(.fill(path, .nonZero, .solid(background)))
    }
    let left = (paper.width - size.width * scale) / 2
    drawing.append(.concat(Transform(translationX: left, y: 0)))
    drawing.append(.concat(Transform(scaleX: scale, y: scale)))
    drawing.append(list)
    self.init(drawing, size: paper)
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
