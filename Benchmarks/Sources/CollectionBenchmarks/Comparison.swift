import Foundation
import Harness

/// The times of the library and of a plain implementation, printed as a table with ratios.
struct Comparison {
  /// One line of the table.
  struct Row {
    /// The name without the number of items.
    let series: String
    let count: Int
    let measured: Harness.Measurement
    let plainMeasured: Harness.Measurement?

    /// The median time per operation, in nanoseconds.
    var ours: Double { measured.perItem }
    var plain: Double? { plainMeasured?.perItem }
    var name: String { "\(series)/\(count)" }
  }

  /// The workload that one line of the table measures.
  struct Workload {
    /// The name without the number of items.
    let series: String
    let count: Int
    var operations = 1
    var runs = 7
    /// The largest number of items for which the plain implementation is measured.
    var plainLimit = Int.max
  }

  private(set) var rows: [Row] = []

  /// The maximum time of one measurement, which keeps the whole benchmark below a minute.
  private static let limit = Duration.milliseconds(300)

  /// Measures both implementations; the plain one only up to a number of items.
  mutating func add<Ours, Plain>(
    _ workload: Workload,
    ours: () -> Ours,
    plain: () -> Plain
  ) {
    let (series, count) = (workload.series, workload.count)
    let (operations, runs) = (workload.operations, workload.runs)
    let name = "\(series)/\(count)"
    let own = Harness.Measurement(name, count: operations, runs: runs, limit: Self.limit, ours)
    var other: Harness.Measurement?
    if count <= workload.plainLimit {
      other = Harness.Measurement(
        name + "/plain",
        count: operations,
        runs: min(3, runs),
        limit: Self.limit,
        plain
      )
    }
    rows.append(Row(series: series, count: count, measured: own, plainMeasured: other))
  }

  /// Returns the rows as a Markdown table: medians and minima, the ratio of the minima, and the
  /// growth exponent of the library's minimum relative to the previous size.
  func table() -> String {
    var lines = [
      "| name | ours | least | plain | least | plain / ours | growth |",
      "| --- | --: | --: | --: | --: | --: | --: |",
    ]
    let growth = Growth.exponents(rows.map { ($0.series, $0.count, $0.measured.shortest) })
    for (row, growth) in zip(rows, growth) {
      var cells = Self.cells(row.measured)
      if let plain = row.plainMeasured {
        cells += Self.cells(plain)
        cells.append(String(format: "%.1f", plain.shortest / row.measured.shortest))
      } else {
        cells += ["not run", "", "–"]
      }
      cells.append(growth.map { String(format: "%.2f", $0) } ?? "")
      lines.append("| \(row.name) | \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }

  /// The median and the shortest time per operation.
  private static func cells(_ measurement: Harness.Measurement) -> [String] {
    [measurement.perItem, measurement.shortest / Double(measurement.count)].map(text)
  }

  private static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
    case ..<1e9: String(format: "%.2f ms", nanoseconds / 1e6)
    default: String(format: "%.2f s", nanoseconds / 1e9)
    }
  }
}
