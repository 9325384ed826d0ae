/// A plain simplex method over a dense table, with Bland's rule: the reference for the solver.
///
/// Minimizes `cost · x` subject to `rows · x = constants`, `x >= 0`.
struct DenseSimplex {
  /// Each row's coefficients, followed by its constant.
  private var table: [[Double]]
  private var basis: [Int]
  private let columnCount: Int
  private var isAllowed: [Bool]

  /// Creates a feasible table, nil if there is none.
  init?(rows: [[Double]], constants: [Double]) {
    let columnCount = rows.first?.count ?? 0
    let rowCount = rows.count
    self.columnCount = columnCount
    isAllowed = Array(repeating: true, count: columnCount + rowCount)
    basis = (0..<rowCount).map { columnCount + $0 }
    table = zip(rows, constants).enumerated().map { index, row in
      let sign = row.1 < 0 ? -1.0 : 1.0
      var line = row.0.map { sign * $0 } + Array(repeating: 0, count: rowCount)
      line[columnCount + index] = 1
      return line + [sign * row.1]
    }
    let artificial = (0..<columnCount + rowCount).map { $0 < columnCount ? 0.0 : 1 }
    guard minimize(artificial) < 1e-7 else { return nil }
    for column in columnCount..<columnCount + rowCount { isAllowed[column] = false }
    driveOutArtificials()
  }

  private mutating func driveOutArtificials() {
    for row in basis.indices where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-9 }) {
        pivot(row, column)
      }
    }
  }

  private func reducedCost(_ cost: [Double], _ column: Int) -> Double {
    basis.indices.reduce(cost[column]) { $0 - cost[basis[$1]] * table[$1][column] }
  }

  /// Minimizes a cost, keeps only its solutions for later costs, and returns the least value.
  mutating func minimize(_ cost: [Double]) -> Double {
    let cost = cost + Array(repeating: 0, count: isAllowed.count - cost.count)
    while let column = isAllowed.indices.first(where: {
      isAllowed[$0] && !basis.contains($0) && reducedCost(cost, $0) < -1e-9
    }) {
      let last = isAllowed.count
      let candidates = basis.indices.filter { table[$0][column] > 1e-9 }
      let row = candidates.min { left, right in
        let (first, second) = (
          table[left][last] / table[left][column], table[right][last] / table[right][column]
        )
        return abs(first - second) > 1e-12 ? first < second : basis[left] < basis[right]
      }
      guard let row else { break }
      pivot(row, column)
    }
    for column in isAllowed.indices where !basis.contains(column) {
      if reducedCost(cost, column) > 1e-9 { isAllowed[column] = false }
    }
    return basis.indices.reduce(0) { $0 + cost[basis[$1]] * (table[$1].last ?? 0) }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = table[row][column]
    table[row] = table[row].map { $0 / factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let multiple = table[other][column]
      for index in table[other].indices { table[other][index] -= multiple * table[row][index] }
    }
    basis[row] = column
  }
}
