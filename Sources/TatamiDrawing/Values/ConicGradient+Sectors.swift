import Glibc
import TatamiGeometry

extension ConicGradient {
  /// A sector of the gradient between two locations.
  struct Sector {
    var start: GradientStop
    var end: GradientStop

    /// The color in the middle.
    var middle: Color { start.color.interpolated(to: end.color, fraction: 0.5) }
  }

  /// Whether the gradient has stops and finite numbers.
  var isDrawable: Bool { center.isFinite && startAngle.isFinite && !stops.isEmpty }

  /// Divides the full turn into sectors between adjacent stops, in order.
  ///
  /// - Parameters:
  ///   - maxSolidWidth: The maximum width of a sector of one color, as a fraction of the turn.
  ///   - maxBlendWidth: The maximum width of a sector of two colors, as a fraction of the turn.
  func sectors(maxSolidWidth: Double, maxBlendWidth: Double) -> [Sector] {
    let turn = stops.normalized
    return zip(turn, turn.dropFirst()).flatMap { start, end -> [Sector] in
      let width = end.location - start.location
      guard width > 0 else { return [] }
      let limit = start.color == end.color ? maxSolidWidth : maxBlendWidth
      let count = max(1, Int((width / limit).rounded(.up)))
      let cuts = (0...count).map { index in
        let fraction = Double(index) / Double(count)
        return GradientStop(
          location: start.location + width * fraction,
          color: start.color.interpolated(to: end.color, fraction: fraction)
        )
      }
      return zip(cuts, cuts.dropFirst()).map { Sector(start: $0, end: $1) }
    }
  }

  /// Returns the angle of a location, in radians.
  func angle(at location: Double) -> Double { startAngle + location * 2 * .pi }

  /// Returns the radius of a circle around the center that contains a rectangle.
  func radius(around area: Rect) -> Double {
    let x = max(abs(area.minX - center.x), abs(area.maxX - center.x))
    let y = max(abs(area.minY - center.y), abs(area.maxY - center.y))
    return (x * x + y * y).squareRoot() * 1.01 + 1
  }

  /// Returns the point at a location and a distance from the center.
  func point(at location: Double, distance: Double) -> Point {
    let angle = angle(at: location)
    return Point(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }
}
