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

  /// The stops in ascending order, clamped to 0...1, with one at each end.
  private var normalizedStops: [GradientStop] {
    var last = 0.0
    var result: [GradientStop] = []
    for stop in stops {
      last = max(last, stop.location.clampedToUnit)
      result.append(GradientStop(location: last, color: stop.color))
    }
    guard let first = result.first, let end = result.last else { return [] }
    return [GradientStop(location: 0, color: first.color)] + result
      + [GradientStop(location: 1, color: end.color)]
  }

  /// Divides the full turn into sectors between adjacent stops, in order.
  ///
  /// - Parameters:
  ///   - maxSolidWidth: The maximum width of a sector of one color, as a fraction of the turn.
  ///   - maxBlendWidth: The maximum width of a sector of two colors, as a fraction of the turn.
  func sectors(maxSolidWidth: Double, maxBlendWidth: Double) -> [Sector] {
    let turn = normalizedStops
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

  /// Returns the colors at equidistant locations of the turn, as pixels.
  func pixels(count: Int) -> [UInt32] {
    let turn = normalizedStops
    var next = 1
    return (0..<count).map { index in
      let location = (Double(index) + 0.5) / Double(count)
      while next < turn.count - 1 && turn[next].location <= location { next += 1 }
      let (start, end) = (turn[next - 1], turn[next])
      let width = end.location - start.location
      let fraction = width > 0 ? (location - start.location) / width : 1
      return UInt32(start.color.interpolated(to: end.color, fraction: fraction))
    }
  }

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

extension Color {
  /// Returns the color at a fraction of the way to another color.
  fileprivate func interpolated(to other: Color, fraction: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
