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
    try body(context.takeList())
    var texts = makePosterTexts()
    var isInElement = false
    for item in sheet.items {
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
