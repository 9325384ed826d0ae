import TatamiGeometry
import Testing

@testable import TatamiConstraints

/// The number of steps of the simplex method, on which its time depends.
struct StepCountTests {
  /// A column of views as a stack view constrains it: a guide contains the views, aligned with each of
  /// them, and the column is as wide as the guide.
  private func column(_ count: Int) throws -> ConstraintEngine {
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
      try engine.setNaturalLength(NaturalLength(Double(20 + index * 7 % 30)), of: view, .horizontal)
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
    #expect(try engine.frame(of: stack).width == 49)
    return engine
  }

  @Test(arguments: [30, 300]) func `views beside a guide take few steps, however many they are`(
    count: Int
  ) throws {
    let counts = try column(count).system.blocks.map { $0?.solver.pivotCount ?? 0 }
    #expect(try #require(counts.max()) <= 10)
  }
}
