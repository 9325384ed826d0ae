import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct RandomLayoutTests {
  /// The trees of each million of seeds.
  private nonisolated static let features: [LayoutModel.Features] = [
    .init(),
    .init(hasScrollViews: true),
    .init(hasStacks: true),
    .init(hasLabels: true),
    .init(isDetermined: false, hasLabels: true, hasStacks: true, hasScrollViews: true),
    .init(hasLabels: true, hasStacks: true, hasScrollViews: true),
  ]

  private func random(_ seed: Int) -> RandomLayout {
    RandomLayout(seed: UInt64(seed), features: Self.features[seed / 1_000_000])
  }

  @Test(arguments: features.indices)
  func `AL111: edits lead to the same frames as a new tree`(_ index: Int) throws {
    var comparisons = 0
    for seed in 0..<Thoroughness.cases(5, thorough: 420) {
      var random = random(index * 1_000_000 + seed)
      try random.run(edits: 40)
      comparisons += random.comparisons
    }
    #expect(comparisons > 50)
  }

  /// An error that was zero and could not change, until other constants made it larger.
  @Test func `AL111: an error that was held at zero becomes as small as possible again`() throws {
    var random = random(1_000_214)
    try random.run(edits: 40)
  }

  /// Texts that were measured in a width of the past, or that became narrower in each solution.
  @Test(arguments: [3_000_085, 3_000_117, 3_000_244, 5_000_004, 5_000_277, 5_000_286, 5_000_302])
  func `AL111, AL167: wrapped text does not depend on former widths`(_ seed: Int) throws {
    var random = random(seed)
    try random.run(edits: 40)
  }
}
