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
    var tags: [Substring] = []
  }

  /// A start tag that is written with its first content.
  private enum PendingTag {
    case text(String)
    case clip(content: String)
    case mask(content: String, attributes: String)
  }

  let size: Size
  /// Whether there is text in the system's font.
  var usesSystemFont = false
  var definitions = SVGDefinitions()
  private(set) var body = ""
  /// The innermost open tags that have no content yet.
  private var pendingTags: [PendingTag] = []
  private var state = State()
  private var saved: [State] = []

  init(size: Size) {
    self.size = size
  }

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

  /// Writes a visible element.
  mutating func write(_ element: String) {
    for tag in pendingTags {
      switch tag {
      case .text(let text): body += text
      case .clip(let content):
        let identifier = definitions.identifier("clip", tag: "clipPath", content: content)
        body += "<g clip-path=\"url(#\(identifier))\">\n"
      case .mask(let content, let attributes):
        body += "<g mask=\"url(#\(identifier(ofMask: content)))\"\(attributes)>\n"
      }
    }
    pendingTags = []
    body += element + "\n"
  }

  private mutating func save() {
    saved.append(state)
    state.tags = []
  }

  private mutating func restore() {
    for tag in state.tags.reversed() where pendingTags.popLast() == nil { body += "</\(tag)>\n" }
    state = saved.popLast() ?? State()
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func open(_ name: Substring, _ tag: PendingTag) {
    pendingTags.append(tag)
    state.tags.append(name)
  }

  private mutating func setAntialias(_ isOn: Bool) {
    open("g", .text("<g shape-rendering=\"\(isOn ? "auto" : "crispEdges")\">\n"))
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    guard !state.isHidden, path.isFinite else {
      state.isHidden = true
      return
    }
    let data = path.transformed(by: state.transform).svg
    let content = "<path\(rule.svgAttribute("clip-rule")) d=\"\(data)\"/>"
    open("g", .clip(content: content))
  }

  private mutating func begin(_ group: Group) throws(DrawingError) {
    save()
    guard group != Group(), !state.isHidden else { return }
    var attributes = ""
    let opacity = group.opacity.clampedToUnit
    if opacity < 1 { attributes += " opacity=\"\(opacity.svg)\"" }
    if let shadow = group.shadow, shadow.isVisible {
      attributes += " filter=\"url(#\(identifier(of: shadow)))\""
    }
    if let name = group.blend.cssName { attributes += " style=\"mix-blend-mode:\(name)\"" }
    if let mask = group.mask {
      open("g", .mask(content: try content(ofMask: mask), attributes: attributes))
    } else if !attributes.isEmpty {
      open("g", .text("<g\(attributes)>\n"))
    }
  }

  /// Returns a mask's elements.
  private mutating func content(ofMask mask: DisplayList) throws(DrawingError) -> String {
    var builder = SVGBuilder(size: size)
    builder.state.transform = state.transform
    builder.definitions = definitions
    for command in mask.balancedCommands() { try builder.add(command) }
    definitions = builder.definitions
    usesSystemFont = usesSystemFont || builder.usesSystemFont
    return builder.body
  }

  private mutating func identifier(ofMask content: String) -> String {
    let region = Rect(size: size).expanded(by: max(size.width, size.height))
    return definitions.identifier(
      "mask",
      tag: "mask maskUnits=\"userSpaceOnUse\"\(region.svgAttributes) style=\"mask-type:alpha\"",
      content: "\n" + content
    )
  }

  private mutating func begin(_ element: SemanticElement) {
    save()
    var attributes = ""
    if let id = element.id, !id.isEmpty { attributes += " id=\"\(id.escapedForXML)\"" }
    if let classes = element.classes, !classes.isEmpty {
      attributes += " class=\"\(classes.escapedForXML)\""
    }
    if let role = element.role, !role.isEmpty {
      attributes += " role=\"\(role.escapedForXML)\""
    } else if let level = element.headingLevel {
      attributes += " role=\"heading\" aria-level=\"\(level)\""
    }
    let title = element.title.flatMap { $0.isEmpty ? nil : "<title>\($0.escapedForXML)</title>\n" }
    if let link = element.link.flatMap(SafeLink.init) {
      attributes = " href=\"\(link.url.escapedForXML)\"" + attributes
      open("a", .text("<a\(attributes)>\n" + (title ?? "")))
    } else if !attributes.isEmpty || title != nil {
      open("g", .text("<g\(attributes)>\n" + (title ?? "")))
    }
  }

  private mutating func identifier(of shadow: Shadow) -> String {
    let offset = shadow.deviceOffset(state.transform)
    let deviation = shadow.blurRadius.clampedLength * state.transform.meanScale
    // Older renderers do not know `feDropShadow` and would not draw the element at all.
    let content =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation.svg)\"/>"
      + "<feOffset dx=\"\(offset.x.svg)\" dy=\"\(offset.y.svg)\" result=\"cast\"/>"
      + "<feFlood flood-color=\"\(shadow.color.svg)\" flood-opacity=\"\(shadow.color.alpha.svg)\"/>"
      + "<feComposite in2=\"cast\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    let region = Rect(size: size).expanded(by: max(size.width, size.height))
    let tag =
      "filter filterUnits=\"userSpaceOnUse\"\(region.svgAttributes)"
      + " color-interpolation-filters=\"sRGB\""
    return definitions.identifier("shadow", tag: tag, content: content)
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
