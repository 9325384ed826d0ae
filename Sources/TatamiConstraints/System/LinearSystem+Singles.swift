/// The closed form of an unknown that no other unknown shares rows with.
extension LinearSystem {
  mutating func solveSingles() {
    while let next = pendingSingles.popLast() {
      let variable = Int(next)
      guard variables[variable].state == .single else { continue }
      variables[variable].lastUpdate = updateCount
      if let value = onlyPreference(for: variable) {
        variables[variable].isAmbiguous = false
        setValue(value, of: variable)
        continue
      }
      let range = bestRange(of: variable)
      if range.isValid {
        let isBroken = rows(mentioning: variable).contains { rows[$0].isBroken }
        variables[variable].isAmbiguous = range.upper - range.lower > 1e-6 && !isBroken
        setValue(range.nearestToZero, of: variable)
      } else {
        breakRows([range.contradiction])
      }
    }
  }

  /// Returns the best value of a variable of a single row that prefers an exact value without requiring
  /// anything, such as a natural length; nil for others.
  private func onlyPreference(for variable: Int) -> Double? {
    let first = Int(variables[variable].firstTerm)
    guard first >= 0, terms[first].next == Self.none else { return nil }
    let row = Int(terms[first].row)
    guard rows[row].priorities.isTwoSided, !rows[row].priorities.isRequired else { return nil }
    let value = remainder(of: row) / terms[first].coefficient
    return variables[variable].isNonnegative ? max(0, value) : value
  }

  /// Returns the values of a variable that are equally good, or an invalid range if required rows
  /// contradict.
  func bestRange(of variable: Int) -> SolutionRange {
    let rows = singleRows(of: variable)
    let lowest = variables[variable].isNonnegative ? 0 : -Double.infinity
    var range = SolutionRange(lower: lowest, upper: .infinity)
    for row in rows { range.restrict(to: row) }
    guard range.isValid else { return range }
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
    range.upper = max(range.lower, range.upper)
    return range
  }

  private func singleRows(of variable: Int) -> [SingleRow] {
    var found: [SingleRow] = []
    var index = variables[variable].firstTerm
    while index != Self.none {
      let term = terms[Int(index)]
      index = term.next
      let row = Int(term.row)
      let record = rows[row]
      found.append(
        SingleRow(row, record.arrival, term.coefficient, remainder(of: row), record.priorities)
      )
    }
    return found.sorted { ($0.kink, $0.arrival) < ($1.kink, $1.arrival) }
  }
}

/// A row with a single variable: the value at which it holds exactly, and the priorities of values
/// below and above.
struct SingleRow {
  var row: Int
  var arrival: Int
  var coefficient: Double
  var kink: Double
  var weight: Double
  var costBelow: Double
  var costAbove: Double

  /// Creates a row `coefficient × variable = constant`.
  init(
    _ row: Int,
    _ arrival: Int,
    _ coefficient: Double,
    _ constant: Double,
    _ priorities: ErrorPriorities
  ) {
    self.row = row
    self.arrival = arrival
    self.coefficient = coefficient
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
  /// The rows that require the lower and the upper end.
  private var lowerRow: WeightedRow?
  private var upperRow: WeightedRow?

  /// Creates a range of possible values.
  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the range contains a value, allowing for rounding errors.
  var isValid: Bool { lower <= upper + Tolerance.feasibility(magnitude) }

  /// The value with the least magnitude.
  var nearestToZero: Double { min(max(0, lower), upper) }

  /// The rows that leave no value, with factors for which the variable cancels out.
  var contradiction: [WeightedRow] { [lowerRow, upperRow].compactMap { $0 } }

  /// Keeps the values that a row requires.
  mutating func restrict(to row: SingleRow) {
    magnitude = max(magnitude, abs(row.kink))
    if row.costBelow >= ErrorPriorities.required, row.kink > lower {
      lower = row.kink
      lowerRow = WeightedRow(row: row.row, factor: 1 / row.coefficient)
    }
    if row.costAbove >= ErrorPriorities.required, row.kink < upper {
      upper = row.kink
      upperRow = WeightedRow(row: row.row, factor: -1 / row.coefficient)
    }
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
