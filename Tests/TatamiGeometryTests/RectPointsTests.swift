import TatamiGeometry
import Testing

@Suite struct RectPointsTests {
  @Test func `a rectangle between two corners has their coordinates as edges`() {
    let rect = Rect(from: Point(x: 1, y: 2), to: Point(x: 4, y: 8))
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 6))
  }

  @Test func `a rectangle that encloses points touches the outermost ones`() {
    let points = [Point(x: 3, y: -1), Point(x: -2, y: 5), Point(x: 0, y: 0)]
    #expect(Rect(enclosing: points) == Rect(x: -2, y: -1, width: 5, height: 6))
  }

  @Test func `a rectangle that encloses no points is zero`() {
    #expect(Rect(enclosing: [Point]()) == .zero)
  }

  @Test(arguments: [(0.0, Point(x: 1, y: 2)), (0.25, Point(x: 2, y: 4)), (1.0, Point(x: 5, y: 10))])
  func `interpolation goes straight from one point to another`(fraction: Double, expected: Point) {
    let point = Point(x: 1, y: 2).interpolated(to: Point(x: 5, y: 10), fraction: fraction)
    #expect(point == expected)
  }
}
