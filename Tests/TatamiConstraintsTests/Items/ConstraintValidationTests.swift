import TatamiConstraints
import TatamiGeometry
import Testing

/// The numbered rules of what cannot be created or changed.
@Suite struct `Refused constraints` {
  private func error(_ text: String) throws -> ConstraintError? {
    var fixture = try ConstraintFixture("a", "b")
    try fixture.addGuide("g", to: "a")
    let constraint = try fixture.constraint(text)
    do throws(ConstraintError) {
      _ = try fixture.engine.add(constraint)
      return nil
    } catch { return error }
  }

  @Test func `AL14: a location needs a second location and a factor`() throws {
    #expect(try error("a.top == 5") == .locationAlone(.top))
    #expect(try error("a.top == 0 * b.top") == .locationAlone(.top))
  }

  @Test func `AL15: a location cannot equal a length`() throws {
    #expect(try error("a.top == b.height") == .locationWithLength(.top, .height))
  }

  @Test func `AL16: leading cannot equal left`() throws {
    #expect(try error("a.leading == b.left") == .directionalWithAbsolute(.leading, .left))
    #expect(
      try error("a.right == b.trailingMargin") == .directionalWithAbsolute(.right, .trailingMargin)
    )
  }

  @Test func `AL18: leading may equal a center`() throws {
    #expect(try error("a.leading == b.centerX") == nil)
  }

  @Test func `AL19: a horizontal location cannot equal a vertical one`() throws {
    #expect(try error("a.left == b.top") == .differentAxes(.left, .top))
  }

  @Test func `AL21, AL22: constants and multipliers are finite`() throws {
    var fixture = try ConstraintFixture("a")
    var constraint = try fixture.constraint("a.width == 5")
    let handle = try fixture.engine.add(constraint)
    #expect(throws: ConstraintError.notFinite(.infinity)) {
      try fixture.engine.setConstant(.infinity, of: handle)
    }
    constraint.multiplier = -.infinity
    #expect(throws: ConstraintError.notFinite(-.infinity)) { try fixture.engine.add(constraint) }
  }

  @Test(arguments: [0, -1, 1000.5])
  func `AL23: priorities are above 0 and at most 1000`(_ priority: Double) throws {
    #expect(try error("a.width == 5 @\(priority)") == .priority(priority))
  }

  @Test func `AL24: a guide has no margins`() throws {
    #expect(try error("g.left == a.left") == nil)
    #expect(try error("g.leftMargin == a.left") == .marginOfGuide(.leftMargin))
  }

  @Test func `AL28: an active constraint stays required or optional`() throws {
    var fixture = try ConstraintFixture("a")
    let handle = try fixture.add("a.width == 5")
    #expect(throws: ConstraintError.priorityOfActiveConstraint(old: 1000, new: 750)) {
      try fixture.engine.setPriority(750, of: handle)
    }
    try fixture.engine.deactivate(handle)
    try fixture.engine.setPriority(750, of: handle)
    #expect(try fixture.engine.constraint(handle).priority == 750)
  }

  @Test func `AL37: an ancestor above the nearest one may hold a constraint`() throws {
    var fixture = try ConstraintFixture("a", "b in a")
    try fixture.add(all: "a.left == root.left + 20", "a.width == 40", "b.width == 0")
    var constraint = try fixture.constraint("b.left == 2 * a.left")
    constraint.holder = fixture.engine.root
    try fixture.engine.activate(fixture.engine.add(constraint))
    #expect(try fixture.frame("b").minX == 20)
    constraint.holder = try fixture.item("b")
    #expect(throws: ConstraintError.self) { try fixture.engine.add(constraint) }
  }

  @Test func `AL39: removing a view removes the constraints that mention its subtree`() throws {
    var fixture = try ConstraintFixture("a", "b in a", "c")
    let handle = try fixture.add("c.left == b.left + 5")
    try fixture.add(all: "c.width == 7", "b.left == a.left", "a.left == root.left + 1")
    #expect(try fixture.frame("c").minX == 6)
    try fixture.engine.remove(fixture.item("a"))
    #expect(throws: ConstraintError.staleConstraint(handle)) {
      try fixture.engine.isActive(handle)
    }
    #expect(throws: ConstraintError.self) { try fixture.frame("b") }
    #expect(try fixture.frame("c") == Rect(x: 0, y: 0, width: 7, height: 0))
  }
}
