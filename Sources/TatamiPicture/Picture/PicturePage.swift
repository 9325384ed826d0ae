import Tatami
import TatamiDrawing
import TatamiGeometry

/// A page of a picture.
enum PicturePage: Sendable {
  /// A drawing in memory.
  case drawing(DisplayList, size: Size)
  /// A poster, or a part of one, that is drawn while the page is written.
  case poster(PosterSheet, isPart: Bool, paper: Paper?)

  /// The page on which a poster is drawn at a scale, in the middle of the upper edge.
  struct Paper: Sendable {
    let size: Size
    let scale: Double
  }

  /// Returns the drawing with the bookmarks of its headings.
  func pdfPage() -> PDFPage {
    switch self {
    case .drawing(let list, let size): return PDFPage(list, size: size)
    case .poster(let sheet, let isPart, let paper):
      let list = PosterDrawing(sheet: sheet).wholeList
      let bookmarks = sheet.bookmarks(belowPage: isPart)
      let page = PDFPage(list, size: sheet.scaledSize, bookmarks: bookmarks)
      return paper.map { page.scaled(to: $0, background: sheet.background.map { Color($0) }) }
        ?? page
    }
  }
}

extension PicturePage: DrawingParts {
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    if case .poster(let sheet, _, nil) = self {
      try PosterDrawing(sheet: sheet).forEachPart(body)
    } else {
      try body(pdfPage().drawing)
    }
  }
}

extension PDFPage {
  /// Returns a page with the drawing in the middle of its upper edge.
  fileprivate func scaled(to paper: PicturePage.Paper, background: Color?) -> PDFPage {
    var page = PDFPage(DisplayList(), size: paper.size)
    if let background {
      var path = Path()
      path.addRect(Rect(size: paper.size))
      page.drawing.append(.fill(path, .nonZero, .solid(background)))
    }
    let left = (paper.size.width - size.width * paper.scale) / 2
    page.drawing.append(.concat(Transform(translationX: left, y: 0)))
    page.drawing.append(.concat(Transform(scaleX: paper.scale, y: paper.scale)))
    page.drawing.append(drawing)
    page.bookmarks = bookmarks.map { bookmark in
      var moved = bookmark
      moved.position.x = left + bookmark.position.x * paper.scale
      moved.position.y *= paper.scale
      return moved
    }
    return page
  }
}

extension PosterSheet {
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
