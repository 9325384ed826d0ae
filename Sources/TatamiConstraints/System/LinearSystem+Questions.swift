extension LinearSystem {
  /// Returns whether each variable has several best values, apart from the freedom that rows leave
  /// which contradict others.
  ///
  /// - Complexity: Several solutions of each block that has more than one solution.
  func ambiguousVariables() throws(ProgramFailure) -> [Bool] {
    var isAmbiguous = variables.map(isAmbiguousAlone)
    for block in blocks {
      guard let block else { continue }
      var probe = probe(of: block)
      try probe.run()
      for (position, variable) in block.variables.enumerated() {
        isAmbiguous[Int(variable)] = probe.isAmbiguous[position]
      }
    }
    return isAmbiguous
  }

  /// Returns whether a variable has several best values.
  ///
  /// - Complexity: Some solutions of the block that contains the variable.
  func isAmbiguous(_ variable: Int) throws(ProgramFailure) -> Bool {
    guard let (block, position) = position(of: variable) else {
      return isAmbiguousAlone(variables[variable])
    }
    var probe = probe(of: block)
    try probe.run(Int(position))
    return probe.isAmbiguous[position]
  }

  private func isAmbiguousAlone(_ variable: SystemVariable) -> Bool {
    variable.state == .loose || (variable.state == .single && variable.isAmbiguous)
  }

  private func probe(of block: SystemBlock) -> AmbiguityProbe {
    var probe = AmbiguityProbe(block.solver)
    for (position, row) in block.rows.enumerated() where rows[Int(row)].isBroken {
      probe.fixError(of: position)
    }
    return probe
  }

  /// Returns the block of a variable and the variable's position in it.
  private func position(of variable: Int) -> (SystemBlock, Int)? {
    guard variables[variable].state == .inBlock,
      let block = blocks[Int(variables[variable].owner)],
      let position = block.variables.firstIndex(of: Int32(variable))
    else { return nil }
    return (block, position)
  }
}

extension LinearSystem {
  /// The distance, in points, of another solution if nothing limits it.
  private static let alternativeDistance = 100.0

  /// Gives a variable with several best values another one, and all variables that depend on it; a
  /// second call gives back the first solution.
  ///
  /// The values stay until the next change of a row that they are subject to.
  ///
  /// - Returns: Whether there is another value.
  mutating func exchangeSolution(of variable: Int) throws(ProgramFailure) -> Bool {
    guard try isAmbiguous(variable) else { return false }
    if let (block, position) = position(of: variable) {
      var values = block.solver.values
      if abs(variables[variable].value - values[position]) < 1e-6 {
        var probe = probe(of: block)
        values = try probe.otherValues(of: position, distance: Self.alternativeDistance)
      }
      for (position, variable) in block.variables.enumerated() {
        setValue(values[position], of: Int(variable))
      }
    } else {
      setValue(otherValue(ofSingle: variable), of: variable)
    }
    return true
  }

  /// Returns another value of a variable that shares no row with other unknowns.
  private func otherValue(ofSingle variable: Int) -> Double {
    let range = bestRange(of: variable)
    let first = range.nearestToZero
    if abs(variables[variable].value - first) > 1e-6 { return first }
    if range.upper > first { return min(range.upper, first + Self.alternativeDistance) }
    return max(range.lower, first - Self.alternativeDistance)
  }
}

extension LinearSystem {
  /// Returns the rows and the parameters that determine the values of variables, each in ascending
  /// order of arrival.
  ///
  /// - Complexity: O(*n*) in what determines the variables, and in the blocks that contain them.
  func determinants(of variables: [Int]) -> (rows: [Int], parameters: [Int]) {
    var (rows, parameters): (Set<Int>, Set<Int>) = ([], [])
    var waiting = variables
    while let variable = waiting.popLast() {
      if self.variables[variable].state == .parameter {
        parameters.insert(variable)
        continue
      }
      for row in determinants(of: variable) where rows.insert(row).inserted {
        for index in termRange(row) where self.variables[Int(terms[index].variable)].isKnown {
          waiting.append(Int(terms[index].variable))
        }
      }
    }
    let sorted = rows.sorted { self.rows[$0].arrival < self.rows[$1].arrival }
    return (sorted, parameters.sorted())
  }

  /// Returns the rows that determine a variable together with known ones.
  private func determinants(of variable: Int) -> [Int] {
    switch variables[variable].state {
    case .parameter, .loose: return []
    case .assigned: return [Int(variables[variable].owner)]
    case .single:
      let rows = rows(mentioning: variable)
      let exact = rows.filter { abs(error(of: $0)) <= 1e-6 }
      return exact.isEmpty ? rows : exact
    case .inBlock:
      guard let (block, position) = position(of: variable) else { return [] }
      let rows = block.solver.determinants(of: position).map { Int(block.rows[$0]) }
      return rows.isEmpty ? self.rows(mentioning: variable) : rows
    }
  }

  private func error(of row: Int) -> Double {
    termRange(row).reduce(-rows[row].constant) { sum, index in
      sum + terms[index].coefficient * variables[Int(terms[index].variable)].value
    }
  }
}
