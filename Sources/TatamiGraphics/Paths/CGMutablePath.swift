public import Foundation
import TatamiDrawing
import TatamiGeometry

extension CGMutablePath {
  /// Starts a sub-path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.move(to: Point(point)) }
  }

  /// Adds a straight line; an empty path stays empty (S227).
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.line(to: Point(point)) }
  }

  /// Adds lines through points, the first of which starts a sub-path.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLines(points) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.quad(to: Point(end), control: Point(control)) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
  }

  /// Adds an arc after a straight line to its start; clockwise as seen with y upwards (S228).
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: Point(center),
        radius: Double(radius),
        start: Double(startAngle),
        end: Double(endAngle),
        clockwise: !clockwise
      )
    }
  }

  /// Adds the arc that touches the lines from the current point to a corner and on from there.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius))
    }
  }

  /// Adds an arc that turns by an angle; positive angles turn from x towards y.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta < 0,
      transform: transform
    )
  }

  /// Adds a rectangle as a sub-path of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(Rect(rect)) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inside a rectangle as a sub-path of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: Rect(rect)) }
  }

  /// Adds a rectangle with elliptic corners; radii are cut to half the sides.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(
        Rect(rect),
        cornerWidth: Double(cornerWidth),
        cornerHeight: Double(cornerHeight)
      )
    }
  }

  /// Adds another path's sub-paths (S226).
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(path.value) }
  }

  /// Closes the sub-path with a straight line.
  public func closeSubpath() {
    add(.identity) { $0.close() }
  }
}
