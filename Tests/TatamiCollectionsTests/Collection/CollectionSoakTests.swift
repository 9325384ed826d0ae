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

  @Test(arguments: SoakLayout.allCases)
  func `L183, L184: changes from inside of random callbacks leave nothing behind`(
    layout: SoakLayout
  ) {
    let soak = CollectionSoak(seed: 1, makeLayout: layout.make)
    for step in 0..<Thoroughness.cases(10, thorough: 5_000) {
      guard let fault = soak.reentrantStep() else { continue }
      Issue.record("step \(step): \(fault)")
      return
    }
    #expect(soak.view.superview != nil)
  }
}
