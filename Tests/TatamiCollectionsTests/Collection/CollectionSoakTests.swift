import TatamiUIKit
import TestSupport
import Testing

/// Random updates, compared with a new view of the same data.
@MainActor
@Suite(.arithmeticText)
struct CollectionSoakTests {
  @Test(arguments: SoakLayout.allCases)
  func `S180: what updates show equals a new view of the same data`(layout: SoakLayout) {
    let soak = CollectionSoak(seed: 1, makeLayout: layout.make)
    let reports = Reports.during {
      for step in 0..<Thoroughness.cases(40, thorough: 5_000) {
        guard let fault = soak.step() else { continue }
        Issue.record("step \(step): \(fault)")
        return
      }
    }
    #expect(reports.isEmpty)
    #expect(soak.finish() == nil)
  }
}
