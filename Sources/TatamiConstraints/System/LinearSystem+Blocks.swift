/// The division of loose rows into blocks that share no unknown.
extension LinearSystem {
  /// Solves each group of loose rows that unknowns tie together, alone or in a block.
  mutating func formBlocks() throws(ProgramFailure) {
    var index = 0
    while index < looseRows.count {
      let row = Int(looseRows[index])
      index += 1
      guard rows[row].state == .loose else { continue }
      let (variables, rows) = group(of: row)
      if let variable = variables.first, variables.count == 1,
        !self.variables[Int(variable)].isTroubled
      {
        makeSingle(Int(variable), rows)
      } else {
        try makeBlock(variables, rows)
      }
    }
    looseRows.removeAll(keepingCapacity: true)
  }

  /// Returns the unknowns and rows that are tied to a row, in ascending order of their arrival.
  private mutating func group(of row: Int) -> (variables: [Int32], rows: [Int32]) {
    var found: [Int32] = []
    var members = [Int32(row)]
    rows[row].state = .inBlock
    var next = 0
    while next < members.count {
      for index in termRange(Int(members[next])) {
        let variable = Int(terms[index].variable)
        guard variables[variable].state == .loose else { continue }
        variables[variable].state = .inBlock
        found.append(Int32(variable))
        var other = variables[variable].firstTerm
        while other != Self.none {
          let row = terms[Int(other)].row
          other = terms[Int(other)].next
          guard rows[Int(row)].state != .inBlock else { continue }
          rows[Int(row)].state = .inBlock
          members.append(row)
        }
      }
      next += 1
    }
    found.sort()
    members.sort { rows[Int($0)].arrival < rows[Int($1)].arrival }
    return (found, members)
  }

  private mutating func makeSingle(_ variable: Int, _ members: [Int32]) {
    variables[variable].state = .single
    for row in members {
      rows[Int(row)].state = .single
      rows[Int(row)].owner = Int32(variable)
    }
    pendingSingles.append(Int32(variable))
  }

  private mutating func makeBlock(_ members: [Int32], _ rows: [Int32]) throws(ProgramFailure) {
    let solver: ProgramSolver
    let conflicts: [SystemConflict]
    // Until the block exists, its variables have their positions in it as owners.
    for (position, variable) in members.enumerated() {
      variables[Int(variable)].owner = Int32(position)
    }
    do {
      (solver, conflicts) = try self.solver(members, rows)
    } catch {
      makeLoose(members, rows)
      throw error
    }
    guard conflicts.isEmpty || isTroubled(members) else {
      makeLoose(members, rows)
      loosenNeighborhood(of: Int(rows[0]))
      return
    }
    store(
      SystemBlock(variables: members, rows: rows, solver: solver, conflicts: conflicts)
    )
  }

  /// Whether variables were kept from being assigned.
  private func isTroubled(_ members: [Int32]) -> Bool {
    members.allSatisfy { variables[Int($0)].isTroubled }
  }

  private mutating func makeLoose(_ members: [Int32], _ rows: [Int32]) {
    for variable in members {
      variables[Int(variable)].state = .loose
      variables[Int(variable)].owner = Self.none
    }
    looseVariables += members
    for row in rows {
      self.rows[Int(row)].state = .loose
      self.rows[Int(row)].isBroken = false
    }
    looseRows += rows
  }

  private mutating func store(_ block: SystemBlock) {
    let index = freeBlocks.popLast().map(Int.init) ?? blocks.count
    for variable in block.variables { variables[Int(variable)].owner = Int32(index) }
    for row in block.rows { rows[Int(row)].owner = Int32(index) }
    if !block.conflicts.isEmpty { brokenBlocks.insert(Int32(index)) }
    if index == blocks.count { blocks.append(block) } else { blocks[index] = block }
    copyValues(of: index)
  }

