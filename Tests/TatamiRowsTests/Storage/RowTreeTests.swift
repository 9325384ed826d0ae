import TestSupport
import Testing

@testable import TatamiRows

/// Trees of small blocks, so that blocks are split and merged at every level.
@Suite struct RowTreeTests {
  @Test(
    arguments: [(4, 4), (5, 4), (8, 4), (4, 7), (4, 16)],
    1...UInt64(Thoroughness.cases(1, thorough: 3))
  )
  func `deep trees equal an array while they grow and shrink`(
    capacities: (leaf: Int, branch: Int),
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var store = RowStore(leafCapacity: capacities.leaf, branchCapacity: capacities.branch)
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
    var store = RowStore(leafCapacity: 4, branchCapacity: 4)
    let runs = try (0..<500).map { try RowRun(height: Double($0)) }
    let first = store.make(runs)
    let bytes = store.trees.byteCount
    store.discard(first)
    for _ in 0..<20 {
      store.discard(store.make(runs))
    }
    #expect(store.trees.byteCount <= 2 * bytes)
    #expect(store.total(of: store.make(runs)).offset == 124_750)
  }

  @Test func `the depth of a tree is logarithmic in its size`() throws {
    var store = RowStore(leafCapacity: 4, branchCapacity: 4)
    var list = store.make(try (0..<4_096).map { try RowRun(height: Double($0)) })
    #expect(depth(list) == 5)
    var random = SeededRandom(seed: 5)
    for count in stride(from: 4_096, to: 8, by: -1) {
      let row = random.int(in: 0...(count - 1))
      store.remove(row..<(row + 1), in: &list)
    }
    #expect(depth(list) <= 2)
    while store.total(of: list).item > 0 { store.remove(0..<1, in: &list) }
    #expect(depth(list) == 0)
  }

  private func depth(_ list: RowList) -> Int {
    if case .tree(let root) = list { root.depth } else { 0 }
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
      store.insert(try RowRun(height: run.height, count: count), at: position, in: &list)
    case 0..<7 where position < model.count:
      let rows = position..<min(model.count, position + random.int(in: 1...3))
      model.removeSubrange(rows)
      store.remove(rows, in: &list)
    default:
      guard position < model.count else { return }
      model[position] = run
      if let length = store.setHeight(of: position, to: run, in: list) {
        #expect(length == store.total(of: list).offset)
      } else {
        store.replace(position, with: run, in: &list)
      }
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
