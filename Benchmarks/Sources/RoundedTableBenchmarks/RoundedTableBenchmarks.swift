import Foundation
import Harness

/// Compares the library's table with prefix sums and a Fenwick tree; prints ratios and growth.
@main
struct RoundedTableBenchmarks {
  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  static func main() throws {
    var comparisons: [Comparison] = []
    var memory = ["| rows | bytes per row, built | after the edits |", "| --: | --: | --: |"]
    for rows in sizes {
      let built = LibraryTable(heights: Workload(count: rows).heights).geometry.byteCount
      let (measured, table) = Comparison.all(rows: rows)
      comparisons += measured
      precondition(
        table.rejectedEdits == 0 && table.geometry.rowCount == rows,
        "an edit was rejected"
      )
      let bytes = [built, table.geometry.byteCount].map { text(Double($0) / Double(rows)) }
      memory.append("| \(rows) | \(bytes.joined(separator: " | ")) |")
    }
    print(
      Machine.summary(),
      table(comparisons),
      memory.joined(separator: "\n"),
      separator: "\n\n"
    )
    if let file = plotFile() {
      try Data(Plot().svg(lines(comparisons)).utf8).write(to: file)
    }
  }

  /// Returns a table of medians and minima per operation, the ratios of the minima, and the growth
  /// exponent of the library's minimum relative to the previous size.
  private static func table(_ comparisons: [Comparison]) -> String {
    var lines = [
      "| operation | rows | library, ns | least | prefix sums, ns | least | Fenwick tree, ns | least"
        + " | library / prefix sums | library / Fenwick tree | growth |",
      "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ]
    let growth = Growth.exponents(
      comparisons.map { ($0.operation, $0.rows, $0.library.leastPerItem) }
    )
    for operation in Trial<LibraryTable>.operations {
      for (row, growth) in zip(comparisons, growth) where row.operation == operation {
        let measured = [row.library, row.prefixSums, row.fenwick]
        var numbers = measured.flatMap { [$0.perItem, $0.leastPerItem] }.map(text)
        numbers += [row.prefixSums, row.fenwick].map {
          String(format: "%.2f", row.library.leastPerItem / $0.leastPerItem)
        }
        numbers.append(growth.map { String(format: "%.2f", $0) } ?? "")
        lines.append("| \(operation) | \(row.rows) | \(numbers.joined(separator: " | ")) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ comparisons: [Comparison]) -> [Plot.Line] {
    let operations = Trial<LibraryTable>.operations.dropFirst()
    let kinds: [(name: String, isDashed: Bool, value: (Comparison) -> Double)] = [
      ("library", false, { $0.library.perItem }), ("prefix sums", true, { $0.prefixSums.perItem }),
    ]
    return kinds.flatMap { kind in
      operations.map { operation in
        Plot.Line(
          name: "\(operation), \(kind.name)",
          isDashed: kind.isDashed,
          points: comparisons.filter { $0.operation == operation }.map {
            (rows: $0.rows, nanoseconds: kind.value($0))
          }
        )
      }
    }
  }

  private static func plotFile() -> URL? {
    let arguments = CommandLine.arguments
    guard let flag = arguments.firstIndex(of: "--plot"), flag + 1 < arguments.count else {
      return nil
    }
    return URL(filePath: arguments[flag + 1])
  }

  private static func text(_ number: Double) -> String {
    String(format: number < 100 ? "%.1f" : "%.0f", number)
  }
}
