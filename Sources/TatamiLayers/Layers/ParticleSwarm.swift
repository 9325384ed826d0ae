import Foundation
import TatamiDrawing
import TatamiGeometry

/// The particles of an emitter layer at one time, which follow from its settings and its seed alone.
struct ParticleSwarm {
  /// The maximum number of living particles of a cell of the layer; older ones are not drawn.
  private static let maxCount = 10_000
  /// The maximum number of particles that are looked at, those of cells inside of others included.
  private static let maxBirths = 100_000

  private(set) var figures: [ParticleFigure] = []
  /// The number of particles that live or emit others, or may have just ended.
  private(set) var birthCount = 0
  private let time: Double

  /// Finds the particles at a time.
  ///
  /// - Parameters:
  ///   - time: The time, in the layer's time.
  ///   - start: The time before which none is born.
  /// - Complexity: O(*n*) in the particles, of which at most 100,000 are looked at.
  init(
    of cells: [EmitterCellValues],
    at time: Double,
    from start: Double,
    _ timeline: EmissionTimeline,
    seed: UInt32
  ) {
    self.time = time
    let factor = timeline.longestLifetimeFactor
    for (index, cell) in cells.enumerated() where cell.birthRate > 0 {
      let first = max(start, cell.emission.lowerBound, time - cell.longestTrace(factor))
      let last = min(time, cell.emission.upperBound)
      let births = Self.indices(
        from: timeline.total(at: first),
        through: timeline.total(at: last),
        rate: cell.birthRate
      )
      let seed = UInt64(seed) << 32 | UInt64(index & 0xFFFF) << 16
      for birth in births {
        guard let moment = timeline.moment(of: Double(birth) / cell.birthRate) else { continue }
        var random = ParticleRandom(seed: seed, index: birth)
        let particle = Particle(of: cell, birth: moment.time, at: nil, moment.settings, &random)
        add(particle, of: cell, moment.settings, seed: random.next())
      }
    }
  }

  /// Returns the numbers of the births whose integrals of the birth rate's factor are in a range, the
  /// latest 10,000.
  private static func indices(from first: Double, through last: Double, rate: Double) -> Range<Int>
  {
    let end = min((last * rate).rounded(.down), 1e15)
    let begin = max(1, (first * rate).rounded(.up), end - Double(maxCount) + 1)
    return begin <= end ? Int(begin)..<Int(end) + 1 : 0..<0
  }

  /// Adds a particle, and those that it emits.
  private mutating func add(
    _ particle: Particle,
    of cell: EmitterCellValues,
    _ settings: EmitterSettings,
    seed: UInt64
  ) {
    guard birthCount < Self.maxBirths else { return }
    birthCount += 1
    let age = time - particle.birth
    if let figure = particle.figure(at: age, cell) { figures.append(figure) }
    for (index, inner) in cell.cells.enumerated() where inner.birthRate > 0 {
      let trace = inner.longestTrace(settings.lifetimeFactor)
      let first = max(inner.emission.lowerBound, age - trace)
      let last = min(age, particle.life, inner.emission.upperBound)
      for birth in Self.indices(from: first, through: last, rate: inner.birthRate) {
        let birthAge = Double(birth) / inner.birthRate
        var random = ParticleRandom(seed: seed &+ UInt64(index), index: birth)
        let emitted = Particle(
          of: inner,
          birth: particle.birth + birthAge,
          at: particle.position(at: birthAge, cell),
          settings,
          &random
        )
        add(emitted, of: inner, settings, seed: random.next())
      }
    }
  }

  /// A rectangle around all figures; nil without any.
  var extent: Rect? {
    figures.dropFirst().reduce(figures.first?.extent) { $0?.union($1.extent) }
  }

  /// Returns the drawing in an order.
  func drawing(_ mode: CAEmitterLayerRenderMode) -> DisplayList {
    var list = DisplayList()
    let blend = mode == .additive ? BlendMode.plusLighter : .normal
    var tints = ParticleTints()
    for figure in ordered(mode) { figure.draw(in: &list, &tints, blend) }
    return list
  }

  /// Returns the figures from the rearmost on.
  func ordered(_ mode: CAEmitterLayerRenderMode) -> [ParticleFigure] {
    let isAscending = mode == .oldestFirst
    guard isAscending || mode == .oldestLast else { return figures }
    let sorted = figures.enumerated().sorted {
      ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset)
    }
    .map(\.element)
    return isAscending ? sorted : sorted.reversed()
  }
}
