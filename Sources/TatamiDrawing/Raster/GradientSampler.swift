import Glibc
import TatamiGeometry

/// Computes the colors of a gradient at the centers of pixels.
///
/// A pixel's color depends on its position only.
struct GradientSampler {
  private let gradient: Paint
  private let toShape: Transform
  private let colors: [UInt32]
  /// The width of a pixel in the shape's coordinates.
  private let pixelWidth: Double
  /// A linear gradient's location as a function of the position in device units.
  private let slope: (x: Double, y: Double, start: Double)
  /// The distance to the next color, as a part of a color's extent, within which a location has
  /// the next color.
  ///
  /// Locations at the limit between two colors are common. Their rounding errors depend on the
  /// position in the surface, but pixels that are moved while scrolling must not change.
  private static let tolerance = 1e-6

  /// Creates a sampler; nil for colors, and for gradients without stops or with numbers that are
  /// not finite.
  ///
  /// - Parameter toShape: The transform from device units to the gradient's coordinates.
  init?(_ gradient: Paint, toShape: Transform) {
    guard gradient.isDrawableGradient else { return nil }
    let gradient = gradient.limited
    self.gradient = gradient
    self.toShape = toShape
    pixelWidth = toShape.meanScale
    slope = gradient.slope(toShape)
    colors = GradientColorCache.current.colors(
      of: gradient.stops,
      count: gradient.colorCount(pixelWidth: pixelWidth)
    )
  }

  /// Writes the colors of adjacent pixels of a row.
  func read(y: Int, from left: Int, into row: UnsafeMutablePointer<UInt32>, _ count: Int) {
    colors.withUnsafeBufferPointer { colors in
      switch gradient {
      case .solid, .backdrop: break
      case .linear: readLinear(y: y, from: left, into: row, count, colors)
      case .radial(let radial):
        var x = 0
        while x < count {
          row[x] = color(of: radial, at: center(x: left &+ x, y: y), colors)
          x &+= 1
        }
      case .conic(let conic):
        var x = 0
        while x < count {
          row[x] = color(of: conic, at: center(x: left &+ x, y: y), colors)
          x &+= 1
        }
      }
    }
  }

  private func center(x: Int, y: Int) -> Point {
    toShape.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
  }

  private func readLinear(
    y: Int,
    from left: Int,
    into row: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ colors: UnsafeBufferPointer<UInt32>
  ) {
    let last = Double(colors.count - 1)
    let (step, size) = (slope.x, Double(colors.count))
    let start = slope.start + slope.y * (Double(y) + 0.5)
    guard step != 0 else {
      let index = Int(max(0, min(start * size + Self.tolerance, last)))
      return row.update(repeating: colors[index], count: count)
    }
    var x = 0
    while x < count {
      let location = start + step * (Double(left &+ x) + 0.5)
      row[x] = colors[Int(max(0, min(location * size + Self.tolerance, last)))]
      x &+= 1
    }
  }

  private func color(
    of radial: RadialGradient,
    at point: Point,
    _ colors: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    guard let location = radial.location(at: point) else { return 0 }
    let position = location * Double(colors.count) + Self.tolerance
    return colors[Int(max(0, min(position, Double(colors.count - 1))))]
  }

  private func color(
    of conic: ConicGradient,
    at point: Point,
    _ colors: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let offset = point - conic.center
    let turns = (atan2(offset.y, offset.x) - conic.startAngle) / (2 * .pi)
    let location = turns - turns.rounded(.down)
    guard location.isFinite else { return colors[0] }
    let index = min(colors.count - 1, Int(location * Double(colors.count) + Self.tolerance))
    // The edge between the last and the first color is antialiased.
    let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    let halfPixel = pixelWidth / max(4 * .pi * distance, pixelWidth)
    let toSeam = min(location, 1 - location)
    guard toSeam < halfPixel else { return colors[index] }
    let other = colors[location < 0.5 ? colors.count - 1 : 0]
    let level = UInt32((0.5 - toSeam / halfPixel / 2) * 255)
    return colors[index].scaled(255 - level) &+ other.scaled(level)
  }
}

extension Paint {
  fileprivate var isDrawableGradient: Bool {
    switch self {
    case .solid, .backdrop: false
    case .linear(let gradient): gradient.isDrawable
    case .radial(let gradient): gradient.isDrawable
    case .conic(let gradient): gradient.isDrawable
    }
  }

