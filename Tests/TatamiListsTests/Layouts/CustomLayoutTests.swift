import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// What collection views ask of layouts that programs write.
@MainActor
@Suite(.arithmeticText)
struct CustomLayoutTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Updates

  @Test func `the closure of a batch may be one that does not escape`() {
    let fixture = CollectionFixture([3])
    var log: [Bool] = []
    update(fixture.view, { fixture.source.counts = [4] }) { log.append($0) }
    Simulator.advance(by: 1)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(log == [true])
  }

  private func update(
    _ view: UICollectionView,
    _ change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    view.performBatchUpdates(
      {
        change()
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
      },
      completion: completion
    )
  }
}
