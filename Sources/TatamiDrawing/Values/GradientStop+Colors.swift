extension [GradientStop] {
  /// The stops in ascending order, clamped to 0...1, with one at each end.
  var normalized: [GradientStop] {
    var last = 0.0
    var result: [GradientStop] = []
    for stop in self {
      last = Swift.max(last, stop.location.clampedToUnit)
      result.append(GradientStop(location: last, color: stop.color))
    }
    guard let first = result.first, let end = result.last else { return [] }
    return [GradientStop(location: 0, color: first.color)] + result
      + [GradientStop(location: 1, color: end.color)]
  }

  /// Returns the colors at equidistant locations, as pixels.
  func pixels(count: Int) -> [UInt32] {
    let stops = normalized
    var next = 1
    return (0..<count).map { index in
      let location = (Double(index) + 0.5) / Double(count)
      while next < stops.count - 1 && stops[next].location <= location { next += 1 }
      let (start, end) = (stops[next - 1], stops[next])
      let width = end.location - start.location
      let fraction = width > 0 ? (location - start.location) / width : 1
      return UInt32(start.color.interpolated(to: end.color, fraction: fraction))
    }
  }
}

extension Color {
  /// Returns the color at a fraction of the way to another color.
  func interpolated(to other: Color, fraction: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
