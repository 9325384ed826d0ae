public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A layer that draws a gradient over its background color.
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var gradient = GradientValues()

  /// The colors, each a `CGColor`; other values are ignored.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let old = exchange(&gradient.colors, with: newValue)
      changed("colors", Self.cgColors(old), cgColors)
    }
  }
  /// The locations of the colors, ascending from 0 to 1; nil spaces them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { changed("locations", exchange(&gradient.locations, with: newValue), newValue) }
  }
  /// The point of the first color, in units of the bounds; the center of radial and conic
  /// gradients.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { changed("startPoint", exchange(&gradient.startPoint, with: newValue), newValue) }
  }
  /// The point of the last color, in units of the bounds.
  ///
  /// For a radial gradient, it is a corner of the bounding box of the outer ellipse; for a conic
  /// gradient, a point in the start direction.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { changed("endPoint", exchange(&gradient.endPoint, with: newValue), newValue) }
  }
  /// The shape of the gradient.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { changed("type", exchange(&gradient.type, with: newValue), newValue) }
  }

  override var backgroundFill: BackgroundFill? {
    let stops = stops
    guard let last = stops.last else { return nil }
    let (start, end) = (pointInBounds(startPoint), pointInBounds(endPoint))
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

  private func pointInBounds(_ point: CGPoint) -> Point {
    Point(
      x: Double(bounds.minX + point.x * bounds.width),
      y: Double(bounds.minY + point.y * bounds.height)
    )
  }

  private static func cgColors(_ colors: [Any]?) -> [CGColor]? {
    colors?.compactMap { $0 as? CGColor }
  }

  /// The valid colors.
  var cgColors: [CGColor]? { Self.cgColors(colors) }

  private var stops: [GradientStop] {
    let colors = cgColors ?? []
    let step = 1 / Double(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let locations = locations ?? []
      let location =
        locations.indices.contains(index) ? locations[index].doubleValue : Double(index) * step
      return GradientStop(location: location, color: color.value)
    }
  }
}

/// The values of a gradient layer's properties.
private struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}
