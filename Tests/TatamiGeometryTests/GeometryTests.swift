import TatamiGeometry
import TestSupport
import Testing

@Suite struct GeometryTests {
  @Test(arguments: Axis.allCases)
  func `coordinates and lengths are read and written along an axis`(axis: Axis) {
    var point = Point(axis, 3, cross: 4)
    var size = Size(axis, 5, cross: 6)
    #expect(point[axis] == 3)
    #expect(point[axis.cross] == 4)
    #expect(size[axis] == 5)
    #expect(size[axis.cross] == 6)
    point[axis] += 1
    size[axis.cross] = 9
    #expect(point == Point(axis, 4, cross: 4))
    #expect(size == Size(axis, 5, cross: 9))
  }

  @Test func `a rectangle contains its left and top edges and not the others`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 4, y: 2)))
    #expect(!rect.contains(Point(x: 1, y: 6)))
  }

  @Test func `touching rectangles have an intersection without area`() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 5, height: 5)
    #expect(left.intersection(right) == Rect(x: 10, y: 0, width: 0, height: 5))
    #expect(left.intersection(right.offset(by: Point(x: 0.5))) == nil)
  }

  @Test func `an intersection is inside both rectangles and a union contains both`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1_000 {
      let (first, second) = (random.rect(), random.rect())
      let union = first.union(second)
      for rect in [first, second] {
        #expect(union.minX <= rect.minX)
        #expect(union.maxX >= rect.maxX - 1e-9)
        #expect(union.minY <= rect.minY)
        #expect(union.maxY >= rect.maxY - 1e-9)
        guard let common = first.intersection(second) else { continue }
        #expect(common.minX >= rect.minX)
        #expect(common.maxX <= rect.maxX + 1e-9)
        #expect(common.minY >= rect.minY)
        #expect(common.maxY <= rect.maxY + 1e-9)
      }
    }
  }

  @Test func `insets larger than a rectangle give lengths of zero`() {
    let insets = Insets(top: 1, left: 20, bottom: 2, right: 20)
    let inner = Rect(x: 0, y: 0, width: 30, height: 10).inset(by: insets)
    #expect(inner == Rect(x: 20, y: 1, width: 0, height: 7))
    #expect(insets[start: .horizontal] == 20)
    #expect(insets[end: .vertical] == 2)
  }
}

extension SeededRandom {
  fileprivate mutating func rect() -> Rect {
    Rect(
      x: double(in: -50...50),
      y: double(in: -50...50),
      width: double(in: 0...80),
      height: double(in: 0...80)
    )
  }
}
