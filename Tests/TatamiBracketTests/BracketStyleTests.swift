import TatamiBracket
import TatamiGeometry
import Testing

@Suite struct BracketStyleTests {
  static let all: [BracketStyle] =
    [.left, .right, .top, .bottom]
    + BracketStyle.FinalDirection.allCases.flatMap {
      [.leftRight(direction: $0), .topBottom(direction: $0)]
    }

  @Test(arguments: [
    ("left", "bottom", "top", "right"),
    ("right", "top", "bottom", "left"),
    ("top", "left", "right", "bottom"),
    ("bottom", "right", "left", "top"),
    ("leftRight(bottom)", "topBottom(right)", "topBottom(left)", "leftRight(top)"),
    ("leftRight(top)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"),
    ("leftRight(left)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"),
    ("leftRight(right)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"),
    ("topBottom(left)", "leftRight(bottom)", "leftRight(top)", "topBottom(right)"),
    ("topBottom(right)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"),
    ("topBottom(top)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"),
    ("topBottom(bottom)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"),
  ])
  func `styles rotate as in the table`(style: String, left: String, right: String, reversed: String)
  {
    let style = BracketStyle(style)
    #expect(style?.rotatedLeft.description == left)
    #expect(style?.rotatedRight.description == right)
    #expect(style?.reversed.description == reversed)
  }

  @Test(arguments: all)
  func `four turns restore a style with a direction of its own`(style: BracketStyle) {
    let once = style.rotatedLeft.rotatedLeft.rotatedLeft.rotatedLeft
    let normal = style.reversed.reversed
    #expect(once == normal)
    #expect(normal.rotatedLeft.rotatedRight == normal)
  }

  @Test(arguments: all)
  func `a style can be created from its description`(style: BracketStyle) {
    #expect(BracketStyle(style.description) == style)
    #expect(BracketStyle(style.description + " ") == nil)
  }

  @Test func `styles with different directions are different`() {
    #expect(Set(Self.all).count == 12)
    #expect(BracketStyle("leftRight") == .leftRight(direction: .top))
    #expect(BracketStyle("topBottom") == .topBottom(direction: .right))
  }

  @Test(arguments: all)
  func `default entries are 80 points along the round axis`(style: BracketStyle) {
    let isVertical = style.description.hasPrefix("left") || style == .right
    #expect(style.entryAxis == (isVertical ? .vertical : .horizontal))
    #expect(
      style.defaultEntrySize
        == (isVertical ? Size(width: 80, height: 30) : Size(width: 30, height: 80))
    )
    #expect(style.isTwoSided == style.description.contains("("))
  }
}
