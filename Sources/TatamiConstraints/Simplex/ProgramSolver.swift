/// A reason why a program has no answer.
enum ProgramFailure: Error, Equatable, Sendable {
  /// The simplex method took more steps than allowed.
  case pivotLimit
}

/// A solver that keeps its state between changes of constants and priorities.
///
/// The variables of the tableau are those of the program, followed by the errors of its rows. The
/// cost of a variable has its only kink at zero: a variable of the program that must not be negative
/// has a required bound below zero, an error has the priorities of its row. Nonbasic variables are
/// at their kink; basic ones are on one side of it. This is the bounded simplex method with the two
/// parts of each error joined in one column.
struct ProgramSolver: Sendable {
  /// The index of the required level; the optional ones follow in descending order of priority.
  static let required: Int32 = 0
  /// The level of an error that does not count.
  static let unpenalized = Int32.max
  /// The place of a variable that is in no row and in no column.
  private static let eliminated = Int32.min
  /// The scale of the gradient in a column that is not active.
  static let inactive = 0.0
  /// The level of the choice between solutions that are best for all priorities.
  static let ties = Int32.max - 1

  private(set) var program: LinearProgram
  var tableau: Tableau
  let elimination: Elimination
  /// The levels of negative and positive values of each variable.
  var below: [Int32] = []
  var above: [Int32] = []
  /// Whether a basic variable is on the positive side of its kink; this matters at zero only.
  var isAbove: [Bool]
  /// Whether a basic error stays at its kink because the only variable that could change it must stay
  /// (`holds`); the slopes of the objective do not show that.
  var isHeld: [Bool]
  var components: [ProgramComponent]
  /// Rows whose variables are all determined.
  private var constantRows: [Int32] = []
  private var componentOfRow: [Int32]
  /// The basic variable of each row after the elimination.
  private let homes: [Int32]
  /// The rows of the variables that were basic after the elimination.
  private var homeRows: [Int32]
  /// The row of each basic variable, and the complement of the column of each nonbasic one.
  var places: [Int32]
  /// The constants of the rows after the elimination.
  private var reduced: [Double]
  /// Memory for new constants of these rows, from the first change on.
  private var spare: [Double] = []
  /// The directions of each column that would increase an objective already minimized.
  var frozen: [FrozenDirections]
  /// The weights of the lengths in the choice between optimal solutions, empty until there is one.
  var tieWeights: [Double] = []
  var gradient: [Double]
  var gradientScale: [Double]
  /// The columns whose variables change the objective that is being minimized, in no order.
  var activeColumns: [Int32] = []
  var kinks: [Kink] = []
  /// The steps in the component that is being solved.
  var pivotCount = 0
  /// The steps since the solver was made.
  var stepCount = 0
  /// The values of the program's variables.
  private(set) var values: [Double]
  /// The largest constant of the program.
  private(set) var magnitude = 0.0
  private var accuracy = AccuracyCheck()
  /// Whether the solution is not that of the current constants and priorities.
  private var isDirty = true
  private var hasNewConstants = false
  private var hasNewPriorities = false

  /// Creates a solver and eliminates the required equations.
  init(_ program: LinearProgram) {
    var pass = EliminationPass(program)
    pass.run()
    self.program = program
    tableau = pass.tableau
    elimination = pass.elimination
    homes = tableau.basic
    reduced = tableau.constants
    components = ProgramComponent.all(of: tableau)
    let columnCount = program.isNonnegative.count
    let count = columnCount + program.rows.count
    isAbove = Array(repeating: true, count: count)
    isHeld = Array(repeating: false, count: count)
    homeRows = Array(repeating: Tableau.none, count: count)
    places = Array(repeating: Self.eliminated, count: count)
    frozen = Array(repeating: [], count: columnCount)
    gradient = Array(repeating: 0, count: columnCount)
    gradientScale = Array(repeating: Self.inactive, count: columnCount)
    values = Array(repeating: 0, count: columnCount)
    componentOfRow = Array(repeating: Tableau.none, count: program.rows.count)
    for (index, component) in components.enumerated() {
      for row in component.rows { componentOfRow[Int(row)] = Int32(index) }
    }
    for row in tableau.rows.indices
    where tableau.basic[row] != Tableau.none && tableau.rows[row].count == 0 {
      constantRows.append(Int32(row))
    }
    assignLevels()
    updateMagnitude()
    for row in tableau.rows.indices where tableau.basic[row] != Tableau.none {
      homeRows[Int(tableau.basic[row])] = Int32(row)
      places[Int(tableau.basic[row])] = Int32(row)
      updateSide(row)
    }
    for column in tableau.nonbasic.indices where tableau.nonbasic[column] != Tableau.none {
      places[Int(tableau.nonbasic[column])] = ~Int32(column)
    }
    exchangeSingleVariables()
    exchangeSharedVariables()
  }

