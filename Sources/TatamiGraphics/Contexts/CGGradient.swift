public import Foundation
import TatamiDrawing

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient of colors; nil without colors or with fewer locations than colors.
  ///
  /// - Parameters:
  ///   - space: Ignored: colors are always interpolated in sRGB.
  ///   - colors: `CGColor`s.
  ///   - locations: A location from 0 to 1 for each color; nil for equal distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?)
  {
    let settled = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard settled.count == colors.count else { return nil }
    self.init(settled.map(\.value), locations)
  }

  /// Creates a gradient from color components; nil if there are too few.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of each color, alpha last.
  ///   - locations: A location from 0 to 1 for each color; nil for equal distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: [CGFloat],
    locations: [CGFloat]?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard count > 0, components.count / width >= count else { return nil }
    let colors = (0..<count).compactMap { index in
      space.color(Array(components[index * width..<(index + 1) * width]))
    }
    self.init(colors, locations)
  }

  private init?(_ colors: [Color], _ locations: [CGFloat]?) {
    let steps = CGFloat(max(1, colors.count - 1))
    let locations = locations ?? colors.indices.map { CGFloat($0) / steps }
    guard !colors.isEmpty, locations.count >= colors.count else { return nil }
    stops = zip(locations, colors).enumerated()
      .map {
        (index: $0.offset, stop: GradientStop(location: $0.element.0.unit, color: $0.element.1))
      }
      .sorted { ($0.stop.location, $0.index) < ($1.stop.location, $1.index) }
      .map(\.stop)
  }

  /// Returns the stops with their alpha values multiplied.
  func stops(faded alpha: Double) -> [GradientStop] {
    guard alpha < 1 else { return stops }
    return stops.map { stop in
      GradientStop(
        location: stop.location,
        color: stop.color.withAlpha(stop.color.alpha * alpha)
      )
    }
  }
}

extension CGFloat {
  /// The number clamped to 0...1; NaN becomes 0.
  fileprivate var unit: Double { self >= 0 ? Swift.min(1, Double(self)) : 0 }
}
