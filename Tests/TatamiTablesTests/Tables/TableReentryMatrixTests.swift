import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Each change of a table from inside of each callback, during each kind of update.
@MainActor
@Suite(.arithmeticText)
struct TableReentryMatrixTests {
  private struct Case {
    var action: TableSoak.Action
    var callback: String
    var call: Int
    var mutation: ListMutation
    var seed: UInt64
  }

  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func soak(_ seed: UInt64) -> TableSoak {
    TableSoak(
      seed: seed,
      style: Self.styles[Int(seed % 3)],
      hasHeights: seed % 2 == 0
    )
  }

  /// Returns the callbacks that an action calls, with the number of calls.
  private func callbacks(of action: TableSoak.Action, _ seed: UInt64) -> [String: Int] {
    let soak = soak(seed)
    var before: [String: Int] = [:]
    soak.perform(action) { before = soak.reentry.calls }
    Simulator.advance(by: 1)
    return soak.reentry.calls.merging(before) { $0 - $1 }.filter { $0.value > 0 }
  }

  private func cases(_ seed: UInt64) -> [Case] {
    TableSoak.Action.allCases.flatMap { action in
      callbacks(of: action, seed).sorted { $0.key < $1.key }
        .flatMap { callback, count in
          ListMutation.allCases.flatMap { mutation in
            Set([0, count - 1]).sorted().map {
              Case(action: action, callback: callback, call: $0, mutation: mutation, seed: seed)
            }
          }
        }
    }
  }

  private func fault(_ tested: Case) -> String? {
    let soak = soak(tested.seed)
    soak.perform(tested.action) {
      soak.reentry.arm(tested.callback, call: tested.call) {
        tested.mutation.perform(on: soak.table, soak.data)
      }
    }
    return soak.finish().map { "\(tested): \($0)" }
  }

  @Test func `most callbacks are called by an action`() {
    let names = Set((0..<2).flatMap { seed in cases(seed).map(\.callback) })
    #expect(names.count >= 30)
  }

  @Test(arguments: 0..<Thoroughness.cases(2, thorough: 6))
  func `L183, L184: changes inside of callbacks leave what a new table shows`(seed: Int) {
    let cases = cases(UInt64(seed))
    let count = min(cases.count, Thoroughness.cases(50, thorough: cases.count))
    for index in stride(from: 0, to: cases.count, by: cases.count / count) {
      if let fault = fault(cases[index]) { Issue.record("\(fault)") }
    }
  }
}
