public import Foundation
import TatamiDrawing
import TatamiGeometry

// MARK: - Building

extension CGContext {
  /// The current path; nil if it is empty.
  public var path: CGPath? { building.isEmpty ? nil : CGPath(building) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { building.isEmpty }

  /// The end of the current path; the origin if it is empty.
  public var currentPointOfPath: CGPoint { CGPath(building).currentPoint }

  /// The bounding box of all points of the current path, including control points.
  public var boundingBoxOfPath: CGRect { CGPath(building).boundingBox }

  /// Removes all elements from the current path.
  public func beginPath() {
    building = Path()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    building.move(to: Point(point))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    building.addLine(to: Point(point))
  }

  /// Adds lines through points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint]) {
    building.addLines(points)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds an arc, joined by a straight line; `clockwise` refers to a y axis that points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    building.addArc(
      center: Point(center),
      radius: Double(radius),
      start: Double(startAngle),
      end: Double(endAngle),
      clockwise: !clockwise
    )
  }

  /// Adds an arc tangent to the lines from the current point to a corner and from there onwards.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    building.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    rects.forEach(addRect)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    building.addEllipse(in: rect)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    building.append(path.value)
  }

  /// Closes the subpath.
  public func closePath() {
    building.close()
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    building = building.outlined(state.line)
  }

  func takePath() -> Path {
    defer { building = Path() }
    return building
  }
}

// MARK: - Drawing

extension CGContext {
  /// Fills or strokes the current path, or both, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule: rule) }
    if mode.strokes { stroke(path, style: state.line) }
  }

  /// Fills the current path and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.value)
  }

  /// Strokes the current path and removes it.
  public func strokePath() {
    stroke(takePath(), style: state.line)
  }

  /// Fills a rectangle; the current path does not change.
  public func fill(_ rect: CGRect) {
    fill(rect.isInfinite ? visiblePlane() : CGPath(rect: rect).value, rule: .nonZero)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    rects.forEach { fill($0) }
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect).value, style: state.line)
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.line
    style.width = Double(width)
    stroke(CGPath(rect: rect).value, style: style)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    setShadow(offset: .zero, blur: 0, color: nil)
    setAlpha(1)
    fill(rect)
    restoreGState()
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil).value, rule: .nonZero)
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil).value, style: state.line)
  }

  /// Draws lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines.addLines([points[index], points[index + 1]])
    }
    stroke(lines, style: state.line)
  }
}

// MARK: - Clips

extension CGContext {
  /// Clips later drawing to the current path and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(takePath(), rule.value)
  }

  /// Clips later drawing to a rectangle; a null one clips everything.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Clips later drawing to the union of rectangles; an empty array clips everything.
  public func clip(to rects: [CGRect]) {
    guard !rects.contains(where: \.isInfinite) else { return }
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(path, .nonZero)
  }

  /// The bounding box of the clip: infinite without a clip, zero if everything is clipped.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clip.isInfinite else { return state.clip }
    let box = Rect(state.clip.applying(ctm.inverted()))
    return box.isFinite ? CGRect(box) : .zero
  }

  private func clip(_ path: Path, _ rule: FillRule) {
    append(.clip(path, rule))
    narrowClip(to: path)
  }

  /// Intersects the clip's bounding box with that of a path; coordinates that are not finite clip
  /// everything.
  func narrowClip(to path: Path) {
    let box = state.transform.apply(path.bounds())
    guard !path.isEmpty, path.isFinite, box.isFinite else {
      state.clip = .zero
      return
    }
    let visible = state.clip.isInfinite ? box : box.intersection(Rect(state.clip))
    state.clip = CGRect(visible ?? .zero)
  }
}
