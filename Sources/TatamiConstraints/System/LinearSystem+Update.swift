extension LinearSystem {
  /// Brings all values up to date.
  ///
  /// - Complexity: Proportional to what depends on the changes since the last call.
  mutating func update() throws(ProgramFailure) {
    updateCount &+= 1
    reviewContradictions()
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds <= 100 + 4 * rows.count else { throw .pivotLimit }
      repeatAssignments()
      assignLooseRows()
      // Rows that are left out are loose again.
      if breakFailedChecks() { continue }
      try formBlocks()
      settleLooseVariables()
      solveSingles()
      try solveBlocks()
    } while !looseRows.isEmpty
  }

  /// Repeats the assignments that depend on changes, in their order.
  private mutating func repeatAssignments() {
    while let next = pendingAssignments.popFirst() {
      let row = Int(next)
      rows[row].isQueued = false
      guard rows[row].state == .assignment else { continue }
      let variable = Int(rows[row].owner)
      let old = variables[variable].value
      setValue(assignedValue(of: row, variable), of: variable)
      if variables[variable].value != old { noteDependents(of: variable) }
      if isNegative(variable) { pendingChecks.append(next) }
    }
  }

  /// Whether a variable that must not be negative is.
  private func isNegative(_ variable: Int) -> Bool {
    variables[variable].isNonnegative && variables[variable].value < 0
  }

  /// Returns the value of a variable for which a row holds.
  private func assignedValue(of row: Int, _ variable: Int) -> Double {
    var sum = rows[row].constant
    var coefficient = 1.0
    for index in termRange(row) {
      let term = terms[index]
      if Int(term.variable) == variable {
        coefficient = term.coefficient
      } else {
        sum -= term.coefficient * variables[Int(term.variable)].value
      }
    }
    return sum / coefficient
  }

  /// Lets required equations with one unknown assign it, as long as there are any, in the order of
  /// arrival.
  private mutating func assignLooseRows() {
    looseRows.sort { rows[Int($0)].arrival < rows[Int($1)].arrival }
    var index = 0
    while index < looseRows.count {
      let row = Int(looseRows[index])
      index += 1
      guard rows[row].state == .loose else { continue }
      if rows[row].unknownCount == 0 {
        rows[row].state = .check
        if rows[row].priorities.isRequired { pendingChecks.append(Int32(row)) }
      } else if rows[row].unknownCount == 1, rows[row].priorities.isRequiredEquality {
        assign(by: row)
      }
    }
    looseRows.removeAll { rows[Int($0)].state != .loose }
  }

  private mutating func assign(by row: Int) {
    let unknown = termRange(row).first { !variables[Int(terms[$0].variable)].isKnown }
    guard let unknown else { return }
    let variable = Int(terms[unknown].variable)
    lastOrder += 1
    rows[row].state = .assignment
    rows[row].owner = Int32(variable)
    rows[row].order = lastOrder
    setKnown(variable, .assigned)
    variables[variable].owner = Int32(row)
    setValue(assignedValue(of: row, variable), of: variable)
    if isNegative(variable) { pendingChecks.append(Int32(row)) }
    var index = variables[variable].firstTerm
    while index != Self.none {
      let other = Int(terms[Int(index)].row)
      index = terms[Int(index)].next
      if rows[other].state == .loose, rows[other].unknownCount <= 1 {
        looseRows.append(Int32(other))
      }
    }
  }

  /// Leaves out rows that contradict others whose variables are all known; returns whether there are
  /// any.
  private mutating func breakFailedChecks() -> Bool {
    var isBroken = false
    while let next = pendingChecks.popLast() {
      let row = Int(next)
      guard fails(row) else { continue }
      let bound = rows[row].state == .assignment ? Int(rows[row].owner) : nil
      if breakRows([[WeightedRow(row: row, factor: 1)]], bound: bound) { isBroken = true }
    }
    return isBroken
  }

  /// Whether a required row does not hold, or assigns a negative value where that is not allowed.
  private func fails(_ row: Int) -> Bool {
    switch rows[row].state {
    case .assignment:
      let variable = variables[Int(rows[row].owner)]
      return variable.isNonnegative && variable.value < -tolerance(of: row)
    case .check:
      let error = -remainder(of: row)
      let priorities = rows[row].priorities
      let limit = tolerance(of: row)
      return priorities.below >= ErrorPriorities.required && error < -limit
        || priorities.above >= ErrorPriorities.required && error > limit
    case .free, .loose, .single, .inBlock:
      return false
    }
  }

  private func tolerance(of row: Int) -> Double {
    var magnitude = abs(rows[row].constant)
    for index in termRange(row) {
      let value = variables[Int(terms[index].variable)].value
      magnitude = max(magnitude, abs(terms[index].coefficient * value))
    }
    return Tolerance.feasibility(magnitude)
  }

  /// Gives variables that no row mentions the value zero.
  private mutating func settleLooseVariables() {
    for variable in looseVariables where variables[Int(variable)].state == .loose {
      setValue(0, of: Int(variable))
    }
    looseVariables.removeAll(keepingCapacity: true)
  }
}
