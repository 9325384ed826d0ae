public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A shape that cannot be changed.
public class CGPath: Hashable, @unchecked Sendable {
  // Only `CGMutablePath` changes the value, and it is not shared while it is built.
  fileprivate(set) var value: Path

  init(_ value: Path) {
    self.value = value
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    var path = Path()
    path.addRect(Rect(rect))
    self.init(path)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { value.isEmpty }

  /// The end of the last step; the origin for an empty path (S227).
  public var currentPoint: CGPoint { value.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { isEmpty ? .null : CGRect(value.controlBounds()) }

  /// The smallest rectangle around the drawn shape; null when empty.
  public var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(value.bounds()) }

  /// Whether a point is inside when the path is filled by the winding rule.
  public func contains(_ point: CGPoint) -> Bool {
    value.contains(Point(point), rule: .nonZero)
  }

  /// Whether two paths have equal steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.value == right.value
  }

  /// Feeds the steps to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A shape under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() {
    super.init(Path())
  }

  /// Starts a sub-path.
  public func move(to point: CGPoint) {
    value.move(to: Point(point))
  }

  /// Adds a straight line; an empty path stays empty (S227).
  public func addLine(to point: CGPoint) {
    value.line(to: Point(point))
  }

  /// Adds lines through points, the first of which starts a sub-path.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    value.quad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    value.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a rectangle as a sub-path of its own.
  public func addRect(_ rect: CGRect) {
    value.addRect(Rect(rect))
  }

  /// Adds the ellipse inside a rectangle as a sub-path of its own.
  public func addEllipse(in rect: CGRect) {
    value.addEllipse(in: Rect(rect))
  }

  /// Adds another path's sub-paths (S226).
  public func addPath(_ path: CGPath) {
    value.append(path.value)
  }

  /// Closes the sub-path with a straight line.
  public func closeSubpath() {
    value.close()
  }
}
