#if !canImport(ObjectiveC)
package import TatamiDrawing
import TatamiGraphics
package import TatamiThemes
import TatamiUIKit

extension CGContext {
  /// Begins the element of a match or a row in semantic formats.
  func begin(_ element: PosterSheet.Element) {
    let classes =
      switch element.kind {
      case .match(let isDecided): isDecided ? "match decided" : "match"
      case .row: "row"
      }
    append(
      .beginElement(
        SemanticElement(
          id: element.id,
          title: element.label,
          classes: classes,
          link: element.link
        )
      )
    )
  }

  /// Ends an element.
  func endElement() {
    append(.endElement)
  }
}

/// Whether a font has the flags of countries; names keep the codes otherwise.
let hasFlagFont = PangoShaper.shared.hasFlags()

/// Returns what draws the texts of a poster.
package func makePosterTexts() -> some PosterTextDrawing { PosterTextLayouts() }

/// Lays out the texts of a poster, and keeps the layouts of texts that may occur again.
///
/// The shaper's own cache is too small for a large draw, and its keys take longer to compare.
struct PosterTextLayouts: PosterTextDrawing {
  private struct Key: Hashable {
    let text: String
    let font: PosterSheet.Font
    let scale: Double
    let color: ThemeColor
  }

  private let shaper = PangoShaper.shared
  /// The layouts of names of sides that have not won their match; each team has at most one.
  private var names: [Key: TextLayout] = [:]
  /// The layouts of other texts, such as scores and the names of winners.
  private var others: [Key: TextLayout] = [:]

  private static let nameLimit = 1_024
  private static let otherLimit = 65_536

  /// Draws a text; headings are elements in semantic formats.
  package mutating func draw(_ text: PosterSheet.Text, in context: CGContext) {
    let layout = layout(text)
    // Several lines are aligned by the layout.
    let free = layout.lines.count > 1 ? 0 : text.frame.width - layout.size.width
    let share =
      switch text.alignment {
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      }
    let origin = CGPoint(
      x: text.frame.minX + free * share,
      y: text.frame.midY - layout.size.height / 2
    )
    guard let level = text.font.headingLevel else { return context.draw(layout, at: origin) }
    context.append(.beginElement(SemanticElement(headingLevel: level)))
    context.draw(layout, at: origin)
    context.append(.endElement)
  }

  /// Returns the text: smaller, in two lines or truncated if it is wider than its frame.
  mutating func layout(_ text: PosterSheet.Text) -> TextLayout {
    var attributes = TextAttributes(
      font: FontDescriptor(text.font),
      color: Color(text.color)
    )
    attributes.font.pointSize = text.font.pointSize * text.scale
    // Without a limit, equal texts in cards of any width have one layout.
    var layout = unlimitedLayout(text, attributes)
    let width = text.frame.width
    guard layout.size.width > width + 0.01 else { return layout }
    let (factor, lines) = text.shrinking(from: layout.size.width)
    attributes.font.pointSize = text.font.pointSize * factor
    if factor < text.scale, lines == 1 {
      layout = shaper.layout(TextRequest(text.text, attributes, maxLines: 1))
      if layout.size.width <= width + 0.01 { return layout }
    }
    let style = TextRequest.ParagraphStyle(
      alignment: text.alignment == .right ? .right : .natural,
      lineBreakMode: .truncateTail
    )
    return shaper.layout(
      TextRequest(
        text.text,
        attributes,
        widthLimit: .points(width),
        maxLines: lines,
        style: style
      )
    )
  }

  /// Returns the text in one line without a limit.
  private mutating func unlimitedLayout(
    _ text: PosterSheet.Text,
    _ attributes: TextAttributes
  ) -> TextLayout {
    let key = Key(text: text.text, font: text.font, scale: text.scale, color: text.color)
    let isName = text.font == .name
    if let known = isName ? names[key] : others[key] { return known }
    let layout = shaper.uncachedLayout(TextRequest(text.text, attributes, maxLines: 1))
    if isName {
      if names.count >= Self.nameLimit { names.removeAll(keepingCapacity: true) }
      names[key] = layout
    } else {
      if others.count >= Self.otherLimit { others.removeAll(keepingCapacity: true) }
      others[key] = layout
    }
    return layout
  }
}

extension Color {
  /// Creates the color of a poster.
  package init(_ color: ThemeColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

extension FontDescriptor {
  fileprivate init(_ font: PosterSheet.Font) {
    self.init(
      pointSize: font.pointSize,
      weight: font.weight,
      monospacedDigits: font.hasTabularDigits
    )
  }
}
#endif
