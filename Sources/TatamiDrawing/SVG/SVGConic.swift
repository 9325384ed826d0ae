import TatamiGeometry

extension ConicGradient {
  /// Returns narrow sectors of one color each, which cover an area.
  ///
  /// SVG has no conic gradients. Edges are not antialiased, to avoid seams between sectors.
  func svgSectors(for area: Rect) -> SVGMarkup {
    let radius = min(self.radius(around: area) * 2, 1_048_576)
    var text: SVGMarkup = "<g shape-rendering=\"crispEdges\">\n"
    for sector in sectors(maxSolidWidth: 1.0 / 6, maxBlendWidth: 1.0 / 180)
    where sector.middle.alpha > 0 {
      let from = point(at: sector.start.location, distance: radius)
      let to = point(at: sector.end.location, distance: radius)
      text += "<path d=\"M\(center)L\(from)L\(to)Z\""
      text.append(sector.middle, as: "fill")
      text.append(raw: "/>\n")
    }
    return text + "</g>"
  }
}
