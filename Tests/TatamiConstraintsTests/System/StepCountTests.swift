import TatamiGeometry
import Testing

@testable import TatamiConstraints

/// The number of steps of the simplex method, on which its time depends.
struct StepCountTests {
  /// A column of views as a stack view constrains it: a guide contains the views, aligned with each of
  /// them, and the column is as wide as the guide.
  private func column(
    _ count: Int,
    width: (Int) -> Int = { 20 + $0 * 7 % 30 }
  ) throws -> ConstraintEngine {
    var engine = ConstraintEngine(rootSize: Size(width: 400, height: 400))
    let stack = try engine.addView(to: engine.root)
    let guide = try engine.addGuide(to: stack)
    let (left, right) = (ConstraintAttribute.left, ConstraintAttribute.right)
    var constraints = [
      Constraint(ConstraintAnchor(stack, left), .equal, ConstraintAnchor(engine.root, left)),
      Constraint(ConstraintAnchor(stack, right), .equal, ConstraintAnchor(guide, right)),
      Constraint(ConstraintAnchor(guide, .width), priority: 51),
    ]
    for index in 0..<count {
      let view = try engine.addView(to: stack)
      try engine.setNaturalLength(NaturalLength(Double(width(index))), of: view, .horizontal)
      constraints += [
        Constraint(ConstraintAnchor(view, left), .equal, ConstraintAnchor(stack, left)),
        Constraint(
          ConstraintAnchor(guide, left),
          .equal,
          ConstraintAnchor(view, left),
          priority: 999.5
        ),
        Constraint(
          ConstraintAnchor(guide, right),
          .greaterThanOrEqual,
          ConstraintAnchor(view, right)
        ),
        Constraint(ConstraintAnchor(view, .width), priority: 25),
      ]
    }
    for constraint in constraints { try engine.activate(engine.add(constraint)) }
    try engine.solve()
    #expect(try Int(engine.frame(of: stack).width) == (0..<count).map(width).max())
    return engine
  }

  @Test(arguments: [30, 300]) func `views beside a guide take few steps, however many they are`(
    count: Int
  ) throws {
    let counts = try column(count).system.blocks.map { $0?.solver.pivotCount ?? 0 }
    #expect(try #require(counts.max()) <= 10)
  }

  @Test(arguments: [30, 300]) func `a guide beside longer and longer views takes few steps`(
    count: Int
  ) throws {
    let solvers = try column(count) { 20 + $0 }.system.blocks.compactMap { $0?.solver }
    // Each view starts at its natural width.
    #expect(try #require(solvers.map(\.stepCount).max()) <= count + 10)
  }

  /// A row of views that have shares of the whole width, each with a priority of its own.
  private func proportional(_ count: Int) throws -> ConstraintEngine {
    var engine = ConstraintEngine(rootSize: Size(width: 400, height: 400))
    let row = try engine.addView(to: engine.root)
    var end = ConstraintAnchor(row, .left)
    for index in 0..<count {
      let view = try engine.addView(to: row)
      try engine.setNaturalLength(NaturalLength(Double(20 + index % 7)), of: view, .horizontal)
      var share = Constraint(
        ConstraintAnchor(view, .width),
        .equal,
        ConstraintAnchor(row, .width),
        priority: Double(max(1, 999 - index))
      )
      share.multiplier = 1 / Double(count)
      _ = try engine.addActive(Constraint(ConstraintAnchor(view, .left), .equal, end))
      _ = try engine.addActive(share)
      end = ConstraintAnchor(view, .right)
    }
    _ = try engine.addActive(Constraint(ConstraintAnchor(row, .right), .equal, end))
    try engine.solve()
    return engine
  }

  @Test(arguments: [30, 300]) func `each priority visits its own rows only`(count: Int) throws {
    let solvers = try proportional(count).system.blocks.compactMap { $0?.solver }
    let visits = solvers.flatMap(\.components).flatMap(\.levels).map(\.variables.count)
    // The share and the natural length of each view; the latter has two priorities.
    #expect(visits.reduce(0, +) <= 3 * count)
    #expect(try #require(solvers.map(\.pivotCount).max()) <= 3 * count)
  }

  @Test(arguments: [30, 300]) func `rows stay short if many lengths are shares of another one`(
    count: Int
  ) throws {
    let tableaus = try proportional(count).system.blocks.compactMap { $0?.solver.tableau }
    let lengths = tableaus.flatMap(\.rows).map { Int($0.count) }
    #expect(lengths.reduce(0, +) <= 20 * count)
  }
}
