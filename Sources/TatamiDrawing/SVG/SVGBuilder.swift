import TatamiGeometry

/// Writes balanced commands as SVG elements.
///
/// Groups have no transforms: each shape has its own, so clips and shadows are written in the
/// document's coordinates. The start tag of a group or clip is written with its first content.
struct SVGBuilder {
  private struct State {
    var transform = Transform.identity
    var isHidden = false
    /// The names of the tags that end with the state.
    var tags: [StaticString] = []
  }

  /// A start tag that is written with its first content.
  private enum PendingTag {
    case markup(SVGMarkup)
    case element(SemanticElement, link: String?)
    case clip(content: SVGMarkup)
    case mask(content: SVGMarkup, attributes: SVGMarkup)
  }

  let size: Size
  /// Whether there is text in the system's font.
  var usesSystemFont = false
  var definitions = SVGDefinitions()
  /// The end of the content.
  private var body = SVGMarkup()
  /// The content before ``body``: one growing array would be copied again and again.
  private var finishedPieces: [[UInt8]] = []
  /// The number of bytes above which content becomes a piece.
  private static let pieceSize = 1 << 20
  /// The innermost open tags that have no content yet.
  private var pendingTags: [PendingTag] = []
  private var state = State()
  private var saved: [State] = []

  init(size: Size) {
    self.size = size
  }

  /// The content as UTF-8 in pieces.
  var pieces: [[UInt8]] { finishedPieces + [body.bytes] }

  /// The transform from the current coordinates to the document's.
  var transform: Transform { state.transform }

  /// Writes a command.
  mutating func add(_ command: DisplayList.Command) throws(DrawingError) {
    switch command {
    case .save: save()
    case .restore, .endGroup, .endElement: restore()
    case .concat(let transform): concat(transform)
    case .antialias(let isOn): setAntialias(isOn)
    case .clip(let path, let rule): clip(path, rule)
    case .beginGroup(let group): try begin(group)
    case .beginElement(let element): begin(element)
    case .fill, .stroke, .text, .image:
      if !state.isHidden { try draw(command) }
    }
  }

