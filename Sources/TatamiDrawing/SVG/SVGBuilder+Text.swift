import TatamiGeometry

extension SVGBuilder {
  mutating func draw(_ run: TextRun, at origin: Point) {
    guard origin.isFinite, run.attributes.color.alpha > 0 else { return }
    let text = run.text.escapedForXML
    guard text.contains(where: { $0 != " " }) || run.attributes.underline else { return }
    let translates = transform.isTranslation
    var start = translates ? transform.apply(origin) : origin
    // SVG anchors text at the start in reading order.
    if run.isRightToLeft { start.x += run.width }
    if run.attributes.font.family == .system { usesSystemFont = true }
    var element = "<text x=\"\(start.x.svg)\" y=\"\(start.y.svg)\"" + run.svgAttributes
    if run.text.needsPreservedSpaces { element += " xml:space=\"preserve\"" }
    element += (translates ? "" : transform.svgAttribute) + ">\(text)</text>"
    if let link = run.attributes.link.flatMap(SafeLink.init) {
      element = "<a href=\"\(link.url.escapedForXML)\">\(element)</a>"
    }
    write(element)
  }
}

extension String {
  /// Whether a renderer would collapse spaces or replace tabs in the text.
  fileprivate var needsPreservedSpaces: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains("\t")
  }
}

extension TextRun {
  /// The attributes of the run's font, color and decorations.
  fileprivate var svgAttributes: String {
    let font = attributes.font
    // The system font is set on the document's root element.
    var text = font.family == .system ? "" : " font-family=\"\(font.family.svg)\""
    text += " font-size=\"\(font.clampedSize.svg)\""
    if font.clampedWeight != 400 { text += " font-weight=\"\(font.clampedWeight)\"" }
    if font.italic { text += " font-style=\"italic\"" }
    if font.monospacedDigits { text += " font-variant-numeric=\"tabular-nums\"" }
    if attributes.clampedKern != 0 { text += " letter-spacing=\"\(attributes.clampedKern.svg)\"" }
    text += attributes.color.svgAttributes("fill")
    var lines: [String] = []
    if attributes.underline { lines.append("underline") }
    if attributes.strikethrough { lines.append("line-through") }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    if isRightToLeft { text += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    if width > 0 { text += " textLength=\"\(width.svg)\"" }
    return text
  }
}

extension FontDescriptor.Family {
  /// The family and its fallbacks in CSS notation, escaped.
  var svg: String {
    switch self {
    case .system: "Inter, 'DejaVu Sans', system-ui, sans-serif"
    case .monospaced: "'DejaVu Sans Mono', ui-monospace, monospace"
    case .named(let name):
      "'\(name.filter { $0 != "'" && $0 != "\\" }.escapedForXML)', Inter, 'DejaVu Sans', sans-serif"
    }
  }
}
