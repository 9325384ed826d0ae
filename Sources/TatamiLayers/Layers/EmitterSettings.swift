import Foundation
import TatamiGeometry

/// The values of an emitter layer that apply to the particles born while they are set.
struct EmitterSettings: Equatable {
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume

  /// The factor of the cells' birth rates.
  var rate: Double { max(0, Double(birthRate).moderate) }

  /// The factor of the cells' lifetimes.
  var lifetimeFactor: Double { max(0, Double(lifetime).moderate) }

  /// Returns the position at which a particle is born.
  func birthplace(_ random: inout ParticleRandom) -> Point {
    let (first, second) = (random.unit(), random.unit())
    let offset = offset(first, second)
    return Point(x: position.x.moderate + offset.x, y: position.y.moderate + offset.y)
  }

  /// Returns a point of the shape, relative to its center, for two numbers from 0 to 1.
  private func offset(_ first: Double, _ second: Double) -> Point {
    let (width, height) = (size.width.moderate, size.height.moderate)
    switch shape {
    case .line:
      let share = mode == .points ? (first < 0.5 ? 0 : 1) : first
      return Point(x: (share - 0.5) * width, y: 0)
    case .rectangle, .cuboid:
      let unit = unitSquare(first, second, width: abs(width), height: abs(height))
      return Point(x: (unit.x - 0.5) * width, y: (unit.y - 0.5) * height)
    case .circle, .sphere:
      guard mode != .points else { return .zero }
      let radius = mode == .outline ? width : width * second.squareRoot()
      return Point(x: radius * cos(2 * .pi * first), y: radius * sin(2 * .pi * first))
    default: return .zero
    }
  }

  /// Returns a point of the unit square: a corner, one of the outline, or any.
  private func unitSquare(_ first: Double, _ second: Double, width: Double, height: Double) -> Point
  {
    let side = second < 0.5 ? 0.0 : 1
    switch mode {
    case .points: return Point(x: first < 0.5 ? 0 : 1, y: side)
    case .outline:
      let along = first * (width + height)
      guard along < width else {
        return Point(x: side, y: height > 0 ? (along - width) / height : 0)
      }
      return Point(x: along / width, y: side)
    default: return Point(x: first, y: second)
    }
  }
}
