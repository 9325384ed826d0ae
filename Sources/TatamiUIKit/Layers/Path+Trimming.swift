import TatamiDrawing
import TatamiGeometry

extension Path {
  /// How many straight pieces stand for a curve when lengths are measured.
  private static let piecesPerCurve = 32

  /// Returns the part of the path's outline between two shares of its length.
  ///
  /// The whole comes back as it is; of a part, curves have become short straight lines.
  func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(0, min(start, 1)), max(0, min(end, 1)))
    guard start > 0 || end < 1 else { return self }
    let pieces = straightPieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard start < end, total > 0, total.isFinite else { return Path() }
    var trimmed = Path()
    var position = 0.0
    for piece in pieces {
      let span = (position / total, (position + piece.length) / total)
      position += piece.length
      guard piece.length > 0, span.1 > start, span.0 < end else { continue }
      let share = { (place: Double) in (place - span.0) / (span.1 - span.0) }
      let from = piece.point(at: max(0, share(start)))
      if trimmed.isEmpty || piece.isFirst { trimmed.move(to: from) }
      trimmed.line(to: piece.point(at: min(1, share(end))))
    }
    return trimmed
  }

  private func straightPieces() -> [StraightPiece] {
    var pieces: [StraightPiece] = []
    var (last, first) = (Point.zero, Point.zero)
    var isFirst = true
    func add(_ point: Point) {
      pieces.append(StraightPiece(start: last, end: point, isFirst: isFirst))
      (last, isFirst) = (point, false)
    }
    for element in elements {
      switch element {
      case .move(let to): (last, first, isFirst) = (to, to, true)
      case .line(let to): add(to)
      case .quad(let to, let control):
        let from = last
        for t in Self.steps { add(from.mixed(with: control, to, at: t)) }
      case .curve(let to, let control1, let control2):
        let from = last
        for t in Self.steps {
          let left = from.mixed(with: control1, control2, at: t)
          add(left.mixed(with: control1.mixed(with: control2, to, at: t), at: t))
        }
      case .close: add(first)
      }
    }
    return pieces
  }

  private static var steps: [Double] {
    (1...piecesPerCurve).map { Double($0) / Double(piecesPerCurve) }
  }
}

/// A straight part of an outline.
private struct StraightPiece {
  let start: Point
  let end: Point
  /// Whether a sub-path begins with it.
  let isFirst: Bool

  var length: Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  func point(at share: Double) -> Point { start.mixed(with: end, at: share) }
}

extension Point {
  fileprivate func mixed(with other: Point, at t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func mixed(with middle: Point, _ end: Point, at t: Double) -> Point {
    mixed(with: middle, at: t).mixed(with: middle.mixed(with: end, at: t), at: t)
  }
}
