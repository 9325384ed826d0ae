import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Index paths that do not consist of a section and an item.
@MainActor
@Suite(.arithmeticText)
struct CollectionIndexPathTests {
  private typealias Call = @MainActor @Sendable (UICollectionView, IndexPath) -> Void

  private let fixture = CollectionFixture([3])

  /// Calls every method that takes an index path of an item and is not an update.
  private static let calls: [(String, Call)] = [
    ("cell", { _ = $0.cellForItem(at: $1) }),
    ("attributes", { _ = $0.layoutAttributesForItem(at: $1) }),
    ("scroll", { $0.scrollToItem(at: $1, at: .top, animated: false) }),
    ("select", { $0.selectItem(at: $1, animated: false, scrollPosition: .top) }),
    ("deselect", { $0.deselectItem(at: $1, animated: false) }),
    ("reconfigure", { $0.reconfigureItems(at: [$1]) }),
    ("dequeue", { _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }),
    ("move", { $0.beginInteractiveMovementForItem(at: $1) }),
  ]

  @Test(arguments: 0..<8, OddIndexPaths.all)
  func `an index path of another length is reported`(call: Int, path: IndexPath) {
    let reports = OddIndexPaths.reports(of: path) { Self.calls[call].1(fixture.view, path) }
    #expect(reports == [true])
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  private static let updates: [(String, Call)] = [
    ("insert", { $0.insertItems(at: [$1]) }),
    ("delete", { $0.deleteItems(at: [$1]) }),
    ("reload", { $0.reloadItems(at: [$1]) }),
    ("move from", { $0.moveItem(at: $1, to: IndexPath(item: 0, section: 0)) }),
    ("move to", { $0.moveItem(at: IndexPath(item: 0, section: 0), to: $1) }),
  ]

  @Test(arguments: 0..<5, OddIndexPaths.all)
  func `S142: an index path of another length is an illegal update`(update: Int, path: IndexPath) {
    let reports = OddIndexPaths.reports(of: path) { Self.updates[update].1(fixture.view, path) }
    #expect(reports == [true])
    fixture.show()
    #expect(fixture.shownItems == [0, 1, 2])
  }
}
