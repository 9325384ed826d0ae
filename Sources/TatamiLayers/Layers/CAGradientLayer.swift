public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer filled with colours that run into each other, over its background colour.
open class CAGradientLayer: CALayer {
  /// Makes a layer without colours.
  public required init() {
    super.init()
  }

  /// Makes the copy of a layer that shows its animated values.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  /// The colours, each a `CGColor`; what is something else is left out.
  open var colors: [Any]? {
    didSet { changed("colors", Self.cgColors(oldValue), cgColors) }
  }
  /// Where the colours lie, from 0 to 1 and rising; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { changed("locations", oldValue, locations) } }
  /// Where the first colour lies, in units of the bounds; the centre of round gradients.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", oldValue, startPoint) }
  }
  /// Where the last colour lies, in units of the bounds; a corner of the box around a radial
  /// gradient's outer ellipse, the direction in which a conic one begins.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", oldValue, endPoint) }
  }
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial { didSet { changed("type", oldValue, type) } }

  override var backgroundFill: BackgroundFill? {
    let stops = stops
    guard let last = stops.last else { return nil }
    let (start, end) = (place(of: startPoint), place(of: endPoint))
    switch type {
    case .radial:
      let radii = Size(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard !radii.isEmpty else { return BackgroundFill(paint: .solid(last.color)) }
      return BackgroundFill(radialAround: start, radii: radii, stops: stops)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      return BackgroundFill(paint: .conic(.init(center: start, startAngle: angle, stops: stops)))
    default:
      return BackgroundFill(paint: .linear(.init(start: start, end: end, stops: stops)))
    }
  }

  private func place(of point: CGPoint) -> Point {
    Point(
      x: Double(bounds.minX + point.x * bounds.width),
      y: Double(bounds.minY + point.y * bounds.height)
    )
  }

  private static func cgColors(_ colors: [Any]?) -> [CGColor]? {
    colors?.compactMap { $0 as? CGColor }
  }

  /// Those of the colours that are some.
  var cgColors: [CGColor]? { Self.cgColors(colors) }

  private var stops: [GradientStop] {
    let colors = cgColors ?? []
    let step = 1 / Double(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let places = locations ?? []
      let place = places.indices.contains(index) ? places[index].doubleValue : Double(index) * step
      return GradientStop(location: place, color: color.value)
    }
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
