/// A nonbasic variable and the sign in which it leaves its kink.
struct Direction: Sendable {
  var column: Int
  var isUp: Bool
}

/// The directions of a nonbasic variable that may not be taken.
struct FrozenDirections: OptionSet, Sendable {
  let rawValue: UInt8

  static let up = FrozenDirections(rawValue: 1)
  static let down = FrozenDirections(rawValue: 2)

  /// Returns the set with one direction.
  static func direction(isUp: Bool) -> FrozenDirections { isUp ? .up : .down }
}

/// The point of a step at which a basic variable arrives at its kink.
struct Kink: Sendable {
  var distance: Double
  /// The increase of the objective's slope at the kink; infinite for objectives that are already
  /// minimized.
  var increase: Double
  var row: Int32
}

extension ProgramSolver {
  /// The number of steps without progress after which Bland's rule takes over, which cannot cycle.
  static let degenerateLimit = 20
  /// The number of rows from which a column is long.
  static let longColumn: Int32 = 16

  /// Counts a step of a component and stops the method if it takes too many.
  mutating func countPivot(_ component: ProgramComponent) throws(ProgramFailure) {
    pivotCount += 1
    let size = component.rows.count + component.columns.count
    guard pivotCount <= 10_000 + 50 * size else { throw .pivotLimit }
  }

  /// Moves a nonbasic variable, which the basic variables follow, and exchanges it with the basic
  /// variable of a row that arrives at its kink.
  mutating func step(_ direction: Direction, to distance: Double, exchanging row: Int) {
    stepCount += 1
    let value = direction.isUp ? distance : -distance
    if value != 0 { move(direction.column, by: value) }
    let entering = Int(tableau.nonbasic[direction.column])
    places[entering] = Int32(row)
    places[Int(tableau.basic[row])] = ~Int32(direction.column)
    tableau.exchange(row: row, column: direction.column)
    tableau.constants[row] = value
    isAbove[entering] = direction.isUp
  }

  private mutating func move(_ column: Int, by change: Double) {
    var index = tableau.columns[column].first
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      index = entry.nextInColumn
      tableau.constants[Int(entry.row)] += change * entry.coefficient
      updateSide(Int(entry.row))
    }
  }

  /// Notes on which side of its kink a row's basic variable is.
  ///
  /// At the kink, a variable with one required side is on the other one, and all others stay on the
  /// side on which they were.
  mutating func updateSide(_ row: Int) {
    let variable = Int(tableau.basic[row])
    let value = tableau.constants[row]
    if value > tolerance {
      isAbove[variable] = true
    } else if value < -tolerance {
      isAbove[variable] = false
    } else if below[variable] == Self.required {
      isAbove[variable] = true
    } else if above[variable] == Self.required {
      isAbove[variable] = false
    }
  }
}
