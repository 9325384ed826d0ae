import TatamiGeometry

extension SVGBuilder {
  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard path.isFinite, let color = attributes(of: paint, "fill", for: path.controlBounds())
    else { return }
    write(path, rule.svgAttribute("fill-rule") + color, references: !paint.isSolid)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isFinite, style.width > 0, style.width.isFinite,
      let color = attributes(
        of: paint,
        "stroke",
        for: path.controlBounds().expanded(by: style.outset)
      )
    else { return }
    let attributes: SVGMarkup = " fill=\"none\"\(color)\(style.svgAttributes)"
    write(path, attributes, references: !paint.isSolid)
  }

  /// Writes a path; a translation is applied to its coordinates.
  ///
  /// - Parameter references: Whether the attributes refer to a definition in the path's coordinates.
  private mutating func write(_ path: Path, _ attributes: SVGMarkup, references: Bool) {
    guard transform.isTranslation, !references else {
      return write("<\(path.svgShape)\(attributes)\(transform.svgAttribute)/>")
    }
    let shape = transform == .identity ? path : path.transformed(by: transform)
    write("<\(shape.svgShape)\(attributes)/>")
  }

  /// Returns the attributes of a paint; nil if the paint is invisible.
  ///
  /// - Parameter area: The bounds of the painted shape, in its coordinates.
  private mutating func attributes(
    of paint: Paint,
    _ name: SVGMarkup,
    for area: Rect
  ) -> SVGMarkup? {
    switch paint {
    case .solid(let color):
      return color.alpha > 0 ? color.svgAttributes(name) : nil
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
      return " \(name)=\"url(#\(identifier))\""
    }
  }

  private mutating func reference(
    _ name: SVGMarkup,
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
    return " \(name)=\"url(#\(identifier))\""
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
    write(attribute.isEmpty ? element : "<g\(attribute)>\(element)</g>")
  }
}

extension Paint {
  /// Whether the paint has one color.
  fileprivate var isSolid: Bool { if case .solid = self { true } else { false } }
}

extension StrokeStyle {
  /// The attributes that differ from SVG's defaults.
  fileprivate var svgAttributes: SVGMarkup {
    var markup = width == 1 ? SVGMarkup() : " stroke-width=\"\(width)\"" as SVGMarkup
    switch cap {
    case .butt: break
    case .round: markup += " stroke-linecap=\"round\""
    case .square: markup += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter: markup += " stroke-miterlimit=\"\(miterLimit >= 1 ? miterLimit : 1)\""
    case .round: markup += " stroke-linejoin=\"round\""
    case .bevel: markup += " stroke-linejoin=\"bevel\""
    }
    let lengths = dash.lengths
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard isUsable else { return markup }
    markup += " stroke-dasharray=\"\(lengths)\""
    if dash.phase != 0 { markup += " stroke-dashoffset=\"\(dash.phase)\"" }
    return markup
  }
}
