import TatamiGeometry

extension SVGBuilder {
  mutating func draw(_ run: TextRun, at origin: Point) {
    guard origin.isFinite, run.attributes.color.alpha > 0 else { return }
    let text = SVGMarkup(escaping: run.text)
    guard text.bytes.contains(where: { $0 != UInt8(ascii: " ") }) || run.attributes.underline
    else { return }
    let translates = transform.isTranslation
    var start = translates ? transform.apply(origin) : origin
    // SVG anchors text at the start in reading order.
    if run.isRightToLeft { start.x += run.width }
    if run.attributes.font.family == .system { usesSystemFont = true }
    var element: SVGMarkup = "<text x=\"\(start.x)\" y=\"\(start.y)\"\(run.svgAttributes)"
    if run.text.needsPreservedSpaces { element.append(raw: " xml:space=\"preserve\"") }
    if !translates { element += transform.svgAttribute }
    element += ">\(text)</text>"
    if let link = run.attributes.link.flatMap(SafeLink.init) {
      element = "<a href=\"\(link.url)\">\(element)</a>"
    }
    write(element)
  }
}

extension String {
  /// Whether a renderer would collapse spaces or replace tabs in the text.
  fileprivate var needsPreservedSpaces: Bool {
    let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
    // A space at the beginning is treated like the second of two.
    var last = space
    for byte in utf8 {
      if byte == tab || byte == space && last == space { return true }
      last = byte
    }
    return last == space && !isEmpty
  }
}

extension TextRun {
  /// The attributes of the run's font, color and decorations.
  fileprivate var svgAttributes: SVGMarkup {
    let font = attributes.font
    // The system font is set on the document's root element.
    var markup =
      font.family == .system ? SVGMarkup() : " font-family=\"\(font.family.svg)\"" as SVGMarkup
    markup += " font-size=\"\(font.clampedSize)\""
    if font.clampedWeight != 400 { markup += " font-weight=\"\(font.clampedWeight)\"" }
    if font.italic { markup += " font-style=\"italic\"" }
    if font.monospacedDigits { markup += " font-variant-numeric=\"tabular-nums\"" }
    if attributes.clampedKern != 0 { markup += " letter-spacing=\"\(attributes.clampedKern)\"" }
    markup += attributes.color.svgAttributes("fill")
    var lines: [String] = []
    if attributes.underline { lines.append("underline") }
    if attributes.strikethrough { lines.append("line-through") }
    if !lines.isEmpty { markup += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    if isRightToLeft { markup += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    if width > 0 { markup += " textLength=\"\(width)\"" }
    return markup
  }
}

extension FontDescriptor.Family {
  /// The family and its fallbacks in CSS notation.
  var svg: SVGMarkup {
    switch self {
    case .system: "Inter, 'DejaVu Sans', system-ui, sans-serif"
    case .monospaced: "'DejaVu Sans Mono', ui-monospace, monospace"
    case .named(let name):
      "'\(name.filter { $0 != "'" && $0 != "\\" })', Inter, 'DejaVu Sans', sans-serif"
    }
  }
}
