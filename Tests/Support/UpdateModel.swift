import Foundation
package import TatamiListContent

/// Random updates of sections of numbered items, and the result of editing arrays step by step.
package struct UpdateModel {
  /// The identifiers of the items of a section, and one of its own.
  package struct Section: Equatable {
    package var id: Int
    package var items: [Int]

    package init(id: Int, items: [Int]) {
      (self.id, self.items) = (id, items)
    }
  }

  package private(set) var before: [Section]
  package private(set) var after: [Section] = []
  package private(set) var updates = ListUpdates()
  private var nextID = 1000

  package init(using random: inout SeededRandom) {
    var id = 0
    before = (0..<random.int(in: 0...5)).map { section in
      Section(
        id: -section - 1,
        items: (0..<random.int(in: 0...6)).map { _ in
          id += 1; return id
        }
      )
    }
    moveSections(using: &random)
    moveItems(using: &random)
  }

  /// The numbers of items.
  package static func counts(_ sections: [Section]) -> [Int] { sections.map(\.items.count) }

  /// Deletes, moves and inserts sections, in this order.
  private mutating func moveSections(using random: inout SeededRandom) {
    var remaining = before
    var moved: [(index: Int, section: Section)] = []
    for index in before.indices.reversed() where random.chance(0.3) {
      let section = remaining.remove(at: index)
      if random.chance(0.5) {
        updates.deletedSections.insert(index)
      } else {
        moved.append((index, section))
      }
    }
    let inserted = random.int(in: 0...2)
    let targets = Self.targets(remaining.count, moved.count + inserted, using: &random)
    for (target, source) in zip(
      targets,
      (moved.map(Optional.some) + Array(repeating: nil, count: inserted)).shuffled(using: &random)
    ) {
      if let source {
        updates.sectionMoves.append(ListMove(from: source.index, to: target))
        remaining.insert(source.section, at: target)
      } else {
        updates.insertedSections.insert(target)
        remaining.insert(Section(id: newID(), items: [newID()]), at: target)
      }
    }
    after = remaining
  }

  /// Deletes, moves and inserts items of the sections that remain.
  private mutating func moveItems(using random: inout SeededRandom) {
    var moved: [(path: IndexPath, item: Int)] = []
    for (old, section) in before.enumerated() {
      guard let new = after.firstIndex(where: { $0.id == section.id }) else { continue }
      for row in section.items.indices.reversed() where random.chance(0.25) {
        let path = IndexPath(item: row, section: old)
        let item = after[new].items.remove(at: row)
        if random.chance(0.5) {
          moved.append((path, item))
        } else {
          updates.deletedItems.insert(path)
        }
      }
    }
    fill(with: moved, using: &random)
  }

  private mutating func fill(
    with moved: [(path: IndexPath, item: Int)],
    using random: inout SeededRandom
  ) {
    var waiting = moved.shuffled(using: &random)
    let existing = after.indices.filter { index in before.contains { $0.id == after[index].id } }
    for new in existing {
      let isLast = new == existing.last
      let taken = isLast ? waiting.count : random.int(in: 0...waiting.count)
      let sources =
        waiting.prefix(taken).map(Optional.some)
        + Array(repeating: nil, count: random.int(in: 0...2))
      waiting.removeFirst(taken)
      let targets = Self.targets(after[new].items.count, sources.count, using: &random)
      for (target, source) in zip(targets, sources.shuffled(using: &random)) {
        let path = IndexPath(item: target, section: new)
        if let source {
          updates.itemMoves.append(ListMove(from: source.path, to: path))
        } else {
          updates.insertedItems.insert(path)
        }
        after[new].items.insert(source?.item ?? newID(), at: target)
      }
    }
  }

  /// Returns ascending indices of new elements among some remaining ones.
  private static func targets(
    _ remaining: Int,
    _ count: Int,
    using random: inout SeededRandom
  ) -> [Int] {
    (0..<(remaining + count)).shuffled(using: &random).prefix(count).sorted()
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }
}
