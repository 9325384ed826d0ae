/// The side of zero on which a required variable has an error.
enum Violation {
  case below, above
}

extension ProgramSolver {
  /// Returns the side on which a row's basic variable violates a required bound.
  func violation(of row: Int) -> Violation? {
    let variable = Int(tableau.basic[row])
    let value = tableau.constants[row]
    if below[variable] == Self.required, value < -tolerance { return .below }
    if above[variable] == Self.required, value > tolerance { return .above }
    return nil
  }

  /// Makes the required rows of a component hold, one after the other.
  ///
  /// - Returns: Minimal sets of rows that contradict each other. The bounds of one row of each set
  ///   are dropped from the solver.
  mutating func restoreFeasibility(_ component: ProgramComponent) throws(ProgramFailure) -> [[Int]]
  {
    var conflicts: [[Int]] = []
    for row in component.rows {
      var degenerateSteps = 0
      while let violation = violation(of: Int(row)) {
        let usesBland = degenerateSteps > Self.degenerateLimit
        guard let direction = improvement(of: Int(row), violation, usesBland: usesBland) else {
          conflicts.append(conflict(of: Int(row)))
          let variable = Int(tableau.basic[Int(row)])
          (below[variable], above[variable]) = (Self.unpenalized, Self.unpenalized)
          break
        }
        let stop = feasibleStep(direction, toward: Int(row), usesBland: usesBland)
        step(direction, to: stop.distance, exchanging: stop.row)
        degenerateSteps = stop.distance > 0 ? 0 : degenerateSteps + 1
        try countPivot(component)
      }
    }
    return conflicts
  }

  /// Returns the direction of a nonbasic variable that reduces a violation, one of a low priority if
  /// possible.
  private func improvement(
    of row: Int,
    _ violation: Violation,
    usesBland: Bool
  ) -> Direction? {
    var best: Direction?
    var bestLevel = Int32.min
    var bestSize = 0.0
    var index = tableau.rows[row].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      let variable = tableau.nonbasic[Int(entry.column)]
      let isUp = (entry.coefficient > 0) == (violation == .below)
      let level = isUp ? above[Int(variable)] : below[Int(variable)]
      guard level != Self.required else { continue }
      let size = abs(entry.coefficient)
      let isBetter: Bool
      if let best, usesBland {
        isBetter = variable < tableau.nonbasic[best.column]
      } else {
        isBetter = level > bestLevel || (level == bestLevel && size > bestSize)
      }
      if isBetter {
        best = Direction(column: Int(entry.column), isUp: isUp)
        (bestLevel, bestSize) = (level, size)
      }
    }
    return best
  }

  /// Returns how far a nonbasic variable can move until a violated row holds or another required row
  /// is about to be violated.
  private func feasibleStep(
    _ direction: Direction,
    toward target: Int,
    usesBland: Bool
  ) -> (distance: Double, row: Int) {
    var best = (distance: Double.infinity, row: target)
    var bestSize = 0.0
    var index = tableau.columns[direction.column].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInColumn
      let row = Int(entry.row)
      let rate = direction.isUp ? entry.coefficient : -entry.coefficient
      guard row == target || isStopped(row, rate) else { continue }
      let value = tableau.constants[row]
      let distance = row == target ? abs(value / rate) : max(0, -value / rate)
      let isTie = distance == best.distance
      let winsTie =
        usesBland
        ? tableau.basic[row] < tableau.basic[best.row] : abs(rate) > bestSize
      if distance < best.distance || (isTie && winsTie) {
        best = (distance, row)
        bestSize = abs(rate)
      }
    }
    return best
  }

  /// Whether a required row that holds would be violated by moving far enough.
  private func isStopped(_ row: Int, _ rate: Double) -> Bool {
    let variable = Int(tableau.basic[row])
    let value = tableau.constants[row]
    return rate < 0
      ? below[variable] == Self.required && value >= -tolerance
      : above[variable] == Self.required && value <= tolerance
  }

  /// Returns the rows of the program that contradict each other, given a row of the tableau that
  /// cannot hold.
  ///
  /// The row's coefficients are multipliers of rows that add up to a contradiction; since they come
  /// from one row of a tableau, no subset does.
  func conflict(of row: Int) -> [Int] {
    var multipliers = [Double](repeating: 0, count: program.rows.count)
    if let home = homeRow(of: tableau.basic[row]) { multipliers[home] = 1 }
    var index = tableau.rows[row].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      if let home = homeRow(of: tableau.nonbasic[Int(entry.column)]) {
        multipliers[home] = -entry.coefficient
      }
    }
    elimination.expand(&multipliers)
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    return multipliers.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }
  }
}
