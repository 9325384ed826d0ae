import TatamiUIKit
import TestSupport
import Testing

/// Random updates, compared with a new table of the same data.
@MainActor
@Suite(.arithmeticText)
struct TableSoakTests {
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func soak(_ kind: Int) -> TableSoak {
    TableSoak(
      seed: UInt64(kind),
      style: Self.styles[kind % 3],
      hasHeights: kind.isMultiple(of: 2)
    )
  }

  @Test(arguments: 0..<6)
  func `S141: what updates show equals a new table of the same data`(kind: Int) {
    let soak = soak(kind)
    let steps = Thoroughness.cases(10, thorough: 5_000)
    #expect(Soak.firstFault("table \(kind)", steps: steps, soak.step) == nil)
    #expect(soak.finish() == nil)
  }

  @Test(arguments: 0..<6)
  func `L183, L184: changes from inside of random callbacks leave nothing behind`(kind: Int) {
    let soak = soak(kind)
    let steps = Thoroughness.cases(10, thorough: 5_000)
    let name = "reentrant table \(kind)"
    #expect(Soak.firstFault(name, steps: steps, soak.reentrantStep) == nil)
    #expect(soak.table.superview != nil)
  }
}
