import Foundation
import Tatami

/// The fill of an area: a color or a gradient.
enum Fill {
  case color(UIColor)
  case gradient(Gradient)
}

/// A gradient between points in units of the filled area's size.
struct Gradient {
  var colors: [UIColor] = []
  /// The positions of the colors from 0 to 1; empty for equal distances.
  var locations: [Double] = []
  /// The position of the first color, or the center of a radial gradient.
  var start = CGPoint(x: 0.5, y: 0)
  /// The position of the last color, or a point of the last circle.
  var end = CGPoint(x: 0.5, y: 1)
  var isRadial = false
}

extension ValueForm<Fill> {
  /// A color or a gradient.
  static let fill = ValueForm(
    "[color](#colors) or [gradient](#gradient)",
    example: #"{"colors": ["systemBlue", "systemPurple"]}"#,
    schema: SchemaPart.any(of: [SchemaPart.reference("color"), SchemaPart.reference("gradient")])
  ) { reader, resources throws(SceneError) in
    guard case .object(let members) = reader.value, members.keys.contains("colors") else {
      return .color(try ColorReader.color(reader, resources))
    }
    var gradient = Gradient()
    try Gradient.table.read(reader, into: &gradient, resources)
    guard gradient.locations.isEmpty || gradient.locations.count == gradient.colors.count else {
      throw reader.impossible(
        "\(gradient.locations.count) locations of \(gradient.colors.count) colors"
      )
    }
    guard zip(gradient.locations, gradient.locations.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw reader.impossible("the locations do not ascend")
    }
    return .gradient(gradient)
  }
}

extension ValueForm<CGPoint> {
  /// A point in units of an area's size.
  static let unitPoint = ValueForm(
    "`[x, y]` in units of the size, each from -10 to 10",
    example: "[0, 1]",
    schema: SchemaPart.list(of: SchemaPart.number(-10...10), count: 2...2)
  ) { reader, _ throws(SceneError) in
    let numbers = try reader.array(count: 2)
    let range = -10.0...10.0
    return CGPoint(x: try numbers[0].number(in: range), y: try numbers[1].number(in: range))
  }
}

extension Gradient {
  /// The properties of a gradient.
  @MainActor static let table = PropertyTable<Gradient>(
    title: "gradient",
    properties: [
      SceneProperty(
        "colors",
        .list(of: .color, count: 2...16),
        default: nil,
        "The colors, first to last."
      ) { $0.colors = $1 },
      SceneProperty(
        "locations",
        .list(of: .number(0...1), count: 2...16),
        default: "equal distances",
        "The positions of the colors between `from` and `to`, ascending, one for each color."
      ) { $0.locations = $1 },
      SceneProperty(
        "from",
        .unitPoint,
        default: "`[0.5, 0]`",
        "The position of the first color; the center of a radial gradient."
      ) { $0.start = $1 },
      SceneProperty(
        "to",
        .unitPoint,
        default: "`[0.5, 1]`",
        "The position of the last color; a point on the last circle of a radial gradient."
      ) { $0.end = $1 },
      SceneProperty("radial", .flag, default: "`false`", "Whether the colors form circles.") {
        $0.isRadial = $1
      },
    ]
  )

  /// Fills the clipped area of a context.
  ///
  /// - Parameters:
  ///   - bounds: The area whose size is the unit of the points.
  ///   - traits: The traits for which colors are resolved.
  func draw(in context: CGContext, bounds: CGRect, traits: UITraitCollection) {
    let resolved = colors.map { $0.resolvedColor(with: traits).cgColor }
    let gradient = CGGradient(
      colorsSpace: nil,
      colors: resolved as CFArray,
      locations: locations.isEmpty ? nil : locations.map { CGFloat($0) }
    )
    guard let gradient else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (first, last) = (point(start, in: bounds), point(end, in: bounds))
    if isRadial {
      let radius = hypot(last.x - first.x, last.y - first.y)
      context.drawRadialGradient(
        gradient,
        startCenter: first,
        startRadius: 0,
        endCenter: first,
        endRadius: radius,
        options: options
      )
    } else {
      context.drawLinearGradient(gradient, start: first, end: last, options: options)
    }
  }

  private func point(_ unit: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}