  /// Returns a solver of rows that has found a solution, and the conflicts for which rows had to be
  /// left out.
  private mutating func solver(
    _ members: [Int32],
    _ rows: [Int32]
  ) throws(ProgramFailure) -> (ProgramSolver, [SystemConflict]) {
    var conflicts: [SystemConflict] = []
    while true {
      var solver = ProgramSolver(program(members, rows))
      let found = try solver.solve().map { conflict in
        conflict.map { WeightedRow(row: Int(rows[$0.row]), factor: $0.factor) }
      }
      if found.isEmpty { return (solver, conflicts) }
      let resolved = resolve(found)
      // A conflict of bounds alone cannot be resolved; it does not occur with finite constants.
      guard !resolved.isEmpty else { throw .pivotLimit }
      conflicts += resolved
    }
  }

  /// Leaves out one row of each conflict that has none yet.
  private mutating func resolve(_ conflicts: [[WeightedRow]]) -> [SystemConflict] {
    var resolved: [SystemConflict] = []
    var broken: Set<Int> = []
    for conflict in conflicts {
      let members = conflict.map(\.row).sorted { rows[$0].arrival < rows[$1].arrival }
      guard broken.isDisjoint(with: members) else { continue }
      let ordinary = members.filter { rows[$0].isOrdinary }
      let candidates = ordinary.isEmpty ? members : ordinary
      guard let last = candidates.last else { continue }
      rows[last].isBroken = true
      broken.insert(last)
      resolved.append(
        SystemConflict(rows: members, broken: last, parameters: parameters(of: conflict))
      )
    }
    return resolved
  }

  /// Returns the parameters that a sum of rows depends on, in ascending order.
  private func parameters(of conflict: [WeightedRow]) -> [Int32] {
    var sums: [Int32: (sum: Double, magnitude: Double)] = [:]
    for member in conflict {
      for index in termRange(member.row) where variables[Int(terms[index].variable)].isKnown {
        let share = member.factor * terms[index].coefficient
        sums[terms[index].variable, default: (0, 0)].sum += share
        sums[terms[index].variable, default: (0, 0)].magnitude += abs(share)
      }
    }
    return sums.filter { abs($0.value.sum) > 1e-9 * $0.value.magnitude }.keys.sorted()
  }

  /// Returns the program of rows, with the known variables in the constants.
  private func program(_ members: [Int32], _ rows: [Int32]) -> LinearProgram {
    var program = LinearProgram()
    program.isNonnegative = members.map { variables[Int($0)].isNonnegative }
    program.rows.reserveCapacity(rows.count)
    for row in rows {
      let first = program.terms.count
      for index in termRange(Int(row)) {
        let term = terms[index]
        guard !variables[Int(term.variable)].isKnown else { continue }
        let position = variables[Int(term.variable)].owner
        program.terms.append(
          LinearProgram.Term(variable: position, coefficient: term.coefficient)
        )
      }
      program.rows.append(
        LinearProgram.Row(
          firstTerm: first,
          endOfTerms: program.terms.count,
          constant: remainder(of: Int(row)),
          priorities: effectivePriorities(of: Int(row))
        )
      )
    }
    return program
  }

  private func effectivePriorities(of row: Int) -> ErrorPriorities {
    rows[row].isBroken ? rows[row].priorities.withoutRequired : rows[row].priorities
  }
}

extension LinearSystem {
  /// Brings a block with new constants or priorities up to date.
  mutating func solveBlock(_ index: Int) throws(ProgramFailure) {
    guard var block = blocks[index].take() else { return }
    let constants = block.rows.map { remainder(of: Int($0)) }
    block.solver.setConstants(constants)
    if block.hasNewPriorities {
      block.solver.setPriorities(block.rows.map { rows[Int($0)].priorities })
    }
    let isSolved = (try? block.solver.solve())?.isEmpty == true
    block.isDirty = false
    block.hasNewPriorities = false
    let isAccurate = isSolved && block.solver.hasAccurateValues()
    blocks[index] = block
    if isAccurate {
      copyValues(of: index)
    } else {
      dissolve(Int32(index))
      loosenNeighborhood(of: Int(block.rows[0]))
      try formBlocks()
    }
  }

  private mutating func copyValues(of index: Int) {
    guard let block = blocks[index] else { return }
    for (position, variable) in block.variables.enumerated() {
      let value = block.solver.values[position]
      setValue(
        variables[Int(variable)].isNonnegative ? max(0, value) : value,
        of: Int(variable)
      )
    }
  }
}
