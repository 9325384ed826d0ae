import Foundation
import TatamiDrawing
import TatamiGeometry

/// The values of an emitter cell, within their limits.
struct EmitterCellValues {
  /// A value and how much particles differ from it.
  struct Spread {
    let mean: Double
    let range: Double

    /// Returns the value of a particle.
    func value(_ random: inout ParticleRandom) -> Double { mean + range * random.signed() }
  }

  /// The picture of each particle.
  struct Picture {
    let image: Bitmap
    /// The visible part, in units of the image's size.
    let source: Rect
    /// The size of the visible part, in points.
    let size: Size
    let interpolation: Interpolation
  }

  /// The maximum depth of cells, those of the layer included.
  private static let maxDepth = 4
  /// The maximum number of cells of a layer, those inside of others included; further ones are ignored.
  static let maxCount = 1000

  let birthRate: Double
  let lifetime: Spread
  let longitude: Spread
  /// The cosine of the latitude.
  let slope: Double
  let velocity: Spread
  let acceleration: Point
  let scale: Spread
  let scaleSpeed: Double
  let spin: Spread
  /// Red, green, blue and alpha.
  let color: SIMD4<Double>
  let colorRange: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
  let picture: Picture?
  /// The times between which the cell emits particles.
  let emission: ClosedRange<Double>
  let cells: [EmitterCellValues]

  /// Reads the values of cells.
  ///
  /// - Parameters:
  ///   - depth: The number of cells that contain each, itself included.
  ///   - budget: The number of cells that may still be read.
  static func values(
    of cells: [CAEmitterCell],
    depth: Int = 1,
    budget: inout Int
  ) -> [EmitterCellValues] {
    guard depth <= maxDepth else { return [] }
    var values: [EmitterCellValues] = []
    for cell in cells {
      guard budget > 0 else { break }
      budget -= 1
      values.append(EmitterCellValues(cell, depth: depth, budget: &budget))
    }
    return values
  }

  private init(_ cell: CAEmitterCell, depth: Int, budget: inout Int) {
    birthRate = cell.isEnabled ? max(0, Double(cell.birthRate).moderate) : 0
    lifetime = Spread(
      mean: Double(cell.lifetime).moderate,
      range: Double(cell.lifetimeRange).moderate
    )
    longitude = Spread(
      mean: cell.emissionLongitude.moderate,
      range: cell.emissionRange.moderate / 2
    )
    slope = cos(cell.emissionLatitude.moderate)
    velocity = Spread(mean: cell.velocity.moderate, range: cell.velocityRange.moderate)
    acceleration = Point(x: cell.xAcceleration.moderate, y: cell.yAcceleration.moderate)
    scale = Spread(mean: cell.scale.moderate, range: cell.scaleRange.moderate)
    scaleSpeed = cell.scaleSpeed.moderate
    spin = Spread(mean: cell.spin.moderate, range: cell.spinRange.moderate)
    let own = cell.color?.value ?? .white
    color = SIMD4(own.red, own.green, own.blue, own.alpha)
    colorRange = Self.lanes([cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange])
    colorSpeed = Self.lanes([cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed])
    picture = Picture(cell)
    let begin = max(0, cell.beginTime.moderate)
    emission = begin...(cell.duration.moderate > 0 ? begin + cell.duration.moderate : .infinity)
    cells = Self.values(of: cell.emitterCells ?? [], depth: depth + 1, budget: &budget)
  }

  private static func lanes(_ values: [Float]) -> SIMD4<Double> {
    SIMD4(values.map { Double($0).moderate })
  }

  /// The longest lifetime of a particle, in seconds.
  var longestLife: Double { lifetime.mean + abs(lifetime.range) }

  /// The longest time for which a particle, or those that it emits, can be seen, in seconds.
  func longestTrace(_ lifetimeFactor: Double) -> Double {
    let life = max(0, longestLife * lifetimeFactor)
    return life + (cells.map { $0.longestTrace(lifetimeFactor) }.max() ?? 0)
  }
}

extension EmitterCellValues.Picture {
  /// Reads the contents of a cell; nil if they cannot be drawn.
  fileprivate init?(_ cell: CAEmitterCell) {
    guard let image = cell.contents as? CGImage, cell.contentsScale > 0,
      cell.contentsScale.isFinite, Rect(cell.contentsRect).isFinite
    else { return nil }
    self.image = image.bitmap
    source = Rect(cell.contentsRect.standardized)
    size = Size(
      width: Double(image.width) / cell.contentsScale * source.width,
      height: Double(image.height) / cell.contentsScale * source.height
    )
    let nearest = CALayerContentsFilter.nearest.rawValue
    let filters = [cell.minificationFilter, cell.magnificationFilter]
    interpolation = filters.contains(nearest) ? .nearest : .high
  }
}

extension Double {
  /// The number limited to ±1,000,000; 0 if it is not finite.
  var moderate: Double { finiteOrZero.clamped(to: -1e6...1e6) }
}

extension CGFloat {
  /// The number limited to ±1,000,000; 0 if it is not finite.
  var moderate: Double { Double(self).moderate }
}
