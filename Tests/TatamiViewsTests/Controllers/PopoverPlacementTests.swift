import Foundation
import TestSupport
import Testing

@testable import TatamiViews

/// The placement of popovers in a room of 800 x 1,000 points that begins at 10, 30.
@MainActor
@Suite struct PopoverPlacementTests {
  private static let room = CGRect(x: 10, y: 30, width: 800, height: 1000)

  private func place(
    _ width: CGFloat,
    _ height: CGFloat,
    at source: CGRect,
    _ directions: UIPopoverArrowDirection = .any,
    mayOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(
      PopoverPlacement.Request(
        size: CGSize(width: width, height: height),
        source: source,
        room: Self.room,
        directions: directions,
        mayOverlap: mayOverlap
      )
    )
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGRect(x: 300, y: 540, width: 200, height: 113)),
    (.down, CGRect(x: 300, y: 387, width: 200, height: 113)),
    (.left, CGRect(x: 450, y: 470, width: 213, height: 100)),
    (.right, CGRect(x: 137, y: 470, width: 213, height: 100)),
  ])
  func `N154, N251: the arrow of 13 points touches the source`(
    direction: UIPopoverArrowDirection,
    frame: CGRect
  ) {
    let source = CGRect(x: 350, y: 500, width: 100, height: 40)
    let place = place(200, 100, at: source, direction)
    #expect(place.frame == frame)
    #expect(place.direction == direction)
    #expect(place.tip == (direction == .up || direction == .down ? 100 : 50))
  }

  @Test func `N154: of several directions with enough room, the one with the most is chosen`() {
    let place = { self.place(200, 100, at: CGRect(x: $0, y: $1, width: 20, height: 20)).direction }
    #expect(place(400, 100) == .up)
    #expect(place(400, 900) == .down)
    #expect(place(20, 500) == .left)
    #expect(place(780, 500) == .right)
  }

  @Test func `N154: the direction that shows most of the content is chosen`() {
    let wide = CGRect(x: 20, y: 300, width: 780, height: 20)
    #expect(place(300, 900, at: wide).direction == .up)
    #expect(place(300, 900, at: wide).frame.maxY == 1030)
    #expect(place(300, 900, at: wide, [.down, .left]).direction == .down)
  }

  @Test func `N154: the card stays in the room and the arrow away from its corners`() {
    let corner = place(300, 200, at: CGRect(x: 12, y: 40, width: 10, height: 10), .up)
    #expect(corner.frame == CGRect(x: 10, y: 50, width: 300, height: 213))
    #expect(corner.tip == 26)
    let huge = place(5000, 5000, at: CGRect(x: 400, y: 500, width: 10, height: 10), .up)
    #expect(huge.frame == CGRect(x: 10, y: 510, width: 800, height: 520))
  }

  @Test func `N154: a card that may overlap its source is as high as it wants`() {
    let wide = CGRect(x: 20, y: 300, width: 780, height: 20)
    let placement = place(300, 900, at: wide, mayOverlap: true)
    #expect(placement.frame.size == CGSize(width: 300, height: 913))
    #expect(Self.room.contains(placement.frame))
  }

  @Test func `a card without permitted directions is in front of its source`() {
    let placement = place(200, 100, at: CGRect(x: 390, y: 500, width: 20, height: 20), [])
    #expect(placement.frame == CGRect(x: 300, y: 460, width: 200, height: 100))
    #expect(placement.direction == .unknown)
  }

  @Test func `cards of random requests are in the room, with the tip inside`() {
    var random = SeededRandom(seed: 12)
    let number = { (range: ClosedRange<CGFloat>) in CGFloat.random(in: range, using: &random) }
    for _ in 0..<2000 {
      let room = CGRect(x: number(0...50), y: 0, width: number(0...900), height: number(0...900))
      let placement = PopoverPlacement(
        PopoverPlacement.Request(
          size: CGSize(width: number(-10...1200), height: number(-10...1200)),
          source: CGRect(
            x: number(-100...900),
            y: number(-100...900),
            width: number(0...300),
            height: number(0...300)
          ),
          room: room,
          directions: UIPopoverArrowDirection(rawValue: UInt(number(0...15.9))),
          mayOverlap: number(0...1) < 0.3
        )
      )
      let isVertical = placement.direction == .up || placement.direction == .down
      let length = isVertical ? placement.frame.width : placement.frame.height
      #expect(placement.tip >= 0)
      #expect(placement.tip <= length)
      // Positions are whole points; the arrow alone may be larger than the room.
      let (tolerance, frame) = (CGFloat(13.5), placement.frame)
      #expect(frame.minX >= room.minX - 0.5)
      #expect(frame.minY >= room.minY - 0.5)
      #expect(frame.maxX <= room.maxX + tolerance)
      #expect(frame.maxY <= room.maxY + tolerance)
    }
  }
}
