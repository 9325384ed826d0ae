import TestSupport
import Testing

/// Each change of a table from inside of each callback, during each kind of update.
@MainActor
@Suite(.arithmeticText)
struct TableReentryMatrixTests {
  private func matrix(_ kind: SoakTable) -> ReentryMatrix<TableSoak> {
    ReentryMatrix { TableSoak(seed: 1, kind) }
  }

  @Test func `most callbacks are called by an action`() {
    #expect(Set(matrix(.measuredPlain).cases().map(\.callback)).count >= 30)
  }

  @Test(arguments: 1..<13)
  func `L183: changes while the data source moves a row are no illegal updates`(seed: UInt64) {
    let soak = TableSoak(seed: seed, .measuredPlain)
    let reports = Reports.during {
      soak.perform(.move) {
        soak.reentry.arm("tableView(_:moveRowAt:to:)") {
          ListMutation.insertItem.perform(on: soak.list, soak.data)
        }
      }
      #expect(soak.settle() == nil)
    }
    #expect(reports == [])
  }

  @Test(arguments: SoakTable.allCases)
  func `L183, L184: changes inside of callbacks leave what a new table shows`(kind: SoakTable) {
    let limit = Thoroughness.cases(20, thorough: 10_000)
    #expect(matrix(kind).faults(limit: limit) == [])
  }
}
