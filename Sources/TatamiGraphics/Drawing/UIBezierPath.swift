public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A path with drawing settings.
///
/// ```swift
/// let triangle = UIBezierPath()
/// triangle.move(to: CGPoint(x: 50, y: 0))
/// triangle.addLine(to: CGPoint(x: 100, y: 100))
/// triangle.addLine(to: CGPoint(x: 0, y: 100))
/// triangle.close()
/// ```
open class UIBezierPath: NSObject, NSCopying {
  private var path = Path()

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum ratio of a miter's length to the line width.
  open var miterLimit: CGFloat = 10
  /// Whether fills use the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false
  private var dash: [Double] = []
  private var dashPhase = 0.0

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an elliptical path inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners; the radius is limited to half the smaller side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(rect, radii: CornerRadii(Double(cornerRadius)))
  }

  /// Creates a rectangle with some rounded corners; the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let radius = { corners.contains($0) ? Double(cornerRadii.width) : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft),
      topRight: radius(.topRight),
      bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft)
    )
    path.addRoundedRect(rect, radii: radii)
  }

  /// Creates an arc; angles are in radians from the positive x axis, clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path from a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.value
  }

  /// The path without its drawing settings.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.value }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; the origin for an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// The bounding box of the drawn shape; null when empty.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  /// Whether a point is inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), rule: rule)
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: Point(point))
  }

  /// Adds a straight line; does nothing if the path is empty.
  open func addLine(to point: CGPoint) {
    path.addLine(to: Point(point))
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(
      to: Point(endPoint),
      control1: Point(controlPoint1),
      control2: Point(controlPoint2)
    )
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: Point(endPoint), control: Point(controlPoint))
  }

  /// Adds an arc, joined to the current point by a straight line.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: Point(center),
      radius: Double(radius),
      start: Double(startAngle),
      end: Double(endAngle),
      clockwise: clockwise
    )
  }

  /// Closes the subpath with a straight line.
  open func close() {
    path.close()
  }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Removes all elements.
  open func removeAllPoints() {
    path = Path()
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: Transform(transform))
  }

  /// Sets alternating lengths of dashes and gaps, in points; nil or empty for solid lines.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (pattern ?? []).prefix(max(0, count)).map { Double($0) }
    dashPhase = Double(phase)
  }

  /// Reads the dash pattern's lengths, their number and the phase.
  ///
  /// - Parameters:
  ///   - pattern: A buffer for as many lengths as `count` reports; nil to read the count.
  ///   - count: Receives the number of lengths.
  ///   - phase: Receives the phase, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = CGFloat(length) }
    count?.pointee = dash.count
    phase?.pointee = CGFloat(dashPhase)
  }

  /// Returns the path with reversed direction.
  open func reversing() -> UIBezierPath {
    copy(of: path.reversed())
  }

  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(with: blendMode, alpha: alpha) { fill() }
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(with: blendMode, alpha: alpha) { stroke() }
  }

  /// Fills the path in the current context's fill color.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, rule: rule)
  }

  /// Strokes the path in the current context's stroke color, with the path's own settings.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, style: strokeStyle)
  }

  /// Clips later drawing in the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth),
      cap: lineCapStyle.value,
      join: lineJoinStyle.value,
      miterLimit: Double(miterLimit),
      dash: DashPattern(dash, phase: dashPhase)
    )
  }

  /// Returns a copy with the same elements and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    copy(of: path)
  }

  /// Returns a copy with other elements and the same settings.
  private func copy(of path: Path) -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }

  /// Whether two paths have equal elements.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath)?.path == path
  }

  /// The hash of the elements.
  open override var hash: Int { path.hashValue }
}
