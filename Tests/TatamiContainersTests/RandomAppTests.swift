import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random commands to one application with tabs, stacks, columns, pages, sheets and alerts.
@MainActor
@Suite(.environment) struct RandomAppTests {
  /// Messages about commands that cannot be followed.
  private static let expected = [
    "present", "a selected controller must be", "popover", "is no controller of",
  ]

  @Test(arguments: 0..<UInt64(Thoroughness.cases(4, thorough: 100)))
  func `N267, N268: an application stays balanced under random commands and leaks nothing`(
    seed: UInt64
  ) {
    let before = CheckedController.alive
    let reports = Reports.during {
      let app = RandomApp(seed: seed)
      for round in 0..<25 {
        for step in 0..<40 { app.step(round * 40 + step) }
        let problems = app.problemsAtRest()
        #expect(problems == [], "round \(round)")
        if !problems.isEmpty { break }
      }
      for step in 0..<20 { app.step(1_000 + step) }
      app.end()
    }
    let others = reports.filter { report in !Self.expected.contains { report.contains($0) } }
    #expect(others == [])
    Simulator.advance(by: 12)
    #expect(CheckedController.alive == before)
  }
}
