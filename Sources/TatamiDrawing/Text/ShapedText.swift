/// A text whose paragraphs are shaped once, for layouts of any width.
///
/// A class, because it stores the paragraphs as they are needed.
final class ShapedText {
  /// The values on which shaping depends: everything in a request but its limits and its spacing.
  struct Key: Hashable {
    let runs: [TextRequest.Run]
    let direction: TextRequest.BaseDirection
  }

  let source: TextSource
  /// Whether Pango laid out a line of the text because arithmetic does not do that exactly.
  var usesPango = false
  private let fonts: PangoFonts
  /// The paragraphs by their offsets; nil for those that only Pango lays out.
  private var paragraphs: [Int: ShapedParagraph?] = [:]

  init(_ runs: [TextRequest.Run], _ fonts: PangoFonts) {
    source = TextSource(runs)
    self.fonts = fonts
  }

  /// Returns a paragraph; nil if only Pango lays it out.
  func paragraph(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedParagraph? {
    if let known = paragraphs[text.offset] { return known }
    let shaped = ShapedParagraph(text, of: request, fonts: fonts)
    paragraphs[text.offset] = shaped
    return shaped
  }
}

extension TextRequest {
  /// The values on which shaping the text depends.
  var shapedTextKey: ShapedText.Key {
    ShapedText.Key(runs: runs, direction: style.baseDirection)
  }
}
