import Foundation

/// An elliptic arc between two points, as in SVG path data.
struct EllipticArc {
  private let center: CGPoint
  private let radii: CGSize
  private let rotation: CGFloat
  private let startAngle: CGFloat
  private let sweep: CGFloat

  /// Creates the arc between two points; nil for a straight line.
  ///
  /// Radii that are too small are enlarged (SVG 1.1, appendix F.6).
  ///
  /// - Parameter turn: Whether the arc is longer than a half turn, and whether it is clockwise.
  init?(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    rotation: CGFloat,
    turn: (isLarge: Bool, isClockwise: Bool)
  ) {
    guard radii.width != 0, radii.height != 0, start != end else { return nil }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    let excess = sqrt(x * x / (rx * rx) + y * y / (ry * ry))
    if excess > 1 {
      rx *= excess
      ry *= excess
    }
    let divisor = rx * rx * y * y + ry * ry * x * x
    let share = max(0, rx * rx * ry * ry / divisor - 1).squareRoot()
    let factor = turn.isLarge == turn.isClockwise ? -share : share
    let offset = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
    center = CGPoint(
      x: cosine * offset.x - sine * offset.y + (start.x + end.x) / 2,
      y: sine * offset.x + cosine * offset.y + (start.y + end.y) / 2
    )
    let first = atan2((y - offset.y) / ry, (x - offset.x) / rx)
    let last = atan2((-y - offset.y) / ry, (-x - offset.x) / rx)
    var sweep = last - first
    if turn.isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !turn.isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard [rx, ry, center.x, center.y, first, sweep].allSatisfy(\.isFinite) else { return nil }
    self.radii = CGSize(width: rx, height: ry)
    self.rotation = rotation
    startAngle = first
    self.sweep = sweep
  }

  /// Returns the arc as cubic curves of at most a quarter turn each.
  func curves() -> [(first: CGPoint, second: CGPoint, end: CGPoint)] {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = startAngle + step * CGFloat(index)
      let to = from + step
      return (
        point(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        point(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
        point(x: cos(to), y: sin(to))
      )
    }
  }

  /// Returns the point of the ellipse for a point of the unit circle.
  private func point(x: CGFloat, y: CGFloat) -> CGPoint {
    let (x, y) = (x * radii.width, y * radii.height)
    return CGPoint(
      x: center.x + cos(rotation) * x - sin(rotation) * y,
      y: center.y + sin(rotation) * x + cos(rotation) * y
    )
  }
}
