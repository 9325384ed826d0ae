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
  mutating func restoreFeasibility(_ component: ProgramComponent) throws(ProgramFailure)
    -> [[WeightedRow]]
  {
    var contradictions: [[WeightedRow]] = []
    for row in component.rows {
      var degenerateSteps = 0
      while let violation = violation(of: Int(row)) {
        let usesBland = degenerateSteps > Self.degenerateLimit
        guard let direction = improvement(of: Int(row), violation, usesBland: usesBland) else {
          contradictions.append(contradiction(of: Int(row)))
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
    return contradictions
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
  ///
  /// If nothing is in the way, it is as far as all inequalities need that the move makes hold: one step
  /// instead of one for each.
  private func feasibleStep(
    _ direction: Direction,
    toward target: Int,
    usesBland: Bool
  ) -> (distance: Double, row: Int) {
    var best = (distance: Double.infinity, row: target)
    var bestSize = 0.0
    var furthest = (distance: 0.0, row: target)
    var limit = Double.infinity
    var index = tableau.columns[direction.column].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInColumn
      let row = Int(entry.row)
      let rate = direction.isUp ? entry.coefficient : -entry.coefficient
      let value = tableau.constants[row]
      if isViolatedInequality(row, rate), abs(value / rate) > furthest.distance {
        furthest = (abs(value / rate), row)
      }
      guard row == target || isStopped(row, rate) else { continue }
      let distance = row == target ? abs(value / rate) : max(0, -value / rate)
      if row != target { limit = min(limit, distance) }
      let isTie = distance == best.distance
      let winsTie =
        usesBland
        ? tableau.basic[row] < tableau.basic[best.row] : abs(rate) > bestSize
      if distance < best.distance || (isTie && winsTie) {
        best = (distance, row)
        bestSize = abs(rate)
      }
    }
    let isFree = best.row == target && !usesBland && furthest.distance <= limit
    return isFree && furthest.distance > best.distance && isInequality(target) ? furthest : best
  }

  /// Whether a row is violated that a move makes hold, however far it goes.
  private func isViolatedInequality(_ row: Int, _ rate: Double) -> Bool {
    guard let violation = violation(of: row), isInequality(row) else { return false }
    return (violation == .below) == (rate > 0)
  }

  /// Whether only one side of a row's error is required to be zero.
  private func isInequality(_ row: Int) -> Bool {
    let variable = Int(tableau.basic[row])
    return (below[variable] == Self.required) != (above[variable] == Self.required)
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
  func contradiction(of row: Int) -> [WeightedRow] {
    var multipliers = [Double](repeating: 0, count: program.rows.count)
    addMultipliers(of: row, times: 1, to: &multipliers)
    return weightedRows(&multipliers)
  }

  /// Adds the multipliers of the rows, as they are after the elimination, that add up to a row of the
  /// tableau.
  func addMultipliers(of row: Int, times factor: Double, to multipliers: inout [Double]) {
    if let home = homeRow(of: tableau.basic[row]) { multipliers[home] += factor }
    var index = tableau.rows[row].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      if let home = homeRow(of: tableau.nonbasic[Int(entry.column)]) {
        multipliers[home] -= factor * entry.coefficient
      }
    }
  }

  /// Returns the original rows for multipliers of those after the elimination.
  func weightedRows(_ multipliers: inout [Double]) -> [WeightedRow] {
    elimination.expand(&multipliers)
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    return multipliers.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }
      .map { WeightedRow(row: $0, factor: multipliers[$0]) }
  }
}

extension ProgramSolver {
  /// Returns the rows of the program on whose constants a variable's value depends.
  func determinants(of variable: Int) -> [Int] {
    var multipliers = [Double](repeating: 0, count: program.rows.count)
    var factors = [Double](repeating: 0, count: variableCount)
    factors[variable] = 1
    elimination.expand(&multipliers, ofVariables: &factors)
    for row in tableau.basic.indices {
      let basic = Int(tableau.basic[row])
      guard basic >= 0, basic < variableCount, factors[basic] != 0 else { continue }
      addMultipliers(of: row, times: factors[basic], to: &multipliers)
    }
    return weightedRows(&multipliers).map(\.row)
  }
}

/// A row in a sum of rows.
struct WeightedRow: Hashable, Sendable {
  var row: Int
  var factor: Double
}
