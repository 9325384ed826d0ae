/// The rows of a linear program in terms of its nonbasic variables.
///
/// Row *i* reads `basic[i] = constants[i] + Σ coefficient × nonbasic[column]`. Nonbasic variables
/// are zero, so a constant is the value of its basic variable. Coefficients that are not zero are
/// entries of a pool, linked along their row and along their column; a pivot touches only the rows
/// that contain its column.
struct Tableau: Sendable {
  /// The index that marks the end of a list.
  static let none: Int32 = -1

  /// A coefficient with its neighbors in the row and in the column.
  struct Entry: Sendable {
    var row: Int32
    var column: Int32
    var coefficient: Double
    var nextInRow = Tableau.none
    var previousInRow = Tableau.none
    var nextInColumn = Tableau.none
    var previousInColumn = Tableau.none
  }

  /// A row or a column: the first of its entries, and their number.
  struct List: Sendable {
    var first = Tableau.none
    var count: Int32 = 0
  }

  private(set) var entries: [Entry] = []
  private var firstFree = Tableau.none
  private(set) var rows: [List]
  private(set) var columns: [List]
  /// The values of the basic variables.
  var constants: [Double]
  /// The basic variable of each row.
  var basic: [Int32]
  /// The nonbasic variable of each column.
  var nonbasic: [Int32]
  /// The entry of each column in the row that an addition changes.
  private var entryOfColumn: [Int32]

  /// Creates a tableau without coefficients.
  init(rowCount: Int, columnCount: Int) {
    rows = Array(repeating: List(), count: rowCount)
    columns = Array(repeating: List(), count: columnCount)
    constants = Array(repeating: 0, count: rowCount)
    basic = Array(repeating: Self.none, count: rowCount)
    nonbasic = Array(repeating: Self.none, count: columnCount)
    entryOfColumn = Array(repeating: Self.none, count: columnCount)
  }

  /// Reserves memory for a number of coefficients.
  mutating func reserveEntries(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// Adds a row without entries and returns its index.
  mutating func appendRow(basic variable: Int32, constant: Double) -> Int {
    rows.append(List())
    constants.append(constant)
    basic.append(variable)
    return rows.count - 1
  }
}

extension Tableau {
  /// Adds a coefficient that is not in the tableau yet.
  mutating func insert(row: Int, column: Int, _ coefficient: Double) {
    let nextInRow = rows[row].first
    let nextInColumn = columns[column].first
    let entry = Entry(
      row: Int32(row),
      column: Int32(column),
      coefficient: coefficient,
      nextInRow: nextInRow,
      nextInColumn: nextInColumn
    )
    let index = store(entry)
    if nextInRow != Self.none { entries[Int(nextInRow)].previousInRow = index }
    if nextInColumn != Self.none { entries[Int(nextInColumn)].previousInColumn = index }
    rows[row].first = index
    rows[row].count += 1
    columns[column].first = index
    columns[column].count += 1
  }