  /// The gradient with coordinates and radii in a range that can be computed with.
  fileprivate var limited: Paint {
    guard case .radial(var gradient) = self else { return self }
    gradient.startCenter = gradient.startCenter.limited
    gradient.endCenter = gradient.endCenter.limited
    gradient.startRadius = gradient.startRadius.clampedLength
    gradient.endRadius = gradient.endRadius.clampedLength
    return .radial(gradient)
  }

  /// The mean of the first and the last color of a gradient without extent; otherwise the paint.
  ///
  /// A gradient has no extent if its ends coincide, or if both of its circles are points.
  var withoutEmptyGradient: Paint {
    let isEmpty =
      switch self {
      case .solid, .backdrop, .conic: false
      case .linear(let gradient): gradient.start == gradient.end
      case .radial(let gradient):
        gradient.startRadius == gradient.endRadius
          && (gradient.startRadius <= 0 || gradient.startCenter == gradient.endCenter)
      }
    guard isEmpty, let first = stops.first?.color, let last = stops.last?.color else { return self }
    return .solid(first.interpolated(to: last, fraction: 0.5))
  }

  fileprivate var stops: [GradientStop] {
    switch self {
    case .solid, .backdrop: []
    case .linear(let gradient): gradient.stops
    case .radial(let gradient): gradient.stops
    case .conic(let gradient): gradient.stops
    }
  }

  /// Returns the number of colors: at least two per pixel, up to 4096.
  fileprivate func colorCount(pixelWidth: Double) -> Int {
    let length =
      switch self {
      case .linear(let gradient): gradient.start.distance(to: gradient.end)
      case .radial(let gradient): max(gradient.startRadius, gradient.endRadius)
      case .conic, .solid, .backdrop: Double.infinity
      }
    var count = 256
    while count < 4096, Double(count) * pixelWidth < 2 * length { count *= 2 }
    return count
  }

  /// Returns the location of a linear gradient as a function of the position in device units.
  fileprivate func slope(_ toShape: Transform) -> (x: Double, y: Double, start: Double) {
    guard case .linear(let gradient) = self else { return (0, 0, 0) }
    let axis = gradient.end - gradient.start
    let square = axis.x * axis.x + axis.y * axis.y
    let origin = toShape.apply(Point.zero) - gradient.start
    return (
      (toShape.a * axis.x + toShape.b * axis.y) / square,
      (toShape.c * axis.x + toShape.d * axis.y) / square,
      (origin.x * axis.x + origin.y * axis.y) / square
    )
  }
}

extension RadialGradient {
  /// Returns the greatest location whose circle passes through a point; nil if there is none.
  fileprivate func location(at point: Point) -> Double? {
    let (offset, axis) = (point - startCenter, endCenter - startCenter)
    let growth = endRadius - startRadius
    let square = offset.x * offset.x + offset.y * offset.y
    guard axis != .zero else { return (square.squareRoot() - startRadius) / growth }
    let a = axis.x * axis.x + axis.y * axis.y - growth * growth
    let b = offset.x * axis.x + offset.y * axis.y + startRadius * growth
    let c = square - startRadius * startRadius
    guard a != 0 else { return valid(c / (2 * b), growth) }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (low, high) = a > 0 ? ((b - root) / a, (b + root) / a) : ((b + root) / a, (b - root) / a)
    return valid(high, growth) ?? valid(low, growth)
  }

  private func valid(_ location: Double, _ growth: Double) -> Double? {
    location.isFinite && startRadius + location * growth >= 0 ? location : nil
  }
}

/// A cache of the colors of gradients.
///
/// A class, because drawings refer to it.
final class GradientColorCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: GradientColorCache { DrawingCaches.current.gradients }

  private struct Key: Hashable {
    var stops: [GradientStop]
    var count: Int
  }

  private var colors = LRUCache<Key, [UInt32]>(limit: 1 << 20)

  /// Returns the colors at equidistant locations, as pixels.
  func colors(of stops: [GradientStop], count: Int) -> [UInt32] {
    let key = Key(stops: stops, count: count)
    if let known = colors.value(for: key) { return known }
    let new = stops.pixels(count: count)
    colors.insert(new, for: key, byteCount: count * 4)
    return new
  }
}
