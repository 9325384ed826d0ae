import TatamiGeometry
import Testing

@Suite struct PointTests {
  @Test func `points add, subtract and scale by coordinate`() {
    let point = Point(x: 3, y: 4)
    #expect(point + Point(x: 1, y: -1) == Point(x: 4, y: 3))
    #expect(point - Point(x: 1, y: -1) == Point(x: 2, y: 5))
    #expect(point * 2 == Point(x: 6, y: 8))
  }

  @Test func `distances follow Pythagoras`() {
    #expect(Point(x: 3, y: 4).length == 5)
    #expect(Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5)) == 5)
  }

  @Test func `a size is finite if both lengths are`() {
    #expect(Size(width: 1, height: 2).isFinite)
    #expect(!Size(width: .infinity, height: 1).isFinite)
    #expect(!Size(width: 1, height: .nan).isFinite)
  }
}
