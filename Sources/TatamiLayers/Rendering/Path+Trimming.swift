import TatamiDrawing
import TatamiGeometry

extension Path {
  /// The fraction of the outline below which parts are rounding errors.
  private static let tolerance = 1e-9

  /// Returns the part of the path between two fractions of its length.
  ///
  /// Curves remain curves, so that line ends are tangent to the path.
  func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(0, min(start, 1)), max(0, min(end, 1)))
    guard start > 0 || end < 1 else { return self }
    let segments = outlineSegments()
    let total = segments.reduce(0) { $0 + $1.length }
    guard start < end, total > 0, total.isFinite else { return Path() }
    var trimmed = Path()
    var (position, isApart) = (0.0, true)
    for segment in segments {
      let from = max(0, start * total - position)
      let to = min(segment.length, end * total - position)
      position += segment.length
      isApart = isApart || segment.isFirst
      guard to - from > Self.tolerance * total else { continue }
      segment.add(fromLength: from, toLength: to, movingTo: isApart, &trimmed)
      isApart = false
    }
    return trimmed
  }

  private func outlineSegments() -> [OutlineSegment] {
    var segments: [OutlineSegment] = []
    var (last, first) = (Point.zero, Point.zero)
    var isFirst = true
    func add(_ end: Point, _ controls: (Point, Point)? = nil) {
      segments.append(OutlineSegment(start: last, controls: controls, end: end, isFirst: isFirst))
      (last, isFirst) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let to): (last, first, isFirst) = (to, to, true)
      case .line(let to): add(to)
      case .quad(let to, let control):
        add(
          to,
          (
            last.interpolated(to: control, fraction: 2 / 3),
            to.interpolated(to: control, fraction: 2 / 3)
          )
        )
      case .curve(let to, let control1, let control2): add(to, (control1, control2))
      case .close: add(first)
      }
    }
    return segments
  }
}

/// A line or a curve of a path.
private struct OutlineSegment {
  /// The number of lines that approximate a curve when its length is measured.
  private static let partsPerCurve = 32

  let start: Point
  /// The control points of a curve; nil for a line.
  let controls: (Point, Point)?
  let end: Point
  /// Whether a subpath begins with the segment.
  let isFirst: Bool
  /// The lengths from the start to the ends of parts of equal parameter.
  private var lengths = [0.0]

  init(start: Point, controls: (Point, Point)?, end: Point, isFirst: Bool) {
    (self.start, self.controls, self.end, self.isFirst) = (start, controls, end, isFirst)
    let count = controls == nil ? 1 : Self.partsPerCurve
    var last = start
    for index in 1...count {
      let share = Double(index) / Double(count)
      let next = point(share, share, share)
      lengths.append(length + last.distance(to: next))
      last = next
    }
  }

  var length: Double { lengths.last ?? 0 }

  /// Returns a control point of a part of the curve by de Casteljau's algorithm.
  ///
  /// The control points of the part from a to b are (a, a, a), (a, a, b), (a, b, b) and (b, b, b).
  private func point(_ first: Double, _ second: Double, _ third: Double) -> Point {
    guard let (control1, control2) = controls else {
      return start.interpolated(to: end, fraction: first)
    }
    let middle = control1.interpolated(to: control2, fraction: first)
    let left = start.interpolated(to: control1, fraction: first).interpolated(
      to: middle,
      fraction: second
    )
    let right = middle.interpolated(
      to: control2.interpolated(to: end, fraction: first),
      fraction: second
    )
    return left.interpolated(to: right, fraction: third)
  }

  /// Returns the parameter at a length from the segment's start.
  private func share(atLength length: Double) -> Double {
    guard let next = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    guard next > 0 else { return 0 }
    let part = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return (Double(next - 1) + part) / Double(lengths.count - 1)
  }

  /// Appends the part between two lengths to a path.
  func add(fromLength: Double, toLength: Double, movingTo moves: Bool, _ path: inout Path) {
    let (from, to) = (share(atLength: fromLength), share(atLength: toLength))
    if moves { path.move(to: point(from, from, from)) }
    let last = point(to, to, to)
    guard controls != nil else { return path.addLine(to: last) }
    path.addCurve(to: last, control1: point(from, from, to), control2: point(from, to, to))
  }
}
