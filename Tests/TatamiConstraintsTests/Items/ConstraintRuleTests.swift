import TatamiConstraints
import TatamiGeometry
import Testing

/// The numbered rules of equations, priorities and natural sizes.
@Suite struct `Rules of constraints` {
  @Test func `AL1: either side of an equation may move`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.add(all: "a.width == b.width", "a.width == 30")
    #expect(try fixture.frame("b").width == 30)
  }

  @Test func `AL2: raw values of relations are those of UIKit`() {
    #expect(ConstraintRelation.allCases.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `AL3: raw values of attributes are those of UIKit`() {
    #expect(ConstraintAttribute.allCases.map(\.rawValue) == Array(1...20))
    #expect(ConstraintAttribute.lastBaseline.rawValue == 11)
  }

  @Test func `AL4: the center lies half a length after the start`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.left == root.left + 10", "a.centerX == root.centerX")
    #expect(try fixture.frame("a") == Rect(x: 10, y: 0, width: 80, height: 0))
  }

  @Test func `AL5, AL76: attributes are those of the alignment rectangle`() throws {
    var fixture = try ConstraintFixture("a")
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try fixture.engine.setAlignmentInsets(insets, of: fixture.item("a"))
    try fixture.add(
      all: "a.left == root.left",
      "a.top == root.top",
      "a.width == 10",
      "a.height == 10"
    )
    #expect(try fixture.frame("a") == Rect(x: -2, y: -1, width: 16, height: 14))
  }

  @Test func `AL6: a location times a factor counts in the holder's coordinates`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.add(all: "a.left == root.left + 20", "a.width == 80", "b.width == 0")
    try fixture.add("b.centerX == 0.5 * a.centerX + 0")
    #expect(try fixture.frame("b").minX == 20)
  }

  @Test func `AL7, AL201: from right to left, leading is the right edge and constants change sign`()
    throws
  {
    var fixture = try ConstraintFixture("a")
    try fixture.addMirrored("a.leading == root.leading + 20")
    try fixture.addMirrored("a.trailing >= root.trailing - 50")
    try fixture.add("a.width == 10 @500")
    #expect(try fixture.frame("a") == Rect(x: 50, y: 0, width: 30, height: 0))
  }

  @Test func `AL202: left and right stay from right to left`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.addMirrored("a.left == root.left + 20")
    #expect(try fixture.frame("a").minX == 20)
  }

  @Test func `AL203: leading margins are mirrored, too`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.engine.setMargins(Insets(left: 5, right: 10), of: fixture.engine.root)
    try fixture.addMirrored("a.leading == root.leadingMargin - 1")
    #expect(try fixture.frame("a").maxX == 91)
  }

  @Test func `AL204: leading with a center changes sign`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.addMirrored("a.leading == root.centerX + 10")
    #expect(try fixture.frame("a").maxX == 40)
  }

  @Test func `AL8: margin attributes lie inside the margins`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.engine.setMargins(
      Insets(top: 8, left: 10, bottom: 8, right: 20),
      of: fixture.engine.root
    )
    try fixture.add(all: "a.left == root.leftMargin", "a.centerX == root.centerXWithinMargins")
    #expect(try fixture.frame("a") == Rect(x: 10, y: 0, width: 70, height: 0))
  }

  @Test func `AL9: an item may be compared with itself`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.width == 1.5 * a.height", "a.height == 20")
    #expect(try fixture.frame("a").width == 30)
  }

  @Test func `AL10: without a second item a length equals the constant`() throws {
    var fixture = try ConstraintFixture("a")
    var constraint = try fixture.constraint("a.width == 20")
    constraint.multiplier = 3
    try fixture.engine.activate(fixture.engine.add(constraint))
    #expect(try fixture.frame("a").width == 20)
  }

  @Test func `AL11: lengths are not negative`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.left == root.left", "a.right == root.left - 10")
    try fixture.engine.solve()
    #expect(fixture.engine.contradictions.count == 1)
  }

  @Test func `AL29: fractions of priorities count`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.width == 10 @999", "a.width == 20 @999.5")
    #expect(try fixture.frame("a").width == 20)
  }

  @Test func `AL67: a natural length is kept by hugging and compression resistance`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.setNatural("a", .horizontal, NaturalLength(40))
    try fixture.add("a.width >= 60 @500")
    #expect(try fixture.frame("a").width == 60)
    try fixture.add("a.width <= 20 @700")
    #expect(try fixture.frame("a").width == 40)
  }

  @Test func `AL68: the natural size is that of the alignment rectangle`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.engine.setAlignmentInsets(Insets(left: 5, right: 5), of: fixture.item("a"))
    try fixture.setNatural("a", .horizontal, NaturalLength(40))
    #expect(try fixture.frame("a").width == 50)
  }

  @Test func `AL73, AL129: a required natural length gives way to other required rows`() throws {
    var fixture = try ConstraintFixture("a")
    let natural = NaturalLength(40, hugging: 1000, compressionResistance: 1000)
    try fixture.setNatural("a", .horizontal, natural)
    try fixture.engine.setFrame(Rect(x: 1, y: 2, width: 30, height: 4), of: fixture.item("a"))
    #expect(try fixture.frame("a").width == 30)
    let broken = fixture.engine.contradictions.map(\.broken)
    #expect(broken == [.naturalLength(try fixture.item("a"), .horizontal)])
  }

  @Test func `AL78: a parent's edge is that of its alignment rectangle`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.engine.setAlignmentInsets(Insets(left: 6), of: fixture.item("a"))
    try fixture.add(all: "a.left == root.left", "a.width == 50", "b.left == a.left + 1")
    #expect(try fixture.frame("b").minX == 7)
  }

  @Test func `AL80: both baselines of a view without text are its bottom edge`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.engine.setBaselines(Baselines(first: 12, last: 3), of: fixture.item("a"))
    try fixture.add(all: "a.top == root.top", "a.height == 30", "b.height == 10")
    try fixture.add("b.firstBaseline == a.firstBaseline")
    #expect(try fixture.frame("b").maxY == 12)
    let last = ConstraintAnchor(try fixture.item("a"), .lastBaseline)
    #expect(try fixture.engine.location(of: last) == 27)
  }

  @Test func `AL86: others may be constrained to a view that is placed by its frame`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.add("b.left == a.right + 5")
    try fixture.engine.setFrame(Rect(x: 10, y: 0, width: 20, height: 5), of: fixture.item("a"))
    #expect(try fixture.frame("b").minX == 35)
    try fixture.engine.setFrame(Rect(x: 20, y: 0, width: 20, height: 5), of: fixture.item("a"))
    #expect(try fixture.frame("b").minX == 45)
  }
}
