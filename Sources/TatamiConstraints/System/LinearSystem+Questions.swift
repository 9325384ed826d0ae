extension LinearSystem {
  /// The sets of required rows that contradict each other, in the order of their first rows.
  var conflicts: [SystemConflict] {
    brokenBlocks.flatMap { blocks[Int($0)]?.conflicts ?? [] }
      .sorted { rows[$0.broken].arrival < rows[$1.broken].arrival }
  }

  /// Returns whether each variable has several best values, apart from the freedom that rows leave
  /// which contradict others.
  ///
  /// - Complexity: Several solutions of each block that has more than one solution.
  func ambiguousVariables() throws(ProgramFailure) -> [Bool] {
    var isAmbiguous = variables.map { variable in
      variable.state == .loose || (variable.state == .single && variable.isAmbiguous)
    }
    for block in blocks {
      guard let block else { continue }
      var probe = AmbiguityProbe(block.solver)
      for conflict in block.conflicts {
        if let row = block.rows.firstIndex(of: Int32(conflict.broken)) { probe.fixError(of: row) }
      }
      try probe.run()
      for (position, variable) in block.variables.enumerated() {
        isAmbiguous[Int(variable)] = probe.isAmbiguous[position]
      }
    }
    return isAmbiguous
  }
}
