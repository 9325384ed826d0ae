import Foundation

/// Compares the library's table with a straightforward one and prints ratios and growth.
@main
struct RoundedTableBenchmarks {
  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  static func main() throws {
    var comparisons: [Comparison] = []
    var memory = ["| rows | bytes per row, built | after the edits |", "| --: | --: | --: |"]
    for rows in sizes {
      var library = Trial<LibraryTable>("library", rows: rows, steps: rows / 20, runs: 7)
      let built = library.table.geometry.byteCount
      let plainSteps = max(3, min(rows / 20, 2_000_000 / rows))
      var plain = Trial<PrefixTable>("plain", rows: rows, steps: plainSteps, runs: 3)
      comparisons += Comparison.all(library.run(), plain.run(), rows: rows)
      let table = library.table
      precondition(
        table.rejectedEdits == 0 && table.geometry.rowCount == rows,
        "an edit was rejected"
      )
      let bytes = [built, table.geometry.byteCount].map { text(Double($0) / Double(rows)) }
      memory.append("| \(rows) | \(bytes.joined(separator: " | ")) |")
    }
    print(table(comparisons), memory.joined(separator: "\n"), separator: "\n\n")
    if let file = plotFile() {
      try Data(Plot().svg(lines(comparisons)).utf8).write(to: file)
    }
  }

  private static func table(_ comparisons: [Comparison]) -> String {
    var lines = [
      "| operation | rows | library, ns | plain, ns | plain / library | growth of library |",
      "| --- | --: | --: | --: | --: | --: |",
    ]
    for operation in Trial<LibraryTable>.operations {
      let rows = comparisons.filter { $0.operation == operation }
      for row in rows {
        let numbers = [
          row.library, row.plain, row.plain / row.library, row.library / rows[0].library,
        ]
        lines.append(
          "| \(operation) | \(row.rows) | \(numbers.map(text).joined(separator: " | ")) |"
        )
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ comparisons: [Comparison]) -> [Plot.Line] {
    let operations = Trial<LibraryTable>.operations.dropFirst()
    let kinds: [(name: String, isDashed: Bool, value: (Comparison) -> Double)] = [
      ("library", false, { $0.library }), ("plain", true, { $0.plain }),
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
