import TatamiUIKit
import TestSupport
import Testing

/// Random updates, compared with a new table of the same data.
@MainActor
@Suite(.arithmeticText)
struct TableSoakTests {
  @Test(arguments: Soak.kinds(SoakTable.self))
  func `S141: what updates show equals a new table of the same data`(kind: SoakTable) {
    let soak = TableSoak(seed: Soak.seed, kind)
    let steps = Thoroughness.cases(10, thorough: 5_000)
    let reports = Reports.during {
      #expect(Soak.firstFault("\(kind)", steps: steps, soak.step) == nil)
    }
    #expect(reports.isEmpty)
    #expect(soak.settle() == nil)
  }

  @Test(arguments: Soak.kinds(SoakTable.self))
  func `L183, L184: changes from inside of random callbacks leave nothing behind`(
    kind: SoakTable
  ) {
    let soak = TableSoak(seed: Soak.seed, kind)
    let steps = Thoroughness.cases(10, thorough: 5_000)
    #expect(Soak.firstFault("reentrant \(kind)", steps: steps, soak.reentrantStep) == nil)
    #expect(soak.table.superview != nil)
  }
}
