import Foundation
import Harness

/// The times of the library and of a plain implementation, printed as a table with ratios.
struct Comparison {
  /// One line of the table; times in nanoseconds per operation.
  struct Row {
    let name: String
    let count: Int
    let ours: Double
    let plain: Double?
  }

  private(set) var rows: [Row] = []

  /// Measures both; the plain implementation only up to a number of items.
  mutating func add<Ours, Plain>(
    _ name: String,
    count: Int,
    operations: Int = 1,
    runs: Int = 7,
    plainLimit: Int = .max,
    ours: () -> Ours,
    plain: () -> Plain
  ) {
    let name = "\(name)/\(count)"
    let own = Harness.Measurement(name, count: operations, runs: runs, ours)
    var other: Harness.Measurement?
    if count <= plainLimit {
      other = Harness.Measurement(name + "/plain", count: operations, runs: min(3, runs), plain)
    }
    rows.append(Row(name: name, count: count, ours: own.perItem, plain: other?.perItem))
  }

  /// Returns the rows as a Markdown table.
  func table() -> String {
    var lines = ["| name | ours | plain | plain / ours |", "| --- | --: | --: | --: |"]
    for row in rows {
      let plain = row.plain.map(Self.text) ?? "not run"
      let ratio = row.plain.map { String(format: "%.1f", $0 / row.ours) } ?? "–"
      lines.append("| \(row.name) | \(Self.text(row.ours)) | \(plain) | \(ratio) |")
    }
    return lines.joined(separator: "\n")
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
