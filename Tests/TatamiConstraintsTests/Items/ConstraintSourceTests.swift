import TatamiConstraints
import TatamiGeometry
import Testing

/// Contradictions, ambiguity, and what determines an item.
@Suite struct `Sources of layouts` {
  @Test func `AL125: frames are members of the contradictions that depend on them`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.engine.setFrame(Rect(x: 9, y: 0, width: 50, height: 5), of: fixture.item("a"))
    let handles = [try fixture.add("b.width == 60"), try fixture.add("b.left == a.left")]
    let last = try fixture.add("b.right <= a.right")
    try fixture.engine.solve()
    let contradiction = try #require(fixture.engine.contradictions.first)
    let members = (handles + [last]).map(ConstraintSource.constraint)
    #expect(contradiction.members == members + [.frame(try fixture.item("a"), .width)])
    #expect(contradiction.broken == .constraint(last))
  }

  @Test func `AL125: a frame that does not matter is no member`() throws {
    var fixture = try ConstraintFixture("a")
    let handles = [
      try fixture.add("a.right == root.right"), try fixture.add("a.right == root.right - 5"),
    ]
    try fixture.engine.solve()
    let members = handles.map(ConstraintSource.constraint)
    #expect(fixture.engine.contradictions.map(\.members) == [members])
  }

  @Test func `AL128: a contradiction is reported once, and again after it has ended`() throws {
    var fixture = try ConstraintFixture("a", "b")
    let width = try fixture.add("a.width == 10")
    try fixture.add("a.width >= 20")
    try fixture.engine.solve()
    #expect(fixture.engine.takeNewContradictions().count == 1)
    try fixture.add("b.width == 4")
    try fixture.engine.setConstant(11, of: width)
    try fixture.engine.solve()
    #expect(fixture.engine.takeNewContradictions().isEmpty)
    try fixture.engine.setConstant(30, of: width)
    try fixture.engine.solve()
    #expect(fixture.engine.takeNewContradictions().isEmpty)
    try fixture.engine.setConstant(10, of: width)
    try fixture.engine.solve()
    #expect(fixture.engine.takeNewContradictions().count == 1)
  }

  @Test func `AL119: ambiguity is asked for one item and axis`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.add(all: "a.left == root.left", "b.left == a.right", "b.right == root.right")
    try fixture.engine.setFrame(Rect(x: 0, y: 0, width: 5, height: 5), of: fixture.item("a"))
    try fixture.engine.setFrame(nil, of: fixture.item("a"))
    try fixture.engine.solve()
    #expect(try fixture.engine.isAmbiguous(fixture.item("b"), .horizontal))
    try fixture.add("a.width == 30")
    try fixture.engine.solve()
    #expect(try !fixture.engine.isAmbiguous(fixture.item("b"), .horizontal))
    #expect(try fixture.engine.isAmbiguous(fixture.item("b"), .vertical))
  }

  @Test func `AL120: an ambiguous item gets another solution and the first one again`() throws {
    var fixture = try ConstraintFixture("a", "b")
    for name in ["a", "b"] {
      try fixture.add(all: "\(name).top == root.top", "\(name).height == 5")
    }
    try fixture.add(all: "a.left == root.left", "b.left == a.right", "b.right == root.right")
    let first = [try fixture.frame("a"), try fixture.frame("b")]
    _ = fixture.engine.takeChangedItems()
    #expect(try fixture.engine.exerciseAmbiguity(of: fixture.item("a")))
    let second = try ["a", "b"].map { try fixture.engine.frame(of: fixture.item($0)) }
    #expect(abs(second[0].width - first[0].width) > 1)
    #expect(second[0].width + second[1].width == 100)
    #expect(Set(fixture.engine.takeChangedItems()).count == 2)
    try fixture.engine.exerciseAmbiguity(of: fixture.item("a"))
    #expect(try fixture.engine.frame(of: fixture.item("b")) == first[1])
  }

  @Test func `AL120: lengths without neighbors change, and determined items do not`() throws {
    var fixture = try ConstraintFixture("a", "b")
    for name in ["a", "b"] {
      try fixture.add(all: "\(name).left == root.left", "\(name).top == root.top")
      try fixture.add("\(name).height == 5")
    }
    try fixture.add(all: "a.width >= 20", "a.width <= 60", "b.width == 7")
    #expect(try fixture.frame("a").width == 20)
    #expect(try fixture.engine.exerciseAmbiguity(of: fixture.item("a")))
    #expect(try fixture.engine.frame(of: fixture.item("a")).width == 60)
    #expect(try !fixture.engine.exerciseAmbiguity(of: fixture.item("b")))
  }

  @Test func `AL121: what determines an item are constraints, natural lengths and frames`() throws {
    var fixture = try ConstraintFixture("a", "b", "c")
    let (a, c) = (try fixture.item("a"), try fixture.item("c"))
    try fixture.setNatural("a", .horizontal, NaturalLength(30))
    try fixture.engine.setFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: c)
    let left = try fixture.add("a.left == c.left")
    let chain = [try fixture.add("b.left == a.right"), try fixture.add("b.right == root.right")]
    try fixture.add(all: "b.width <= 90", "b.top == root.top")
    try fixture.engine.solve()
    #expect(
      try fixture.engine.sourcesAffecting(fixture.item("b"), .horizontal) == [
        .naturalLength(a, .horizontal), .constraint(left), .constraint(chain[0]),
        .constraint(chain[1]), .frame(fixture.engine.root, .width), .frame(c, .left),
      ]
    )
  }

  @Test func `AL121: of optional constraints, those that hold determine an item`() throws {
    var fixture = try ConstraintFixture("a", "b")
    let strong = try fixture.add("a.width == 30 @700")
    try fixture.add("a.width == 10 @300")
    try fixture.engine.solve()
    let a = try fixture.item("a")
    #expect(try fixture.engine.sourcesAffecting(a, .horizontal) == [.constraint(strong)])
    let equal = try fixture.add("a.width == b.width")
    try fixture.add("b.width == 50 @600")
    try fixture.engine.solve()
    #expect(
      try fixture.engine.sourcesAffecting(fixture.item("b"), .horizontal)
        == [.constraint(strong), .constraint(equal)]
    )
  }
}
