import TatamiGeometry

extension Path {
  /// The elements as the data of an SVG path.
  var svg: SVGMarkup {
    var data = SVGMarkup()
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        data.append(raw: "M", point)
        start = point
      case .line(let point): data.appendLine(from: last, to: point)
      case .quad(let point, let control):
        data.append(raw: "Q", control)
        data.append(raw: " ", point)
      case .curve(let point, let control1, let control2):
        data.append(raw: "C", control1)
        data.append(raw: " ", control2)
        data.append(raw: " ", point)
      case .close: data.append(raw: "Z")
      }
      last = element.end ?? start
    }
    return data
  }

  /// The rectangle and radius if the path is a rectangle with four equal corners.
  fileprivate var roundedRectangle: (Rect, radius: Double)? {
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

extension SVGMarkup {
  /// Appends the name and the attributes of the simplest SVG element that shows a path.
  mutating func append(shapeOf path: Path) {
    if let rect = path.rectangle {
      append(raw: "rect")
      append(rect)
    } else if let (rect, radius) = path.roundedRectangle {
      append(raw: "rect")
      append(rect)
      append(raw: " rx=\"", radius)
    } else {
      append(raw: "path d=\"")
      self += path.svg
      append(raw: "\"")
    }
  }

  /// Appends a command or a separator, and a point.
  fileprivate mutating func append(raw command: StaticString, _ point: Point) {
    append(raw: command)
    append(point.x)
    append(raw: " ")
    append(point.y)
  }

  /// Appends the path data of a line, horizontal or vertical where possible.
  fileprivate mutating func appendLine(from start: Point, to end: Point) {
    if start.y.isWritten(like: end.y) {
      append(raw: "H")
      append(end.x)
    } else if start.x.isWritten(like: end.x) {
      append(raw: "V")
      append(end.y)
    } else {
      append(raw: "L", end)
    }
  }
}

extension Double {
  /// Whether two numbers have the same text.
  fileprivate func isWritten(like other: Double) -> Bool { svgThousandths == other.svgThousandths }
}
