import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiGraphics

/// A poster's shapes and texts as a drawing, made without creating views.
struct PosterDrawing: DrawingParts {
  let sheet: PosterSheet

  /// Calls a closure with the background, and with each match, row or other item.
  ///
  /// - Complexity: O(*n*) in the shapes and texts.
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    let context = CGContext()
    if sheet.scale != 1 { context.scaleBy(x: sheet.scale, y: sheet.scale) }
    sheet.drawBackground(in: context)
    try body(context.list)
    var texts = makePosterTexts()
    var start = sheet.items.startIndex
    var isInElement = false
    for (index, item) in sheet.items.enumerated() {
      switch item {
      case .beginElement: isInElement = true
      case .endElement: isInElement = false
      default: break
      }
      guard !isInElement else { continue }
      let context = CGContext()
      PosterSheet.draw(sheet.items[start...index], in: context, &texts)
      try body(context.list)
      start = index + 1
    }
  }
}
