import Foundation
package import TatamiDrawing
package import TatamiGeometry

extension Path {
  /// Adds lines through points, the first of which begins a subpath.
  mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: Point(first))
    for point in points.dropFirst() { addLine(to: Point(point)) }
  }

  /// Adds a rectangle as a subpath; a null one adds nothing.
  package mutating func addRect(_ rect: CGRect) {
    if !rect.isNull { addRect(Rect(rect)) }
  }

  /// Adds the ellipse inscribed in a rectangle as a subpath; a null one adds nothing.
  mutating func addEllipse(in rect: CGRect) {
    if !rect.isNull { addEllipse(in: Rect(rect)) }
  }

  /// Adds a rectangle with rounded corners as a subpath; a null one adds nothing.
  mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    if !rect.isNull { addRoundedRect(Rect(rect), radii: radii) }
  }

  /// Adds a circle as a subpath.
  mutating func addCircle(_ center: Point, radius: Double) {
    addEllipse(
      in: Rect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }

  /// Adds a rectangle with elliptical corners; radii are limited to half the sides, and a null
  /// rectangle adds nothing.
  mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard !rect.isNull else { return }
    let rect = Rect(rect)
    let (cornerWidth, cornerHeight) = (Double(cornerWidth), Double(cornerHeight))
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect) }
    let stretch = width / height
    var round = Path()
    round.addRoundedRect(
      Rect(x: rect.minX, y: rect.minY * stretch, width: rect.width, height: rect.height * stretch),
      radii: CornerRadii(width)
    )
    append(round, transform: Transform(scaleX: 1, y: 1 / stretch))
  }

  /// Adds an arc tangent to the lines from the current point to a corner and from there to an
  /// end; if there is no such arc, a line to the corner.
  mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard let from = currentPoint else { return }
    let (first, second) = (corner.direction(to: from), corner.direction(to: end))
    let turn = first.x * second.y - first.y * second.x
    let cosine = max(-1, min(1, first.x * second.x + first.y * second.y))
    guard radius > 0, abs(turn) > 1e-9, radius.isFinite else { return addLine(to: corner) }
    let reach = radius / tan(acos(cosine) / 2)
    let start = corner.moved(along: first, by: reach)
    // The center lies at a right angle to the first line, on the side of the second.
    let side = turn > 0 ? 1.0 : -1
    let center = start.moved(along: Point(x: -first.y * side, y: first.x * side), by: radius)
    let stop = corner.moved(along: second, by: reach)
    addArc(
      center: center,
      radius: radius,
      start: atan2(start.y - center.y, start.x - center.x),
      end: atan2(stop.y - center.y, stop.x - center.x),
      clockwise: turn < 0
    )
  }

  /// Returns the path with its subpaths, and each subpath's elements, in reverse order.
  func reversed() -> Path {
    var result = Path()
    for part in subpaths().reversed() { result.append(part.reversed()) }
    return result
  }

  /// Returns the corners of the flattened subpaths, each of which is closed by its first corner.
  package func polygons() -> [[Point]] { subpaths().map { $0.flattened() } }

  /// Returns the subpaths, including those that consist of a single point.
  func subpaths() -> [Subpath] {
    var parts: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Subpath(start: point))
      case .close: if !parts.isEmpty { parts[parts.count - 1].close() }
      case .line, .quad, .curve:
        // After a close, the next subpath begins at the start of the closed one.
        if let last = parts.last, last.isClosed { parts.append(Subpath(start: last.start)) }
        if !parts.isEmpty { parts[parts.count - 1].steps.append(element) }
      }
    }
    return parts
  }
}

/// A connected part of a path.
struct Subpath {
  let start: Point
  /// Lines and curves.
  var steps: [Path.Element] = []
  private(set) var isClosed = false

  init(start: Point) {
    self.start = start
  }

  mutating func close() {
    isClosed = true
  }

  /// The start and the end points of all elements.
  private var corners: [Point] { [start] + steps.map { $0.target ?? start } }

  func reversed() -> Path {
    var path = Path()
    let corners = corners
    path.move(to: corners[corners.count - 1])
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .quad(_, let control): path.addQuadCurve(to: corners[index], control: control)
      case .curve(_, let control1, let control2):
        path.addCurve(to: corners[index], control1: control2, control2: control1)
      default: path.addLine(to: corners[index])
      }
    }
    if isClosed { path.close() }
    return path
  }

  /// Returns the flattened subpath, without repeated points.
  func flattened() -> [Point] {
    var points = [start]
    for step in steps {
      let from = points[points.count - 1]
      switch step {
      case .quad(let to, let control):
        points += BezierPiece(from, quadTo: to, control).points()
      case .curve(let to, let control1, let control2):
        points += BezierPiece(from: from, control1, control2, to: to).points()
      case .line(let to), .move(let to): points.append(to)
      case .close: break
      }
    }
    return points.reduce(into: []) { kept, point in
      if kept.last != point { kept.append(point) }
    }
  }
}

/// A cubic Bézier curve to be flattened.
private struct BezierPiece {
  let (from, control1, control2, to): (Point, Point, Point, Point)

  init(from: Point, _ control1: Point, _ control2: Point, to: Point) {
    (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
  }

  init(_ from: Point, quadTo to: Point, _ control: Point) {
    let share = { (point: Point) in
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(from: from, share(from), share(to), to: to)
  }

  /// Returns the points after the first; about 100 for a curve 1,000 points long.
  func points() -> [Point] {
    let length =
      from.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: to)
    let count = length < 10_000 ? max(8, Int(length.squareRoot() * 3)) : 300
    return (1...count).map { index in
      let t = Double(index) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y
      )
    }
  }
}

extension Path.Element {
  /// The end point of the element; nil for a close.
  var target: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
