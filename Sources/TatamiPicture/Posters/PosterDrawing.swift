import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiGraphics

/// A poster's shapes and texts as a drawing, made without creating views, match by match.
struct PosterDrawing: DrawingParts {
  let layout: TournamentPoster.Layout

  /// Calls a closure with the background, and with each match, row or other item.
  ///
  /// - Complexity: O(*n*) in the shapes and texts.
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    let context = CGContext()
    let sheet = layout.emptySheet()
    if sheet.scale != 1 { context.scaleBy(x: sheet.scale, y: sheet.scale) }
    sheet.drawBackground(in: context)
    try body(context.takeList())
    var texts = makePosterTexts()
    try layout.forEachPart { items throws(Failure) in
      var isInElement = false
      for item in items {
        switch item {
        case .beginElement: isInElement = true
        case .endElement: isInElement = false
        default: break
        }
        PosterSheet.draw(item, in: context, &texts)
        if !isInElement { try body(context.takeList()) }
      }
    }
  }

  /// Returns the bookmarks of the headings, each title once below its parent.
  ///
  /// - Parameter belowPage: Whether the poster is one of several pages, whose bookmarks are those of
  ///   their headlines.
  func bookmarks(belowPage: Bool) -> [PDFBookmark] {
    let scale = layout.emptySheet().scale
    var bookmarks: [PDFBookmark] = []
    var known: Set<String> = []
    for text in layout.headings() {
      guard let level = text.font.headingLevel, level > 1 || belowPage else { continue }
      if level < 3 { known = [] }
      guard known.insert(text.text).inserted else { continue }
      let position = Point(x: text.frame.minX * scale, y: text.frame.minY * scale)
      bookmarks.append(PDFBookmark(text.text, level: level, position: position))
    }
    return bookmarks
  }
}
