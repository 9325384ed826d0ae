import Foundation
import TatamiConstraints
import TatamiGeometry
import TestSupport
import Testing

/// Distances, edits of metrics and of the tree, and the report of changes.
@Suite struct `Edits of constraints` {
  private func distance(
    _ first: (String, ConstraintAttribute),
    _ second: (String, ConstraintAttribute),
    in fixture: ConstraintFixture
  ) throws -> ConstraintAnchor {
    try ConstraintAnchor(fixture.item(first.0), first.1)
      .offset(to: ConstraintAnchor(fixture.item(second.0), second.1))
  }

  @Test func `AL44: two equal distances make equal gaps`() throws {
    var fixture = try ConstraintFixture("a", "b in a", "c")
    try fixture.add(all: "a.left == root.left", "a.width == 70", "b.left == a.left + 40")
    try fixture.add(all: "b.width == 10", "c.width == 10")
    let gaps = [
      try distance(("a", .left), ("b", .left), in: fixture),
      try distance(("b", .right), ("c", .left), in: fixture),
    ]
    try fixture.engine.activate(fixture.engine.add(Constraint(gaps[1], .equal, gaps[0])))
    #expect(try fixture.frame("c").minX == 90)
  }

  @Test func `AL44: a distance equals a constant, a length of the other axis, or a share of one`()
    throws
  {
    var fixture = try ConstraintFixture("a", "b", "c")
    try fixture.add(all: "a.left == root.left + 50", "a.width == 10", "a.height == 8")
    let toB = try distance(("a", .left), ("b", .left), in: fixture)
    try fixture.engine.activate(fixture.engine.add(Constraint(toB, constant: -20)))
    let height = ConstraintAnchor(try fixture.item("a"), .height)
    var constraint = Constraint(
      height,
      .equal,
      try distance(("b", .left), ("c", .left), in: fixture)
    )
    constraint.multiplier = 2
    try fixture.engine.activate(fixture.engine.add(constraint))
    #expect(try fixture.frame("b").minX == 30)
    #expect(try fixture.frame("c").minX == 34)
  }

  @Test func `AL44: from right to left, a distance of leading sides counts to the left`() throws {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.add(all: "a.left == root.left + 50", "a.width == 10", "b.width == 10")
    let gap = try distance(("a", .trailing), ("b", .leading), in: fixture)
    var constraint = Constraint(gap, constant: 8)
    constraint.isRightToLeft = true
    let handle = try fixture.engine.add(constraint)
    try fixture.engine.activate(handle)
    #expect(try fixture.frame("b").maxX == 42)
    try fixture.engine.setRightToLeft(false, of: handle)
    #expect(try fixture.frame("b").minX == 68)
  }

