import TatamiUIKit
import TestSupport
import Testing

/// Random updates, compared with a new view of the same data.
@MainActor
@Suite(.arithmeticText)
struct CollectionSoakTests {
  @Test(arguments: Soak.kinds(SoakLayout.self))
  func `S180: what updates show equals a new view of the same data`(layout: SoakLayout) {
    let soak = CollectionSoak(seed: Soak.seed, makeLayout: layout.make)
    let steps = Thoroughness.cases(40, thorough: 5_000)
    let reports = Reports.during {
      #expect(Soak.firstFault("\(layout)", steps: steps, soak.step) == nil)
    }
    #expect(reports.isEmpty)
    #expect(soak.finish() == nil)
  }

  @Test(arguments: Soak.kinds(SoakLayout.self))
  func `L183, L184: changes from inside of random callbacks leave nothing behind`(
    layout: SoakLayout
  ) {
    let soak = CollectionSoak(seed: Soak.seed, makeLayout: layout.make)
    let steps = Thoroughness.cases(10, thorough: 5_000)
    #expect(Soak.firstFault("reentrant \(layout)", steps: steps, soak.reentrantStep) == nil)
    #expect(soak.view.superview != nil)
  }
}
