import TestSupport
import Testing

@testable import TatamiRows

/// Trees of small blocks, so that blocks are split and merged at every level.
@Suite struct RowTreeTests {
  @Test(arguments: [4, 5, 7, 8, 16], 1...UInt64(Thoroughness.cases(1, thorough: 3)))
  func `deep trees equal an array while they grow and shrink`(capacity: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var store = RowStore(trees: RowTree(capacity: capacity))
    var list = RowList.uniform(.empty)
    var model: [RowRun] = []
    for edit in 0..<3_000 {
      let grows = edit % 1_500 < 800
      try change(&store, &list, &model, &random, grows: grows)
      if edit % 10 == 0 { try compare(store, list, model) }
    }
    #expect(model.count > 20)
  }

  @Test func `blocks of discarded trees are reused`() throws {
    var store = RowStore(trees: RowTree(capacity: 4))
    let runs = try (0..<500).map { try RowRun(height: Double($0)) }
    let first = store.make(runs)
    let bytes = store.trees.byteCount
    store.discard(first)
    for _ in 0..<20 {
      store.discard(store.make(runs))
    }
    let last = store.make(runs)
    #expect(store.trees.byteCount <= 2 * bytes)
    #expect(store.total(of: last).offset == 124_750)
  }

  @Test func `an entry outside of its block stops debug builds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = RowTree(capacity: 4)
      let (first, _) = (tree.makeBlock(level: 0), tree.makeBlock(level: 0))
      _ = tree[first, 4]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("slot 4 is outside of a block of 4 entries"))
  }

  @Test func `an entry that a full block has no room for stops debug builds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = RowTree(capacity: 4)
      let (block, _) = (tree.makeBlock(level: 0), tree.makeBlock(level: 0))
      for slot in 0...4 {
        tree.insertEntry(RowTree.Entry(count: 1, length: 1, link: 0), at: slot, in: block)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("slot 4 is outside of a block of 4 entries"))
  }

  @Test func `the depth of a tree is logarithmic in its size`() throws {
    var store = RowStore(trees: RowTree(capacity: 4))
    var list = store.make(try (0..<4_096).map { try RowRun(height: Double($0)) })
    #expect(depth(list, in: store) == 5)
    var random = SeededRandom(seed: 5)
    for count in stride(from: 4_096, to: 8, by: -1) {
      let row = random.int(in: 0...(count - 1))
      store.edit(&list) { $0.remove(row..<(row + 1), in: &$1) }
    }
    #expect(depth(list, in: store) <= 2)
    while store.total(of: list).item > 0 {
      store.edit(&list) { $0.remove(0..<1, in: &$1) }
    }
    #expect(depth(list, in: store) == 0)
  }

  @Test(arguments: [(-5.0, 0), (0, 2), (9.5, 2), (10, 3), (395, 41), (400, 41), (1e9, 41)])
  func `an offset outside of the rows gives the nearest row with a height`(
    offset: Double,
    row: Int
  ) throws {
    var store = RowStore(trees: RowTree(capacity: 4))
    let certainties: [RowCertainty] = [.measured, .estimated]
    let list = store.make(
      try (0..<100).map { row in
        try RowRun(height: (2..<42).contains(row) ? 10 : 0, certainty: certainties[row % 2])
      }
    )
    #expect(store.row(at: offset, in: list, top: 0) == row)
  }

  @Test func `edits of a copy leave the original unchanged`() throws {
    let rows = try (0..<500).map { try RowRun(height: Double($0 % 7)) }
    let table = try TableGeometry(sections: [TableSection(rows: rows)])
    var copy = table
    for row in 0..<200 { try copy.setHeight(99, ofRow: RowIndex(section: 0, row: row)) }
    try copy.removeRows(200..<500, inSection: 0)
    #expect(table.rowCount == 500)
    #expect(table.contentHeight() == rows.map(\.height).reduce(0, +))
    #expect(copy.contentHeight() == 99 * 200)
    table.checkInvariants()
    copy.checkInvariants()
  }

  private func depth(_ list: RowList, in store: RowStore) -> Int {
    if case .tree(let root) = list { store.trees.level(of: root) } else { 0 }
  }

  private func change(
    _ store: inout RowStore,
    _ list: inout RowList,
    _ model: inout [RowRun],
    _ random: inout SeededRandom,
    grows: Bool
  ) throws {
    let position = random.int(in: 0...model.count)
    let run = try RowRun(height: Double(random.int(in: 0...9)))
    switch random.int(in: 0...9) {
    case 0..<(grows ? 6 : 2):
      let count = random.int(in: 1...2)
      model.insert(contentsOf: repeatElement(run, count: count), at: position)
      let inserted = try RowRun(height: run.height, count: count)
      store.edit(&list) { $0.insert(inserted, at: position, in: &$1) }
    case 0..<7 where position < model.count:
      let rows = position..<min(model.count, position + random.int(in: 1...3))
      model.removeSubrange(rows)
      store.edit(&list) { $0.remove(rows, in: &$1) }
    default:
      guard position < model.count else { return }
      model[position] = run
      store.edit(&list) { $0.replace(position, with: run, in: &$1) }
    }
  }

  /// Compares all rows at once, because an expectation per row takes longer than the query.
  private func compare(_ store: RowStore, _ list: RowList, _ model: [RowRun]) throws {
    if case .tree(let root) = list { store.trees.checkInvariants(of: root) }
    var y = 100.0
    var expected: [VerticalSpan] = []
    var found: [VerticalSpan] = []
    var wrongRows: [Int] = []
    for row in model.indices {
      let height = model[row].height
      expected.append(VerticalSpan(y: y, height: height))
      found.append(store.run(ofRow: row, in: list, top: 100).span(ofRow: row))
      if height > 0 {
        if store.row(at: y, in: list, top: 100) != row { wrongRows.append(row) }
        if store.row(at: y + height - 0.5, in: list, top: 100) != row { wrongRows.append(row) }
      }
      y += height
    }
    try #require(found == expected)
    try #require(wrongRows.isEmpty)
    try #require(store.total(of: list).item == model.count)
    try #require(store.total(of: list).offset == y - 100)
  }
}
