/// The elimination of required equations before the simplex method.
///
/// Every required equation determines one of its variables, a free one if possible. Short rows and
/// variables of a single row come first, which keeps the rows short: equations with one variable
/// are assignments, those with two express a variable by another one. A variable that must not be
/// negative stays in the tableau as a basic one, because its bound has to hold.
struct EliminationPass {
  private let program: LinearProgram
  var tableau: Tableau
  var elimination = Elimination()
  /// The required equations by their number of variables; the last list has all longer ones.
  private var queues: [[Int32]] = Array(repeating: [], count: 8)
  /// The first element of each list that has not been taken.
  private var heads: [Int] = Array(repeating: 0, count: 8)
  /// Columns of free variables that occur in one row.
  private var singletons: [Int32] = []

  /// Creates a pass over a program.
  init(_ program: LinearProgram) {
    self.program = program
    let variableCount = program.isNonnegative.count
    tableau = Tableau(rowCount: program.rows.count, columnCount: variableCount)
    tableau.reserveEntries(program.terms.count)
    for variable in 0..<variableCount { tableau.nonbasic[variable] = Int32(variable) }
    for (index, row) in program.rows.enumerated() {
      tableau.basic[index] = Int32(variableCount + index)
      tableau.constants[index] = -row.constant
      for term in program.terms[row.firstTerm..<row.endOfTerms] {
        tableau.insert(row: index, column: Int(term.variable), term.coefficient)
      }
    }
  }

  /// Eliminates as many required equations as possible.
  mutating func run() {
    for row in program.rows.indices { enqueue(row) }
    for column in program.isNonnegative.indices.reversed() { noteSingleton(column) }
    while true {
      if let column = singletons.popLast() {
        eliminateSingleton(Int(column))
      } else if let row = nextRow() {
        eliminate(row)
      } else {
        return
      }
    }
  }

  /// Whether the row's own error is still its basic variable.
  private func isOpen(_ row: Int) -> Bool {
    tableau.basic[row] == Int32(program.isNonnegative.count + row)
  }

  private mutating func enqueue(_ row: Int) {
    let count = Int(tableau.rows[row].count)
    guard count > 0, program.rows[row].priorities.isRequiredEquality, isOpen(row) else { return }
    queues[min(count, queues.count) - 1].append(Int32(row))
  }

  /// Returns the next required equation, one of the shortest; entries that are out of date are
  /// dropped.
  private mutating func nextRow() -> Int? {
    for length in queues.indices {
      while heads[length] < queues[length].count {
        let row = Int(queues[length][heads[length]])
        heads[length] += 1
        let count = Int(tableau.rows[row].count)
        if count > 0, isOpen(row), min(count, queues.count) == length + 1 { return row }
      }
      queues[length].removeAll(keepingCapacity: true)
      heads[length] = 0
    }
    return nil
  }

  private mutating func noteSingleton(_ column: Int) {
    if tableau.columns[column].count == 1, !program.isNonnegative[column] {
      singletons.append(Int32(column))
    }
  }

  /// Eliminates a free variable with its only row, if the row has an exact value.
  private mutating func eliminateSingleton(_ column: Int) {
    guard tableau.columns[column].count == 1 else { return }
    let row = Int(tableau.entries[Int(tableau.columns[column].first)].row)
    guard isOpen(row), program.rows[row].priorities.isTwoSided else { return }
    eliminate(row, column)
  }

  private mutating func eliminate(_ row: Int) {
    eliminate(row, pivotColumn(of: row))
  }

  /// Returns the column of the variable to eliminate: free rather than bounded, in few rows, and
  /// not with a coefficient that is tiny next to the others.
  private func pivotColumn(of row: Int) -> Int {
    var largest = 0.0
    var index = tableau.rows[row].first
    while index != Tableau.none {
      largest = max(largest, abs(tableau.entries[Int(index)].coefficient))
      index = tableau.entries[Int(index)].nextInRow
    }
    var best = -1
    var bestCost = Int.max
    index = tableau.rows[row].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInRow
      guard abs(entry.coefficient) >= 0.01 * largest else { continue }
      let column = Int(entry.column)
      let bound = program.isNonnegative[column] ? 1 << 32 : 0
      let cost = bound + Int(tableau.columns[column].count)
      if cost < bestCost { (best, bestCost) = (column, cost) }
    }
    return best
  }

  private mutating func eliminate(_ row: Int, _ column: Int) {
    let pivot = tableau.find(row: row, column: column)
    let divisor = tableau.entries[Int(pivot)].coefficient
    tableau.remove(pivot)
    while tableau.columns[column].first != Tableau.none {
      let entry = tableau.entries[Int(tableau.columns[column].first)]
      let target = Int(entry.row)
      tableau.remove(tableau.columns[column].first)
      let factor = -entry.coefficient / divisor
      tableau.addRow(row, times: factor, to: target, without: column)
      elimination.add(row, times: factor, to: target, in: &tableau)
      enqueue(target)
    }
    let variable = tableau.nonbasic[column]
    tableau.nonbasic[column] = Tableau.none
    if program.isNonnegative[Int(variable)] {
      tableau.scaleRow(row, by: -1 / divisor)
      elimination.scale(row, by: -1 / divisor, in: &tableau)
      tableau.basic[row] = variable
    } else {
      elimination.define(variable, by: row, divisor: divisor, in: tableau)
      removeDefinition(row)
    }
  }

  /// Removes the row of an eliminated free variable.
  private mutating func removeDefinition(_ row: Int) {
    tableau.basic[row] = Tableau.none
    while tableau.rows[row].first != Tableau.none {
      let column = Int(tableau.entries[Int(tableau.rows[row].first)].column)
      tableau.remove(tableau.rows[row].first)
      noteSingleton(column)
    }
  }
}