  private mutating func draw(_ command: DisplayList.Command) throws(DrawingError) {
    switch command {
    case .fill(let path, let rule, let paint): fill(path, rule, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .text(let run, let origin): draw(run, at: origin)
    case .image(let bitmap, let rect, let source, let interpolation):
      try draw(bitmap, in: rect, source: source, interpolation)
    default: break
    }
  }

  /// Writes a visible element, which a closure appends to the document.
  mutating func write(_ append: (inout SVGMarkup) -> Void) {
    for tag in pendingTags { write(tag) }
    pendingTags.removeAll(keepingCapacity: true)
    append(&body)
    body.append(raw: "\n")
    if body.count > Self.pieceSize { endPiece() }
  }

  private mutating func endPiece() {
    finishedPieces.append(body.bytes)
    body = SVGMarkup()
    body.reserveCapacity(Self.pieceSize + Self.pieceSize / 16)
  }

  private mutating func write(_ tag: PendingTag) {
    switch tag {
    case .markup(let markup): body += markup
    case .element(let element, let link): body.append(element, link: link)
    case .clip(let content):
      let identifier = definitions.identifier(
        "clip",
        name: "clipPath",
        attributes: SVGMarkup(),
        content: content
      )
      body += "<g clip-path=\"url(#\(identifier))\">\n"
    case .mask(let content, let attributes):
      body += "<g mask=\"url(#\(identifier(ofMask: content)))\"\(attributes)>\n"
    }
  }

  private mutating func save() {
    saved.append(state)
    state.tags = []
  }

  private mutating func restore() {
    for tag in state.tags.reversed() where pendingTags.popLast() == nil {
      body.append(raw: "</")
      body.append(raw: tag)
      body.append(raw: ">\n")
    }
    state = saved.popLast() ?? State()
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func open(_ name: StaticString, _ tag: PendingTag) {
    pendingTags.append(tag)
    state.tags.append(name)
  }

  private mutating func setAntialias(_ isOn: Bool) {
    open("g", .markup("<g shape-rendering=\"\(isOn ? "auto" : "crispEdges")\">\n"))
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    guard !state.isHidden, path.isFinite else {
      state.isHidden = true
      return
    }
    let data = path.transformed(by: state.transform).svg
    let content: SVGMarkup = "<path\(rule.svgAttribute("clip-rule")) d=\"\(data)\"/>"
    open("g", .clip(content: content))
  }

  private mutating func begin(_ group: Group) throws(DrawingError) {
    save()
    guard group != Group(), !state.isHidden else { return }
    var attributes = SVGMarkup()
    let opacity = group.opacity.clampedToUnit
    if opacity < 1 { attributes += " opacity=\"\(opacity)\"" }
    if let shadow = group.shadow, shadow.isVisible {
      attributes += " filter=\"url(#\(identifier(of: shadow)))\""
    }
    if let name = group.blend.cssName { attributes += " style=\"mix-blend-mode:\(name)\"" }
    if let mask = group.mask {
      open("g", .mask(content: try content(ofMask: mask), attributes: attributes))
    } else if !attributes.isEmpty {
      open("g", .markup("<g\(attributes)>\n"))
    }
  }

  /// Returns a mask's elements.
  private mutating func content(ofMask mask: DisplayList) throws(DrawingError) -> SVGMarkup {
    var builder = SVGBuilder(size: size)
    builder.state.transform = state.transform
    builder.definitions = definitions
    for command in mask.balancedCommands() { try builder.add(command) }
    definitions = builder.definitions
    usesSystemFont = usesSystemFont || builder.usesSystemFont
    return SVGMarkup(builder.pieces)
  }

  private mutating func identifier(ofMask content: SVGMarkup) -> String {
    let region = Rect(size: size).expanded(by: max(size.width, size.height))
    return definitions.identifier(
      "mask",
      name: "mask",
      attributes:
        " maskUnits=\"userSpaceOnUse\"\(region.svgAttributes) style=\"mask-type:alpha\"",
      content: "\n\(content)"
    )
  }

  private mutating func begin(_ element: SemanticElement) {
    save()
    let link = element.link.flatMap(SafeLink.init)?.url
    if link != nil || element.hasSVGAttributes {
      open(link == nil ? "g" : "a", .element(element, link: link))
    }
  }

  private mutating func identifier(of shadow: Shadow) -> String {
    let offset = shadow.deviceOffset(state.transform)
    let deviation = shadow.blurRadius.clampedLength * state.transform.meanScale
    // Older renderers do not know `feDropShadow` and would not draw the element at all.
    var content: SVGMarkup = "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation)\"/>"
    content += "<feOffset dx=\"\(offset.x)\" dy=\"\(offset.y)\" result=\"cast\"/>"
    content += "<feFlood flood-color=\"\(shadow.color)\" flood-opacity=\"\(shadow.color.alpha)\"/>"
    content += "<feComposite in2=\"cast\" operator=\"in\"/>"
    content += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    let region = Rect(size: size).expanded(by: max(size.width, size.height))
    var attributes: SVGMarkup = " filterUnits=\"userSpaceOnUse\"\(region.svgAttributes)"
    attributes += " color-interpolation-filters=\"sRGB\""
    return definitions.identifier(
      "shadow",
      name: "filter",
      attributes: attributes,
      content: content
    )
  }
}

extension SemanticElement {
  /// Whether SVG shows anything of the element besides its link.
  fileprivate var hasSVGAttributes: Bool {
    [id, classes, role, title].contains { $0?.isEmpty == false } || headingLevel != nil
      || isDecoration
  }
}

extension SVGMarkup {
  /// Appends the start tag of an element and its title.
  fileprivate mutating func append(_ element: SemanticElement, link: String?) {
    append(raw: link == nil ? "<g" : "<a")
    append(raw: " href=\"", link)
    append(raw: " id=\"", element.id)
    append(raw: " class=\"", element.classes)
    if element.isDecoration { append(" aria-hidden=\"true\"") }
    if let role = element.role, !role.isEmpty {
      append(raw: " role=\"", role)
    } else if let level = element.headingLevel {
      append(" role=\"heading\" aria-level=\"\(level)\"")
    }
    append(raw: ">\n")
    guard let title = element.title, !title.isEmpty else { return }
    append(raw: "<title>")
    append(escaping: title)
    append(raw: "</title>\n")
  }

  /// Appends the beginning of an attribute, its value and a quote; nothing for an empty value.
  private mutating func append(raw attribute: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    append(raw: attribute)
    append(escaping: value)
    append(raw: "\"")
  }
}

extension BlendMode {
  /// The mode's CSS name; nil for normal blending and for modes that CSS lacks.
  fileprivate var cssName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
