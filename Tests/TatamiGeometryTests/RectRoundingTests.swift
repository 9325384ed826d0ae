import TatamiGeometry
import Testing

@Suite struct RectRoundingTests {
  @Test func `rounding out moves edges outward to whole numbers`() {
    let rect = Rect(x: 0.5, y: -0.5, width: 2, height: 1)
    #expect(rect.roundedOut == Rect(x: 0, y: -1, width: 3, height: 2))
  }

  @Test func `rounding out keeps whole numbers`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.roundedOut == rect)
  }

  @Test func `expanding moves all edges by the distance`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.expanded(by: 2) == Rect(x: -1, y: 0, width: 7, height: 8))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a rectangle with a number that is not finite is not finite`(number: Double) {
    #expect(!Rect(x: 0, y: number, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: number).isFinite)
  }

  @Test func `a rectangle of finite numbers is finite`() {
    #expect(Rect(x: 1, y: 2, width: 3, height: 4).isFinite)
  }
}
