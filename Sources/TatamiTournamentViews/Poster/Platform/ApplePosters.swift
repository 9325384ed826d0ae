#if canImport(ObjectiveC)
import TatamiUIKit

extension CGContext {
  /// Does nothing: views have accessible elements of their own.
  func begin(_ element: PosterSheet.Element) {}

  /// Does nothing.
  func endElement() {}
}

/// Returns what draws the texts of a poster.
package func makePosterTexts() -> some PosterTextDrawing { PosterTexts() }

/// Whether a font has the flags of countries.
let hasFlagFont = true

/// Draws the texts of a poster.
struct PosterTexts: PosterTextDrawing {
  /// Draws a text in the middle of its frame's height: smaller or truncated if it is wider than its
  /// frame.
  package mutating func draw(_ text: PosterSheet.Text, in context: CGContext) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.alignment =
      switch text.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    let (factor, lines) = text.shrinking(
      from: text.scale * PosterText.width(of: text.text, text.font)
    )
    let font = text.font.uiFont.withSize(text.font.uiFont.pointSize * factor)
    let height = font.lineHeight * CGFloat(lines)
    let frame = CGRect(
      x: text.frame.minX,
      y: text.frame.midY - height / 2,
      width: text.frame.width + 0.5,
      height: height
    )
    if lines > 1 { style.lineBreakMode = .byWordWrapping }
    (text.text as NSString).draw(
      in: frame,
      withAttributes: [
        .font: font, .foregroundColor: text.color.uiColor, .paragraphStyle: style,
      ]
    )
  }
}
#endif
