public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A drawing context that records what is drawn into a flat display list.
///
/// The origin is top-left and y grows downwards, as in contexts that UIKit makes.
public final class CGContext {
  /// What `saveGState` keeps (S229).
  struct State {
    var transform = Transform.identity
    var fill = Color(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = Color(red: 0, green: 0, blue: 0, alpha: 1)
    var line = StrokeStyle()
    var alpha = 1.0
    var shadow: Shadow?
    var interpolation = Interpolation.high
  }

  private(set) var list = DisplayList()
  private(set) var state = State()
  private var saved: [State] = []
  private var path = Path()

  init() {}

  /// The transform from the user's coordinates to the context's first ones.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// Keeps transform, clip, colours, line settings, alpha and shadow for later.
  public func saveGState() {
    saved.append(state)
    list.append(.save)
  }

  /// Brings back what the matching save kept; without one nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    map(pathFrom: state.transform, to: last.transform)
    state = last
    list.append(.restore)
  }

  /// Brings back what every save without a restore kept.
  func restoreAll() {
    while !saved.isEmpty { restoreGState() }
  }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let step = Transform(transform)
    let combined = step.concatenating(state.transform)
    map(pathFrom: state.transform, to: combined)
    state.transform = combined
    list.append(.concat(step))
  }

  /// Shifts the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Keeps the path under construction where it is on the page while the coordinates change.
  private func map(pathFrom old: Transform, to new: Transform) {
    guard !path.isEmpty, old != new, let back = new.inverted() else { return }
    path = path.transformed(by: old.concatenating(back))
  }
}

// MARK: - Settings

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.value
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.value
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = Double(width)
  }

  /// Sets the look of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap.value
  }

  /// Sets the look of corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join.value
  }

  /// Sets how many line widths a sharp corner may reach.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = Double(limit)
  }

  /// Sets lengths of dashes and gaps in turn, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }

  /// Sets the opacity of everything drawn later, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, Double(alpha)))
  }

  /// Sets the shadow of everything drawn later; nil draws none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.value, offset: Size(offset), blurRadius: Double(blur) / 2)
    }
  }
}

// MARK: - Paths

extension CGContext {
  /// Forgets the path under construction.
  public func beginPath() {
    path = Path()
  }

  /// Starts a sub-path.
  public func move(to point: CGPoint) {
    path.move(to: Point(point))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    path.line(to: Point(point))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.quad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    path.addRect(Rect(rect))
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: Rect(rect))
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    self.path.append(path.value)
  }

  /// Closes the sub-path.
  public func closePath() {
    path.close()
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.value)
  }

  /// Draws along the path and forgets it.
  public func strokePath() {
    stroke(takePath(), style: state.line)
  }

  /// Limits later drawing to the inside of the path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    list.append(.clip(takePath(), rule.value))
  }

  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    list.append(.clip(CGPath(rect: rect).value, .nonZero))
  }

  /// Fills a rectangle; the path under construction is not touched.
  public func fill(_ rect: CGRect) {
    fill(CGPath(rect: rect).value, rule: .nonZero)
  }

  /// Draws along the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect).value, style: state.line)
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var ellipse = Path()
    ellipse.addEllipse(in: Rect(rect))
    fill(ellipse, rule: .nonZero)
  }

  private func takePath() -> Path {
    defer { path = Path() }
    return path
  }
}

// MARK: - Recording

extension CGContext {
  func fill(_ path: Path, rule: FillRule) {
    record(.fill(path, rule, .solid(faded(state.fill))))
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    record(.stroke(path, style, .solid(faded(state.stroke))))
  }

  func draw(_ layout: TextLayout, at origin: CGPoint) {
    var lines = DisplayList()
    lines.append(layout, at: Point(origin))
    record(lines, fadedAsGroup: true)
  }

  func append(_ other: DisplayList) {
    list.append(other)
  }

  /// Draws an image stretched into a rectangle, upside down.
  ///
  /// Images begin at the bottom here, as they do in every context whose y grows downwards;
  /// `UIImage.draw(in:)` draws them upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  func drawUpright(_ image: CGImage, in rect: CGRect) {
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    let command = DisplayList.Command.image(
      image.bitmap,
      in: Rect(rect),
      source: whole,
      interpolation: state.interpolation
    )
    record(DisplayList([command]), fadedAsGroup: true)
  }

  private func faded(_ color: Color) -> Color {
    state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
  }

  private func record(_ command: DisplayList.Command) {
    record(DisplayList([command]), fadedAsGroup: false)
  }

  /// Adds commands, as a group where a shadow or an opacity concerns them as a whole.
  private func record(_ commands: DisplayList, fadedAsGroup: Bool) {
    let opacity = fadedAsGroup ? state.alpha : 1
    guard state.shadow != nil || opacity < 1 else { return list.append(commands) }
    list.append(.beginGroup(Group(opacity: opacity, shadow: state.shadow)))
    list.append(commands)
    list.append(.endGroup)
  }
}
