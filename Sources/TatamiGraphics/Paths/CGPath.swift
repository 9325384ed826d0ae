public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// An immutable path.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked, because the class has a subclass, which locks its value.
  private let constant: Path

  /// The elements.
  package var value: Path { constant }

  package init(_ value: Path) {
    constant = value
  }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    var path = Path()
    path.addRect(rect)
    self.init(path.mapped(transform))
  }

  /// Creates an elliptical path inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.mapped(transform))
  }

  /// Creates a rectangle with elliptical corners; radii are limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      rect,
      cornerWidth: cornerWidth,
      cornerHeight: cornerHeight
    )
    self.init(path.mapped(transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { value.isEmpty }

  /// The end of the last element; the origin for an empty path.
  public var currentPoint: CGPoint { value.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The bounding box of all points, including control points; null if the path is empty or a
  /// coordinate is not finite.
  public var boundingBox: CGRect { box(value.controlBounds()) }

  /// The bounding box of the drawn shape; null if the path is empty or a coordinate is not finite.
  public var boundingBoxOfPath: CGRect { box(value.bounds()) }

  private func box(_ bounds: Rect) -> CGRect {
    isEmpty || !value.isFinite || !bounds.isFinite ? .null : CGRect(bounds)
  }

  /// Whether a transformed point is inside the filled path.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    value.contains(Point(point.applying(transform)), rule: rule.value)
  }

  /// Whether the path is a single axis-aligned rectangle, which is stored in `rect` if so.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = value.elements.compactMap(\.target)
    let isClosed = value.elements.last == .close || corners.last == corners.first
    let lines = value.elements.dropFirst().allSatisfy { $0.isStraight }
    let bounds = boundingBox
    var edges = Path()
    edges.addRect(Rect(bounds))
    let expected = edges.elements.compactMap(\.target)
    guard isClosed, lines, corners.count == 4 || (corners.count == 5 && corners[4] == corners[0]),
      let start = expected.firstIndex(of: corners[0])
    else { return false }
    let clockwise = (0..<4).map { expected[(start + $0) % 4] }
    let back = (0..<4).map { expected[(start + 4 - $0) % 4] }
    let found = Array(corners.prefix(4))
    guard found == clockwise || found == back else { return false }
    rect?.pointee = bounds
    return true
  }

  /// Returns the path.
  public func copy() -> CGPath? { CGPath(value) }

  /// Returns the transformed path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(value.mapped(transform))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Returns the outline of the stroked path, to be filled by the winding rule.
  ///
  /// The outline consists of overlapping polygons; curves are flattened.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth),
      cap: lineCap.value,
      join: lineJoin.value,
      miterLimit: Double(miterLimit)
    )
    return CGPath(value.outlined(style).transformed(by: Transform(transform)))
  }

  /// Returns the dashes of the path; curves are flattened.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = value.dashed(lengths.map { Double($0) }, phase: Double(phase))
    return CGPath(dashes.transformed(by: Transform(transform)))
  }

  /// Whether two paths have equal elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.value == right.value
  }

  /// Hashes the path's elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension Path {
  /// Returns the path, transformed if a transform is given.
  fileprivate func mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: Transform($0.pointee)) } ?? self
  }
}

extension Path.Element {
  /// Whether the element is a straight line.
  fileprivate var isStraight: Bool {
    switch self {
    case .line, .close: true
    case .move, .quad, .curve: false
    }
  }
}
