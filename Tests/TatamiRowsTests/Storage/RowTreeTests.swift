import TestSupport
import Testing

@testable import TatamiRows

/// Stacks of small blocks, so that they grow deep, split, join and shrink at every level.
@Suite struct StackForestTests {
  @Test(arguments: [4, 5, 8], [1, 2, 3] as [UInt64])
  func `deep stacks agree with an array while they grow and shrink`(
    capacity: Int,
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var store = RowStore(capacity: capacity)
    var list = RowList.uniform(.empty)
    var model: [RowRun] = []
    for edit in 0..<3_000 {
      let grows = edit % 1_500 < 800
      try change(&store, &list, &model, &random, grows: grows)
      if edit % 10 == 0 { try compare(store, list, model) }
    }
    #expect(model.count > 20)
  }

  @Test func `blocks of discarded stacks are used again`() throws {
    var store = RowStore(capacity: 4)
    let runs = try (0..<500).map { try RowRun(height: Double($0)) }
    let first = store.make(runs)
    let bytes = store.forest.byteCount
    store.discard(first)
    for _ in 0..<20 {
      store.discard(store.make(runs))
    }
    #expect(store.forest.byteCount <= 2 * bytes)
    #expect(store.total(of: store.make(runs)).offset == 124_750)
  }

  @Test func `a stack stays as shallow as its size allows`() throws {
    var store = RowStore(capacity: 4)
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
    if case .stack(let root) = list { root.depth } else { 0 }
  }

  private func change(
    _ store: inout RowStore,
    _ list: inout RowList,
    _ model: inout [RowRun],
    _ random: inout SeededRandom,
    grows: Bool
  ) throws {
    let place = random.int(in: 0...model.count)
    let run = try RowRun(height: Double(random.int(in: 0...9)))
    switch random.int(in: 0...9) {
    case 0..<(grows ? 6 : 2):
      let count = random.int(in: 1...2)
      model.insert(contentsOf: repeatElement(run, count: count), at: place)
      store.insert(try RowRun(height: run.height, count: count), at: place, in: &list)
    case 0..<7 where place < model.count:
      let rows = place..<min(model.count, place + random.int(in: 1...3))
      model.removeSubrange(rows)
      store.remove(rows, in: &list)
    default:
      guard place < model.count else { return }
      model[place] = run
      store.replace(place, with: run, in: &list)
    }
  }

  private func compare(_ store: RowStore, _ list: RowList, _ model: [RowRun]) throws {
    if case .stack(let root) = list { store.forest.checkInvariants(of: root) }
    var y = 100.0
    for (row, run) in model.enumerated() {
      let placed = store.run(ofRow: row, in: list, top: 100)
      try #require(placed.span(ofRow: row) == VerticalSpan(y: y, height: run.height))
      if run.height > 0 {
        try #require(store.row(at: y, in: list, top: 100) == row)
        try #require(store.row(at: y + run.height - 0.5, in: list, top: 100) == row)
      }
      y += run.height
    }
    try #require(store.total(of: list).item == model.count)
    try #require(store.total(of: list).offset == y - 100)
  }
}
