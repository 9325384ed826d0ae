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
    let transform = transform
    let link = run.attributes.link.flatMap(SafeLink.init)
    write { markup in
      if let link { markup += "<a href=\"\(link.url)\">" }
      markup.append(raw: "<text x=\"", start.x)
      markup.append(raw: " y=\"", start.y)
      markup.append(attributesOf: run)
      if run.text.needsPreservedSpaces { markup.append(raw: " xml:space=\"preserve\"") }
      if !translates { markup += transform.svgAttribute }
      markup.append(raw: ">")
      markup += text
      markup.append(raw: "</text>")
      if link != nil { markup.append(raw: "</a>") }
    }
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

extension SVGMarkup {
  /// Appends the attributes of a run's font, color and decorations.
  fileprivate mutating func append(attributesOf run: TextRun) {
    let (attributes, font) = (run.attributes, run.attributes.font)
    // The system font is set on the document's root element.
    if font.family != .system { self += " font-family=\"\(font.family.svg)\"" }
    append(raw: " font-size=\"", font.clampedSize)
    if font.clampedWeight != 400 { append(raw: " font-weight=\"", Double(font.clampedWeight)) }
    if font.italic { append(raw: " font-style=\"italic\"") }
    if font.monospacedDigits { append(raw: " font-variant-numeric=\"tabular-nums\"") }
    if attributes.clampedKern != 0 { append(raw: " letter-spacing=\"", attributes.clampedKern) }
    append(attributes.color, as: "fill")
    switch (attributes.underline, attributes.strikethrough) {
    case (true, true): append(raw: " text-decoration=\"underline line-through\"")
    case (true, false): append(raw: " text-decoration=\"underline\"")
    case (false, true): append(raw: " text-decoration=\"line-through\"")
    case (false, false): break
    }
    if run.isRightToLeft { append(raw: " direction=\"rtl\" unicode-bidi=\"embed\"") }
    if run.width > 0 { append(raw: " textLength=\"", run.width) }
  }
}

extension FontDescriptor.Family {
  /// The family and its fallbacks in CSS notation.
  var svg: SVGMarkup {
    switch self {
    case .system:
      if let name = InterfaceFont.family {
        "'\(Self.unquoted(name))', Inter, 'DejaVu Sans', system-ui, sans-serif"
      } else {
        "Inter, 'DejaVu Sans', system-ui, sans-serif"
      }
    case .monospaced: "'DejaVu Sans Mono', ui-monospace, monospace"
    case .named(let name):
      "'\(Self.unquoted(name))', Inter, 'DejaVu Sans', sans-serif"
    }
  }

  private static func unquoted(_ name: String) -> String {
    name.filter { $0 != "'" && $0 != "\\" }
  }
}
