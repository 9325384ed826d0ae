import Harness

/// The measurements of one implementation with a number of rows.
struct Trial<Table: Subject> {
  /// The operations in the order in which they are measured.
  static var operations: [String] {
    ["build", "row at offset", "offset of row", "change height", "insert", "delete"]
  }

  private let name: String
  private let rows: Int
  private let runs: Int
  private var workload: Workload
  private(set) var table: Table

  /// Creates a table.
  init(_ name: String, rows: Int, runs: Int) {
    (self.name, self.rows, self.runs) = (name, rows, runs)
    workload = Workload(count: rows)
    table = Table(heights: workload.heights)
  }

  /// Measures all operations.
  mutating func run() -> [Measurement] {
    let heights = workload.heights
    let rowHeight = heights.reduce(0, +) / Double(rows)
    let build = Measurement("\(name)/build/\(rows)", count: rows, runs: 3) {
      Table(heights: heights)
    }
    let search = time("row at offset") { table, workload, rows in
      Double(table.row(at: Double(workload.row(below: rows)) * rowHeight))
    }
    let place = time("offset of row") { table, workload, rows in
      table.offset(ofRow: workload.row(below: rows))
    }
    let change = time("change height") { table, workload, rows in
      table.setHeight(workload.height(), ofRow: workload.row(below: rows))
      return 0
    }
    let insert = time("insert") { table, workload, rows in
      table.insert(workload.height(), at: workload.row(below: rows))
      return 0
    }
    let delete = time("delete") { table, workload, rows in
      table.remove(at: workload.row(below: rows))
      return 0
    }
    return [build, search, place, change, insert, delete]
  }

  private mutating func time(
    _ operation: String,
    _ step: (inout Table, inout Workload, Int) -> Double
  ) -> Measurement {
    let isLinear = Table.linearOperations.contains(operation)
    let steps = isLinear ? max(3, min(rows / 20, 2_000_000 / rows)) : rows / 20
    return Measurement("\(name)/\(operation)/\(rows)", count: steps, runs: runs) {
      (0..<steps).reduce(0) { sum, _ in sum + step(&table, &workload, rows) }
    }
  }
}
