import Foundation
import TatamiDrawing
import TatamiGeometry

extension Path {
  /// Returns the outline of the stroked path, as overlapping polygons of one orientation.
  ///
  /// Filled by the winding rule, the polygons cover the stroke; curves are flattened.
  ///
  /// - Complexity: O(*n*) in the length of the path over that of its dashes.
  func outlined(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let path =
      style.dash.lengths.isEmpty
      ? self : dashed(style.dash.lengths, phase: style.dash.phase)
    var outline = StrokeOutline(style: style)
    for part in path.subpaths() { outline.add(part.flattened(), isClosed: part.isClosed) }
    return outline.path
  }

  /// Returns the dashes of the path, made of straight lines.
  ///
  /// A pattern of zero length, or one of more than 100,000 dashes, returns the path itself.
  func dashed(_ lengths: [Double], phase: Double) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let parts = subpaths().map { part in
      part.flattened() + (part.isClosed ? [part.start] : [])
    }
    let length = parts.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite,
      length / period * Double(pattern.count) < 200_000
    else { return self }
    var result = Path()
    for points in parts {
      var dasher = Dasher(pattern: pattern, period: period, phase: phase)
      dasher.walk(points, into: &result)
    }
    return result
  }
}

/// Splits lines into the dashes of a pattern.
private struct Dasher {
  let pattern: [Double]
  private var index = 0
  private var remaining: Double

  private var isDown: Bool { index % 2 == 0 }

  init(pattern: [Double], period: Double, phase: Double) {
    self.pattern = pattern
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while index < pattern.count - 1, rest >= pattern[index] {
      rest -= pattern[index]
      index += 1
    }
    remaining = max(0, pattern[index] - rest)
  }

  mutating func walk(_ points: [Point], into path: inout Path) {
    guard let first = points.first else { return }
    if isDown { path.move(to: first) }
    for (from, to) in zip(points, points.dropFirst()) { walk(from, to, into: &path) }
  }

  private mutating func walk(_ from: Point, _ to: Point, into path: inout Path) {
    let length = from.distance(to: to)
    let step = from.direction(to: to)
    var done = 0.0
    while done + remaining < length {
      done += remaining
      let point = from.moved(along: step, by: done)
      if isDown { path.addLine(to: point) }
      index = (index + 1) % pattern.count
      remaining = pattern[index]
      if isDown { path.move(to: point) }
    }
    remaining -= length - done
    if isDown { path.addLine(to: to) }
  }
}

/// Builds the outline of a stroke.
private struct StrokeOutline {
  let style: StrokeStyle
  var path = Path()

  private var half: Double { style.width / 2 }

  init(style: StrokeStyle) {
    self.style = style
  }

  mutating func add(_ points: [Point], isClosed: Bool) {
    var points = points
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return points.first.map { addDot($0) } ?? () }
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count { addLine(points[index], points[(index + 1) % points.count]) }
    let joins = isClosed ? 0..<points.count : 1..<points.count - 1
    for index in joins {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    if !isClosed {
      addCap(points[0], from: points[1])
      addCap(points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// Adds a polygon; all polygons get the same orientation, so that the winding rule unites them.
  private mutating func addPiece(_ corners: [Point]) {
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      area += corner.x * next.y - next.x * corner.y
    }
    path.addLines((area < 0 ? corners.reversed() : corners).map { CGPoint($0) })
    path.close()
  }

  private mutating func addLine(_ from: Point, _ to: Point) {
    let across = from.direction(to: to).turned
    addPiece([
      from.moved(along: across, by: half), to.moved(along: across, by: half),
      to.moved(along: across, by: -half), from.moved(along: across, by: -half),
    ])
  }

  private mutating func addDot(_ point: Point) {
    if style.cap == .round { path.addCircle(point, radius: half) }
  }

  private mutating func addCap(_ end: Point, from neighbor: Point) {
    switch style.cap {
    case .butt: break
    case .round: path.addCircle(end, radius: half)
    case .square: addLine(end, end.moved(along: neighbor.direction(to: end), by: half))
    }
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    if style.join == .round { return path.addCircle(corner, radius: half) }
    let (first, second) = (before.direction(to: corner), corner.direction(to: after))
    let turn = first.x * second.y - first.y * second.x
    guard abs(turn) > 1e-9 else { return }
    let side = turn > 0 ? -half : half
    let one = corner.moved(along: first.turned, by: side)
    let two = corner.moved(along: second.turned, by: side)
    // The miter's length over the line's width is 1 / cos(half of the turn).
    let cosine = ((1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
    guard style.join == .miter, cosine * max(1, style.miterLimit) >= 1 else {
      return addPiece([corner, one, two])
    }
    let middle = Point(x: (one.x + two.x) / 2 - corner.x, y: (one.y + two.y) / 2 - corner.y)
    let tip = corner.moved(along: middle, by: 1 / (cosine * cosine))
    addPiece([corner, one, tip, two])
  }
}

extension Point {
  /// The vector rotated by 90 degrees.
  fileprivate var turned: Point { Point(x: -y, y: x) }
}
