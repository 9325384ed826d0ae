import Foundation
import Tatami
import TatamiTesting
import TestSupport
import Testing

/// Updates of collection views with brick layouts, and walls that are placed on demand.
@MainActor
@Suite(.arithmeticText)
struct BrickUpdateTests {
  private let layout = BrickLayout()
  private let source = BrickDelegate()

  private func show(_ counts: [Int]) -> CellFixture {
    layout.delegate = source
    let fixture = CellFixture(counts, layout: layout)
    fixture.show()
    _ = source.takeAsked()
    return fixture
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private static func sizes(_ random: inout SeededRandom, count: Int) -> [BrickSize] {
    (0..<count).map { _ in
      BrickSize(columns: random.int(in: 1...3), rows: random.int(in: 1...4))
    }
  }

  @Test(arguments: [1_000, 20_000])
  func `an insertion among many items requests one size`(limit: Int) {
    layout.exactItemLimit = limit
    let fixture = show([3_000])
    fixture.view.performBatchUpdates {
      fixture.counts = [3_001]
      fixture.view.insertItems(at: [path(1_500)])
    }
    #expect(source.takeAsked() == [1_500])
    #expect(fixture.view.numberOfItems(inSection: 0) == 3_001)
  }

  @Test func `only moved and reloaded items are requested again`() {
    let fixture = show([50])
    fixture.view.performBatchUpdates {
      fixture.counts = [49]
      fixture.view.deleteItems(at: [path(3), path(4)])
      fixture.view.insertItems(at: [path(20)])
      fixture.view.moveItem(at: path(30), to: path(0))
      fixture.view.reloadItems(at: [path(40)])
    }
    #expect(source.takeAsked().sorted() == [0, 20, 39])
  }

  @Test func `an invalidation in an update requests all sizes`() {
    let fixture = show([50])
    fixture.view.performBatchUpdates {
      fixture.counts = [51]
      fixture.view.insertItems(at: [path(20)])
      layout.invalidateLayout()
    }
    #expect(Set(source.takeAsked()) == Set(0..<51))
  }

  @Test func `a reload requests all sizes`() {
    let fixture = show([50])
    fixture.counts = [40]
    fixture.view.reloadData()
    fixture.show()
    #expect(Set(source.takeAsked()) == Set(0..<40))
  }

  @Test func `the content size follows an update immediately`() {
    let fixture = show([30])
    #expect(fixture.view.contentSize.height == 500)
    fixture.view.performBatchUpdates {
      fixture.counts = [60]
      fixture.view.insertItems(at: (0..<30).map(path))
    }
    #expect(fixture.view.contentSize.height == 1_000)
  }

  @Test func `a section moves with its sizes`() {
    source.sizes = [BrickSize(columns: 2, rows: 1)]
    let fixture = show([4, 2])
    fixture.view.performBatchUpdates {
      fixture.counts = [2, 4]
      fixture.view.moveSection(0, toSection: 1)
    }
    #expect(source.takeAsked() == [])
    #expect(fixture.frame(0, section: 1)?.minY == 100)
    fixture.view.performBatchUpdates {
      fixture.counts = [2]
      fixture.view.deleteSections([1])
    }
    #expect(source.takeAsked() == [])
    #expect(fixture.frame(0, section: 1) == nil)
  }

  @Test(arguments: [50, 20_000])
  func `visible items have the frames of an exact layout after random updates`(limit: Int) {
    var random = SeededRandom(seed: 3)
    source.sizes = Self.sizes(&random, count: 400)
    layout.exactItemLimit = limit
    let fixture = show([400])
    for _ in 0..<Thoroughness.cases(15, thorough: 300) {
      change(fixture, &random)
      let highest = max(0, fixture.view.contentSize.height - 400)
      fixture.view.contentOffset.y = (highest * CGFloat(random.double(in: 0...1))).rounded()
      fixture.show()
      let exact = CellFixture(fixture.counts, layout: BrickLayout(delegate: source))
      exact.show()
      let items = fixture.items(in: fixture.view.bounds)
      #expect(items == exact.items(in: fixture.view.bounds))
      #expect(items.map { fixture.frame($0) } == items.map { exact.frame($0) })
      #expect(fixture.view.visibleCells.count == items.count)
    }
  }

  /// Deletes, inserts and moves items with their sizes.
  private func change(_ fixture: CellFixture, _ random: inout SeededRandom) {
    let removed = Set((0..<random.int(in: 0...3)).map { _ in random.int(in: 0...399) })
      .filter { $0 < source.sizes.count }
    for item in removed.sorted(by: >) { source.sizes.remove(at: item) }
    let first = random.int(in: 0...source.sizes.count)
    let added = Self.sizes(&random, count: random.int(in: 0...4))
    source.sizes.insert(contentsOf: added, at: first)
    fixture.counts = [source.sizes.count]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: removed.map(path))
      fixture.view.insertItems(at: (first..<first + added.count).map(path))
    }
  }

  @Test func `the length of a large section is estimated until its items are visible`() {
    var random = SeededRandom(seed: 4)
    source.sizes = Self.sizes(&random, count: 2_000)
    layout.exactItemLimit = 100
    let fixture = show([2_000])
    let exact = CellFixture([2_000], layout: BrickLayout(delegate: source))
    exact.show()
    let estimate = fixture.view.contentSize.height / exact.view.contentSize.height
    #expect(estimate != 1)
    #expect(abs(estimate - 1) < 0.1)
    fixture.view.scrollToItem(at: path(1_999), at: .bottom, animated: false)
    fixture.show()
    #expect(fixture.view.contentSize == exact.view.contentSize)
    #expect(fixture.view.indexPathsForVisibleItems.contains(path(1_999)))
  }

  @Test func `a horizontal layout from right to left places items on demand`() {
    layout.scrollDirection = .horizontal
    layout.exactItemLimit = 100
    layout.delegate = source
    let fixture = CellFixture([3_000], layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).min() == 0)
    for _ in 0..<10 {
      fixture.view.contentOffset.x -= 300
      fixture.show()
    }
    let bounds = fixture.view.bounds
    let distance = fixture.view.contentSize.width - bounds.maxX
    #expect(distance == 3_000)
    #expect(fixture.items(in: bounds).min() == 180)
    #expect(fixture.items(in: bounds).count == 18)
  }
}
