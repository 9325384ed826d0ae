import TatamiGeometry
import Testing

@Suite struct RectTests {
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 0, height: 0), true),
    (Rect(x: -.infinity, y: 0, width: 10, height: 5), true),
    (Rect(x: 0, y: 0, width: -1, height: 5), false),
    (Rect(x: 0, y: 0, width: 5, height: -1), false),
    (Rect(x: .nan, y: 0, width: 1, height: 1), false),
    (Rect(x: -.infinity, y: 0, width: .infinity, height: 1), false),
  ])
  func `a standardized rectangle has no NaN edge and no negative length`(
    rect: Rect,
    isStandardized: Bool
  ) {
    #expect(rect.isStandardized == isStandardized)
  }

  @Test func `scaling multiplies the position and the size`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.scaled(by: 2) == Rect(x: 2, y: 4, width: 6, height: 8))
    #expect(rect.scaled(by: 2).area == 4 * rect.area)
  }

  @Test func `mirroring exchanges the distances to the left and the right edge`() {
    let bounds = Rect(x: 10, y: 0, width: 100, height: 50)
    let rect = Rect(x: 15, y: 3, width: 20, height: 10)
    #expect(rect.mirrored(in: bounds) == Rect(x: 85, y: 3, width: 20, height: 10))
    #expect(rect.mirrored(in: bounds).mirrored(in: bounds) == rect)
  }
}
