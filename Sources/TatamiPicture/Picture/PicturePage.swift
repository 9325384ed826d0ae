import Tatami
import TatamiDrawing
import TatamiGeometry

/// A page of a picture.
enum PicturePage: Sendable {
  /// A drawing in memory.
  case drawing(DisplayList, size: Size)
  /// A poster, or a part of one, that is drawn while the page is written.
  case poster(TournamentPoster.Layout, isPart: Bool, paper: Paper?)

  /// The page on which a poster is drawn at a scale, in the middle of the upper edge.
  struct Paper: Sendable {
    let size: Size
    let scale: Double
  }

  /// Returns the drawing with the bookmarks of its headings.
  func pdfPage() -> PDFPage {
    switch self {
    case .drawing(let list, let size): return PDFPage(list, size: size)
    case .poster(let layout, let isPart, let paper):
      let (drawing, sheet) = (PosterDrawing(layout: layout), layout.emptySheet())
      let bookmarks = drawing.bookmarks(belowPage: isPart)
      let page = PDFPage(drawing.wholeList, size: sheet.scaledSize, bookmarks: bookmarks)
      return paper.map { page.scaled(to: $0, background: sheet.background.map { Color($0) }) }
        ?? page
    }
  }
}

extension PicturePage: DrawingParts {
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    if case .poster(let layout, _, nil) = self {
      try PosterDrawing(layout: layout).forEachPart(body)
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
