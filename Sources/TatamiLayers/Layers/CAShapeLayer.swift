public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that draws a path in its coordinates.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public required init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    (fillColor, fillRule) = (layer.fillColor, layer.fillRule)
    strokeColor = layer.strokeColor
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
    (lineWidth, lineCap, lineJoin) = (layer.lineWidth, layer.lineCap, layer.lineJoin)
    miterLimit = layer.miterLimit
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
  }

  /// The path.
  open var path: CGPath? { didSet { changed("path", oldValue, path) } }
  /// The fill color; nil for no fill.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("fillColor", oldValue, fillColor) }
  }
  /// The rule for the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { changed("fillRule", oldValue, fillRule) }
  }
  /// The stroke color; nil for no stroke.
  open var strokeColor: CGColor? { didSet { changed("strokeColor", oldValue, strokeColor) } }
  /// The fraction of the path's length at which the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { changed("strokeStart", oldValue, strokeStart) } }
  /// The fraction of the path's length at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", oldValue, strokeEnd) } }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", oldValue, lineWidth) } }
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed("lineCap", oldValue, lineCap) } }
  /// The shape of corners.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { changed("lineJoin", oldValue, lineJoin) }
  }
  /// The maximum ratio of a miter's length to the line width.
  open var miterLimit: CGFloat = 10 { didSet { changed("miterLimit", oldValue, miterLimit) } }
  /// Alternating lengths of dashes and gaps, in points; nil for solid lines.
  open var lineDashPattern: [NSNumber]? {
    didSet { changed("lineDashPattern", oldValue, lineDashPattern) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", oldValue, lineDashPhase) }
  }

  /// The fill and then the stroke, not clipped to the bounds.
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
    guard let path, !path.isEmpty else { return nil }
    let reach = strokeColor == nil ? 0 : strokeStyle.outset
    return Rect(path.boundingBox).cast(by: .zero, reach: Size(width: reach, height: reach))
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
