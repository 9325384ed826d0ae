import TatamiGeometry

extension Path {
  /// The elements as the data of an SVG path.
  var svg: String {
    var text = ""
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        text += "M" + point.svg
        start = point
      case .line(let point): text += last.svgLine(to: point)
      case .quad(let point, let control): text += "Q\(control.svg) \(point.svg)"
      case .curve(let point, let control1, let control2):
        text += "C\(control1.svg) \(control2.svg) \(point.svg)"
      case .close: text += "Z"
      }
      last = element.end ?? start
    }
    return text
  }

  /// The name and the attributes of the simplest SVG element that shows the path.
  var svgShape: String {
    let data = svg
    if let rect = rectangle { return "rect" + rect.svgAttributes }
    if let (rect, radius) = roundedRectangle(data) {
      return "rect\(rect.svgAttributes) rx=\"\(radius.svg)\""
    }
    return "path d=\"\(data)\""
  }

  /// Returns the rectangle and radius if the path is a rectangle with four equal corners.
  private func roundedRectangle(_ data: String) -> (Rect, radius: Double)? {
    guard elements.count == 10, case .move(let start) = elements[0] else { return nil }
    let bounds = controlBounds()
    let radius = start.x - bounds.minX
    var path = Path()
    path.addRoundedRect(bounds, radii: CornerRadii(radius))
    return path.svg == data ? (bounds, radius) : nil
  }
}

extension Point {
  /// Returns the path data of a line to a point, horizontal or vertical where possible.
  fileprivate func svgLine(to point: Point) -> String {
    if y.svg == point.y.svg { return "H" + point.x.svg }
    if x.svg == point.x.svg { return "V" + point.y.svg }
    return "L" + point.svg
  }
}
