import TestSupport
import Testing

/// Each change of a collection view from inside of each callback, during each kind of update.
@MainActor
@Suite(.arithmeticText)
struct CollectionReentryMatrixTests {
  private func matrix(_ layout: SoakLayout) -> ReentryMatrix<CollectionSoak> {
    ReentryMatrix { CollectionSoak(seed: 1, makeLayout: layout.make) }
  }

  @Test func `most callbacks are called by an action`() {
    #expect(Set(matrix(.flow).cases().map(\.callback)).count >= 20)
  }

  @Test(arguments: SoakLayout.allCases)
  func `L183, L184: changes inside of callbacks leave what a new collection view shows`(
    layout: SoakLayout
  ) {
    let limit = Thoroughness.cases(20, thorough: 10_000)
    #expect(matrix(layout).faults(limit: limit) == [])
  }
}
