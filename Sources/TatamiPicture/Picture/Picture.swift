public import Foundation
public import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiHost
import TatamiThemes

/// The drawing of a view, from which files are made.
///
/// ```swift
/// let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
/// label.text = "Hello"
/// let svg = try Picture(of: label).data(as: .svg, scale: 1, title: "A greeting")
/// ```
public struct Picture: Sendable {
  /// The size of the first page, in points.
  public let size: CGSize
  /// The texts of a scene that do not fit, each as a sentence with its path.
  public internal(set) var notes: [String] = []
  /// The paths of a scene's images, relative to the folder of its document.
  public internal(set) var imagePaths: [String] = []
  /// The pages; only PDF shows more than one.
  let pages: [PicturePage]
  /// The drawing as a sentence, empty for none.
  private var summary = ""
  /// The end of the document's title, which names the champion of a tournament.
  private var titleEnding = ""
  /// The CSS rules of an SVG.
  private var styleSheet = ""

  init(pages: [PicturePage], size: CGSize) {
    (self.pages, self.size) = (pages, size)
  }

  /// Lays out and draws a view.
  @MainActor
  public init(of view: UIView) {
    size = view.bounds.size
    pages = [.drawing(ViewRenderer.boundsDisplayList(of: view), size: Size(size))]
  }

  /// Draws a poster without creating its views.
  ///
  /// - Complexity: O(*n*) in the matches.
  public init(of poster: TournamentPoster.Layout) {
    self.init(of: PosterPages(poster))
  }

  /// Draws the pages of a poster without creating views.
  ///
  /// On paper, parts are enlarged by half at most, all by the same factor.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - followsAppearance: Whether an SVG of the light theme has the colors of the dark theme
  ///     where the viewer's appearance is dark.
  /// - Complexity: O(*n*) in the matches.
  public init(of pages: PosterPages, followsAppearance: Bool = false) {
    // Type has one size on all pages.
    let scale = min(pages.scale, 1.5)
    let paper = pages.paper.map { PicturePage.Paper(size: Size($0), scale: scale) }
    self.pages = pages.parts.map { layout in
      .poster(layout, isPart: pages.parts.count > 1, paper: paper)
    }
    size = pages.size
    guard let first = pages.parts.first else { return }
    summary = first.summary
    titleEnding = first.champion.map { " – champion \($0)" } ?? ""
    if followsAppearance {
      styleSheet = PosterStyleSheet.dark(first.poster.palette, PictureTheme.dark.palette)
    }
  }

  /// The number of pages of a PDF.
  public var pageCount: Int { pages.count }

  /// Returns the content of a file that shows the picture.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The pixels per point of a raster image; ignored for other formats.
  ///   - title: The document's title in PNG, SVG and PDF; the champion of a tournament is added.
  /// - Throws: A `PictureError` if the size exceeds the limits of the format.
  public func data(
    as format: PictureFormat,
    scale: Double,
    title: String
  ) throws(PictureError) -> Data {
    try file(as: format, scale: scale, title: title).data
  }

  /// Returns the picture's file and the characters for which no installed font has a glyph.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The pixels per point of a raster image; ignored for other formats.
  ///   - title: The document's title in PNG, SVG and PDF; the champion of a tournament is added.
  /// - Throws: A `PictureError` if the size exceeds the limits of the format.
  public func file(
    as format: PictureFormat,
    scale: Double,
    title: String
  ) throws(PictureError) -> PictureFile {
    let missing = MissingGlyphCollector()
    let title = title + titleEnding
    do throws(DrawingError) {
      let pieces =
        switch format {
        case .png, .jpeg, .webp: [try raster(format, scale: scale, title: title, missing)]
        case .svg: try svg(title: title, missing)
        case .pdf: try pdf(title: title, missing)
        }
      return PictureFile(pieces: pieces, charactersWithoutGlyph: missing.glyphs.characters)
    } catch {
      throw PictureError(error, format: format)
    }
  }

  private func svg(
    title: String,
    _ missing: MissingGlyphCollector
  ) throws(DrawingError) -> [[UInt8]] {
    try SVGWriter.pieces(
      of: PictureParts(page: pages.first, missing: missing),
      size: Size(size),
      title: title,
      description: summary,
      styleSheet: styleSheet
    )
  }

  private func pdf(
    title: String,
    _ missing: MissingGlyphCollector
  ) throws(DrawingError) -> [[UInt8]] {
    let drawn = pages.lazy.map { page in
      let page = page.pdfPage()
      missing.glyphs.add(page.drawing)
      return page
    }
    return try PDFWriter.pieces(of: drawn, metadata: .init(title: title, subject: summary))
  }

  private func raster(
    _ format: PictureFormat,
    scale: Double,
    title: String,
    _ missing: MissingGlyphCollector
  ) throws(DrawingError) -> [UInt8] {
    let drawing = pages.first?.pdfPage().drawing ?? DisplayList()
    missing.glyphs.add(drawing)
    let bitmap = try RasterRenderer.bitmap(of: drawing, size: Size(size), scale: scale)
    do throws(ImageError) {
      if format == .jpeg { return try bitmap.jpegData() }
      if format == .webp { return try bitmap.webpData() }
      return try bitmap.pngData(PNGMetadata(scale: scale, title: title, description: summary))
    } catch {
      throw .image(error)
    }
  }
}

/// The content of a picture's file.
public struct PictureFile: Sendable {
  /// The bytes in pieces, so that a large file is never copied as a whole.
  package let pieces: [[UInt8]]
  /// The characters that no installed font can draw, in the order of their first use.
  public let charactersWithoutGlyph: [Unicode.Scalar]

  /// The number of bytes.
  package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// The bytes, copied.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public var data: Data {
    var data = Data(capacity: byteCount)
    for piece in pieces { data.append(contentsOf: piece) }
    return data
  }
}

/// Collects the characters without a glyph while pages are drawn.
///
/// A class, because lazily drawn pages refer to it.
private final class MissingGlyphCollector {
  var glyphs = MissingGlyphs()
}

/// The drawing of a page, part by part.
private struct PictureParts: DrawingParts {
  let page: PicturePage?
  let missing: MissingGlyphCollector

  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    try page?.forEachPart { part throws(Failure) in
      missing.glyphs.add(part)
      try body(part)
    }
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
