/// The search for variables that several optimal solutions disagree on.
///
/// Nonbasic variables that may leave their kink without increasing an objective are candidates.
/// Since a step may have length zero, each variable that depends on one is minimized and maximized
/// within the set of optimal solutions, in a copy of the solver.
struct AmbiguityProbe {
  private var solver: ProgramSolver
  /// The rows of the eliminated variables, or their marks.
  private var rowOfVariable: [Int32]
  private var columnOfVariable: [Int32]
  private(set) var isAmbiguous: [Bool]
  /// The values of the solution that has been reached.
  private var values: [Double]
  /// The largest distance by which a variable moves once it is found to be ambiguous.
  private var longestChange = 0.0

  /// The shortest change of a variable, in points, that counts as another solution.
  private static let shortestChange = 1e-6

  /// Creates a probe of a solved program.
  init(_ solver: ProgramSolver) {
    self.solver = solver
    let count = solver.variableCount
    isAmbiguous = Array(repeating: false, count: count)
    values = solver.values
    rowOfVariable = Array(repeating: Tableau.none, count: count)
    columnOfVariable = Array(repeating: Tableau.none, count: count)
  }

  /// Keeps the error of a row as it is, as if the row determined it.
  ///
  /// A row that is left out because of a contradiction makes nothing ambiguous.
  mutating func fixError(of row: Int) {
    let error = Int32(solver.variableCount + row)
    guard let basic = solver.tableau.basic.firstIndex(of: error) else { return }
    var column: Int32?
    var index = solver.tableau.rows[basic].first
    while index != Tableau.none {
      let entry = solver.tableau.entries[Int(index)]
      index = entry.nextInRow
      if solver.frozen[Int(entry.column)] == [] { column = entry.column }
      if solver.frozen[Int(entry.column)] != [.up, .down] { column = column ?? entry.column }
    }
    guard let column = column.map(Int.init) else { return }
    let direction = Direction(column: column, isUp: true)
    solver.step(direction, to: 0, exchanging: basic)
    solver.frozen[column] = [.up, .down]
  }

  /// Finds the ambiguous variables.
  mutating func run() throws(ProgramFailure) {
    guard prepare() else { return }
    for variable in isAmbiguous.indices { try examine(variable) }
  }

  /// Finds whether a variable is ambiguous.
  mutating func run(_ variable: Int) throws(ProgramFailure) {
    if prepare() { try examine(variable) }
  }

  /// Returns values of all variables in another optimal solution.
  ///
  /// - Parameters:
  ///   - variable: The variable that changes, which is ambiguous.
  ///   - distance: How far it moves at most.
  mutating func otherValues(
    of variable: Int,
    distance: Double
  ) throws(ProgramFailure) -> [Double] {
    longestChange = distance
    try run(variable)
    return values
  }

  /// Keeps only what optimal solutions can move; returns false if that is nothing.
  private mutating func prepare() -> Bool {
    guard hasCandidates else { return false }
    removeFixedColumns()
    addEliminatedVariables()
    return true
  }

  private mutating func examine(_ variable: Int) throws(ProgramFailure) {
    for isUp in [true, false] where !isAmbiguous[variable] { try extend(variable, isUp: isUp) }
  }

  private var hasCandidates: Bool {
    solver.components.contains { component in
      component.columns.contains { solver.frozen[Int($0)] != [.up, .down] }
    }
  }

  /// Removes the nonbasic variables that no optimal solution moves.
  private mutating func removeFixedColumns() {
    for column in solver.frozen.indices where solver.frozen[column] == [.up, .down] {
      solver.tableau.removeColumn(column)
    }
  }

  /// Expresses the eliminated variables by the nonbasic ones, in new rows.
  private mutating func addEliminatedVariables() {
    locateVariables()
    for definition in solver.elimination.definitions.reversed() {
      let row = solver.tableau.appendRow(basic: definition.variable, constant: 0)
      for index in Int(definition.firstTerm)..<Int(definition.endOfTerms) {
        let term = solver.elimination.terms[index]
        add(term.variable, times: -term.coefficient / definition.divisor, to: row)
      }
      rowOfVariable[Int(definition.variable)] = Int32(row)
    }
  }

  private mutating func locateVariables() {
    for row in solver.tableau.basic.indices {
      let variable = Int(solver.tableau.basic[row])
      if rowOfVariable.indices.contains(variable) { rowOfVariable[variable] = Int32(row) }
    }
    for column in solver.tableau.nonbasic.indices {
      let variable = Int(solver.tableau.nonbasic[column])
      if columnOfVariable.indices.contains(variable) {
        columnOfVariable[variable] = Int32(column)
      }
    }
  }

