import Testing

@testable import TatamiMatchLists

/// The work of recognition, counted instead of timed.
@Suite struct ColumnSampleTests {
  /// A league of as many rows under headers that are in no vocabulary.
  private static func league(rows: Int) -> [UInt8] {
    var text = "Omgång,Lag ett,Lag två,Ställning\n"
    for row in 0..<rows {
      text += "Dag \(row / 50),Klubb \(row),Förening \(row),\(row % 7)-\(row % 5)\n"
    }
    return Array(text.utf8)
  }

  @Test func `the cells that are classified do not grow with the file`() throws {
    let counts = try [5_000, 20_000, 80_000].map { rows in
      try #require(ColumnSample(Self.league(rows: rows), file: "league.csv")).texts.count
    }
    #expect(counts.max() ?? 0 <= 2 * ColumnSample.rowsAtEnd * 4 + 1)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 100)
  }

  @Test func `each different cell is classified once`() throws {
    let bytes = Self.league(rows: 1_000)
    let sample = try #require(ColumnSample(bytes, file: "league.csv"))
    let cells = Set(String(decoding: bytes, as: UTF8.self).split { ",\n".contains($0) })
    #expect(sample.texts.count == cells.count - sample.names.count + 1)
    #expect(sample.kinds.count == sample.texts.count)
  }

  @Test(arguments: [4_096, 4_097]) func `a sample has all rows up to a limit`(_ rows: Int) throws {
    let sample = try #require(ColumnSample(Self.league(rows: rows), file: "league.csv"))
    #expect(sample.isComplete == (rows <= ColumnSample.mostRows))
    #expect(sample.rowCount == min(rows, rows > 4_096 ? 2 * ColumnSample.rowsAtEnd : rows))
  }

  @Test(arguments: [
    ("Win Dragons", CellKind.text), ("Dragons 12", .text), ("W", .mark), ("w/o", .mark),
    ("Inf", .text), ("3 května 2024", .date), ("2024-06-12", .date), ("12 June 2024", .date),
    ("18:30", .time), ("1½", .number), ("1.85", .otherNumber), ("45%", .otherNumber),
    ("6-4 3-6 7-6(5)", .pair), ("Aufgabe", .mark), ("Örebro 1", .text), ("www.a.org", .link),
  ]) func `names, marks, dates and numbers are told apart`(_ text: String, _ kind: CellKind) {
    #expect(CellKind(text) == kind)
  }
}
