public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A mutable path.
///
/// A lock makes each call safe on any thread, because code that receives a `CGPath` may share it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Unchecked: the path is used under the lock only, which the thread sanitizer detects, unlike
  // `Mutex`.
  private var built = Path()
  private let lock = NSLock()

  package override var value: Path { lock.withLock { built } }

  /// Creates an empty path.
  public init() {
    super.init(Path())
  }

  /// Adds elements whose coordinates are transformed.
  private func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    lock.withLock { built.add(mappedBy: Transform(transform), build) }
  }
}

extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.move(to: Point(point)) }
  }

  /// Adds a straight line; does nothing if the path is empty.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLine(to: Point(point)) }
  }

  /// Adds lines through points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLines(points) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addQuadCurve(to: Point(end), control: Point(control)) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addCurve(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
  }

  /// Adds an arc, joined by a straight line; `clockwise` refers to a y axis that points up.
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

  /// Adds an arc tangent to the lines from the current point to a corner and from there onwards.
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

  /// Adds an arc of an angle; positive angles turn from the x axis toward the y axis.
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

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with elliptical corners; radii are limited to half the sides.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(
        rect,
        cornerWidth: cornerWidth,
        cornerHeight: cornerHeight
      )
    }
  }

  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.value
    add(transform) { $0.append(added) }
  }

  /// Closes the subpath with a straight line.
  public func closeSubpath() {
    add(.identity) { $0.close() }
  }
}