  private mutating func store(_ entry: Entry) -> Int32 {
    guard firstFree != Self.none else {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    let index = firstFree
    firstFree = entries[Int(index)].nextInRow
    entries[Int(index)] = entry
    return index
  }

  /// Removes an entry.
  mutating func remove(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInRow == Self.none {
      rows[Int(entry.row)].first = entry.nextInRow
    } else {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    }
    if entry.nextInRow != Self.none {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    }
    if entry.previousInColumn == Self.none {
      columns[Int(entry.column)].first = entry.nextInColumn
    } else {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    }
    if entry.nextInColumn != Self.none {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    rows[Int(entry.row)].count -= 1
    columns[Int(entry.column)].count -= 1
    entries[Int(index)].nextInRow = firstFree
    firstFree = index
  }

  /// Removes all entries of a row.
  mutating func removeRow(_ row: Int) {
    while rows[row].first != Self.none { remove(rows[row].first) }
  }

  /// Removes all entries of a column.
  mutating func removeColumn(_ column: Int) {
    while columns[column].first != Self.none { remove(columns[column].first) }
  }

  /// Multiplies the coefficients of a row.
  mutating func scaleRow(_ row: Int, by factor: Double) {
    var index = rows[row].first
    while index != Self.none {
      entries[Int(index)].coefficient *= factor
      index = entries[Int(index)].nextInRow
    }
  }

  /// Sets the coefficient of an entry.
  mutating func setCoefficient(_ index: Int32, _ coefficient: Double) {
    entries[Int(index)].coefficient = coefficient
  }

  /// Returns the entry of a row and a column, if there is one.
  ///
  /// - Complexity: O(*n*) in the shorter one of the two lists.
  func find(row: Int, column: Int) -> Int32 {
    if rows[row].count <= columns[column].count {
      var index = rows[row].first
      while index != Self.none, entries[Int(index)].column != Int32(column) {
        index = entries[Int(index)].nextInRow
      }
      return index
    }
    var index = columns[column].first
    while index != Self.none, entries[Int(index)].row != Int32(row) {
      index = entries[Int(index)].nextInColumn
    }
    return index
  }
}

extension Tableau {
  /// Adds a multiple of a row to another one, without the source's coefficient of one column.
  ///
  /// - Complexity: O(*n*) in the entries of both rows, less if the source has few entries.
  mutating func addRow(_ source: Int, times factor: Double, to target: Int, without column: Int) {
    if rows[source].count <= 4 {
      addShortRow(source, times: factor, to: target, without: column)
    } else {
      addLongRow(source, times: factor, to: target, without: column)
    }
  }

  private mutating func addShortRow(
    _ source: Int,
    times factor: Double,
    to target: Int,
    without column: Int
  ) {
    var index = rows[source].first
    while index != Self.none {
      let entry = entries[Int(index)]
      index = entry.nextInRow
      guard entry.column != Int32(column) else { continue }
      add(factor * entry.coefficient, row: target, column: Int(entry.column))
    }
  }

  private mutating func addLongRow(
    _ source: Int,
    times factor: Double,
    to target: Int,
    without column: Int
  ) {
    var index = rows[target].first
    while index != Self.none {
      entryOfColumn[Int(entries[Int(index)].column)] = index
      index = entries[Int(index)].nextInRow
    }
    let firstOfTarget = rows[target].first
    index = rows[source].first
    while index != Self.none {
      let entry = entries[Int(index)]
      index = entry.nextInRow
      guard entry.column != Int32(column) else { continue }
      let found = entryOfColumn[Int(entry.column)]
      // The marks are needed until the end: an entry that cancels out is removed afterward.
      if found == Self.none {
        insert(row: target, column: Int(entry.column), factor * entry.coefficient)
      } else {
        let sum = Tolerance.sum(entries[Int(found)].coefficient, factor * entry.coefficient)
        entries[Int(found)].coefficient = sum
      }
    }
    index = firstOfTarget
    while index != Self.none {
      let entry = entries[Int(index)]
      entryOfColumn[Int(entry.column)] = Self.none
      if entry.coefficient == 0 { remove(index) }
      index = entry.nextInRow
    }
  }

  /// Adds an amount to a coefficient.
  mutating func add(_ amount: Double, row: Int, column: Int) {
    let found = find(row: row, column: column)
    guard found != Self.none else {
      insert(row: row, column: column, amount)
      return
    }
    let sum = Tolerance.sum(entries[Int(found)].coefficient, amount)
    if sum == 0 { remove(found) } else { entries[Int(found)].coefficient = sum }
  }

  /// Exchanges the basic variable of a row and the nonbasic one of a column.
  ///
  /// The constants are not changed; the caller sets them to the values after the step.
  mutating func exchange(row: Int, column: Int) {
    let pivot = find(row: row, column: column)
    let factor = 1 / entries[Int(pivot)].coefficient
    scaleRow(row, by: -factor)
    entries[Int(pivot)].coefficient = factor
    var index = columns[column].first
    while index != Self.none {
      let entry = entries[Int(index)]
      if entry.row != Int32(row) {
        entries[Int(index)].coefficient = entry.coefficient * factor
        addRow(row, times: entry.coefficient, to: Int(entry.row), without: column)
      }
      index = entry.nextInColumn
    }
    swap(&basic[row], &nonbasic[column])
  }
}
