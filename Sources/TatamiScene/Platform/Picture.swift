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
    self.init([poster.sheet()], summary: poster.poster.summary)
    if followsAppearance {
      var dark = poster.poster
      dark.theme = .dark
      styleSheet = PosterStyleSheet.dark(poster.poster.palette, dark.palette)
    }
  }

  /// Draws a poster of stages without creating its views.
  ///
  /// - Parameter followsAppearance: Whether an SVG of the light theme has the colors of the dark
  ///   theme where the viewer's appearance is dark.
  /// - Complexity: O(*n*) in the matches.
  public init(of poster: StagesPoster.Layout, followsAppearance: Bool = false) {
    self.init([poster.sheet()], summary: poster.poster.summary)
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
  ///   - paper: The size of the pages, in points; nil for pages of the parts' sizes. Parts are enlarged
  ///     by half at most, all by the same factor.
  public init(of parts: [TournamentPoster.Layout], paper: CGSize? = nil) {
    self.init(parts.map { $0.sheet() }, paper: paper, summary: parts.first?.poster.summary ?? "")
  }

  /// Draws the parts of a poster of stages on pages.
  ///
  /// - Parameters:
  ///   - parts: The parts, at least one.
  ///   - paper: The size of the pages, in points; nil for pages of the parts' sizes. Parts are enlarged
  ///     by half at most, all by the same factor.
  public init(of parts: [StagesPoster.Layout], paper: CGSize? = nil) {
    let sheets = parts.map { $0.sheet() }
    self.init(sheets, paper: paper, summary: parts.first?.poster.summary ?? "")
  }

  private init(_ sheets: [PosterSheet], paper: CGSize? = nil, summary: String) {
    // Type has one size on all pages.
    let scale = paper.map { paper in
      sheets.reduce(1.5) { min($0, $1.scale(fitting: Size(paper))) }
    }
    pages = sheets.map { sheet in
      let list = PosterDrawing(sheet).list
      let bookmarks = sheet.bookmarks(belowPage: sheets.count > 1)
      let page = PDFPage(list, size: sheet.scaledSize, bookmarks: bookmarks)
      guard let paper, let scale else { return page }
      return page.scaled(by: scale, on: Size(paper), background: sheet.background.map { Color($0) })
    }
    size = CGSize(pages.first?.size ?? .zero)
    self.summary = summary
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
  /// Returns a page with the drawing in the middle of its upper edge.
  fileprivate func scaled(by scale: Double, on paper: Size, background: Color?) -> PDFPage {
    var page = PDFPage(DisplayList(), size: paper)
    if let background {
      var path = Path()
      path.addRect(Rect(size: paper))
      page.drawing.append(.fill(path, .nonZero, .solid(background)))
    }
    let left = (paper.width - size.width * scale) / 2
    page.drawing.append(.concat(Transform(translationX: left, y: 0)))
    page.drawing.append(.concat(Transform(scaleX: scale, y: scale)))
    page.drawing.append(drawing)
    page.bookmarks = bookmarks.map { bookmark in
      var moved = bookmark
      moved.position.x = left + bookmark.position.x * scale
      moved.position.y *= scale
      return moved
    }
    return page
  }
}

extension PosterSheet {
  /// Returns the scale at which the sheet fits a page.
  fileprivate func scale(fitting paper: Size) -> Double {
    min(paper.width / scaledSize.width, paper.height / scaledSize.height)
  }

  /// Returns the bookmarks of the headings, each title once below its parent.
  ///
  /// - Parameter belowPage: Whether the sheet is one of several pages, whose bookmarks are those of
  ///   their headlines.
  fileprivate func bookmarks(belowPage: Bool) -> [PDFBookmark] {
    var bookmarks: [PDFBookmark] = []
    var known: Set<String> = []
    var isInElement = false
    for item in items {
      switch item {
      case .beginElement: isInElement = true
      case .endElement: isInElement = false
      case .text(let text):
        guard !isInElement, let level = text.font.headingLevel, level > 1 || belowPage else {
          continue
        }
        if level < 3 { known = [] }
        guard known.insert(text.text).inserted else { continue }
        let position = Point(x: text.frame.minX * scale, y: text.frame.minY * scale)
        bookmarks.append(PDFBookmark(text.text, level: level, position: position))
      default: continue
      }
    }
    return bookmarks
  }
}

extension CGSize {
  fileprivate init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
