import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct PathTests {
  @Test func `S227 a line on an empty path does nothing`() {
    var path = Path()
    path.addLine(to: Point(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test func `S227 after close the current point is the start of the sub-path`() {
    var path = Path()
    path.move(to: Point(x: 3, y: 4))
    path.addLine(to: Point(x: 9, y: 4))
    path.close()
    #expect(path.currentPoint == Point(x: 3, y: 4))
  }

  @Test func `S226 appending keeps sub-paths apart and equality compares elements`() {
    var joined = Drawing.rect(x: 0, y: 0, width: 1, height: 1)
    joined.append(
      Drawing.rect(x: 5, y: 5, width: 1, height: 1),
      transform: Transform(translationX: 1, y: 0)
    )
    var expected = Drawing.rect(x: 0, y: 0, width: 1, height: 1)
    expected.addRect(Rect(x: 6, y: 5, width: 1, height: 1))
    #expect(joined == expected)
  }

  @Test func `S228 a clockwise quarter runs from right to bottom`() throws {
    var path = Path()
    path.addArc(center: .zero, radius: 10, start: 0, end: .pi / 2, clockwise: true)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9)
    #expect(abs(end.y - 10) < 1e-9)
    let bounds = path.bounds()
    #expect(abs(bounds.minX) < 1e-9)
    #expect(abs(bounds.maxX - 10) < 1e-9)
    #expect(abs(bounds.minY) < 1e-9)
    #expect(abs(bounds.maxY - 10) < 1e-9)
  }

  @Test func `S228 a counterclockwise arc to the quarter covers three quarters`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, start: 0, end: .pi / 2, clockwise: false)
    let bounds = path.bounds()
    #expect(abs(bounds.minX + 10) < 0.01)
    #expect(abs(bounds.minY + 10) < 0.01)
  }

  @Test(arguments: [2 * Double.pi, -2 * Double.pi, 7, -7], [true, false])
  func `S228 a full turn in either direction is a full circle`(end: Double, clockwise: Bool) {
    for start in [0, 0.1, -Double.pi / 2] {
      var path = Path()
      path.addArc(
        center: .zero,
        radius: 10,
        start: start,
        end: start + end,
        clockwise: clockwise
      )
      let bounds = path.bounds()
      #expect(abs(bounds.width - 20) < 0.01)
      #expect(abs(bounds.height - 20) < 0.01)
      #expect(path.contains(Point(x: 0, y: 5)))
      #expect(path.contains(Point(x: 0, y: -5)))
    }
  }

  @Test func `S228 less than a full turn against the direction is normalized`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, start: 0, end: -.pi / 2, clockwise: true)
    let bounds = path.bounds()
    #expect(abs(bounds.minX + 10) < 0.01)
    #expect(abs(bounds.maxY - 10) < 0.01)
  }

  @Test func `S228 rounded rectangles clamp the radius to half the smaller side`() {
    var large = Path()
    large.addRoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radii: CornerRadii(100))
    var half = Path()
    half.addRoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radii: CornerRadii(5))
    #expect(large == half)
    #expect(!large.contains(Point(x: 0.5, y: 0.5)))
    #expect(large.contains(Point(x: 10, y: 5)))
  }

  @Test func `bounds are tight and control bounds are not`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    #expect(path.bounds() == Rect(x: 0, y: 0, width: 10, height: 6))
    #expect(path.controlBounds() == Rect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test func `a hole is inside by the nonzero rule and outside by the even-odd rule`() {
    var path = Drawing.rect(x: 0, y: 0, width: 10, height: 10)
    path.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
    let middle = Point(x: 5, y: 5)
    #expect(path.contains(middle, rule: .nonZero))
    #expect(!path.contains(middle, rule: .evenOdd))
    #expect(!path.contains(Point(x: 11, y: 5)))
  }

  @Test func `an ellipse contains the points of its inequality`() {
    var path = Path()
    path.addEllipse(in: Rect(x: 0, y: 0, width: 40, height: 20))
    for x in stride(from: -1.25, to: 42, by: 2.5) {
      for y in stride(from: -1.25, to: 22, by: 2.5) {
        let (u, v) = ((x - 20) / 20, (y - 10) / 10)
        let distance = u * u + v * v
        guard abs(distance - 1) > 0.02 else { continue }
        #expect(path.contains(Point(x: x, y: y)) == (distance < 1))
      }
    }
  }

  @Test func `the inverse transform maps a point back`() throws {
    let transform = Transform(rotation: 0.7)
      .concatenating(Transform(scaleX: 2, y: -3))
      .concatenating(Transform(translationX: 5, y: 6))
    let back = try #require(transform.inverted()).apply(transform.apply(Point(x: 3, y: 4)))
    #expect(abs(back.x - 3) < 1e-9)
    #expect(abs(back.y - 4) < 1e-9)
    #expect(Transform(scaleX: 0, y: 1).inverted() == nil)
  }
}
