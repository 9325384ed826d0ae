public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that draws a shape in its coordinates (S212).
open class CAShapeLayer: CALayer {
  /// Makes a layer without a shape.
  public required init() {
    super.init()
  }

  /// Makes the copy of a layer that shows its animated values.
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

  /// The shape.
  open var path: CGPath? { didSet { changed("path", oldValue, path) } }
  /// The colour inside the shape; nil leaves it open.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("fillColor", oldValue, fillColor) }
  }
  /// Which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { changed("fillRule", oldValue, fillRule) }
  }
  /// The colour along the shape; nil draws no line.
  open var strokeColor: CGColor? { didSet { changed("strokeColor", oldValue, strokeColor) } }
  /// Where along the shape the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { changed("strokeStart", oldValue, strokeStart) } }
  /// Where along the shape the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", oldValue, strokeEnd) } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", oldValue, lineWidth) } }
  /// The look of line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed("lineCap", oldValue, lineCap) } }
  /// The look of corners.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { changed("lineJoin", oldValue, lineJoin) }
  }
  /// How many line widths a sharp corner may reach.
  open var miterLimit: CGFloat = 10 { didSet { changed("miterLimit", oldValue, miterLimit) } }
  /// Lengths of dashes and gaps in turn, in points; nil for solid lines.
  open var lineDashPattern: [NSNumber]? {
    didSet { changed("lineDashPattern", oldValue, lineDashPattern) }
  }
  /// Where in the dash pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", oldValue, lineDashPhase) }
  }

  /// The shape is drawn wherever it is: first the inside, then the line.
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

/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the look.
  public let rawValue: String

  /// Makes a look from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line stops at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a disc around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the look.
  public let rawValue: String

  /// Makes a look from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
