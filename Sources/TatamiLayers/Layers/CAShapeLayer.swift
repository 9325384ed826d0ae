public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that draws a path in its coordinates.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { drawing = layer.drawing }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var drawing = ShapeDrawing()

  /// The path.
  open var path: CGPath? {
    get { drawing.path }
    set { changed("path", exchange(&drawing.path, with: newValue), newValue) }
  }
  /// The fill color; nil for no fill.
  open var fillColor: CGColor? {
    get { drawing.fillColor }
    set { changed("fillColor", exchange(&drawing.fillColor, with: newValue), newValue) }
  }
  /// The rule for the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { drawing.fillRule }
    set { changed("fillRule", exchange(&drawing.fillRule, with: newValue), newValue) }
  }
  /// The stroke color; nil for no stroke.
  open var strokeColor: CGColor? {
    get { drawing.strokeColor }
    set { changed("strokeColor", exchange(&drawing.strokeColor, with: newValue), newValue) }
  }
  /// The fraction of the path's length at which the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { drawing.strokeStart }
    set { changed("strokeStart", exchange(&drawing.strokeStart, with: newValue), newValue) }
  }
  /// The fraction of the path's length at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { drawing.strokeEnd }
    set { changed("strokeEnd", exchange(&drawing.strokeEnd, with: newValue), newValue) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { drawing.lineWidth }
    set { changed("lineWidth", exchange(&drawing.lineWidth, with: newValue), newValue) }
  }
  /// The shape of line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { drawing.lineCap }
    set { changed("lineCap", exchange(&drawing.lineCap, with: newValue), newValue) }
  }
  /// The shape of corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { drawing.lineJoin }
    set { changed("lineJoin", exchange(&drawing.lineJoin, with: newValue), newValue) }
  }
  /// The maximum ratio of a miter's length to the line width.
  open var miterLimit: CGFloat {
    get { drawing.miterLimit }
    set { changed("miterLimit", exchange(&drawing.miterLimit, with: newValue), newValue) }
  }
  /// Alternating lengths of dashes and gaps, in points; nil for solid lines.
  open var lineDashPattern: [NSNumber]? {
    get { drawing.lineDashPattern }
    set { changed("lineDashPattern", exchange(&drawing.lineDashPattern, with: newValue), newValue) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { drawing.lineDashPhase }
    set { changed("lineDashPhase", exchange(&drawing.lineDashPhase, with: newValue), newValue) }
  }

  /// The fill and the stroke on top of it, not clipped to the bounds.
  override var shape: DisplayList {
    var list = DisplayList()
    guard let path else { return list }
    if let fillColor {
      list.append(
        .fill(path.value, fillRule == .evenOdd ? .evenOdd : .nonZero, .solid(fillColor.value))
      )
    }
    if let strokeColor, lineWidth > 0 {
      let line = path.value.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
      list.append(.stroke(line, strokeStyle, .solid(strokeColor.value)))
    }
    return list
  }

  override var shapeExtent: Rect? {
    guard let box = path?.boundingBox, !box.isNull else { return nil }
    let reach = strokeColor == nil ? 0 : strokeStyle.outset
    return Rect(box).cast(by: .zero, reach: Size(width: reach, height: reach))
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: Double(miterLimit),
      dash: DashPattern(
        (lineDashPattern ?? []).map(\.doubleValue),
        phase: Double(lineDashPhase)
      )
    )
  }
}

/// The values of a shape layer's properties.
private struct ShapeDrawing {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var miterLimit: CGFloat = 10
  var lineDashPattern: [NSNumber]?
  var lineDashPhase: CGFloat = 0
}
