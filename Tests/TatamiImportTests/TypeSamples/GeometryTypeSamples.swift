import Tatami
import Testing

// The samples in the documentation of types of TatamiGeometry.

@Suite struct GeometryTypeSamples {
  @Test func `the sample of Insets gives the stated values`() {
    let insets = Insets(top: 8, left: 16, bottom: 8, right: 16)
    let width = 320 - insets.left - insets.right
    #expect(width == 288)
  }

  @Test func `the sample of Point gives the stated values`() {
    let start = Point(x: 10, y: 20)
    let end = start + Point(x: 30, y: 40)
    let distance = (end - start).length
    #expect(distance == 50)
  }

  @Test func `the sample of Rect gives the stated values`() {
    let card = Rect(x: 16, y: 16, width: 288, height: 120)
    let center = Point(x: card.midX, y: card.midY)
    #expect(center == Point(x: 160, y: 76))
  }

  @Test func `the sample of Size gives the stated values`() {
    let screen = Size(width: 390, height: 844)
    let isPortrait = screen.height > screen.width
    #expect(isPortrait)
  }

  @Test func `the sample of SpanIndex gives the stated values`() {
    let heights = [40.0, 60, 20]
    let rows = SpanIndex(count: 3) { row in
      let top = heights[..<row].reduce(0, +)
      return (near: top, far: top + heights[row])
    }
    #expect(rows.far == 120)
  }
}
