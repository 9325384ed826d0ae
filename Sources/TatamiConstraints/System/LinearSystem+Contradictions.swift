/// Required rows that cannot hold together: one of them is left out until the others change.
extension LinearSystem {
  /// Leaves out one row of each of several sets of rows that contradict each other.
  ///
  /// - Parameter bound: The variable that a set makes negative, if that is the contradiction; it is
  ///   assigned by the only row of the set.
  /// - Returns: Whether a row has been left out.
  @discardableResult
  mutating func breakRows(_ sums: [[WeightedRow]], bound: Int? = nil) -> Bool {
    let found = sums.compactMap { contradiction($0, bound) }
    var broken: Set<Int> = []
    for contradiction in found where broken.isDisjoint(with: contradiction.rows) {
      broken.insert(contradiction.broken)
      begin(contradiction)
    }
    return !broken.isEmpty
  }

  /// Ends the contradictions that new constants have resolved.
  mutating func reviewContradictions() {
    guard hasChangedContradictions else { return }
    hasChangedContradictions = false
    for index in contradictions.indices.reversed() {
      let excess = excess(of: contradictions[index])
      let limit = Tolerance.feasibility(abs(contradictions[index].excess))
      if abs(excess) <= limit || (excess < 0) != (contradictions[index].excess < 0) {
        end(contradictionAt: index)
      }
    }
  }

  /// Ends the contradictions that contain a row.
  mutating func endContradictions(of row: Int) {
    guard rows[row].contradictionCount > 0 else { return }
    for index in contradictions.indices.reversed() where contradictions[index].rows.contains(row) {
      end(contradictionAt: index)
    }
  }

  /// Ends the contradictions of rows that mention a variable.
  mutating func endContradictions(mentioning variable: Int) {
    guard !contradictions.isEmpty else { return }
    for row in rows(mentioning: variable) { endContradictions(of: row) }
  }

  /// The priorities that the owner has given to a row.
  func givenPriorities(of row: Int) -> ErrorPriorities {
    let contradiction = rows[row].isBroken ? contradictions.first { $0.broken == row } : nil
    return contradiction?.priorities ?? rows[row].priorities
  }

  private mutating func begin(_ contradiction: SystemContradiction) {
    let broken = contradiction.broken
    // A contradiction with another row that is left out from now on does not need its own any more.
    endContradictions(of: broken)
    contradictions.append(contradiction)
    for row in contradiction.rows { rows[row].contradictionCount += 1 }
    rows[broken].priorities = contradiction.priorities.withoutRequired
    rows[broken].isBroken = true
    loosenRow(broken)
  }

  private mutating func end(contradictionAt index: Int) {
    let contradiction = contradictions.remove(at: index)
    for row in contradiction.rows { rows[row].contradictionCount -= 1 }
    rows[contradiction.broken].priorities = contradiction.priorities
    rows[contradiction.broken].isBroken = false
    loosenRow(contradiction.broken)
  }

  /// Returns the difference between the sides of a contradiction's sum.
  private func excess(of contradiction: SystemContradiction) -> Double {
    let constants = contradiction.sum.reduce(0) { $0 + $1.factor * rows[$1.row].constant }
    return contradiction.parameters.reduce(constants) {
      $0 - $1.coefficient * variables[Int($1.variable)].value
    }
  }
}

extension LinearSystem {
  /// Returns the contradiction that a sum of rows is, nil if none of them can be left out.
  private func contradiction(_ sum: [WeightedRow], _ bound: Int?) -> SystemContradiction? {
    var expansion = SumExpansion()
    for member in sum { expansion.add(member.row, times: member.factor, bound, self) }
    while let row = expansion.queue.popFirst() { expansion.substitute(Int(row), self) }
    let members = expansion.factors.keys.sorted { rows[$0].arrival < rows[$1].arrival }
    let candidates = members.filter { rows[$0].priorities.isRequired }
    guard let broken = candidates.last(where: { rows[$0].isOrdinary }) ?? candidates.last else {
      return nil
    }
    var contradiction = SystemContradiction(
      rows: members,
      broken: broken,
      priorities: rows[broken].priorities,
      sum: members.map { WeightedRow(row: $0, factor: expansion.factors[$0] ?? 0) },
      parameters: expansion.parameters(self)
    )
    contradiction.excess = excess(of: contradiction)
    return contradiction
  }
}

/// The replacement of assigned variables in a sum of rows by the rows that assign them.
private struct SumExpansion {
  /// The factor of each row.
  var factors: [Int: Double] = [:]
  /// The rows that assign variables of the sum, the last assigned first.
  var queue = AssignmentQueue()
  /// The factor of each known variable, and the sum of its absolute parts.
  private var shares: [Int: (sum: Double, magnitude: Double)] = [:]

  /// Adds a multiple of a row.
  mutating func add(_ row: Int, times factor: Double, _ bound: Int?, _ system: LinearSystem) {
    factors[row, default: 0] += factor
    for index in system.termRange(row) {
      let variable = Int(system.terms[index].variable)
      let record = system.variables[variable]
      guard record.isKnown, variable != bound else { continue }
      if shares[variable] == nil, record.state == .assigned {
        queue.insert(record.owner, order: -system.rows[Int(record.owner)].order)
      }
      let share = factor * system.terms[index].coefficient
      shares[variable, default: (0, 0)].sum += share
      shares[variable, default: (0, 0)].magnitude += abs(share)
    }
  }

  /// Replaces the variable that a row assigns.
  mutating func substitute(_ row: Int, _ system: LinearSystem) {
    let variable = Int(system.rows[row].owner)
    guard let share = relevantShare(of: variable),
      let index = system.termRange(row).first(where: {
        Int(system.terms[$0].variable) == variable
      })
    else { return }
    add(row, times: -share / system.terms[index].coefficient, nil, system)
  }

  /// Returns the parameters that remain in the sum.
  func parameters(_ system: LinearSystem) -> [LinearProgram.Term] {
    shares.keys.sorted().compactMap { variable in
      guard system.variables[variable].state == .parameter,
        let share = relevantShare(of: variable)
      else { return nil }
      return LinearProgram.Term(variable: Int32(variable), coefficient: share)
    }
  }

  private func relevantShare(of variable: Int) -> Double? {
    guard let share = shares[variable], abs(share.sum) > 1e-9 * share.magnitude else { return nil }
    return share.sum
  }
}
