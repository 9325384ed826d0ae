/// The numbers of the priorities that occur in a program, from the highest to the lowest.
struct PriorityLevels {
  /// The optional priorities in descending order.
  private var priorities: [Double] = []

  /// Numbers the priorities of a program's rows.
  init(_ program: LinearProgram) {
    for row in program.rows {
      insert(row.priorities.below)
      insert(row.priorities.above)
    }
  }

  /// Returns the level of a priority of the program.
  func level(of priority: Double) -> Int32 {
    if priority == 0 { return ProgramSolver.unpenalized }
    if priority >= ErrorPriorities.required { return ProgramSolver.required }
    return Int32(position(of: priority) + 1)
  }

  private mutating func insert(_ priority: Double) {
    guard priority > 0, priority < ErrorPriorities.required else { return }
    let position = position(of: priority)
    if position < priorities.count, priorities[position] == priority { return }
    priorities.insert(priority, at: position)
  }

  /// Returns the number of higher priorities.
  private func position(of priority: Double) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
