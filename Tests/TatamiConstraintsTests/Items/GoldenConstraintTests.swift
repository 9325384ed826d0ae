import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiConstraints

@Suite struct `Golden constraints` {
  @Test(arguments: try ConstraintGolden.all().filter { $0.scene.fit == nil })
  func `a fresh engine has the expected frames`(_ golden: ConstraintGolden) throws {
    var layout = try GoldenLayout(golden.scene)
    #expect(try layout.differences(from: golden.expect) == [])
  }

  @Test(arguments: try ConstraintGolden.all().filter { $0.scene.fit == nil })
  func `the order of views and constraints does not matter`(_ golden: ConstraintGolden) throws {
    var layout = try GoldenLayout(golden.scene.reversed)
    #expect(try layout.differences(from: golden.expect) == [])
  }

  @Test(arguments: try ConstraintGolden.all().filter { $0.scene.steps != nil })
  func `edits lead to the expected frames`(_ golden: ConstraintGolden) throws {
    for scene in [golden.scene, golden.scene.reversed] {
      var layout = try GoldenLayout(scene)
      try layout.engine.solve()
      for (step, answer) in zip(golden.scene.steps ?? [], golden.expect.steps ?? []) {
        try layout.apply(step)
        #expect(try layout.differences(from: answer) == [], "\(step)")
      }
    }
  }

  @Test(arguments: try ConstraintGolden.all().filter { $0.scene.steps != nil })
  func `each state of edits equals a fresh engine`(_ golden: ConstraintGolden) throws {
    var scene = golden.scene
    for (step, answer) in zip(golden.scene.steps ?? [], golden.expect.steps ?? []) {
      scene.apply(step)
      var layout = try GoldenLayout(scene)
      #expect(try layout.differences(from: answer) == [], "\(step)")
    }
  }

  @Test(arguments: try ConstraintGolden.all().filter { $0.scene.fit != nil })
  func `fitting sizes are as expected`(_ golden: ConstraintGolden) throws {
    let fit = try #require(golden.scene.fit)
    let expected = try #require(golden.expect.fit)
    for scene in [golden.scene, golden.scene.reversed] {
      var layout = try GoldenLayout(scene)
      let view = try #require(layout.views[fit.view])
      let size = try layout.engine.fittingSize(
        of: view,
        target: Size(width: fit.target[0], height: fit.target[1]),
        horizontalPriority: fit.priorities[0],
        verticalPriority: fit.priorities[1]
      )
      #expect(abs(size.width - expected[0]) <= 1e-6)
      #expect(abs(size.height - expected[1]) <= 1e-6)
    }
  }
}
