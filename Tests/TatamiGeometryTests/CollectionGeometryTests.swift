import TatamiGeometry
import Testing

@Suite struct CollectionGeometryTests {
  /// Rows of 10 points with a header above and a backer behind each section; finds items in
  /// reverse.
  private struct Rows: CollectionGeometry {
    var counts: [Int]

    var contentSize: Size { Size(width: 100, height: top(ofSection: counts.count)) }
    var sectionCount: Int { counts.count }

    func itemCount(inSection section: Int) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }

    func frame(ofItem item: Int, inSection section: Int) -> Rect? {
      guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
      let y = top(ofSection: section) + Double(item + 1) * 10
      return Rect(x: 0, y: y, width: 100, height: 10)
    }

    func frame(of kind: SupplementaryItem.Kind, inSection section: Int) -> Rect? {
      guard counts.indices.contains(section), kind != .footer else { return nil }
      let height = kind == .header ? 10 : Double(counts[section] + 1) * 10
      return Rect(x: 0, y: top(ofSection: section), width: 100, height: height)
    }

    func forEachItem(in rect: Rect, _ body: (CollectionItem) throws -> Void) rethrows {
      for section in counts.indices.reversed() {
        for item in (0..<counts[section]).reversed() {
          guard let frame = frame(ofItem: item, inSection: section), frame.intersects(rect)
          else { continue }
          try body(CollectionItem(section: section, item: item, frame: frame))
        }
      }
    }

    func supplementaryItems(in rect: Rect) -> [SupplementaryItem] {
      supplementaryItems().filter { $0.frame.intersects(rect) }
    }

    private func top(ofSection section: Int) -> Double {
      counts[..<section].reduce(0) { $0 + Double($1 + 1) * 10 }
    }
  }

  @Test func `items found in any order are sorted by section and index`() {
    let items = Rows(counts: [2, 0, 2]).items(in: Rect(x: 0, y: 15, width: 1, height: 40))
    #expect(items.map { [$0.section, $0.item] } == [[0, 0], [0, 1], [2, 0]])
  }

  @Test func `supplementary items are listed by section and kind`() {
    let items = Rows(counts: [1, 2]).supplementaryItems()
    #expect(items.map(\.section) == [0, 0, 1, 1])
    #expect(items.map(\.kind) == [.header, .backer, .header, .backer])
    #expect(items[3].frame == Rect(x: 0, y: 20, width: 100, height: 30))
  }

  @Test func `only backers are drawn behind the items`() {
    #expect(SupplementaryItem.Kind.allCases.filter { $0.zIndex < 0 } == [.backer])
  }
}
