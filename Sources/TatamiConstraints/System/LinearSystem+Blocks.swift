/// The division of loose rows into blocks that share no unknown.
extension LinearSystem {
  /// Solves each group of loose rows that unknowns tie together, alone or in a block.
  mutating func formBlocks() throws(ProgramFailure) {
    let waiting = looseRows
    looseRows.removeAll(keepingCapacity: true)
    for row in waiting where rows[Int(row)].state == .loose {
      if let variable = loneVariable(of: Int(row)) {
        makeSingle(variable, CollectionOfOne(row))
        continue
      }
      let (variables, rows) = group(of: Int(row))
      if let variable = variables.first, variables.count == 1 {
        makeSingle(Int(variable), rows)
      } else {
        try makeBlock(variables, rows)
      }
    }
  }

  /// Returns the only unknown of a row if no other row mentions it.
  private func loneVariable(of row: Int) -> Int? {
    guard rows[row].unknownCount == 1 else { return nil }
    for index in termRange(row) {
      let variable = Int(terms[index].variable)
      guard variables[variable].state == .loose else { continue }
      let isLone = terms[index].next == Self.none && terms[index].previous == Self.none
      return isLone ? variable : nil
    }
    return nil
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

  private mutating func makeSingle(_ variable: Int, _ members: some Sequence<Int32>) {
    variables[variable].state = .single
    for row in members {
      rows[Int(row)].state = .single
      rows[Int(row)].owner = Int32(variable)
    }
    pendingSingles.append(Int32(variable))
  }

  private mutating func makeBlock(_ members: [Int32], _ rows: [Int32]) throws(ProgramFailure) {
    // Until the block exists, its variables have their positions in it as owners.
    for (position, variable) in members.enumerated() {
      variables[Int(variable)].owner = Int32(position)
    }
    var solver = ProgramSolver(program(members, rows))
    let contradictions: [[WeightedRow]]
    do { contradictions = try solver.solve() } catch {
      makeLoose(members, rows)
      throw error
    }
    guard contradictions.isEmpty else {
      makeLoose(members, rows)
      return try resolve(contradictions, rows)
    }
    store(
      SystemBlock(variables: members, rows: rows, solver: solver, lastUpdate: updateCount)
    )
  }

  /// Leaves out rows because of contradictions that a solver has found.
  private mutating func resolve(
    _ contradictions: [[WeightedRow]],
    _ rows: [Int32]
  ) throws(ProgramFailure) {
    let isResolved = breakRows(
      contradictions.map { contradiction in
        contradiction.map { WeightedRow(row: Int(rows[$0.row]), factor: $0.factor) }
      }
    )
    // A contradiction of bounds alone cannot be resolved; it does not occur with finite constants.
    guard isResolved else { throw .pivotLimit }
  }

  private mutating func makeLoose(_ members: [Int32], _ rows: [Int32]) {
    for variable in members {
      variables[Int(variable)].state = .loose
      variables[Int(variable)].owner = Self.none
    }
    looseVariables += members
    for row in rows { self.rows[Int(row)].state = .loose }
    looseRows += rows
  }

  private mutating func store(_ block: SystemBlock) {
    let index = freeBlocks.popLast().map(Int.init) ?? blocks.count
    for variable in block.variables { variables[Int(variable)].owner = Int32(index) }
    for (position, row) in block.rows.enumerated() {
      rows[Int(row)].owner = Int32(index)
      rows[Int(row)].order = position
    }
    copyValues(block.solver.values, to: block.variables)
    if index == blocks.count { blocks.append(block) } else { blocks[index] = block }
  }

  /// Returns the program of rows, with the known variables in the constants.
  private func program(_ members: [Int32], _ rows: [Int32]) -> LinearProgram {
    var program = LinearProgram()
    program.isNonnegative = members.map { variables[Int($0)].isNonnegative }
    program.firstMentions = members.map { firstMention(of: Int($0)) }
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
          priorities: self.rows[Int(row)].priorities
        )
      )
    }
    return program
  }

  /// Returns the arrival of the first row that mentions a length or the variable before it, which is
  /// the start of the same item.
  private func firstMention(of length: Int) -> Int {
    guard variables[length].isNonnegative else { return 0 }
    var first = Int.max
    for variable in max(0, length - 1)...length {
      var index = variables[variable].firstTerm
      while index != Self.none {
        let row = rows[Int(terms[Int(index)].row)]
        if row.isOrdinary { first = min(first, row.arrival) }
        index = terms[Int(index)].next
      }
    }
    return first
  }
}

extension LinearSystem {
  /// Brings the blocks with new constants or priorities up to date.
  mutating func solveBlocks() throws(ProgramFailure) {
    for index in changedRows where rows[Int(index)].state == .inBlock {
      let row = Int(index)
      let (constant, position) = (remainder(of: row), rows[row].order)
      blocks[Int(rows[row].owner)]?.solver.setConstant(constant, of: position)
    }
    changedRows.removeAll(keepingCapacity: true)
    while let block = pendingBlocks.popLast() { try solveBlock(Int(block)) }
  }

  private mutating func solveBlock(_ index: Int) throws(ProgramFailure) {
    guard let solution = blocks[index]?.solve(update: updateCount) else { return }
    guard !solution.isAccurate else { return copyValues(solution.values, to: solution.variables) }
    let rows = blocks[index]?.rows ?? []
    dissolve(Int32(index))
    if !solution.contradictions.isEmpty { try resolve(solution.contradictions, rows) }
  }

  private mutating func copyValues(_ values: [Double], to members: [Int32]) {
    for (position, variable) in members.enumerated() {
      let value = values[position]
      setValue(
        variables[Int(variable)].isNonnegative ? max(0, value) : value,
        of: Int(variable)
      )
    }
  }
}
