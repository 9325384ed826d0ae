import TatamiGeometry
import TatamiUIKit

/// The line from a match to the next one: an ordinary line, and the winner's path above it.
@MainActor
final class BoardLine {
  private let ordinary = CAShapeLayer()
  private let winner = CAShapeLayer()
  private var winnerShare = 0.0

  /// Adds a line to two layers, so that no ordinary line covers a winner's path.
  init(ordinaryIn ordinaryArea: CALayer, winnerIn winnerArea: CALayer) {
    for shape in [ordinary, winner] {
      shape.fillColor = nil
      shape.lineJoin = .round
    }
    ordinaryArea.addSublayer(ordinary)
    winnerArea.addSublayer(winner)
  }

  /// Removes the line from its layers.
  func remove() {
    ordinary.removeFromSuperlayer()
    winner.removeFromSuperlayer()
  }

  /// Sets the path of the line.
  func show(_ points: [Point], _ connectors: TournamentViewOptions.Connectors) {
    let path = BoardLinePath.path(points, connectors)
    ordinary.path = path
    winner.path = path
  }

  /// Applies strokes; if animated, the path of a new winner grows from the match to the next one.
  ///
  /// - Parameter share: The share of the line that the winner has traveled, 0 to 1.
  func apply(
    _ strokes: LineStrokes,
    _ emphasis: LineStrokes.Emphasis,
    winnerShare share: Double,
    animated: Bool
  ) {
    let old = winnerShare
    winnerShare = share
    strokes.ordinary(emphasis).apply(to: ordinary)
    strokes.winner(emphasis).apply(to: winner)
    winner.isHidden = share == 0
    winner.strokeEnd = CGFloat(share)
    guard animated, old != share, share > 0 else { return }
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    growth.fromValue = CGFloat(old)
    growth.toValue = CGFloat(share)
    growth.duration = TournamentView.animationDuration
    winner.add(growth, forKey: "strokeEnd")
  }
}

/// The paths of lines between matches.
@MainActor
enum BoardLinePath {
  /// Returns the path through the corners of a line.
  static func path(
    _ points: [Point],
    _ connectors: TournamentViewOptions.Connectors
  ) -> CGPath {
    let path = UIBezierPath()
    guard let first = points.first, let last = points.last else { return path.cgPath }
    path.move(to: CGPoint(first))
    switch connectors {
    case .straight: path.addLine(to: CGPoint(last))
    case .rightAngled: for point in points.dropFirst() { path.addLine(to: CGPoint(point)) }
    case .rounded:
      for index in points.indices.dropFirst().dropLast() {
        addCorner(points[index - 1], points[index], points[index + 1], to: path)
      }
      path.addLine(to: CGPoint(last))
    }
    return path.cgPath
  }

  private static func addCorner(
    _ before: Point,
    _ corner: Point,
    _ after: Point,
    to path: UIBezierPath
  ) {
    let lengths = [distance(before, corner), distance(corner, after)]
    let radius = min(BoardMetrics.connectorRadius, (lengths.min() ?? 0) / 2)
    path.addLine(to: CGPoint(moved(corner, toward: before, by: radius)))
    path.addQuadCurve(
      to: CGPoint(moved(corner, toward: after, by: radius)),
      controlPoint: CGPoint(corner)
    )
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    abs(first.x - second.x) + abs(first.y - second.y)
  }

  private static func moved(_ point: Point, toward target: Point, by length: Double) -> Point {
    let distance = distance(point, target)
    guard distance > 0 else { return point }
    let share = length / distance
    return Point(
      x: point.x + (target.x - point.x) * share,
      y: point.y + (target.y - point.y) * share
    )
  }
}
