/// The undoing of assignments and blocks that a change of rows makes invalid.
extension LinearSystem {
  /// Takes a variable out of its block, with everything that the block contains.
  mutating func loosen(_ variable: Int) {
    switch variables[variable].state {
    case .inBlock: dissolve(variables[variable].owner)
    case .single: loosenSingle(variable)
    case .parameter, .assigned, .loose: break
    }
  }

  /// Takes a row out of whatever it belongs to.
  mutating func loosenRow(_ row: Int) {
    switch rows[row].state {
    case .assignment: unassign(Int(rows[row].owner))
    case .single: loosenSingle(Int(rows[row].owner))
    case .inBlock: dissolve(rows[row].owner)
    case .check: makeLoose(row)
    case .loose, .free: break
    }
  }

  private mutating func makeLoose(_ row: Int) {
    rows[row].state = .loose
    rows[row].owner = Self.none
    looseRows.append(Int32(row))
  }

  private mutating func loosenSingle(_ variable: Int) {
    variables[variable].state = .loose
    looseVariables.append(Int32(variable))
    var index = variables[variable].firstTerm
    while index != Self.none {
      let term = terms[Int(index)]
      index = term.next
      if rows[Int(term.row)].state == .single { makeLoose(Int(term.row)) }
    }
  }

  /// Makes the variables and rows of a block loose.
  mutating func dissolve(_ block: Int32) {
    guard let content = blocks[Int(block)] else { return }
    blocks[Int(block)] = nil
    freeBlocks.append(block)
    for variable in content.variables {
      variables[Int(variable)].state = .loose
      variables[Int(variable)].owner = Self.none
      looseVariables.append(variable)
    }
    for row in content.rows { makeLoose(Int(row)) }
  }

  /// Takes back the assignment of a variable and of all that depend on it.
  mutating func unassign(_ variable: Int) {
    guard variables[variable].state == .assigned else { return }
    makeUnknown(variable)
  }

  /// Makes known variables unknown: the given one and those whose assignments depend on it.
  mutating func makeUnknown(_ variable: Int) {
    var waiting = [variable]
    while let next = waiting.popLast() {
      guard variables[next].isKnown else { continue }
      if variables[next].state == .assigned { makeLoose(Int(variables[next].owner)) }
      variables[next].state = .loose
      variables[next].owner = Self.none
      looseVariables.append(Int32(next))
      var index = variables[next].firstTerm
      while index != Self.none {
        let term = terms[Int(index)]
        index = term.next
        let row = Int(term.row)
        rows[row].unknownCount += 1
        if rows[row].state == .assignment {
          waiting.append(Int(rows[row].owner))
        } else {
          loosenRow(row)
        }
      }
    }
  }

  /// Makes an unknown variable known; its rows are loose.
  mutating func setKnown(_ variable: Int, _ state: SystemVariable.State) {
    variables[variable].state = state
    var index = variables[variable].firstTerm
    while index != Self.none {
      rows[Int(terms[Int(index)].row)].unknownCount -= 1
      index = terms[Int(index)].next
    }
  }
}
