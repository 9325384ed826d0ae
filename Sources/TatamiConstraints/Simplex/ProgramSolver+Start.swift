extension ProgramSolver {
  /// Makes errors of optional rows with a single variable nonbasic, those of the highest priority
  /// first: the variable starts at the value without an error in the row.
  ///
  /// Natural lengths are such rows. Without this start, each of them would take a step of the simplex
  /// method, which looks at all rows.
  mutating func exchangeSingleVariables() {
    let candidates = tableau.rows.indices.filter { isStart($0) }
      .sorted { (startLevel(of: $0), $0) < (startLevel(of: $1), $1) }
    for row in candidates {
      let entry = tableau.entries[Int(tableau.rows[row].first)]
      let column = Int(entry.column)
      let variable = Int(tableau.nonbasic[column])
      guard variable < variableCount else { continue }
      let value = -tableau.constants[row] / entry.coefficient
      guard value >= 0 || below[variable] != Self.required else { continue }
      step(Direction(column: column, isUp: value >= 0), to: abs(value), exchanging: row)
    }
  }

  /// Makes variables of many rows basic, each with the error of the short optional equation that has the
  /// highest priority among them.
  ///
  /// The length of which others are shares is such a variable. An exchange with a long row, such as the
  /// sum of the shares, would make all of its rows long.
  mutating func exchangeSharedVariables() {
    for column in tableau.columns.indices where tableau.columns[column].count >= Self.longColumn {
      let variable = Int(tableau.nonbasic[column])
      guard variable < variableCount, above[variable] == Self.unpenalized,
        let row = shortEquation(of: column)
      else { continue }
      let entry = tableau.entries[Int(tableau.find(row: row, column: column))]
      let value = -tableau.constants[row] / entry.coefficient
      guard value >= 0 || below[variable] != Self.required else { continue }
      step(Direction(column: column, isUp: value >= 0), to: abs(value), exchanging: row)
    }
  }

  /// Returns the optional equation of a column with two variables that has the highest priority.
  private func shortEquation(of column: Int) -> Int? {
    var best: Int?
    var index = tableau.columns[column].first
    while index != Tableau.none {
      let row = Int(tableau.entries[Int(index)].row)
      index = tableau.entries[Int(index)].nextInColumn
      guard isOptionalEquation(row), tableau.rows[row].count == 2 else { continue }
      if let best, (startLevel(of: best), best) < (startLevel(of: row), row) { continue }
      best = row
    }
    return best
  }

  /// Whether a row is an optional equation that prefers a value of one variable.
  private func isStart(_ row: Int) -> Bool {
    tableau.rows[row].count == 1 && isOptionalEquation(row)
  }

  /// Whether a row's own error is basic and counts on both sides.
  private func isOptionalEquation(_ row: Int) -> Bool {
    let error = Int(tableau.basic[row])
    guard error >= variableCount else { return false }
    let priorities = program.rows[error - variableCount].priorities
    return priorities.isTwoSided && !priorities.isRequired
  }

  private func startLevel(of row: Int) -> Int32 {
    let error = Int(tableau.basic[row])
    return min(below[error], above[error])
  }
}
