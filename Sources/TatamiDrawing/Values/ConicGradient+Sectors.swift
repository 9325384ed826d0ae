import Glibc
import TatamiGeometry

extension ConicGradient {
  /// A part of the turn, between two locations.
  struct Sector {
    var start: GradientStop
    var end: GradientStop

    /// The colour in the middle.
    var middle: Color { start.color.mixed(with: end.color, share: 0.5) }
  }

  /// Whether there is something to see.
  var isDrawable: Bool { center.isFinite && startAngle.isFinite && !stops.isEmpty }

  /// The stops in order, clamped, with one at each end of the turn.
  private var fullTurn: [GradientStop] {
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

  /// Returns the turn in sectors between neighbouring stops, in order.
  ///
  /// - Parameters:
  ///   - widest: The widest sector of one colour, as a share of the turn.
  ///   - widestMix: The widest sector of two colours.
  func sectors(widest: Double, widestMix: Double) -> [Sector] {
    let turn = fullTurn
    return zip(turn, turn.dropFirst()).flatMap { start, end -> [Sector] in
      let width = end.location - start.location
      guard width > 0 else { return [] }
      let limit = start.color == end.color ? widest : widestMix
      let count = max(1, Int((width / limit).rounded(.up)))
      let cuts = (0...count).map { index in
        let share = Double(index) / Double(count)
        return GradientStop(
          location: start.location + width * share,
          color: start.color.mixed(with: end.color, share: share)
        )
      }
      return zip(cuts, cuts.dropFirst()).map { Sector(start: $0, end: $1) }
    }
  }

  /// Returns the direction of a location, in radians.
  func angle(at location: Double) -> Double { startAngle + location * 2 * .pi }

  /// Returns the colours at even steps around the turn, as pixels.
  func pixels(count: Int) -> [UInt32] {
    let turn = fullTurn
    var next = 1
    return (0..<count).map { index in
      let location = (Double(index) + 0.5) / Double(count)
      while next < turn.count - 1 && turn[next].location <= location { next += 1 }
      let (start, end) = (turn[next - 1], turn[next])
      let width = end.location - start.location
      let share = width > 0 ? (location - start.location) / width : 1
      return UInt32(start.color.mixed(with: end.color, share: share))
    }
  }

  /// Returns a radius around the centre that reaches beyond a rectangle.
  func radius(around area: Rect) -> Double {
    let x = max(abs(area.minX - center.x), abs(area.maxX - center.x))
    let y = max(abs(area.minY - center.y), abs(area.maxY - center.y))
    return (x * x + y * y).squareRoot() * 1.01 + 1
  }

  /// Returns the point at a location, a distance from the centre.
  func point(at location: Double, distance: Double) -> Point {
    let angle = angle(at: location)
    return Point(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }
}

extension Color {
  /// Returns a mix of straight components.
  fileprivate func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
