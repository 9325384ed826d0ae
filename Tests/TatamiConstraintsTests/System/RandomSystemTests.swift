import TestSupport
import Testing

@testable import TatamiConstraints

@Suite struct `Random systems` {
  @Test(arguments: 0..<4)
  func `errors are as small as those of a plain simplex method`(_ block: Int) throws {
    for seed in block * 100_000..<block * 100_000 + Thoroughness.cases(60, thorough: 2_000) {
      var random = RandomSystem(seed: UInt64(seed))
      try random.update()
      let least = random.leastObjectives()
      #expect(random.system.contradictions.isEmpty == (least != nil), "seed \(seed)")
      if let least { expectEqual(random.objectives(of: random.system), least, "seed \(seed)") }
    }
  }

  @Test(arguments: 0..<4)
  func `edits lead to the same values as a new system`(_ block: Int) throws {
    for seed in block * 100_000..<block * 100_000 + Thoroughness.cases(12, thorough: 1_000) {
      var random = RandomSystem(seed: UInt64(seed))
      for edit in 0..<25 {
        random.edit()
        try random.update()
        var fresh = random.fresh()
        try fresh.update()
        let place = "seed \(seed), edit \(edit)"
        #expect(random.system.contradictions.isEmpty == fresh.contradictions.isEmpty, "\(place)")
        #expect(random.violatedRows == [], "\(place)")
        guard fresh.contradictions.isEmpty else { continue }
        expectEqual(random.objectives(of: random.system), random.objectives(of: fresh), place)
        try expectEqualValues(random.system, fresh, place)
      }
    }
  }

  private func expectEqual(_ found: [Double], _ expected: [Double], _ place: String) {
    let isEqual = zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
    #expect(isEqual, "\(place): \(found), expected \(expected)")
  }

  /// Checks that variables with one best value have it in both systems.
  private func expectEqualValues(
    _ found: LinearSystem,
    _ expected: LinearSystem,
    _ place: String
  ) throws {
    let isAmbiguous = try expected.ambiguousVariables()
    #expect(try found.ambiguousVariables() == isAmbiguous, "\(place)")
    for (variable, isAmbiguous) in isAmbiguous.enumerated() where !isAmbiguous {
      let difference = found.variables[variable].value - expected.variables[variable].value
      #expect(abs(difference) <= 1e-6, "\(place): variable \(variable)")
    }
  }
}
