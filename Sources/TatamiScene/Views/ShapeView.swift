import Foundation
import Tatami

/// A view that fills and strokes an outline.
final class ShapeView: UIView {
  /// The form of a shape in its bounds.
  enum Outline: Hashable {
    case rectangle
    case ellipse
    case capsule
    /// A line through the middle along the longer side.
    case line
    /// The edges of the superview with its rounded corners.
    case superview
  }

  var outline = Outline.rectangle
  /// The path that replaces the outline, in its own coordinates; nil for none.
  var path: UIBezierPath?
  /// The rectangle, in the path's coordinates, that fills the view; nil for the path's bounds.
  var viewBox: CGRect?
  /// The fill of the outline; nil for the label color, or for none if there is a stroke.
  var fill: Fill?
  var stroke: UIColor?
  var strokeWidth = 1.0
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var dash: [Double] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the size of the path; for a line, its width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard path == nil, outline == .line else { return pathBounds.size }
    return CGSize(width: strokeWidth, height: strokeWidth)
  }

  private var pathBounds: CGRect { viewBox ?? path?.bounds ?? .zero }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = shape()
    switch fill ?? (stroke == nil ? .color(.label) : nil) {
    case nil: break
    case .color(let color):
      color.setFill()
      shape.fill()
    case .gradient(let gradient):
      context.saveGState()
      shape.addClip()
      gradient.draw(in: context, bounds: bounds, traits: traitCollection)
      context.restoreGState()
    }
    guard let stroke else { return }
    stroke.setStroke()
    shape.lineWidth = strokeWidth
    shape.lineCapStyle = lineCap
    shape.lineJoinStyle = lineJoin
    shape.setLineDash(dash.map { CGFloat($0) }, count: dash.count, phase: 0)
    shape.stroke()
  }

  /// Returns the outline in the view's coordinates; its stroke does not extend beyond the bounds.
  private func shape() -> UIBezierPath {
    if let path { return scaled(path) }
    let inset = stroke == nil ? 0 : strokeWidth / 2
    let rect = bounds.insetBy(dx: inset, dy: inset)
    switch outline {
    case .ellipse: return UIBezierPath(ovalIn: rect)
    case .capsule:
      return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .line: return line()
    case .rectangle: return rounded(rect, by: layer, inset: inset)
    case .superview: return rounded(rect, by: superview?.layer ?? layer, inset: inset)
    }
  }

  private func rounded(_ rect: CGRect, by layer: CALayer, inset: Double) -> UIBezierPath {
    let radius = max(0, min(layer.cornerRadius - inset, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return UIBezierPath(rect: rect) }
    return UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: UIRectCorner(layer.maskedCorners),
      cornerRadii: CGSize(width: radius, height: radius)
    )
  }

  private func line() -> UIBezierPath {
    let path = UIBezierPath()
    let isVertical = bounds.height > bounds.width
    path.move(to: CGPoint(x: isVertical ? bounds.midX : 0, y: isVertical ? 0 : bounds.midY))
    path.addLine(
      to: CGPoint(
        x: isVertical ? bounds.midX : bounds.maxX,
        y: isVertical ? bounds.maxY : bounds.midY
      )
    )
    return path
  }

  /// Returns the path scaled to the largest size that fits the bounds, and centered.
  private func scaled(_ path: UIBezierPath) -> UIBezierPath {
    guard let path = path.copy() as? UIBezierPath else { return UIBezierPath() }
    let source = pathBounds
    let scale = min(bounds.width / source.width, bounds.height / source.height)
    guard scale.isFinite, scale > 0 else { return UIBezierPath() }
    path.apply(
      CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -source.midX, y: -source.midY)
    )
    return path
  }
}

extension UIView {
  /// Sets the background to a color or a gradient.
  func setBackground(_ fill: Fill) {
    if case .color(let color) = fill {
      backgroundColor = color
      return
    }
    let view = ShapeView(frame: bounds)
    view.outline = .superview
    view.fill = fill
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIRectCorner {
  fileprivate init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
