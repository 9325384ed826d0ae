import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionDiffableTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let fixture = CollectionFixture([0])
  private let source: Source
  private let provided = ListDiary()

  init() {
    source = Source(collectionView: fixture.view) { [provided] view, path, item in
      provided.add("\(item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private func apply(_ sections: [(String, [Int])]) {
    source.apply(snapshot(sections))
    Simulator.advance(by: 1)
  }

  @Test func `L105: snapshots of another queue are shown in order on the main actor`() async {
    apply([("a", [1])])
    let (queue, source) = (DispatchQueue(label: "snapshots"), source)
    await withCheckedContinuation { continuation in
      queue.async {
        for item in 2...3 {
          var next = source.snapshot()
          next.appendItems([item])
          source.apply(next, animatingDifferences: false)
        }
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    Simulator.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(fixture.shownItems == [0, 1, 2])
  }

  @Test func `L101, S186: it becomes the data source and looks identifiers up`() {
    #expect(fixture.view.dataSource === source)
    apply([("a", [1, 2]), ("b", [3])])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(source.snapshot() == snapshot([("a", [1, 2]), ("b", [3])]))
  }

  @Test func `L101: a missing cell or supplementary view is an error`() {
    let source = Source(collectionView: fixture.view) { _, _, _ in nil }
    let reports = Reports.during {
      source.apply(snapshot([("a", [1])]))
      fixture.show()
      _ = source.collectionView(
        fixture.view,
        viewForSupplementaryElementOfKind: "header",
        at: IndexPath(item: 0, section: 0)
      )
    }
    #expect(reports.contains { $0.contains("must return a cell") })
    #expect(reports.contains { $0.contains("must return a view of kind header") })
  }

  @Test func `L102: later snapshots provide cells for inserted items only`() {
    apply([("a", [1, 2, 3])])
    #expect(provided.take() == ["1", "2", "3"])
    let moved = fixture.cell(2)
    apply([("a", [3, 1, 4])])
    #expect(provided.take() == ["4"])
    #expect(fixture.cell(0) === moved)
  }

  @Test func `L102: items move from section to section`() {
    apply([("a", [1, 2]), ("b", [3])])
    let moved = fixture.cell(0)
    _ = provided.take()
    apply([("a", [2]), ("b", [3, 1])])
    #expect(fixture.cell(1, section: 1) === moved)
    #expect(provided.take().isEmpty)
  }

  @Test func `L103: marks reload or reconfigure at the new paths`() {
    apply([("a", [1, 2, 3])])
    let (reloaded, reconfigured) = (fixture.cell(0), fixture.cell(2))
    _ = provided.take()
    var next = snapshot([("a", [3, 1])])
    next.reloadItems([1])
    next.reconfigureItems([3])
    source.apply(next)
    Simulator.advance(by: 1)
    #expect(provided.take() == ["3", "1"])
    #expect(fixture.cell(0) === reconfigured)
    #expect(fixture.cell(1) !== reloaded)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `L104: without animation the differences are the same`() throws {
    apply([("a", [1, 2, 3])])
    let moved = try #require(fixture.cell(2))
    _ = provided.take()
    source.apply(snapshot([("a", [3, 1])]), animatingDifferences: false)
    #expect(fixture.cell(0) === moved)
    #expect(moved.layer.presentation()?.frame.minY == 0)
    source.applySnapshotUsingReloadData(snapshot([("a", [3, 1])]))
    fixture.show()
    #expect(provided.take() == ["3", "1"])
  }

  @Test func `L105: counts are new on return, the completion comes later`() {
    apply([("a", [1])])
    var isComplete = false
    source.apply(snapshot([("a", [1, 2])])) { isComplete = true }
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    #expect(!isComplete)
    Simulator.advance(by: 1)
    #expect(isComplete)
  }

  @Test func `L108: a section shows the visible items of its tree`() {
    apply([("a", [1]), ("b", [9, 7])])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 9])
    tree.append([5], to: 1)
    source.apply(tree, to: "a")
    #expect(source.snapshot() == snapshot([("a", [1, 9]), ("b", [7])]))
    tree.expand([1])
    source.apply(tree, to: "a")
    #expect(source.snapshot() == snapshot([("a", [1, 5, 9]), ("b", [7])]))
    #expect(source.snapshot(for: "a") == tree)
    source.apply(tree, to: "c")
    #expect(source.snapshot().sectionIdentifiers == ["a", "b", "c"])
    #expect(source.snapshot(for: "b").rootItems == [7])
  }

  @Test func `S186: any snapshot leads to any other`() {
    var random = SeededRandom(seed: 186)
    for step in 0..<Thoroughness.cases(40, thorough: 2000) {
      var items = Array(0..<12).shuffled(using: &random)
      let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.int(in: 0...4))
      let next = sections.map { section -> (String, [Int]) in
        let taken = items.prefix(random.int(in: 0...3))
        items.removeFirst(taken.count)
        return (section, Array(taken))
      }
      let reports = Reports.during {
        source.apply(snapshot(next))
        Simulator.advance(by: step.isMultiple(of: 3) ? 0.05 : 1)
      }
      #expect(reports.isEmpty)
      #expect(shown() == next.map(\.1))
    }
  }

  /// The items by section: of visible ones those for which their cells were made.
  private func shown() -> [[Int]] {
    (0..<fixture.view.numberOfSections).map { section in
      (0..<fixture.view.numberOfItems(inSection: section)).compactMap { item in
        let path = IndexPath(item: item, section: section)
        let frame = fixture.layout.layoutAttributesForItem(at: path)?.frame ?? .zero
        let cell = fixture.view.cellForItem(at: path)
        if frame.minY >= 200 { return source.itemIdentifier(for: path) }
        return cell?.frame == frame ? cell?.tag : nil
      }
    }
  }
}
