import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random updates, compared with what a fresh reload shows.
@MainActor
@Suite(.arithmeticText)
struct CollectionSoakTests {
  @Test(arguments: [1, 2])
  func `S180: what updates show equals a fresh reload`(seed: UInt64) {
    let fixture = CollectionFixture([0])
    let model = Model(seed: seed)
    fixture.source.counts = model.sections.map(\.count)
    fixture.source.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = model.sections[path.section][path.item]
      return cell
    }
    fixture.view.reloadData()
    fixture.show()
    for step in 0..<Thoroughness.cases(60, thorough: 50_000) {
      let complaints = Complaints.during {
        fixture.view.performBatchUpdates { model.change(fixture.view, fixture.source) }
        if step.isMultiple(of: 4) { fixture.view.contentOffset.y += model.scroll() }
        Simulator.advance(by: step.isMultiple(of: 3) ? 0.1 : 0.5)
      }
      #expect(complaints.isEmpty)
      #expect(shown(fixture) == expected(fixture, model), "seed \(seed), step \(step)")
    }
    Simulator.advance(by: 1)
    let cells = fixture.view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == fixture.view.visibleCells.count)
  }

  /// The numbers and the positions of the shown cells, from top to bottom.
  private func shown(_ fixture: CollectionFixture) -> [[Int]] {
    fixture.view.visibleCells.map { [Int($0.frame.minY), $0.tag] }.sorted { $0[0] < $1[0] }
  }

  private func expected(_ fixture: CollectionFixture, _ model: Model) -> [[Int]] {
    let rows = model.sections.flatMap(\.self).enumerated().map { [$0.offset * 50, $0.element] }
    let (top, bottom) = (fixture.view.bounds.minY, fixture.view.bounds.maxY)
    return rows.filter { CGFloat($0[0]) < bottom && CGFloat($0[0] + 50) > top }
  }
}

/// Sections of numbered items that random operations change.
@MainActor
private final class Model {
  var sections: [[Int]] = [[1, 2, 3, 4, 5], [6, 7, 8]]
  private var random: SeededRandom
  private var next = 9

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func scroll() -> CGFloat { CGFloat(random.int(in: -100...100)) }

  private func makeItem() -> Int {
    next += 1
    return next
  }

  /// Changes the data and tells the view, in one batch.
  func change(_ view: UICollectionView, _ source: CollectionSource) {
    random.chance(0.2) ? changeSections(view) : changeItems(view)
    source.counts = sections.map(\.count)
  }

  private func changeSections(_ view: UICollectionView) {
    if sections.count < 2 || random.chance(0.5) && sections.count < 6 {
      let index = random.int(in: 0...sections.count)
      sections.insert((0..<random.int(in: 0...4)).map { _ in makeItem() }, at: index)
      view.insertSections([index])
    } else if random.chance(0.5) {
      let index = random.int(in: 0...(sections.count - 1))
      sections.remove(at: index)
      view.deleteSections([index])
    } else {
      let from = random.int(in: 0...(sections.count - 1))
      let to = random.int(in: 0...(sections.count - 1))
      sections.insert(sections.remove(at: from), at: to)
      view.moveSection(from, toSection: to)
    }
  }

  /// Deletes, moves and inserts items: new lists are drawn from the old ones and compared by number.
  private func changeItems(_ view: UICollectionView) {
    let old = sections
    var moved: [Int] = []
    for section in sections.indices {
      sections[section].removeAll { item in
        guard random.chance(0.2) else { return false }
        if random.chance(0.5) { moved.append(item) }
        return true
      }
    }
    for item in moved { insert(item) }
    let inserted = (0..<random.int(in: 0...3)).map { _ in makeItem() }
    for item in inserted { insert(item) }
    tell(view, old: old, moved: Set(moved))
  }

  private func insert(_ item: Int) {
    guard !sections.isEmpty else { return }
    let section = random.int(in: 0...(sections.count - 1))
    sections[section].insert(item, at: random.int(in: 0...sections[section].count))
  }

  private func tell(_ view: UICollectionView, old: [[Int]], moved: Set<Int>) {
    let (before, after) = (paths(old), paths(sections))
    for (item, path) in before {
      if let target = after[item] {
        if moved.contains(item) { view.moveItem(at: path, to: target) }
      } else {
        view.deleteItems(at: [path])
      }
    }
    view.insertItems(at: after.filter { before[$0.key] == nil }.map(\.value))
  }

  private func paths(_ sections: [[Int]]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, number) in items.enumerated() {
        paths[number] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}