  /// Returns the row of a variable that was basic after the elimination.
  func homeRow(of variable: Int32) -> Int? {
    let row = homeRows[Int(variable)]
    return row == Tableau.none ? nil : Int(row)
  }

  /// The number of variables of the program.
  var variableCount: Int { program.isNonnegative.count }

  /// The largest value that counts as zero.
  var tolerance: Double { Tolerance.feasibility(magnitude) }
}

extension ProgramSolver {
  /// Minimizes the objectives.
  ///
  /// - Returns: Minimal sets of required rows that contradict each other, with factors for which their
  ///   sum is a contradiction; then there is no solution. Empty if there is one.
  mutating func solve() throws(ProgramFailure) -> [[WeightedRow]] {
    if hasNewConstants { applyConstants() }
    if hasNewPriorities { applyPriorities() }
    guard isDirty else { return [] }
    var contradictions = contradictingConstants()
    for index in components.indices where components[index].isDirty {
      pivotCount = 0
      contradictions += try restoreFeasibility(components[index])
    }
    guard contradictions.isEmpty else { return contradictions }
    for index in components.indices where components[index].isDirty {
      pivotCount = 0
      try optimize(components[index])
      components[index].isDirty = false
    }
    computeValues()
    isDirty = false
    return []
  }

  /// Returns the contradictions of rows whose variables are all determined.
  private func contradictingConstants() -> [[WeightedRow]] {
    constantRows.compactMap { row in
      violation(of: Int(row)) == nil ? nil : contradiction(of: Int(row))
    }
  }

  private mutating func computeValues() {
    // The closure reads the solver, so that the array has to be elsewhere meanwhile.
    var found: [Double] = []
    swap(&found, &values)
    found.withUnsafeMutableBufferPointer { values in
      let count = Int32(values.count)
      for variable in tableau.nonbasic where variable >= 0 && variable < count {
        values[Int(variable)] = 0
      }
      for row in tableau.basic.indices {
        let variable = tableau.basic[row]
        if variable >= 0, variable < count { values[Int(variable)] = tableau.constants[row] }
      }
      elimination.complete(values, constants: reduced)
    }
    values = found
  }

  /// Whether the values satisfy the rows of the program to within rounding errors.
  ///
  /// - Complexity: O(*n*) in the rows after steps, and from time to time after changes of constants.
  mutating func hasAccurateValues() -> Bool {
    guard accuracy.needsCheck(stepCount, magnitude) else { return true }
    accuracy = AccuracyCheck(stepCount: stepCount, magnitude: magnitude)
    return satisfiesRows()
  }

  private func satisfiesRows() -> Bool {
    let limit = Tolerance.residual(magnitude)
    var place = variableCount
    for row in program.rows {
      var error = -row.constant
      for index in row.firstTerm..<row.endOfTerms {
        let term = program.terms[index]
        error += term.coefficient * values[Int(term.variable)]
      }
      if places[place] >= 0 { error -= tableau.constants[Int(places[place])] }
      if abs(error) > limit { return false }
      place += 1
    }
    return true
  }
}

