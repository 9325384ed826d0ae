import TestSupport

@testable import TatamiConstraints

/// A random system that is changed in place, and the plain list of what it contains.
struct RandomSystem {
  /// The arguments with which a row was added.
  struct Row {
    var index: Int
    var terms: [LinearProgram.Term]
    var constant: Double
    var priorities: ErrorPriorities
  }

  private(set) var system = LinearSystem()
  private(set) var rows: [Row] = []
  private(set) var parameters: [Int: Double] = [:]
  let variableCount: Int
  /// Whether there are few numbers, so that many rows hold with nothing to spare.
  private let hasFewNumbers: Bool
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    hasFewNumbers = seed % 2 == 1
    variableCount = random.int(in: 1...9)
    for variable in 0..<variableCount {
      system.addVariable(isNonnegative: Self.isNonnegative(variable))
    }
    for _ in 0..<random.int(in: 1...14) { addRow() }
  }

  static func isNonnegative(_ variable: Int) -> Bool { variable % 2 == 1 }

  private mutating func number() -> Double {
    Double(random.int(in: hasFewNumbers ? -1...3 : -12...40)) / 2
  }

  private mutating func addRow() {
    var terms: [LinearProgram.Term] = []
    for _ in 0..<random.int(in: 1...3) {
      let variable = Int32(random.int(in: 0...variableCount - 1))
      guard !terms.contains(where: { $0.variable == variable }) else { continue }
      let coefficient = random.pick([1, 1, 1, -1, -1, -1, 2, -0.5, 1.0 / 3])
      terms.append(LinearProgram.Term(variable: variable, coefficient: coefficient))
    }
    let constant = number()
    let priorities = priorities(isRequired: random.chance(0.35))
    let index = system.addRow(
      terms,
      constant: constant,
      priorities: priorities,
      isOrdinary: true
    )
    rows.append(Row(index: index, terms: terms, constant: constant, priorities: priorities))
  }

  private mutating func priorities(isRequired: Bool) -> ErrorPriorities {
    let priority = isRequired ? 1000 : random.pick([25, 50, 250, 250, 250.5, 750, 999.5])
    switch random.int(in: 0...4) {
    case 0: return ErrorPriorities(below: 0, above: priority)
    case 1: return ErrorPriorities(below: priority, above: 0)
    case 2 where !isRequired: return ErrorPriorities(below: 750, above: 250)
    default: return ErrorPriorities(below: priority, above: priority)
    }
  }

  /// Makes a random change.
  mutating func edit() {
    let choice = random.int(in: 0...9)
    guard !rows.isEmpty, choice < 8 else { return choice == 8 ? addRow() : editParameter() }
    let position = random.int(in: 0...rows.count - 1)
    switch choice {
    case 0...4:
      rows[position].constant = number()
      system.setConstant(rows[position].constant, of: rows[position].index)
    case 5, 6:
      let isRequired = rows[position].priorities.isRequired && random.chance(0.8)
      rows[position].priorities = priorities(isRequired: isRequired)
      system.setPriorities(rows[position].priorities, of: rows[position].index)
    default:
      guard rows.count > 3 || random.chance(0.2) else { return }
      system.removeRow(rows.remove(at: position).index)
    }
  }

  private mutating func editParameter() {
    let variable = random.int(in: 0...variableCount - 1)
    if parameters[variable] != nil, random.chance(0.6) {
      parameters[variable] = nil
      system.clearParameter(variable)
    } else {
      let value = abs(number())
      parameters[variable] = value
      system.setParameter(value, of: variable)
    }
  }

  /// Solves the system as it has become.
  mutating func update() throws {
    try system.update()
  }

  /// Returns a new system with the same content.
  func fresh() -> LinearSystem {
    var fresh = LinearSystem()
    for variable in 0..<variableCount {
      fresh.addVariable(isNonnegative: Self.isNonnegative(variable))
    }
    for (variable, value) in parameters { fresh.setParameter(value, of: variable) }
    for row in rows {
      _ = fresh.addRow(
        row.terms,
        constant: row.constant,
        priorities: row.priorities,
        isOrdinary: true
      )
    }
    return fresh
  }

  /// The required rows that do not hold although they are not left out.
  var violatedRows: [Int] {
    rows.filter { row in
      let error = row.terms.reduce(-row.constant) {
        $0 + $1.coefficient * system.variables[Int($1.variable)].value
      }
      let isViolated =
        (error < -1e-6 && row.priorities.below == ErrorPriorities.required)
        || (error > 1e-6 && row.priorities.above == ErrorPriorities.required)
      return isViolated && !system.rows[row.index].isBroken
    }
    .map(\.index)
  }

  /// Returns the sum of the errors of each priority, from the highest; the first is of required rows.
  func objectives(of system: LinearSystem) -> [Double] {
    var sums: [Double: Double] = [ErrorPriorities.required: 0]
    for row in rows {
      let error = row.terms.reduce(-row.constant) {
        $0 + $1.coefficient * system.variables[Int($1.variable)].value
      }
      let priority = error < 0 ? row.priorities.below : row.priorities.above
      if priority > 0 { sums[priority, default: 0] += abs(error) }
    }
    return Self.priorities.map { sums[$0] ?? 0 }
  }

  private static let priorities = [1000, 999.5, 750, 250.5, 250, 50, 25]

  /// Returns the least sums of errors that the reference finds, nil if required rows contradict.
  func leastObjectives() -> [Double]? {
    var columns = 0
    let plus = (0..<variableCount).map { _ in (columns, columns += 1).0 }
    let minus = (0..<variableCount).map { _ in (columns, columns += 1).0 }
    let below = rows.map { _ in (columns, columns += 1).0 }
    let above = rows.map { _ in (columns, columns += 1).0 }
    var lines: [[Double]] = []
    var constants: [Double] = []
    for (index, row) in rows.enumerated() {
      var line = [Double](repeating: 0, count: columns)
      for term in row.terms {
        line[plus[Int(term.variable)]] = term.coefficient
        line[minus[Int(term.variable)]] = -term.coefficient
      }
      if row.priorities.below < 1000 { line[below[index]] = 1 }
      if row.priorities.above < 1000 { line[above[index]] = -1 }
      lines.append(line)
      constants.append(row.constant)
    }
    for variable in 0..<variableCount {
      var line = [Double](repeating: 0, count: columns)
      if let value = parameters[variable] {
        line[plus[variable]] = 1
        line[minus[variable]] = -1
        lines.append(line)
        constants.append(value)
      } else if Self.isNonnegative(variable) {
        line[minus[variable]] = 1
        lines.append(line)
        constants.append(0)
      }
    }
    guard var simplex = DenseSimplex(rows: lines, constants: constants) else { return nil }
    return [0]
      + Self.priorities.dropFirst().map { priority in
        var cost = [Double](repeating: 0, count: columns)
        for (index, row) in rows.enumerated() {
          if row.priorities.below == priority { cost[below[index]] = 1 }
          if row.priorities.above == priority { cost[above[index]] = 1 }
        }
        return simplex.minimize(cost)
      }
  }
}
