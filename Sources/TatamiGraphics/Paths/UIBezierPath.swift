public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A shape of lines and curves together with the settings it is drawn with.
open class UIBezierPath: NSObject, NSCopying {
  private var path = Path()

  /// The width of strokes, in points (S225).
  open var lineWidth: CGFloat = 1
  /// The look of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The look of corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many line widths a sharp corner may reach.
  open var miterLimit: CGFloat = 10
  /// Whether fills follow the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false
  private var dash: [Double] = []
  private var dashPhase = 0.0

  /// Makes an empty path.
  public override init() {}

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(Rect(rect))
  }

  /// Makes the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: Rect(rect))
  }

  /// Makes a rectangle with rounded corners; the radius is cut to half the smaller side (S228).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(Rect(rect), radii: CornerRadii(Double(cornerRadius)))
  }

  /// Makes a rectangle some of whose corners are rounded; the radius is the radii's width.
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
    path.addRoundedRect(Rect(rect), radii: radii)
  }

  /// Makes an arc; angles in radians from the positive x axis, clockwise to the eye (S228).
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

  /// Makes a path from a shape.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.value
  }

  /// The shape without its settings.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.value }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The end of the last step; the origin for an empty path (S227).
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// The smallest rectangle around the drawn shape; null when empty.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  /// Whether a point is inside when the path is filled.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), rule: rule)
  }

  /// Starts a sub-path.
  open func move(to point: CGPoint) {
    path.move(to: Point(point))
  }

  /// Adds a straight line; an empty path stays empty (S227).
  open func addLine(to point: CGPoint) {
    path.line(to: Point(point))
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(
      to: Point(endPoint),
      control1: Point(controlPoint1),
      control2: Point(controlPoint2)
    )
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quad(to: Point(endPoint), control: Point(controlPoint))
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

  /// Closes the sub-path with a straight line.
  open func close() {
    path.close()
  }

  /// Adds another path's sub-paths, which stay apart from this one's (S226).
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Removes everything.
  open func removeAllPoints() {
    path = Path()
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: Transform(transform))
  }

  /// Sets lengths of dashes and gaps in turn, in points; none for solid lines.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (pattern ?? []).prefix(max(0, count)).map { Double($0) }
    dashPhase = Double(phase)
  }

  /// Writes down the dash pattern's lengths, how many there are, and where it begins.
  ///
  /// - Parameter pattern: Room for as many lengths as `count` reports; nil to ask for the count.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = CGFloat(length) }
    count?.pointee = dash.count
    phase?.pointee = CGFloat(dashPhase)
  }

  /// Returns a path of the same shape whose sub-paths run the other way round.
  open func reversing() -> UIBezierPath {
    copy(of: path.reversed())
  }

  /// Fills the shape in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(with: blendMode, alpha: alpha) { fill() }
  }

  /// Draws along the shape in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(with: blendMode, alpha: alpha) { stroke() }
  }

  /// Fills the shape in the current context, in its fill colour.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, rule: rule)
  }

  /// Draws along the shape in the current context, in its stroke colour; settings stay here (S225).
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, style: strokeStyle)
  }

  /// Limits later drawing in the current context to the inside of the shape.
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

  /// Returns a path of the same shape and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    copy(of: path)
  }

  /// Returns a path of another shape and the same settings.
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

  /// Whether two paths have equal steps (S226).
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath)?.path == path
  }

  /// The hash of the steps.
  open override var hash: Int { path.hashValue }
}