extension ProgramSolver {
  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, of row: Int) {
    program.rows[row].constant = constant
    hasNewConstants = true
  }

  /// Brings the values of the basic variables up to date with new constants.
  private mutating func applyConstants() {
    hasNewConstants = false
    isDirty = true
    let old = magnitude
    var constants = spare.isEmpty ? reduced : []
    if constants.isEmpty { swap(&constants, &spare) }
    magnitude = constants.withUnsafeMutableBufferPointer { constants in
      let largest = program.copyConstants(to: constants)
      elimination.reduce(constants)
      return largest
    }
    accuracy.noteChange(of: max(old, magnitude))
    swap(&constants, &reduced)
    for row in homes.indices where reduced[row] != constants[row] {
      noteChange(ofReduced: row, reduced[row] - constants[row])
    }
    spare = constants
  }

  private mutating func noteChange(ofReduced row: Int, _ change: Double) {
    guard homes[row] != Tableau.none else { return }
    let place = places[Int(homes[row])]
    if place >= 0 { move(Int(place), by: change) } else { shift(column: Int(~place), by: change) }
  }

  /// Changes all basic variables as if the kink of a nonbasic one had moved.
  private mutating func shift(column: Int, by change: Double) {
    var index = tableau.columns[column].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInColumn
      move(Int(entry.row), by: -change * entry.coefficient)
    }
  }

  /// Changes the value of a row's basic variable.
  ///
  /// The solution stays the best one until a variable changes sides, because the slopes of the objectives
  /// are the same, violates a required bound, or is held at a kink that it leaves.
  private mutating func move(_ row: Int, by change: Double) {
    let variable = Int(tableau.basic[row])
    let wasAbove = isAbove[variable]
    tableau.constants[row] += change
    updateSide(row)
    guard componentOfRow[row] != Tableau.none,
      isAbove[variable] != wasAbove || isHeld[variable] || violation(of: row) != nil
    else { return }
    components[Int(componentOfRow[row])].isDirty = true
  }

  /// Changes the priorities of a row, which stays required or optional as it is.
  mutating func setPriorities(_ priorities: ErrorPriorities, of row: Int) {
    program.rows[row].priorities = priorities
    hasNewPriorities = true
  }

  private mutating func applyPriorities() {
    hasNewPriorities = false
    isDirty = true
    assignLevels()
    for index in components.indices { components[index].isDirty = true }
  }

  private mutating func updateMagnitude() {
    magnitude = program.rows.reduce(0) { max($0, abs($1.constant)) }
  }

  /// Numbers the priorities that occur.
  private mutating func assignLevels() {
    let levels = PriorityLevels(program)
    below = program.isNonnegative.map { $0 ? Self.required : Self.unpenalized }
    above = Array(repeating: Self.unpenalized, count: variableCount)
    for row in program.rows {
      below.append(levels.level(of: row.priorities.below))
      above.append(levels.level(of: row.priorities.above))
    }
    assignComponentLevels()
  }

  /// Notes the optional levels of each component, each with the errors that have it.
  private mutating func assignComponentLevels() {
    var variables: [Int32] = []
    var parts: [(level: Int32, range: Range<Int>)] = []
    var ends: [Int] = []
    var members: [Int64] = []
    for component in components {
      collectMembers(of: component, &members)
      let start = parts.count
      for member in members {
        let level = Int32(member >> 32)
        if parts.count == start || parts[parts.count - 1].level != level {
          parts.append((level, variables.count..<variables.count))
        }
        variables.append(Int32(truncatingIfNeeded: member))
        parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<variables.count
      }
      ends.append(parts.count)
    }
    let levels = parts.map {
      ProgramComponent.Level(level: $0.level, variables: variables[$0.range])
    }
    var start = 0
    for (index, end) in ends.enumerated() {
      components[index].levels = levels[start..<end]
      start = end
    }
  }

  /// Collects pairs of an optional level and an error that has it, in their order; each is a number.
  private func collectMembers(of component: ProgramComponent, _ members: inout [Int64]) {
    members.removeAll(keepingCapacity: true)
    for row in component.rows {
      let home = homes[Int(row)]
      let (low, high) = (below[Int(home)], above[Int(home)])
      if Self.isOptional(low) { members.append(Int64(low) << 32 | Int64(home)) }
      if Self.isOptional(high), high != low { members.append(Int64(high) << 32 | Int64(home)) }
    }
    members.sort()
  }

  private static func isOptional(_ level: Int32) -> Bool {
    level != required && level != unpenalized
  }
}
