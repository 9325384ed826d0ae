extension LinearSystem {
  /// Adds a row and returns its index.
  ///
  /// - Parameters:
  ///   - terms: The variables and their coefficients, each variable at most once.
  ///   - isOrdinary: Whether a contradiction is resolved by leaving this row out rather than others.
  mutating func addRow(
    _ terms: [LinearProgram.Term],
    constant: Double,
    priorities: ErrorPriorities,
    isOrdinary: Bool
  ) -> Int {
    lastArrival += 1
    let record = SystemRow(
      firstTerm: allocateTerms(terms.count),
      termCount: Int32(terms.count),
      isOrdinary: isOrdinary,
      arrival: lastArrival,
      constant: constant,
      priorities: priorities
    )
    let row: Int
    if let free = freeRows.popLast() {
      row = Int(free)
      rows[row] = record
    } else {
      row = rows.count
      rows.append(record)
    }
    for (offset, term) in terms.enumerated() {
      link(Int(record.firstTerm) + offset, term, row)
    }
    looseRows.append(Int32(row))
    for index in termRange(row) {
      let variable = Int(self.terms[index].variable)
      guard !variables[variable].isKnown else { continue }
      rows[row].unknownCount += 1
      loosen(variable)
    }
    return row
  }

  /// Removes a row.
  mutating func removeRow(_ row: Int) {
    endContradictions(of: row)
    loosenRow(row)
    for index in termRange(row) { unlink(index) }
    freeTerms[Int(rows[row].termCount), default: []].append(rows[row].firstTerm)
    rows[row].state = .free
    freeRows.append(Int32(row))
  }

  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, of row: Int) {
    guard rows[row].constant != constant else { return }
    rows[row].constant = constant
    noteChange(of: row)
  }

  /// Changes the priorities of a row.
  mutating func setPriorities(_ priorities: ErrorPriorities, of row: Int) {
    guard givenPriorities(of: row) != priorities else { return }
    endContradictions(of: row)
    let old = rows[row].priorities
    rows[row].priorities = priorities
    let keepsRequired =
      (old.below >= ErrorPriorities.required) == (priorities.below >= ErrorPriorities.required)
      && (old.above >= ErrorPriorities.required) == (priorities.above >= ErrorPriorities.required)
      && old.isTwoSided == priorities.isTwoSided
    if keepsRequired {
      if rows[row].state == .inBlock {
        blocks[Int(rows[row].owner)]?.solver.setPriorities(priorities, of: rows[row].order)
      }
      noteChange(of: row)
    } else {
      loosenRow(row)
    }
  }

  /// Sets the value of a parameter; an unknown becomes one.
  mutating func setParameter(_ value: Double, of variable: Int) {
    if variables[variable].state == .parameter {
      guard variables[variable].value != value else { return }
      variables[variable].value = value
      noteDependents(of: variable)
    } else {
      endContradictions(mentioning: variable)
      unassign(variable)
      loosen(variable)
      setKnown(variable, .parameter)
      variables[variable].value = value
    }
  }

  /// Makes a parameter unknown.
  mutating func clearParameter(_ variable: Int) {
    guard variables[variable].state == .parameter else { return }
    endContradictions(mentioning: variable)
    // Its rows must not be in a block or an assignment while it becomes unknown.
    makeUnknown(variable)
  }

  /// Queues the work that a new constant of a row makes necessary.
  mutating func noteChange(of row: Int) {
    if rows[row].contradictionCount > 0 { hasChangedContradictions = true }
    switch rows[row].state {
    case .assignment:
      guard !rows[row].isQueued else { return }
      rows[row].isQueued = true
      pendingAssignments.insert(Int32(row), order: rows[row].order)
    case .check:
      if rows[row].priorities.isRequired { pendingChecks.append(Int32(row)) }
    case .single:
      pendingSingles.append(rows[row].owner)
    case .inBlock:
      let block = rows[row].owner
      changedRows.append(Int32(row))
      if blocks[Int(block)]?.noteChange() == true { pendingBlocks.append(block) }
    case .free, .loose:
      break
    }
  }

  /// Queues the rows that mention a known variable.
  mutating func noteDependents(of variable: Int) {
    var index = variables[variable].firstTerm
    while index != Self.none {
      let term = terms[Int(index)]
      index = term.next
      if rows[Int(term.row)].owner != Int32(variable) || rows[Int(term.row)].state != .assignment {
        noteChange(of: Int(term.row))
      }
    }
  }
}

extension LinearSystem {
  private mutating func allocateTerms(_ count: Int) -> Int32 {
    if !freeTerms.isEmpty, let first = freeTerms[count]?.popLast() { return first }
    let first = Int32(terms.count)
    let unused = SystemTerm(coefficient: 0, variable: 0, row: 0)
    for _ in 0..<count { terms.append(unused) }
    return first
  }

  private mutating func link(_ index: Int, _ term: LinearProgram.Term, _ row: Int) {
    let next = variables[Int(term.variable)].firstTerm
    terms[index] = SystemTerm(
      coefficient: term.coefficient,
      variable: term.variable,
      row: Int32(row),
      next: next
    )
    if next != Self.none { terms[Int(next)].previous = Int32(index) }
    variables[Int(term.variable)].firstTerm = Int32(index)
  }

  private mutating func unlink(_ index: Int) {
    let term = terms[index]
    if term.previous == Self.none {
      variables[Int(term.variable)].firstTerm = term.next
    } else {
      terms[Int(term.previous)].next = term.next
    }
    if term.next != Self.none { terms[Int(term.next)].previous = term.previous }
  }
}
