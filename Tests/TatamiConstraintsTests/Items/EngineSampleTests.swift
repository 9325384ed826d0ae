import TatamiConstraints
import TatamiGeometry
import Testing

/// The sample in the documentation of the engine.
@Suite struct EngineSampleTests {
  @Test func `a view with its edges at those of the root has the root's frame`() throws {
    var engine = ConstraintEngine(rootSize: Size(width: 320, height: 480))
    let view = try engine.addView(to: engine.root)
    for attribute in [ConstraintAttribute.leading, .top, .trailing, .bottom] {
      let edge = ConstraintAnchor(view, attribute)
      try engine.activate(
        engine.add(Constraint(edge, .equal, ConstraintAnchor(engine.root, attribute)))
      )
    }
    try engine.solve()
    let frame = try engine.frame(of: view)
    #expect(frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }
}
