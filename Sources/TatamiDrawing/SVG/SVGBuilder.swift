import TatamiGeometry

/// Writes balanced commands as SVG elements.
///
/// Open groups carry no transforms: each shape has its own, so clips and shadows are written in
/// the document's coordinates.
struct SVGBuilder {
  private struct State {
    var transform = Transform.identity
    var isHidden = false
    /// Tags to write when the state is left, the last one first.
    var closing: [String] = []
  }

  let size: Size
  var body = ""
  var definitions = SVGDefinitions()
  private var state = State()
  private var saved: [State] = []

  init(size: Size) {
    self.size = size
  }

  /// The map from the command's coordinates to the document's.
  var transform: Transform { state.transform }

  /// Writes a command.
  mutating func add(_ command: DisplayList.Command) throws(DrawingError) {
    switch command {
    case .save: save()
    case .restore, .endGroup, .endElement: restore()
    case .concat(let transform): concat(transform)
    case .clip(let path, let rule): clip(path, rule)
    case .beginGroup(let group): begin(group)
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

  private mutating func save() {
    saved.append(state)
    state.closing = []
  }

  private mutating func restore() {
    for tag in state.closing.reversed() { body += tag }
    state = saved.popLast() ?? State()
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func open(_ tag: String, _ attributes: String) {
    body += "<\(tag)\(attributes)>\n"
    state.closing.append("</\(tag)>\n")
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    guard !state.isHidden, path.isFinite else {
      state.isHidden = true
      return
    }
    let data = path.transformed(by: state.transform).svg
    let content = "<path\(rule.svgAttribute("clip-rule")) d=\"\(data)\"/>"
    let identifier = definitions.identifier("clip", tag: "clipPath", content: content)
    open("g", " clip-path=\"url(#\(identifier))\"")
  }

  private mutating func begin(_ group: Group) {
    save()
    guard group != Group(), !state.isHidden else { return }
    var attributes = ""
    let opacity = group.opacity.clampedToUnit
    if opacity < 1 { attributes += " opacity=\"\(opacity.svg)\"" }
    if let shadow = group.shadow, shadow.isVisible {
      attributes += " filter=\"url(#\(identifier(of: shadow)))\""
    }
    if let name = group.blend.cssName { attributes += " style=\"mix-blend-mode:\(name)\"" }
    if !attributes.isEmpty { open("g", attributes) }
  }

  private mutating func begin(_ element: Element) {
    save()
    var attributes = ""
    if let id = element.id, !id.isEmpty { attributes += " id=\"\(id.escapedForXML)\"" }
    if let role = element.role, !role.isEmpty { attributes += " role=\"\(role.escapedForXML)\"" }
    let link = element.link.flatMap(SafeLink.init)
    if let link {
      open("a", " href=\"\(link.address.escapedForXML)\"" + attributes)
    } else if !attributes.isEmpty || element.title != nil {
      open("g", attributes)
    }
    if let title = element.title, !title.isEmpty {
      body += "<title>\(title.escapedForXML)</title>\n"
    }
  }

  private mutating func identifier(of shadow: Shadow) -> String {
    let offset = shadow.deviceOffset(state.transform)
    let deviation = shadow.blurRadius.usableLength * state.transform.meanScale
    let content =
      "<feDropShadow dx=\"\(offset.x.svg)\" dy=\"\(offset.y.svg)\""
      + " stdDeviation=\"\(deviation.svg)\" flood-color=\"\(shadow.color.svg)\""
      + " flood-opacity=\"\(shadow.color.alpha.svg)\"/>"
    let region = Rect(size: size).expanded(by: max(size.width, size.height))
    let tag = "filter filterUnits=\"userSpaceOnUse\"\(region.svgAttributes)"
    return definitions.identifier("shadow", tag: tag, content: content)
  }
}

extension BlendMode {
  /// CSS's name of the mode; nil for normal painting and for modes CSS lacks.
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
