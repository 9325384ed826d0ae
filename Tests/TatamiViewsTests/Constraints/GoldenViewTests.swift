import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct GoldenViewTests {
  @Test(arguments: try ConstraintGolden.all())
  func `views are laid out as golden documents say, also after edits`(
    golden: ConstraintGolden
  ) throws {
    let layout = try ViewGolden(golden.scene)
    if let fit = golden.scene.fit {
      let view = try #require(layout.views.first { $0.name == fit.view }?.view)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: fit.target[0], height: fit.target[1]),
        withHorizontalFittingPriority: UILayoutPriority(Float(fit.priorities[0])),
        verticalFittingPriority: UILayoutPriority(Float(fit.priorities[1]))
      )
      let expected = try #require(golden.expect.fit)
      #expect(abs(size.width - expected[0]) < 1e-4)
      #expect(abs(size.height - expected[1]) < 1e-4)
      return
    }
    #expect(layout.differences(from: golden.expect) == [])
    for (step, expected) in zip(golden.scene.steps ?? [], golden.expect.steps ?? []) {
      layout.apply(step)
      #expect(layout.differences(from: expected) == [])
    }
  }
}
