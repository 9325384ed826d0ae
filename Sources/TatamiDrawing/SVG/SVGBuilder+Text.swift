import TatamiGeometry

extension SVGBuilder {
  mutating func draw(_ run: TextRun, at origin: Point) {
    guard origin.isFinite, run.attributes.color.alpha > 0 else { return }
    let text = run.text.escapedForXML
    guard text.contains(where: { $0 != " " }) || run.attributes.underline else { return }
    let moves = transform.isTranslation
    var start = moves ? transform.apply(origin) : origin
    // Text anchors where it begins to be read.
    if run.isRightToLeft { start.x += run.width }
    if run.attributes.font.family == .system { usesSystemFont = true }
    var element = "<text x=\"\(start.x.svg)\" y=\"\(start.y.svg)\"" + run.svgAttributes
    if run.text.losesSpaces { element += " xml:space=\"preserve\"" }
    element += (moves ? "" : transform.svgAttribute) + ">\(text)</text>"
    if let link = run.attributes.link.flatMap(SafeLink.init) {
      element = "<a href=\"\(link.address.escapedForXML)\">\(element)</a>"
    }
    write(element)
  }
}

extension String {
  /// Whether a reader would leave out spaces at the ends or between words, or change tabs.
  fileprivate var losesSpaces: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains("\t")
  }
}

extension TextRun {
  /// The attributes of the run's look.
  fileprivate var svgAttributes: String {
    let font = attributes.font
    // The system's font is the document's.
    var text = font.family == .system ? "" : " font-family=\"\(font.family.svg)\""
    text += " font-size=\"\(font.usableSize.svg)\""
    if font.usableWeight != 400 { text += " font-weight=\"\(font.usableWeight)\"" }
    if font.italic { text += " font-style=\"italic\"" }
    if font.monospacedDigits { text += " font-variant-numeric=\"tabular-nums\"" }
    if attributes.usableKern != 0 { text += " letter-spacing=\"\(attributes.usableKern.svg)\"" }
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
  /// The families to try, in CSS notation and escaped.
  var svg: String {
    switch self {
    case .system: "Inter, 'DejaVu Sans', system-ui, sans-serif"
    case .monospaced: "'DejaVu Sans Mono', ui-monospace, monospace"
    case .named(let name):
      "'\(name.filter { $0 != "'" && $0 != "\\" }.escapedForXML)', Inter, 'DejaVu Sans', sans-serif"
    }
  }
}
