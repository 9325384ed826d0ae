import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiListContent

@Suite struct SnapshotDifferenceTests {
  typealias Contents = SnapshotContents<Int, Int>

  private func contents(_ sections: [(Int, [Int])]) -> Contents {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot.contents
  }

  @Test func `L175: one move and one insertion`() {
    let old = contents([(0, [1, 2, 3])])
    let difference = SnapshotDifference(from: old, to: contents([(0, [3, 1, 2, 4])]))
    let path = { IndexPath(item: $0, section: 0) }
    #expect(difference.movedItems == [.init(from: path(2), to: path(0))])
    #expect(difference.insertedItems == [path(3)])
    #expect(difference.deletedItems.isEmpty)
  }

  @Test func `equal snapshots do not differ`() {
    let old = contents([(0, [1, 2]), (1, [])])
    #expect(SnapshotDifference(from: old, to: old).isEmpty)
  }

  @Test func `items of removed sections are listed only where they enter others`() {
    let old = contents([(0, [1, 2]), (1, [3])])
    let new = contents([(1, [2, 3]), (2, [4])])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [1])
    #expect(difference.insertedItems == [IndexPath(item: 0, section: 0)])
    #expect(difference.deletedItems.isEmpty)
    #expect(difference.movedItems.isEmpty)
  }

  @Test func `changes turn the old snapshot into the new one`() {
    var random = SeededRandom(seed: 97)
    for _ in 0..<Thoroughness.cases(150, thorough: 5000) {
      let (old, new) = (randomContents(&random), randomContents(&random))
      let difference = SnapshotDifference(from: old, to: new)
      #expect(applied(difference, to: old, of: new) == new)
    }
  }

  private func randomContents(_ random: inout SeededRandom) -> Contents {
    var items = Array(0..<12).shuffled(using: &random)
    let sections = Array(0..<4).shuffled(using: &random).prefix(random.int(in: 0...4))
    return contents(
      sections.map { section in
        let taken = items.prefix(random.int(in: 0...4))
        items.removeFirst(taken.count)
        return (section, Array(taken))
      }
    )
  }

  /// Applies a difference by its indices; identifiers of insertions come from the new snapshot.
  private func applied(
    _ difference: SnapshotDifference,
    to old: Contents,
    of new: Contents
  ) -> Contents {
    let oldItems = old.sections.values.map { Array($0) }
    var leaving = Set(difference.deletedItems)
    leaving.formUnion(difference.movedItems.map(\.from))
    var arrivals: [IndexPath: Int] = [:]
    for path in difference.insertedItems {
      arrivals[path] = new.sections.values[path.section][path.item]
    }
    for move in difference.movedItems {
      arrivals[move.to] = oldItems[move.from.section][move.from.item]
    }
    let order = newOrder(of: difference, oldCount: old.sections.count)
    let sections = order.enumerated().map { index, origin -> (Int, [Int]) in
      guard let origin else {
        let (identifier, items) = new.sections.elements[index]
        return (identifier, Array(items))
      }
      var items = oldItems[origin].enumerated()
        .filter { !leaving.contains(IndexPath(item: $0.offset, section: origin)) }.map(\.element)
      for (path, item) in arrivals.sorted(by: { $0.key < $1.key }) where path.section == index {
        items.insert(item, at: min(path.item, items.count))
      }
      return (old.sections.keys[origin], items)
    }
    return contents(sections)
  }

  /// Returns the old index of each new section; nil for inserted ones.
  private func newOrder(of difference: SnapshotDifference, oldCount: Int) -> [Int?] {
    let moved = Set(difference.movedSections.map(\.from))
    var order: [Int?] = (0..<oldCount).filter {
      !difference.deletedSections.contains($0) && !moved.contains($0)
    }
    var arrivals = difference.movedSections.map { ($0.to, Int?.some($0.from)) }
    arrivals += difference.insertedSections.map { ($0, nil) }
    for (index, origin) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      order.insert(origin, at: min(index, order.count))
    }
    return order
  }
}
