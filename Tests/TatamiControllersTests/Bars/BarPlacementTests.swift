import Foundation
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiControllers

/// The placement of titles, back titles and zones of large titles.
@Suite struct BarPlacementTests {
  @Test(arguments: Array(stride(from: CGFloat(0), through: 400, by: 10)))
  func `N64: a title is centered while it clears the buttons, then moved, then shortened`(
    width: CGFloat
  ) {
    let placement = BarPlacement(width: 390, leading: 100, trailing: 340)
    let title = placement.title(width: width)
    #expect(title.x >= 108)
    #expect(title.x + title.width <= 332)
    #expect(title.width == min(width, 224))
    let isCentered = abs(title.x + title.width / 2 - 195) < 1e-9
    #expect(isCentered == (width <= 174))
  }

  @Test func `a title without room has no width`() {
    #expect(BarPlacement(width: 100, leading: 80, trailing: 60).title(width: 50).width == 0)
  }

  @Test(arguments: [(200.0, "Settings"), (80, "Settings"), (79, "Back"), (40, "Back"), (39, "")])
  func `N70: the back title is the longest that fits`(room: Double, expected: String) {
    let title = BarPlacement.backTitle(["Settings", "Back", ""], room: room) {
      CGFloat($0.count) * 10
    }
    #expect(title == expected)
  }

  @Test func `N75, N76: the zone shrinks point for point and stretches when pulled`() {
    var last = LargeTitleZone(scrolled: -200)
    for offset in -199...200 {
      let zone = LargeTitleZone(scrolled: CGFloat(offset))
      #expect(zone.height <= last.height)
      #expect(zone.height == min(max(0, 52 - CGFloat(offset)), 52))
      #expect(zone.stretch == max(0, -CGFloat(offset)))
      #expect(zone.inlineAlpha >= last.inlineAlpha)
      last = zone
    }
    #expect(LargeTitleZone(scrolled: 0).inlineAlpha == 0)
    #expect(LargeTitleZone(scrolled: 52).inlineAlpha == 1)
  }
}
