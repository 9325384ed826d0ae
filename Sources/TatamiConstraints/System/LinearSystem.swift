/// Rows over variables, solved incrementally by priority.
///
/// The owner adds variables and rows and changes constants and parameters; nothing is computed until
/// `update()`. The system then works in layers: required equations with a single unknown assign it,
/// as in a spreadsheet; an unknown that only rows of its own mention is solved in closed form; what
/// remains is divided into blocks that share no unknown, each with a simplex solver. A change of
/// constants visits the assignments that depend on it and the blocks they feed; a change of rows
/// dissolves the blocks and assignments that it touches.
struct LinearSystem: Sendable {
  /// The index that marks the absence of a row, a block or a term.
  static let none: Int32 = -1

  var variables: [SystemVariable] = []
  var rows: [SystemRow] = []
  var terms: [SystemTerm] = []
  var blocks: [SystemBlock?] = []
  var freeRows: [Int32] = []
  var freeBlocks: [Int32] = []
  /// The first terms of unused ranges, by the number of their terms.
  var freeTerms: [Int: [Int32]] = [:]
  var lastArrival = 0
  var lastOrder = 0
  /// The number of calls of `update()`.
  var updateCount: Int32 = 0

  /// Variables and rows that have to be assigned, solved alone or put in a block.
  var looseVariables: [Int32] = []
  var looseRows: [Int32] = []
  /// Assignments to repeat, in their order.
  var pendingAssignments = AssignmentQueue()
  /// Rows to check.
  var pendingChecks: [Int32] = []
  var pendingSingles: [Int32] = []
  var pendingBlocks: [Int32] = []
  /// Rows in blocks whose constants may have changed; a row may occur several times.
  var changedRows: [Int32] = []
  /// The contradictions of required rows.
  var contradictions: [SystemContradiction] = []
  /// Whether a constant has changed that a contradiction depends on.
  var hasChangedContradictions = false
  /// Unknowns whose values have changed since the last call of `takeChanges()`.
  var changes: [Int32] = []

  /// Adds an unknown; the index is the number of variables before.
  mutating func addVariable(isNonnegative: Bool) {
    variables.append(SystemVariable(value: 0, state: .loose, isNonnegative: isNonnegative))
  }

  /// Returns the variables whose values have changed since the last call.
  mutating func takeChanges() -> [Int32] {
    for variable in changes { variables[Int(variable)].isChanged = false }
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  /// Sets a solved value and notes the change.
  mutating func setValue(_ value: Double, of variable: Int) {
    guard variables[variable].value != value else { return }
    variables[variable].value = value
    noteChange(ofVariable: variable)
  }

  /// Adds a variable to the list of changes.
  mutating func noteChange(ofVariable variable: Int) {
    guard !variables[variable].isChanged else { return }
    variables[variable].isChanged = true
    changes.append(Int32(variable))
  }

  /// Whether the last call of `update()` has solved a variable again, alone or in its block.
  func wasSolved(_ variable: Int) -> Bool {
    switch variables[variable].state {
    case .single: variables[variable].lastUpdate == updateCount
    case .inBlock: blocks[Int(variables[variable].owner)]?.lastUpdate == updateCount
    case .parameter, .assigned, .loose: false
    }
  }

  /// Returns the rows that mention a variable.
  func rows(mentioning variable: Int) -> [Int] {
    var found: [Int] = []
    var index = variables[variable].firstTerm
    while index != Self.none {
      found.append(Int(terms[Int(index)].row))
      index = terms[Int(index)].next
    }
    return found
  }

  /// Returns the constant of a row with its known variables subtracted.
  func remainder(of row: Int) -> Double {
    var sum = rows[row].constant
    for index in termRange(row) {
      let variable = Int(terms[index].variable)
      if variables[variable].isKnown { sum -= terms[index].coefficient * variables[variable].value }
    }
    return sum
  }

  /// Returns the terms of a row.
  func termRange(_ row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<first + Int(rows[row].termCount)
  }
}
