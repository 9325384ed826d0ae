import TatamiConstraints
import TatamiGeometry
import Testing

/// The numbered rules of optimal solutions, contradictions, guides, scroll views and fitting.
@Suite struct `Solutions of constraints` {
  @Test func `AL106: a new size of the root is an edit like any other`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.left == root.left + 10", "a.right == root.right - 10")
    #expect(try fixture.frame("a").width == 80)
    try fixture.engine.setRootSize(Size(width: 50, height: 50))
    #expect(try fixture.frame("a").width == 30)
  }

  @Test func `AL107: one higher priority beats many lower ones`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add("a.width == 100 @251")
    for _ in 0..<50 { try fixture.add("a.width == 50 @250") }
    #expect(try fixture.frame("a").width == 100)
  }

  @Test func `AL108: an optional constraint that cannot hold pulls as near as it can`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add(all: "a.width <= 40", "a.width == 70 @1")
    #expect(try fixture.frame("a").width == 40)
  }

  @Test func `AL109: errors count in the unit of the first attribute`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.add(all: "a.width == 10", "a.width == 2 * b.width", "b.width == 10 @500")
    try fixture.add(all: "b.height == 2 * a.width @500", "b.height == b.width @500")
    #expect(try fixture.frame("b").width == 5)
  }

  @Test func `AL110: three values of one priority give the middle one, two leave the choice open`()
    throws
  {
    var fixture = try ConstraintFixture("a")
    for attribute in ["left", "top"] { try fixture.add("a.\(attribute) == root.\(attribute)") }
    try fixture.add(all: "a.height == 5", "a.width == 50 @500", "a.width == 100 @500")
    #expect(try fixture.ambiguous() == ["a"])
    try fixture.add("a.width == 60 @500")
    #expect(try fixture.frame("a").width == 60)
    #expect(try fixture.ambiguous() == [])
  }

  @Test func `AL112, AL113: an ambiguous layout has a solution, always the same`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add("a.width >= 20")
    let copy = fixture
    #expect(try fixture.frame("a").width >= 20)
    var other = copy
    #expect(try other.frame("a") == fixture.frame("a"))
    #expect(fixture.engine.contradictions.isEmpty)
  }

  @Test func `AL114: of equal hugging priorities, the first view stretches`() throws {
    var fixture = try ConstraintFixture("a", "b", "c")
    for name in ["a", "b", "c"] { try fixture.setNatural(name, .horizontal, NaturalLength(20)) }
    try fixture.add(all: "a.left == root.left", "b.left == a.right", "c.left == b.right")
    try fixture.add("c.right == root.right")
    #expect(try ["a", "b", "c"].map { try fixture.frame($0).width } == [60, 20, 20])
  }

  @Test func `AL114, AL117: a view whose start is mentioned first stretches`() throws {
    var fixture = try ConstraintFixture("a", "b")
    for name in ["a", "b"] { try fixture.setNatural(name, .horizontal, NaturalLength(20)) }
    try fixture.add(all: "a.left == root.left", "b.right == root.right", "b.left == a.right + 10")
    #expect(try ["a", "b"].map { try fixture.frame($0).width } == [70, 20])
  }

  @Test func `AL115: of equal compression resistances, the first views keep their lengths`() throws
  {
    var fixture = try ConstraintFixture("a", "b", "c")
    for name in ["a", "b", "c"] { try fixture.setNatural(name, .horizontal, NaturalLength(45)) }
    try fixture.add(all: "a.left == root.left", "b.left == a.right", "c.left == b.right")
    let right = try fixture.add("c.right == root.right")
    #expect(try ["a", "b", "c"].map { try fixture.frame($0).width } == [45, 45, 10])
    try fixture.engine.setConstant(-30, of: right)
    #expect(try ["a", "b", "c"].map { try fixture.frame($0).width } == [45, 25, 0])
    try fixture.engine.setConstant(-5, of: right)
    #expect(try ["a", "b", "c"].map { try fixture.frame($0).width } == [45, 45, 5])
  }

  @Test func `AL116: of views without a preferred length, the last one takes what is left`() throws
  {
    var fixture = try ConstraintFixture("a", "b", "c")
    try fixture.setNatural("b", .horizontal, NaturalLength(30))
    try fixture.add(all: "a.left == root.left", "b.left == a.right", "c.left == b.right")
    try fixture.add(all: "c.right == root.right", "a.width >= 4")
    #expect(try ["a", "b", "c"].map { try fixture.frame($0).width } == [4, 30, 66])
  }

  @Test func `AL119: an item is ambiguous if one of its four values is`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.add(all: "a.top == root.top", "a.width == 10", "a.height == 10")
    for attribute in ["left", "top", "right", "bottom"] {
      try fixture.add("b.\(attribute) == a.\(attribute)")
    }
    #expect(try fixture.ambiguous() == ["a"])
  }

  @Test func `AL122, AL35: contradictions of a batch are found at its end`() throws {
    var fixture = try ConstraintFixture("a")
    let first = try fixture.add("a.width == 10")
    try fixture.add("a.width == 20")
    try fixture.engine.deactivate(first)
    #expect(try fixture.frame("a").width == 20)
    #expect(fixture.engine.contradictions.isEmpty)
  }

  @Test func `AL125, AL126: the constraint that arrived last is broken`() throws {
    var fixture = try ConstraintFixture("a", "b")
    let handles = [
      try fixture.add("a.width == b.width"), try fixture.add("b.width == 10"),
      try fixture.add("a.width >= 20"),
    ]
    try fixture.add("a.width >= 5")
    try fixture.engine.solve()
    let contradiction = try #require(fixture.engine.contradictions.first)
    #expect(Set(contradiction.members) == Set(handles.map(ConstraintSource.constraint)))
    #expect(contradiction.broken == .constraint(handles[2]))
  }

  @Test func `AL127: a broken constraint counts again when the contradiction ends`() throws {
    var fixture = try ConstraintFixture("a")
    let first = try fixture.add("a.width == 10")
    let second = try fixture.add("a.width >= 20")
    #expect(try fixture.frame("a").width == 10)
    #expect(try fixture.engine.isActive(second))
    try fixture.engine.setConstant(30, of: first)
    #expect(try fixture.frame("a").width == 30)
    #expect(fixture.engine.contradictions.isEmpty)
  }

  @Test func `AL127: an edit elsewhere keeps the contradiction`() throws {
    var fixture = try ConstraintFixture("a", "b", "c")
    try fixture.add(all: "b.left == a.right", "c.left == b.right", "c.right == root.right")
    try fixture.add(all: "a.left == root.left", "a.width == 10")
    let broken = try fixture.add("a.width == 20")
    let middle = try fixture.add("b.width == 30")
    #expect(try fixture.frame("c").width == 60)
    try fixture.engine.setConstant(40, of: middle)
    #expect(try fixture.frame("c").width == 50)
    #expect(fixture.engine.contradictions.map(\.broken) == [.constraint(broken)])
  }

  @Test func `AL127: a broken constraint counts again when another member becomes inactive`()
    throws
  {
    var fixture = try ConstraintFixture("a", "b")
    let equal = try fixture.add("a.width == b.width")
    try fixture.add(all: "b.width == 10 @999", "a.width == 20")
    let last = try fixture.add("b.width == 30")
    try fixture.engine.solve()
    #expect(fixture.engine.contradictions.map(\.broken) == [.constraint(last)])
    try fixture.engine.deactivate(equal)
    #expect(try fixture.frame("b").width == 30)
    #expect(fixture.engine.contradictions.isEmpty)
  }

  @Test func `AL128: independent contradictions break one constraint each`() throws {
    var fixture = try ConstraintFixture("a", "b", "c")
    for name in ["a", "b"] { try fixture.add(all: "\(name).width == 10", "\(name).width == 20") }
    try fixture.add("c.width == 30")
    #expect(try fixture.frame("c").width == 30)
    #expect(fixture.engine.contradictions.count == 2)
  }

  @Test func `AL49: a guide is a rectangle in its owner's coordinates`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.addGuide("g", to: "a")
    try fixture.add(all: "a.left == root.left + 10", "a.width == 50", "g.left == a.left + 5")
    try fixture.add(all: "g.width == 20", "b.left == g.right", "b.width == 1")
    #expect(try fixture.frame("g").minX == 5)
    #expect(try fixture.frame("b").minX == 25)
  }

  @Test func `AL59, AL62: edges of a scroll view are those of its content for what is inside`()
    throws
  {
    var fixture = try ConstraintFixture("s", "a in s")
    try fixture.makeScrollView("s")
    try fixture.add(all: "s.left == root.left + 5", "s.width == 40", "a.width == 2 * s.width")
    try fixture.add(all: "a.left == s.left + 3", "a.right == s.right - 4")
    #expect(try fixture.frame("a") == Rect(x: 3, y: 0, width: 80, height: 0))
    #expect(try fixture.frame("s.content").width == 87)
  }

  @Test func `AL60: edges of a scroll view are those of its frame for what is outside`() throws {
    var fixture = try ConstraintFixture("s", "a")
    try fixture.makeScrollView("s")
    try fixture.add(all: "s.left == root.left + 5", "s.width == 40", "a.left == s.right")
    #expect(try fixture.frame("a").minX == 45)
  }

  @Test func `AL154, AL155: a fitting size depends on what is inside the view only`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.add(all: "a.width == 77 @900", "root.width == a.width + 1", "b.width == 30")
    try fixture.add(all: "b.left == a.left + 5", "b.right == a.right - 5")
    let size = try fixture.engine.fittingSize(of: fixture.item("a"), target: .zero)
    #expect(size.width == 40)
  }

  @Test func `AL157: at a required priority the size is that of the target`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add("a.width >= 30 @999")
    let size = try fixture.engine.fittingSize(
      of: fixture.item("a"),
      target: Size(width: 20, height: 0),
      horizontalPriority: 1000
    )
    #expect(size.width == 20)
  }

  @Test func `AL157: a required target breaks constraints and natural lengths`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    let width = try fixture.add("b.width == 30")
    try fixture.add(all: "b.left == a.left", "b.right == a.right")
    let (view, target) = (try fixture.item("a"), Size(width: 20, height: 0))
    let ask = { (fixture: inout ConstraintFixture) throws(ConstraintError) in
      try fixture.engine.fittingSize(of: view, target: target, horizontalPriority: 1000).width
    }
    #expect(try ask(&fixture) == 20)
    let contradiction = try #require(fixture.engine.takeFittingContradictions().first)
    #expect(contradiction.members.contains(.fittingLength(.horizontal)))
    #expect(contradiction.members.contains(.constraint(width)))
    #expect(contradiction.broken != .fittingLength(.horizontal))
    try fixture.engine.deactivate(width)
    let natural = NaturalLength(30, hugging: 1000, compressionResistance: 1000)
    try fixture.setNatural("b", .horizontal, natural)
    #expect(try ask(&fixture) == 20)
    #expect(fixture.engine.takeFittingContradictions().count == 1)
    #expect(fixture.engine.takeFittingContradictions().isEmpty)
  }

  @Test func `AL158: a question for a fitting size changes nothing`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add("a.width == 30 @20")
    let before = try fixture.frame("a")
    _ = try fixture.engine.fittingSize(of: fixture.item("a"), target: Size(width: 9, height: 9))
    #expect(try fixture.frame("a") == before)
  }

  @Test func `AL162: a constraint below 50 does not beat the target`() throws {
    var fixture = try ConstraintFixture("a")
    try fixture.add("a.width == 30 @49")
    #expect(try fixture.engine.fittingSize(of: fixture.item("a"), target: .zero).width == 0)
  }

  @Test func `AL218: only items whose values change are reported`() throws {
    var fixture = try ConstraintFixture("a", "b")
    let width = try fixture.add("a.width == 10")
    try fixture.add("b.width == 10")
    try fixture.engine.solve()
    _ = fixture.engine.takeChangedItems()
    try fixture.engine.setConstant(12, of: width)
    try fixture.engine.solve()
    #expect(fixture.engine.takeChangedItems() == [try fixture.item("a")])
  }
}
