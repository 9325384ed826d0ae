extension ProgramSolver {
  /// Makes errors of optional rows with a single variable nonbasic, those of the highest priority
  /// first: the variable starts at the value that the row wants.
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

  /// Whether a row is an optional equation that prefers a value of one variable.
  private func isStart(_ row: Int) -> Bool {
    let error = Int(tableau.basic[row])
    guard error >= variableCount, tableau.rows[row].count == 1 else { return false }
    let priorities = program.rows[error - variableCount].priorities
    return priorities.isTwoSided && !priorities.isRequired
  }

  private func startLevel(of row: Int) -> Int32 {
    let error = Int(tableau.basic[row])
    return min(below[error], above[error])
  }
}
