import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiDrawing
@testable import TatamiGraphics
@testable import TatamiLayers

/// The particles of emitter layers.
@MainActor
@Suite(.environment) struct EmitterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    window.backgroundColor = .white
    window.traitOverrides.displayScale = 1
    window.isHidden = false
    cell.contents = UIImage.filled(.black, width: 4, height: 4).cgImage
    emitter.frame = window.bounds
    window.layer.addSublayer(emitter)
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
  }

  /// The particles after an update of the window and a time in seconds.
  private func figures(after time: Double = 0) throws -> [ParticleFigure] {
    emitter.emitterCells = [cell]
    let host = WindowHost(window)
    try host.update()
    Simulator.advance(by: time)
    return swarm()
  }

  private func swarm() -> [ParticleFigure] { emitter.shownSwarm.figures }

  @Test func `N236: a cell emits nothing by default`() throws {
    #expect(cell.birthRate == 0)
    #expect(cell.lifetime == 0)
    #expect(try figures(after: 1).isEmpty)
    #expect([emitter.birthRate, emitter.lifetime, emitter.velocity] == [1, 1, 1])
    #expect([emitter.scale, emitter.spin] == [1, 1])
  }

  @Test func `N236: particles are born at the birth rate and end after their lifetime`() throws {
    (cell.birthRate, cell.lifetime) = (10, 2)
    #expect(try figures(after: 0.95).count == 9)
    Simulator.advance(by: 4)
    #expect(swarm().count == 20)
  }

  @Test func `N236: the layer's factors multiply the cells' values`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity, cell.scale) = (10, 1, 10, 1)
    (emitter.birthRate, emitter.lifetime, emitter.velocity, emitter.scale) = (0.2, 3, 2, 0.5)
    let figures = try figures(after: 1.5)
    #expect(figures.count == 3)
    #expect(abs(figures[0].center.x - 30) < 1e-6)
    #expect(figures[0].scale == 0.5)
  }

  @Test func `N236: particles move in their direction with acceleration`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 20)
    (cell.emissionLongitude, cell.yAcceleration) = (-.pi / 2, 4)
    let first = try #require(try figures(after: 3).first)
    #expect(abs(first.center.x - 10) < 1e-9)
    #expect(abs(first.center.y - (50 - 40 + 8)) < 1e-6)
  }

  @Test func `N236: the colored images of many particles take a bounded memory`() throws {
    let image = try #require(UIImage.filled(.white, width: 64, height: 64).cgImage).bitmap
    var random = SeededRandom(seed: 3)
    var tints = ParticleTints()
    var images: Set<ObjectIdentifier> = []
    var kept: [Bitmap] = []
    for _ in 0..<10_000 {
      let parts = (0..<4).map { _ in random.double(in: 0...1) }
      let color = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      let tinted = tints.image(image, color)
      if images.insert(ObjectIdentifier(tinted)).inserted { kept.append(tinted) }
    }
    let bytes = kept.count * 64 * 64 * 4
    #expect(bytes < 20 << 20)
    #expect(bytes > 4 << 20)
    #expect(tints.image(image, .white) === image)
  }

  @Test func `N236: the colored copies of large images take a bounded memory`() throws {
    let image = try #require(UIImage.filled(.white, width: 1024, height: 1024).cgImage).bitmap
    var random = SeededRandom(seed: 5)
    var tints = ParticleTints()
    var copies: [Bitmap] = []
    for _ in 0..<200 {
      let parts = (0..<3).map { _ in random.double(in: 0...1) }
      let tinted = tints.image(image, Color(red: parts[0], green: parts[1], blue: parts[2]))
      if tinted !== image, !copies.contains(where: { $0 === tinted }) { copies.append(tinted) }
    }
    #expect(copies.count == 4)
    let other = try #require(UIImage.filled(.white, width: 1024, height: 1024).cgImage).bitmap
    #expect(tints.image(other, .black).pixels().first == 0xFF00_0000)
  }

  @Test func `N236: the opacity of particles is exact`() throws {
    (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (50, 1, -1)
    let opacities = try figures(after: 0.9).map(\.color.alpha).filter { $0 < 1 }
    let drawn = emitter.shownSwarm.drawing(.unordered).commands.compactMap { command -> Double? in
      if case .beginGroup(let group) = command { group.opacity } else { nil }
    }
    #expect(drawn == opacities)
    #expect(Set(drawn).count > 40)
  }

  @Test func `N236: a few colors are exact`() throws {
    let image = try #require(UIImage.filled(.white, width: 8, height: 8).cgImage).bitmap
    var tints = ParticleTints()
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(tints.image(image, color).pixels() == image.multiplied(by: color).pixels())
  }

  @Test func `N236: color, scale and rotation change with age`() throws {
    (cell.birthRate, cell.lifetime) = (1, 10)
    (cell.alphaSpeed, cell.redSpeed, cell.scaleSpeed, cell.spin) = (-0.25, -0.5, 0.5, 1)
    let first = try #require(try figures(after: 2).first)
    #expect(abs(first.color.alpha - 0.75) < 1e-6)
    #expect(abs(first.color.red - 0.5) < 1e-6)
    #expect(abs(first.scale - 1.5) < 1e-6)
    #expect(abs(first.angle - 1) < 1e-6)
  }

  @Test(arguments: [
    (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume),
    (.line, .outline), (.line, .points), (.rectangle, .surface), (.rectangle, .outline),
    (.rectangle, .points), (.circle, .outline), (.circle, .volume), (.circle, .points),
  ])
  func `N236: particles are born in the shape`(
    shape: CAEmitterLayerEmitterShape,
    mode: CAEmitterLayerEmitterMode
  ) throws {
    (cell.birthRate, cell.lifetime) = (200, 1)
    (emitter.emitterShape, emitter.emitterMode) = (shape, mode)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterSize = CGSize(width: 20, height: 10)
    for figure in try figures(after: 1) {
      let (x, y) = (figure.center.x - 50, figure.center.y - 50)
      #expect(Self.contains(shape, mode, x, y), "\(x), \(y)")
    }
  }

  private static func contains(
    _ shape: CAEmitterLayerEmitterShape,
    _ mode: CAEmitterLayerEmitterMode,
    _ x: Double,
    _ y: Double
  ) -> Bool {
    let radius = (x * x + y * y).squareRoot()
    return switch (shape, mode) {
    case (.line, .points): abs(abs(x) - 10) < 1e-9 && y == 0
    case (.line, _): abs(x) <= 10 && y == 0
    case (.rectangle, .points): abs(abs(x) - 10) < 1e-9 && abs(abs(y) - 5) < 1e-9
    case (.rectangle, .outline):
      (abs(abs(x) - 10) < 1e-9 && abs(y) <= 5) || (abs(abs(y) - 5) < 1e-9 && abs(x) <= 10)
    case (.rectangle, _): abs(x) <= 10 && abs(y) <= 5
    case (.circle, .outline): abs(radius - 20) < 1e-9
    case (.circle, .volume): radius <= 20
    default: radius == 0
    }
  }

  @Test func `N236: a seed and a clock give one picture, another seed another`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (30, 2, 30)
    (cell.emissionRange, cell.velocityRange, cell.scaleRange) = (2 * .pi, 10, 0.5)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    let first = try figures(after: 1.5)
    let copy = CAEmitterLayer()
    copy.frame = emitter.frame
    copy.emitterPosition = emitter.emitterPosition
    copy.emitterCells = [cell]
    window.layer.addSublayer(copy)
    #expect(copy.shownSwarm.figures.map(\.center) == first.map(\.center))
    copy.seed = 7
    #expect(copy.shownSwarm.figures.map(\.center) != first.map(\.center))
  }

  @Test func `particles do not depend on the frames between two times`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange) = (25, 1, 30, 20)
    emitter.emitterCells = [cell]
    let host = WindowHost(window)
    try host.update()
    for _ in 0..<8 {
      Simulator.advance(by: 0.11)
      try host.update()
    }
    let stepped = swarm().map(\.center)
    let other = CAEmitterLayer()
    other.emitterPosition = emitter.emitterPosition
    other.emitterCells = [cell]
    window.layer.addSublayer(other)
    #expect(other.shownSwarm.figures.map(\.center) == stepped)
  }

  @Test func `changes of the layer apply to later particles only`() throws {
    (cell.birthRate, cell.lifetime) = (10, 100)
    _ = try figures(after: 1.05)
    emitter.emitterPosition = CGPoint(x: 90, y: 90)
    Simulator.advance(by: 0.5)
    #expect(swarm().filter { $0.center.x == 10 }.count == 10)
    #expect(swarm().filter { $0.center.x == 90 }.count == 5)
    emitter.birthRate = 0
    Simulator.advance(by: 5)
    #expect(swarm().count == 15)
  }

  @Test func `particles emit those of inner cells where they are`() throws {
    let trail = CAEmitterCell()
    trail.contents = cell.contents
    (trail.birthRate, trail.lifetime) = (10, 0.5)
    cell.contents = nil
    (cell.birthRate, cell.lifetime, cell.velocity) = (1, 2, 20)
    cell.emitterCells = [trail]
    let figures = try figures(after: 2)
    #expect(figures.count == 5)
    for figure in figures {
      #expect(abs(figure.center.x - 10 - 20 * (figure.birth - 1)) < 1e-6)
    }
  }

  @Test func `a cell emits during its time only`() throws {
    (cell.birthRate, cell.lifetime, cell.beginTime, cell.duration) = (10, 100, 1, 0.5)
    #expect(try figures(after: 0.9).isEmpty)
    Simulator.advance(by: 5)
    #expect((5...6).contains(swarm().count))
  }

  @Test func `frames end when nothing is left to change`() throws {
    (cell.birthRate, cell.lifetime, cell.duration) = (10, 0.5, 1)
    emitter.emitterCells = [cell]
    let host = WindowHost(window)
    for _ in 0..<120 {
      try host.update()
      Simulator.advance(by: 1 / 60)
    }
    #expect(swarm().isEmpty)
    #expect(!emitter.runLoop.clock.isObserved)
  }

  @Test func `emitters without a frame that begin now show their particles`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (20, 1, 20)
    emitter.frame = .zero
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
    let host = WindowHost(window)
    for _ in 0..<20 {
      let fresh = try ViewRenderer.image(of: window, scale: 1).pngData()
      #expect(try host.image().pngData() == fresh)
      #expect(emitter.runLoop.clock.isObserved)
      Simulator.advance(by: 1 / 60)
    }
    #expect(try Pixels(of: window).inked != nil)
  }

  @Test func `an emitter whose beginning is set later begins again`() throws {
    (cell.birthRate, cell.lifetime) = (10, 100)
    _ = try figures(after: 1)
    emitter.emitterPosition.x = 20
    emitter.beginTime = CACurrentMediaTime()
    #expect(swarm().isEmpty)
    Simulator.advance(by: 0.55)
    #expect(swarm().count == 5)
  }

  @Test func `cells that contain themselves many times are limited`() {
    (cell.birthRate, cell.lifetime) = (1, 1)
    cell.emitterCells = Array(repeating: cell, count: 300)
    var budget = EmitterCellValues.maxCount
    let values = EmitterCellValues.values(of: [cell, cell], budget: &budget)
    #expect(values.count == 1)
    #expect(budget == 0)
  }

  @Test func `updates draw what a full redraw draws`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity, cell.spin) = (40, 1, 40, 2)
    cell.emissionRange = 2 * .pi
    emitter.renderMode = .additive
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = [cell]
    let host = WindowHost(window)
    for _ in 0..<20 {
      Simulator.advance(by: 1 / 60)
      let fresh = try ViewRenderer.image(of: window, scale: 1).pngData()
      #expect(try host.image().pngData() == fresh)
    }
  }

  @Test func `older particles are behind or in front`() throws {
    (cell.birthRate, cell.lifetime) = (2, 10)
    (cell.color, cell.redSpeed) = (UIColor.white.cgColor, -0.1)
    for (mode, isAscending) in [
      (CAEmitterLayerRenderMode.oldestFirst, true), (.oldestLast, false),
    ] {
      emitter.renderMode = mode
      let births = try figures(after: 1).map(\.birth)
      #expect(births == births.sorted())
      let drawn = emitter.shownSwarm.ordered(mode).map(\.birth)
      #expect(drawn == (isAscending ? births.sorted() : births.sorted().reversed()))
    }
  }

  @Test func `huge rates and values that are not finite are limited`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (.infinity, 1e30, .nan)
    #expect(try figures(after: 1).isEmpty)
    let inner = CAEmitterCell()
    inner.contents = cell.contents
    (inner.birthRate, inner.lifetime) = (1e30, 1e30)
    (cell.birthRate, cell.velocity, cell.scale) = (1e30, 1e30, 1)
    cell.emitterCells = [inner]
    (emitter.birthRate, emitter.lifetime) = (1e30, 1e30)
    emitter.emitterPosition = CGPoint(x: CGFloat.nan, y: .infinity)
    let count = try figures(after: 0.5).count
    #expect(count <= 100_000)
    cell.emitterCells = [cell]
    _ = try figures(after: 0.1)
  }
}
