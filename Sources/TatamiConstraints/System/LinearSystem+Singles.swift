/// The closed form of an unknown that no other unknown shares rows with.
extension LinearSystem {
  mutating func solveSingles() throws(ProgramFailure) {
    while let variable = pendingSingles.popLast() {
      guard variables[Int(variable)].state == .single else { continue }
      if let range = bestRange(of: Int(variable)) {
        let width = range.upperBound - range.lowerBound
        variables[Int(variable)].isAmbiguous = width > 1e-6
        setValue(nearestToZero(range), of: Int(variable))
      } else {
        let row = terms[Int(variables[Int(variable)].firstTerm)].row
        loosenNeighborhood(of: Int(row))
        try formBlocks()
      }
    }
  }

  func nearestToZero(_ range: ClosedRange<Double>) -> Double {
    min(max(0, range.lowerBound), range.upperBound)
  }

  /// Returns the values of a variable that are equally good, nil if required rows contradict.
  func bestRange(of variable: Int) -> ClosedRange<Double>? {
    let rows = rows(of: variable)
    let lowest = variables[variable].isNonnegative ? 0 : -Double.infinity
    var range = SolutionRange(lower: lowest, upper: .infinity)
    for row in rows { range.restrict(to: row) }
    guard range.isValid else { return nil }
    var priorities: [Double] = []
    for row in rows {
      for priority in [row.costBelow, row.costAbove]
      where priority > 0 && priority < ErrorPriorities.required { priorities.append(priority) }
    }
    priorities.sort(by: >)
    var last = 0.0
    for priority in priorities where priority != last {
      range.minimize(rows, priority)
      last = priority
    }
    return range.lower...max(range.lower, range.upper)
  }

  private func rows(of variable: Int) -> [SingleRow] {
    var found: [SingleRow] = []
    var index = variables[variable].firstTerm
    while index != Self.none {
      let term = terms[Int(index)]
      index = term.next
      let row = Int(term.row)
      found.append(SingleRow(term.coefficient, remainder(of: row), rows[row].priorities))
    }
    return found.sorted { $0.kink < $1.kink }
  }
}

/// A row with a single variable: the value at which it holds exactly, and the priorities of values
/// below and above.
struct SingleRow {
  var kink: Double
  var weight: Double
  var costBelow: Double
  var costAbove: Double

  /// Makes a row `coefficient × variable = constant`.
  init(_ coefficient: Double, _ constant: Double, _ priorities: ErrorPriorities) {
    kink = constant / coefficient
    weight = abs(coefficient)
    costBelow = coefficient > 0 ? priorities.below : priorities.above
    costAbove = coefficient > 0 ? priorities.above : priorities.below
  }
}

/// The values of a variable that are best for the priorities so far.
struct SolutionRange {
  var lower: Double
  var upper: Double
  private var magnitude = 0.0

  /// Makes a range of possible values.
  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the range contains a value, allowing for rounding errors.
  var isValid: Bool { lower <= upper + Tolerance.feasibility(magnitude) }

  /// Keeps the values that a row requires.
  mutating func restrict(to row: SingleRow) {
    magnitude = max(magnitude, abs(row.kink))
    if row.costBelow >= ErrorPriorities.required { lower = max(lower, row.kink) }
    if row.costAbove >= ErrorPriorities.required { upper = min(upper, row.kink) }
  }

  /// Keeps the values with the least sum of errors of a priority.
  ///
  /// - Parameter rows: The rows in ascending order of their kinks.
  mutating func minimize(_ rows: [SingleRow], _ priority: Double) {
    var slope = 0.0
    var total = 0.0
    for row in rows {
      if row.kink > lower, row.costBelow == priority { slope -= row.weight }
      if row.kink <= lower, row.costAbove == priority { slope += row.weight }
      if row.costBelow == priority || row.costAbove == priority { total += row.weight }
    }
    let limit = 1e-12 * total
    let start = lower
    for row in rows where row.kink > start && row.kink <= upper {
      guard row.costBelow == priority || row.costAbove == priority else { continue }
      if slope >= -limit, row.kink > lower { break }
      lower = row.kink
      if row.costBelow == priority { slope += row.weight }
      if row.costAbove == priority { slope += row.weight }
    }
    narrow(rows, priority, slope: slope, limit: limit)
  }

  /// Ends the range where the slope becomes positive.
  private mutating func narrow(
    _ rows: [SingleRow],
    _ priority: Double,
    slope: Double,
    limit: Double
  ) {
    if slope > limit {
      upper = lower
    } else if slope < -limit {
      lower = upper
    } else {
      let next = rows.first {
        $0.kink > lower && ($0.costBelow == priority || $0.costAbove == priority)
      }
      if let next { upper = min(upper, next.kink) }
    }
  }
}
