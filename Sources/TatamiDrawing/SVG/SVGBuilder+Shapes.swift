import TatamiGeometry

extension SVGBuilder {
  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard path.isFinite, let color = attributes(of: paint, "fill", for: path.controlBounds())
    else { return }
    write(path, rule.svgAttribute("fill-rule") + color)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isFinite, style.width > 0, style.width.isFinite,
      let color = attributes(
        of: paint,
        "stroke",
        for: path.controlBounds().expanded(by: style.outset)
      )
    else { return }
    write(path, " fill=\"none\"" + color + style.svgAttributes)
  }

  /// Writes a path; a translation is applied to its coordinates.
  private mutating func write(_ path: Path, _ attributes: String) {
    let translates = transform.isTranslation && !attributes.contains("url(")
    let shape = translates ? path.transformed(by: transform) : path
    write("<\(shape.svgShape)\(attributes)\(translates ? "" : transform.svgAttribute)/>")
  }

  /// Returns the attributes of a paint; nil if the paint is invisible.
  ///
  /// - Parameter area: The bounds of the painted shape, in its coordinates.
  private mutating func attributes(
    of paint: Paint,
    _ name: String,
    for area: Rect
  ) -> String? {
    switch paint {
    case .solid(let color):
      return color.alpha > 0 ? color.svgAttributes(name) : nil
    case .linear(let gradient):
      guard gradient.isDrawable else { return nil }
      let ends =
        " x1=\"\(gradient.start.x.svg)\" y1=\"\(gradient.start.y.svg)\""
        + " x2=\"\(gradient.end.x.svg)\" y2=\"\(gradient.end.y.svg)\""
      return reference(name, "linearGradient", ends, gradient.stops)
    case .radial(let gradient):
      guard gradient.isDrawable else { return nil }
      let circles =
        " cx=\"\(gradient.endCenter.x.svg)\" cy=\"\(gradient.endCenter.y.svg)\""
        + " r=\"\(gradient.endRadius.clampedLength.svg)\""
        + " fx=\"\(gradient.startCenter.x.svg)\" fy=\"\(gradient.startCenter.y.svg)\""
        + " fr=\"\(gradient.startRadius.clampedLength.svg)\""
      return reference(name, "radialGradient", circles, gradient.stops)
    case .conic(let gradient):
      guard gradient.isDrawable, area.isFinite else { return nil }
      // The view box gives the sectors the shape's coordinates.
      let box = [area.minX, area.minY, area.width, area.height].map(\.svg).joined(separator: " ")
      let identifier = definitions.identifier(
        "conic",
        tag: "pattern patternUnits=\"userSpaceOnUse\"\(area.svgAttributes)"
          + " viewBox=\"\(box)\" preserveAspectRatio=\"none\"",
        content: gradient.svgSectors(for: area)
      )
      return " \(name)=\"url(#\(identifier))\""
    }
  }

  private mutating func reference(
    _ name: String,
    _ tag: String,
    _ geometry: String,
    _ stops: [GradientStop]
  ) -> String {
    let content = stops.reduce(into: "") { text, stop in
      let color = stop.color
      let opacity = color.alpha < 1 ? " stop-opacity=\"\(color.alpha.svg)\"" : ""
      text +=
        "<stop offset=\"\(stop.location.clampedToUnit.svg)\""
        + " stop-color=\"\(color.svg)\"\(opacity)/>"
    }
    let identifier = definitions.identifier(
      "gradient",
      tag: "\(tag) gradientUnits=\"userSpaceOnUse\"\(geometry)",
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
    let rendering = interpolation == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    let element =
      "<svg\(rect.svgAttributes) viewBox=\"\(box.map(\.svg).joined(separator: " "))\""
      + " preserveAspectRatio=\"none\"><use href=\"#\(identifier)\"\(rendering)/></svg>"
    let attribute = transform.svgAttribute
    write(attribute.isEmpty ? element : "<g\(attribute)>\(element)</g>")
  }
}

extension StrokeStyle {
  /// The attributes that differ from SVG's defaults.
  fileprivate var svgAttributes: String {
    var text = width == 1 ? "" : " stroke-width=\"\(width.svg)\""
    switch cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter: text += " stroke-miterlimit=\"\((miterLimit >= 1 ? miterLimit : 1).svg)\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    let lengths = dash.lengths
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard isUsable else { return text }
    text += " stroke-dasharray=\"\(lengths.map(\.svg).joined(separator: " "))\""
    return dash.phase == 0 ? text : text + " stroke-dashoffset=\"\(dash.phase.svg)\""
  }
}
