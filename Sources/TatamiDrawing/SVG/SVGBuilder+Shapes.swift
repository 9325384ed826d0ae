import TatamiGeometry

extension SVGBuilder {
  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard path.isFinite, let color = attributes(of: paint, "fill", for: path.controlBounds())
    else { return }
    write(path, references: !paint.isSolid) { markup in
      if rule == .evenOdd { markup.append(raw: " fill-rule=\"evenodd\"") }
      markup += color
    }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isFinite, style.width > 0, style.width.isFinite,
      let color = attributes(
        of: paint,
        "stroke",
        for: path.controlBounds().expanded(by: style.outset)
      )
    else { return }
    write(path, references: !paint.isSolid) { markup in
      markup.append(raw: " fill=\"none\"")
      markup += color
      markup.append(style)
    }
  }

  /// Writes a path; a translation is applied to its coordinates.
  ///
  /// - Parameters:
  ///   - references: Whether the attributes refer to a definition in the path's coordinates.
  ///   - attributes: Appends the attributes.
  private mutating func write(
    _ path: Path,
    references: Bool,
    _ attributes: (inout SVGMarkup) -> Void
  ) {
    let transform = transform
    let isMoved = transform.isTranslation && !references
    let shape = isMoved && transform != .identity ? path.transformed(by: transform) : path
    write { markup in
      markup.append(raw: "<")
      markup.append(shapeOf: shape)
      attributes(&markup)
      if !isMoved { markup += transform.svgAttribute }
      markup.append(raw: "/>")
    }
  }

  /// Returns the attributes of a paint; nil if the paint is invisible.
  ///
  /// - Parameter area: The bounds of the painted shape, in its coordinates.
  private mutating func attributes(
    of paint: Paint,
    _ name: StaticString,
    for area: @autoclosure () -> Rect
  ) -> SVGMarkup? {
    switch paint.flattened {
    case .solid(let color) where color.alpha > 0:
      var attributes = SVGMarkup()
      attributes.append(color, as: name)
      return attributes
    case .solid, .backdrop: return nil
    case .linear(let gradient):
      guard gradient.isDrawable else { return nil }
      let (start, end) = (gradient.start, gradient.end)
      let ends: SVGMarkup =
        " x1=\"\(start.x)\" y1=\"\(start.y)\" x2=\"\(end.x)\" y2=\"\(end.y)\""
      return reference(name, "linearGradient", ends, gradient.stops)
    case .radial(let gradient):
      guard gradient.isDrawable else { return nil }
      let (start, end) = (gradient.startCenter, gradient.endCenter)
      var circles: SVGMarkup =
        " cx=\"\(end.x)\" cy=\"\(end.y)\" r=\"\(gradient.endRadius.clampedLength)\""
      circles += " fx=\"\(start.x)\" fy=\"\(start.y)\" fr=\"\(gradient.startRadius.clampedLength)\""
      return reference(name, "radialGradient", circles, gradient.stops)
    case .conic(let gradient):
      let area = area()
      guard gradient.isDrawable, area.isFinite else { return nil }
      // The view box gives the sectors the shape's coordinates.
      let box = [area.minX, area.minY, area.width, area.height]
      var attributes: SVGMarkup = " patternUnits=\"userSpaceOnUse\"\(area.svgAttributes)"
      attributes += " viewBox=\"\(box)\" preserveAspectRatio=\"none\""
      let identifier = definitions.identifier(
        "conic",
        name: "pattern",
        attributes: attributes,
        content: gradient.svgSectors(for: area)
      )
      return Self.reference(name, to: identifier)
    }
  }

  private mutating func reference(
    _ name: StaticString,
    _ element: String,
    _ geometry: SVGMarkup,
    _ stops: [GradientStop]
  ) -> SVGMarkup {
    let content = stops.reduce(into: SVGMarkup()) { content, stop in
      content += "<stop offset=\"\(stop.location.clampedToUnit)\" stop-color=\"\(stop.color)\""
      if stop.color.alpha < 1 { content += " stop-opacity=\"\(stop.color.alpha)\"" }
      content += "/>"
    }
    let identifier = definitions.identifier(
      "gradient",
      name: element,
      attributes: " gradientUnits=\"userSpaceOnUse\"\(geometry)",
      content: content
    )
    return Self.reference(name, to: identifier)
  }

  /// Returns an attribute that refers to a definition.
  private static func reference(_ name: StaticString, to identifier: String) -> SVGMarkup {
    var attribute: SVGMarkup = " "
    attribute.append(raw: name)
    return attribute + "=\"url(#\(identifier))\""
  }

  mutating func draw(
    _ bitmap: Bitmap,
    in rect: Rect,
    source: Rect,
    _ interpolation: Interpolation
  ) throws(DrawingError) {
    guard rect.isFinite, source.isFinite, !rect.isEmpty, !source.isEmpty else { return }
    let identifier = try definitions.identifier(of: bitmap)
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let box = [
      source.minX * width, source.minY * height, source.width * width, source.height * height,
    ]
    let rendering: SVGMarkup =
      interpolation == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    var element: SVGMarkup =
      "<svg\(rect.svgAttributes) viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
    element += "<use href=\"#\(identifier)\"\(rendering)/></svg>"
    let attribute = transform.svgAttribute
    write { $0 += attribute.isEmpty ? element : "<g\(attribute)>\(element)</g>" }
  }
}

extension Paint {
  /// Whether the paint has one color.
  fileprivate var isSolid: Bool { if case .solid = self { true } else { false } }
}

extension SVGMarkup {
  /// Appends the attributes of a stroke that differ from SVG's defaults.
  fileprivate mutating func append(_ style: StrokeStyle) {
    if style.width != 1 { append(raw: " stroke-width=\"", style.width) }
    switch style.cap {
    case .butt: break
    case .round: append(raw: " stroke-linecap=\"round\"")
    case .square: append(raw: " stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter: append(raw: " stroke-miterlimit=\"", style.miterLimit >= 1 ? style.miterLimit : 1)
    case .round: append(raw: " stroke-linejoin=\"round\"")
    case .bevel: append(raw: " stroke-linejoin=\"bevel\"")
    }
    let lengths = style.dash.lengths
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard isUsable else { return }
    self += " stroke-dasharray=\"\(lengths)\""
    if style.dash.phase != 0 { append(raw: " stroke-dashoffset=\"", style.dash.phase) }
  }
}