  private mutating func add(_ variable: Int32, times factor: Double, to row: Int) {
    let column = columnOfVariable[Int(variable)]
    if column != Tableau.none {
      solver.tableau.add(factor, row: row, column: Int(column))
    } else if rowOfVariable[Int(variable)] != Tableau.none {
      let source = Int(rowOfVariable[Int(variable)])
      solver.tableau.addRow(source, times: factor, to: row, without: -1)
    }
  }

  /// Moves a variable as far as the optimal solutions allow in one direction, until it has moved.
  private mutating func extend(_ variable: Int, isUp: Bool) throws(ProgramFailure) {
    var steps = 0
    while let direction = direction(of: variable, isUp: isUp, usesBland: steps > 20) {
      solver.collectKinks(direction, Int32.max - 1)
      guard let kink = solver.kinks.first else {
        markMoved(direction, .infinity)
        moveValues(direction, .infinity, variable)
        return
      }
      markMoved(direction, kink.distance)
      moveValues(direction, kink.distance, variable)
      if isAmbiguous[variable] { return }
      solver.take(direction, to: 0, passing: 0..<0)
      locateExchanged(kink, direction)
      steps += 1
      guard steps < 10_000 else { throw .pivotLimit }
    }
  }

  /// Returns a direction of a nonbasic variable that moves a variable and stays among the best
  /// solutions.
  private func direction(of variable: Int, isUp: Bool, usesBland: Bool) -> Direction? {
    let column = Int(columnOfVariable[variable])
    if column >= 0 {
      let isFrozen = solver.frozen[column].contains(.direction(isUp: isUp))
      return isFrozen ? nil : Direction(column: column, isUp: isUp)
    }
    guard rowOfVariable[variable] != Tableau.none else { return nil }
    let tableau = solver.tableau
    var best: Direction?
    var index = tableau.rows[Int(rowOfVariable[variable])].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      let direction = Direction(
        column: Int(entry.column),
        isUp: (entry.coefficient > 0) == isUp
      )
      guard !solver.frozen[direction.column].contains(.direction(isUp: direction.isUp)) else {
        continue
      }
      guard let current = best else {
        best = direction
        continue
      }
      let isLower = tableau.nonbasic[direction.column] < tableau.nonbasic[current.column]
      if isLower == usesBland { best = direction }
    }
    return best
  }

  /// Changes the values by a step, of which the given variable moves no further than allowed.
  private mutating func moveValues(_ direction: Direction, _ distance: Double, _ variable: Int) {
    var rates: [(variable: Int, rate: Double)] = [
      (Int(solver.tableau.nonbasic[direction.column]), direction.isUp ? 1 : -1)
    ]
    var index = solver.tableau.columns[direction.column].first
    while index != Tableau.none {
      let entry = solver.tableau.entries[Int(index)]
      index = entry.nextInColumn
      let rate = direction.isUp ? entry.coefficient : -entry.coefficient
      rates.append((Int(solver.tableau.basic[Int(entry.row)]), rate))
    }
    let own = rates.first { $0.variable == variable }.map { abs($0.rate) } ?? 1
    let change = min(distance, longestChange / own)
    for (moved, rate) in rates where moved < values.count { values[moved] += change * rate }
  }

  /// Marks the variables that a step changes.
  private mutating func markMoved(_ direction: Direction, _ distance: Double) {
    mark(solver.tableau.nonbasic[direction.column], distance)
    var index = solver.tableau.columns[direction.column].first
    while index != Tableau.none {
      let entry = solver.tableau.entries[Int(index)]
      index = entry.nextInColumn
      mark(solver.tableau.basic[Int(entry.row)], abs(entry.coefficient) * distance)
    }
  }

  private mutating func mark(_ variable: Int32, _ change: Double) {
    if isAmbiguous.indices.contains(Int(variable)), change > Self.shortestChange {
      isAmbiguous[Int(variable)] = true
    }
  }

  /// Notes where the two variables of an exchange are now.
  private mutating func locateExchanged(_ kink: Kink, _ direction: Direction) {
    let entered = Int(solver.tableau.basic[Int(kink.row)])
    if rowOfVariable.indices.contains(entered) {
      rowOfVariable[entered] = kink.row
      columnOfVariable[entered] = Tableau.none
    }
    let left = Int(solver.tableau.nonbasic[direction.column])
    if columnOfVariable.indices.contains(left) {
      columnOfVariable[left] = Int32(direction.column)
      rowOfVariable[left] = Tableau.none
    }
  }
}
