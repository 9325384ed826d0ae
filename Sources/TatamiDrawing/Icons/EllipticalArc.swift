import Glibc
import TatamiGeometry

/// An arc of an ellipse between two points, as SVG describes it.
struct EllipticalArc {
  /// The radii, not negative, in points.
  let radii: Size
  /// The rotation of the ellipse, in radians clockwise.
  let turn: Double
  /// Whether the longer one of the two arcs is meant.
  let isLarge: Bool
  /// Whether the arc runs clockwise as seen on screen.
  let isClockwise: Bool
}

extension Path {
  /// Adds an arc from the current point to another one; radii that are too small for the distance
  /// grow.
  ///
  /// Without an extent of the ellipse, adds a line; without a current point, does nothing.
  mutating func add(_ arc: EllipticalArc, to end: Point) {
    guard let start = currentPoint, start != end else { return }
    let shape = Transform(scaleX: arc.radii.width, y: arc.radii.height)
      .concatenating(Transform(rotation: arc.turn))
    guard arc.radii.width > 0, arc.radii.height > 0, let back = shape.inverted(),
      back.apply(start) != back.apply(end)
    else { return addLine(to: end) }
    // In the coordinates of the ellipse it is a circle of radius 1, or larger if that is too small.
    let (from, to) = (back.apply(start), back.apply(end))
    let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let half = Point(x: (to.x - from.x) / 2, y: (to.y - from.y) / 2)
    let length = hypot(half.x, half.y)
    let radius = max(1, length)
    let height = max(0, radius * radius - length * length).squareRoot() / length
    let side = arc.isLarge == arc.isClockwise ? height : -height
    let center = Point(x: middle.x + half.y * side, y: middle.y - half.x * side)
    var circle = Path()
    circle.addArc(
      center: center,
      radius: radius,
      start: atan2(from.y - center.y, from.x - center.x),
      end: atan2(to.y - center.y, to.x - center.x),
      clockwise: arc.isClockwise
    )
    addCurves(of: circle.transformed(by: shape), endingAt: end)
  }

  /// Adds the curves of an arc, the last of which ends at a point exactly.
  private mutating func addCurves(of arc: Path, endingAt end: Point) {
    let last = arc.elements.count - 1
    for (index, element) in arc.elements.enumerated() {
      guard case .curve(let point, let control1, let control2) = element else { continue }
      addCurve(to: index == last ? end : point, control1: control1, control2: control2)
    }
  }
}
