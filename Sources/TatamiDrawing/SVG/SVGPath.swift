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
    if let rect = rectangle { return "rect" + rect.svgAttributes }
    if let (rect, radius) = roundedRectangle {
      return "rect\(rect.svgAttributes) rx=\"\(radius.svg)\""
    }
    return "path d=\"\(svg)\""
  }

  /// The rectangle and radius if the path is a rectangle with four equal corners.
  private var roundedRectangle: (Rect, radius: Double)? {
    guard elements.count == 10, case .move(let start) = elements[0] else { return nil }
    let bounds = controlBounds()
    let radius = start.x - bounds.minX
    var path = Path()
    path.addRoundedRect(bounds, radii: CornerRadii(radius))
    guard path.elements.count == elements.count else { return nil }
    let isEqual = zip(path.elements, elements).allSatisfy { $0.isWritten(like: $1) }
    return isEqual ? (bounds, radius) : nil
  }
}

extension Path.Element {
  /// Whether two elements have the same text: equal points as far as three decimals show.
  fileprivate func isWritten(like other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move(let first), .move(let second)), (.line(let first), .line(let second)):
      first.isNear(second)
    case (.curve(let first, let control1, let control2), .curve(let second, let other1, let other2)):
      first.isNear(second) && control1.isNear(other1) && control2.isNear(other2)
    case (.close, .close): true
    default: false
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 0.0005 && abs(y - other.y) < 0.0005
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
