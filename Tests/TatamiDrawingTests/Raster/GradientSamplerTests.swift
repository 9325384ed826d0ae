import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct GradientSamplerTests {
  private static let stops = [
    GradientStop(location: 0, color: Color(red: 0.58, green: 0.28, blue: 0.47)),
    GradientStop(location: 1, color: Color(red: 0.26, green: 0.99, blue: 0.01)),
  ]

  private func column(of paint: Paint, at origin: Point, length: Int) throws -> [UInt32] {
    let toShape = Transform(translationX: -origin.x, y: -origin.y)
    let sampler = try #require(DrawingCaches.lend { GradientSampler(paint, toShape: toShape) })
    let first = Int(origin.y.rounded(.down))
    return (first..<first + length).map { y in
      var pixel: UInt32 = 0
      sampler.read(y: y, from: Int(origin.x), into: &pixel, 1)
      return pixel
    }
  }

  @Test func `a linear gradient has the same colors after moving by whole pixels`() throws {
    var random = SeededRandom(seed: 498)
    for _ in 0..<1_000 {
      let length = random.int(in: 1...128)
      let x = Double(random.int(in: 1...4_000)) / 97
      let gradient = LinearGradient(
        start: Point(x: x, y: 0),
        end: Point(x: x, y: Double(length)),
        stops: Self.stops
      )
      let origin = Point(x: 7.4, y: 5 + Double(random.int(in: 0...1)) / 2)
      let moved = origin + Point(x: 0, y: Double(random.int(in: 1...2_000)))
      let before = try column(of: .linear(gradient), at: origin, length: length)
      #expect(try column(of: .linear(gradient), at: moved, length: length) == before)
    }
  }
}