  @Test func `AL44: a distance needs two locations of one axis`() throws {
    var fixture = try ConstraintFixture("a", "b")
    let ofLength = try distance(("a", .left), ("b", .width), in: fixture)
    #expect(throws: ConstraintError.distanceOfLength(.width)) {
      try fixture.engine.add(Constraint(ofLength))
    }
    let mixed = try distance(("a", .left), ("b", .top), in: fixture)
    #expect(throws: ConstraintError.differentAxes(.left, .top)) {
      try fixture.engine.add(Constraint(mixed))
    }
    let location = ConstraintAnchor(try fixture.item("a"), .left)
    let proper = try distance(("a", .left), ("b", .left), in: fixture)
    #expect(throws: ConstraintError.locationWithLength(.left, .left)) {
      try fixture.engine.add(Constraint(location, .equal, proper))
    }
  }

  @Test func `AL37: an ancestor above the nearest one may hold a constraint`() throws {
    var fixture = try ConstraintFixture("a", "b in a", "c in a")
    try fixture.add(all: "a.left == root.left + 20", "b.left == a.left + 10", "c.width == 0")
    var constraint = try fixture.constraint("c.left == 2 * b.left")
    constraint.holder = fixture.engine.root
    try fixture.engine.activate(fixture.engine.add(constraint))
    #expect(try fixture.frame("c").minX == 40)
  }

  /// Makes three views whose widths are shares of each other, with gaps between them.
  private func shares(_ gaps: [Double]) throws -> (ConstraintFixture, [ConstraintHandle]) {
    var fixture = try ConstraintFixture("a", "b", "c")
    try fixture.add(all: "a.left == root.left", "c.right == root.right")
    try fixture.add(all: "b.width == 0.3333333 * a.width", "c.width == 1.7777778 * b.width")
    let handles = try ["b.left == a.right", "c.left == b.right"].map { try fixture.add($0) }
    for (handle, gap) in zip(handles, gaps) { try fixture.engine.setConstant(gap, of: handle) }
    try fixture.engine.solve()
    return (fixture, handles)
  }

  @Test func `thousands of small and large constants leave no rounding errors`() throws {
    var random = SeededRandom(seed: 4)
    var gaps = [0.0, 0]
    var (fixture, handles) = try shares(gaps)
    for edit in 1...10_000 {
      let index = edit % 2
      gaps[index] = 30 - pow(10, random.double(in: -3...6))
      try fixture.engine.setConstant(gaps[index], of: handles[index])
      try fixture.engine.solve()
      guard edit.isMultiple(of: 500) else { continue }
      var fresh = try shares(gaps).0
      for name in ["a", "b", "c"] {
        let (found, expected) = (try fixture.frame(name), try fresh.frame(name))
        #expect((found.minX - expected.minX).magnitude < 1e-6, "edit \(edit), \(name)")
        #expect((found.width - expected.width).magnitude < 1e-6, "edit \(edit), \(name)")
      }
    }
  }

  @Test func `new metrics of a view reach the constraints that they are part of`() throws {
    var fixture = try ConstraintFixture("a", "b in a", "c in b")
    try fixture.add(all: "a.left == root.leftMargin", "a.width == 50", "b.left == a.left")
    var constraint = try fixture.constraint("c.left == 0.5 * a.right")
    constraint.holder = fixture.engine.root
    try fixture.engine.activate(fixture.engine.add(constraint))
    #expect(try fixture.frame("c").minX == 25)
    try fixture.engine.setMargins(Insets(left: 6), of: fixture.engine.root)
    #expect(try fixture.frame("a").minX == 6)
    #expect(try fixture.frame("c").minX == 22)
    try fixture.engine.setAlignmentInsets(Insets(left: 4), of: fixture.item("b"))
    #expect(try fixture.frame("b").minX == -4)
    #expect(try fixture.frame("c").minX == 26)
  }

  @Test func `AL39: removing a view returns the constraints that it takes along`() throws {
    var fixture = try ConstraintFixture("a", "b in a", "c")
    let handles = [
      try fixture.add("b.width == 5"), try fixture.add("c.left == b.left"),
      try fixture.add("c.width == 7"),
    ]
    #expect(try fixture.engine.remove(fixture.item("a")) == Array(handles[..<2]))
    #expect(try fixture.engine.isActive(handles[2]))
    #expect(throws: ConstraintError.staleConstraint(handles[0])) {
      try fixture.engine.isActive(handles[0])
    }
  }

  @Test func `AL39: a view that moves keeps what its subtree holds, and loses the rest`() throws {
    var fixture = try ConstraintFixture("a", "b", "v in a", "w in v")
    try fixture.add(all: "a.left == root.left + 3", "b.left == root.left + 30", "b.width == 20")
    try fixture.add(all: "v.width == 15", "w.right == v.right")
    let lost = try fixture.add("v.left == a.left + 5")
    #expect(try fixture.frame("v").minX == 5)
    let (view, parent) = (try fixture.item("v"), try fixture.item("b"))
    #expect(try fixture.engine.move(view, to: parent) == [lost])
    #expect(try !fixture.engine.isActive(lost))
    try fixture.add("v.centerX == b.centerX")
    #expect(try fixture.frame("v") == Rect(x: 2.5, y: 0, width: 15, height: 0))
    #expect(try fixture.frame("w").maxX == 15)
    try fixture.engine.activate(lost)
    #expect(try fixture.frame("w").maxX == 15)
  }

  @Test func `a view cannot be moved into itself or into a descendant`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    let (a, b) = (try fixture.item("a"), try fixture.item("b"))
    #expect(throws: ConstraintError.insideItself(a)) { try fixture.engine.move(a, to: b) }
    #expect(throws: ConstraintError.isRoot(fixture.engine.root)) {
      try fixture.engine.move(fixture.engine.root, to: a)
    }
  }

  @Test func `a holder that is no ancestor any more is refused`() throws {
    var fixture = try ConstraintFixture("a", "b", "v in a")
    var constraint = try fixture.constraint("v.width == 4")
    let holder = try fixture.item("a")
    constraint.holder = holder
    let handle = try fixture.engine.add(constraint)
    try fixture.engine.move(fixture.item("v"), to: fixture.item("b"))
    #expect(throws: ConstraintError.holderIsNoAncestor(holder)) {
      try fixture.engine.activate(handle)
    }
  }

  @Test func `AL218: new items and solved values that change are reported once`() throws {
    var fixture = try ConstraintFixture("a", "b", "c in b")
    try fixture.add(all: "a.width == 10", "c.left == b.left + 1")
    try fixture.engine.setFrame(Rect(x: 1, y: 1, width: 5, height: 5), of: fixture.item("b"))
    try fixture.engine.solve()
    let views = try ["a", "b", "c"].map(fixture.item)
    #expect(fixture.engine.takeChangedItems() == views)
    try fixture.engine.setFrame(Rect(x: 9, y: 1, width: 7, height: 5), of: fixture.item("b"))
    try fixture.engine.solve()
    #expect(fixture.engine.takeChangedItems().isEmpty)
    try fixture.engine.setAlignmentInsets(Insets(left: 4), of: fixture.item("a"))
    try fixture.engine.solve()
    #expect(fixture.engine.takeChangedItems() == [try fixture.item("a")])
  }

  @Test func `AL64: what is tied to the frame of a scroll view moves with the offset`() throws {
    var fixture = try ConstraintFixture("s", "a in s", "b in s", "c in s")
    try fixture.makeScrollView("s")
    try fixture.add(all: "s.left == root.left + 5", "s.width == 40", "a.left == s.left + 3")
    let frame = ConstraintAnchor(try fixture.item("s"), .left, of: .frame)
    let b = ConstraintAnchor(try fixture.item("b"), .left)
    try fixture.engine.activate(fixture.engine.add(Constraint(b, .equal, frame, constant: 2)))
    try fixture.add("c.left == root.left + 15")
    #expect(try fixture.frame("c").minX == 10)
    _ = fixture.engine.takeChangedItems()
    try fixture.engine.setContentOffset(Point(x: 100, y: 0), of: fixture.item("s"))
    #expect(try fixture.frame("a").minX == 3)
    #expect(try fixture.frame("b").minX == 102)
    #expect(try fixture.frame("c").minX == 110)
    #expect(fixture.engine.takeChangedItems() == [try fixture.item("b"), try fixture.item("c")])
  }

  @Test func `a view that becomes a scroll view changes what its edges mean`() throws {
    var fixture = try ConstraintFixture("s", "a in s")
    try fixture.add(all: "s.width == 40", "a.left == s.left", "a.width == 90")
    try fixture.add("a.right == s.right @999")
    #expect(try fixture.engine.frame(of: fixture.item("s")).width == 0)
    try fixture.makeScrollView("s")
    #expect(try fixture.frame("s.content").width == 90)
    let content = try fixture.item("s.content")
    #expect(throws: ConstraintError.isContent(content)) { try fixture.engine.remove(content) }
  }
}
