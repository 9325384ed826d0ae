import TatamiConstraints
import TatamiGeometry
import TestSupport
import Testing

@Suite struct `Hostile constraints` {
  private var engine = ConstraintEngine(rootSize: Size(width: 1000, height: 1000))
  private let count = Thoroughness.cases(500, thorough: 10_000)

  private mutating func require(
    _ first: ConstraintAnchor,
    _ relation: ConstraintRelation = .equal,
    _ second: ConstraintAnchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Double = 1000
  ) throws {
    var constraint = Constraint(first, relation, second, constant: constant, priority: priority)
    constraint.multiplier = multiplier
    try engine.activate(engine.add(constraint))
  }

  @Test mutating func `a long chain of views ends where the sum of its parts says`() throws {
    var last = ConstraintAnchor(engine.root, .left)
    for _ in 0..<count {
      let view = try engine.addView(to: engine.root)
      try require(ConstraintAnchor(view, .left), .equal, last, constant: 1)
      try require(ConstraintAnchor(view, .width), constant: 2)
      last = ConstraintAnchor(view, .right)
    }
    try engine.solve()
    #expect(try engine.frame(of: last.item).maxX == Double(3 * count))
  }

  @Test mutating func `deeply nested views are all inset`() throws {
    let depth = count / 5
    var parent = engine.root
    for _ in 0..<depth {
      let view = try engine.addView(to: parent)
      try require(
        ConstraintAnchor(view, .left),
        .equal,
        ConstraintAnchor(parent, .left),
        constant: 0.1
      )
      try require(ConstraintAnchor(view, .right), .equal, ConstraintAnchor(parent, .right))
      parent = view
    }
    try engine.solve()
    #expect(abs(try engine.frame(of: parent).width - (1000 - 0.1 * Double(depth))) < 1e-6)
  }

  @Test mutating func `many natural lengths in one column are solved`() throws {
    var last = ConstraintAnchor(engine.root, .top)
    for index in 0..<2 * count {
      let view = try engine.addView(to: engine.root)
      try engine.setNaturalLength(NaturalLength(Double(index % 9)), of: view, .vertical)
      try require(ConstraintAnchor(view, .top), .equal, last)
      last = ConstraintAnchor(view, .bottom)
    }
    try engine.solve()
    let expected = (0..<2 * count).reduce(0.0) { $0 + Double($1 % 9) }
    #expect(try engine.frame(of: last.item).maxY == expected)
  }

  @Test mutating func `many equal priorities on one length give their median`() throws {
    let view = try engine.addView(to: engine.root)
    for index in 0...2 * (count / 2) {
      try require(ConstraintAnchor(view, .width), constant: Double(index), priority: 500)
    }
    try engine.solve()
    #expect(try engine.frame(of: view).width == Double(count / 2))
  }

  @Test mutating func `of all priorities on one length the highest wins`() throws {
    let view = try engine.addView(to: engine.root)
    let other = try engine.addView(to: engine.root)
    try require(
      ConstraintAnchor(other, .width),
      .equal,
      ConstraintAnchor(view, .width),
      priority: 0.5
    )
    for priority in 1...999 {
      let constant = Double(priority * 7 % 1000)
      try require(ConstraintAnchor(view, .width), constant: constant, priority: Double(priority))
    }
    try engine.solve()
    #expect(try engine.frame(of: other).width == Double(999 * 7 % 1000))
  }

  @Test mutating func `independent contradictions break one constraint each`() throws {
    for _ in 0..<count / 20 {
      let view = try engine.addView(to: engine.root)
      try require(ConstraintAnchor(view, .width), constant: 10)
      try require(ConstraintAnchor(view, .width), .greaterThanOrEqual, constant: 20)
    }
    try engine.solve()
    #expect(engine.contradictions.count == count / 20)
  }

  @Test mutating func `contradictions that share a member are resolved by breaking it`() throws {
    let view = try engine.addView(to: engine.root)
    try require(ConstraintAnchor(view, .width), .lessThanOrEqual, constant: 10)
    try require(ConstraintAnchor(view, .width), .lessThanOrEqual, constant: 15)
    try require(ConstraintAnchor(view, .width), .greaterThanOrEqual, constant: 20)
    try engine.solve()
    #expect(engine.contradictions.count == 1)
  }

  @Test mutating func `a circle of inequalities that only zero solves gives zero`() throws {
    var views: [ItemHandle] = []
    for _ in 0..<20 { views.append(try engine.addView(to: engine.root)) }
    for (index, view) in views.enumerated() {
      let next = ConstraintAnchor(views[(index + 1) % views.count], .width)
      let width = ConstraintAnchor(view, .width)
      try require(width, .greaterThanOrEqual, next, multiplier: 2)
      try require(width, constant: 100, priority: 500)
    }
    try engine.solve()
    #expect(try engine.frame(of: views[7]).width == 0)
  }

  @Test mutating func `widths that depend on heights and back are solved`() throws {
    let view = try engine.addView(to: engine.root)
    let (width, height) = (ConstraintAnchor(view, .width), ConstraintAnchor(view, .height))
    try require(width, .equal, height, multiplier: 0.5, constant: 10)
    try require(height, .equal, width, multiplier: 0.5, constant: 20)
    try engine.solve()
    #expect(abs(try engine.frame(of: view).width - 80 / 3) < 1e-9)
  }

  @Test(arguments: [1e-6, 1e-3, 1e3, 1e6])
  mutating func `factors of any size are solved`(_ factor: Double) throws {
    let view = try engine.addView(to: engine.root)
    let (width, height) = (ConstraintAnchor(view, .width), ConstraintAnchor(view, .height))
    try require(height, .equal, width, multiplier: factor)
    try require(height, .lessThanOrEqual, ConstraintAnchor(engine.root, .height))
    try require(width, constant: 50, priority: 700)
    try engine.solve()
    let expected = min(50, 1000 / factor)
    #expect(abs(try engine.frame(of: view).width - expected) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  mutating func `numbers that are not finite are refused`(_ number: Double) throws {
    let width = ConstraintAnchor(try engine.addView(to: engine.root), .width)
    #expect(throws: ConstraintError.self) { try engine.add(Constraint(width, constant: number)) }
  }
}
