import Testing

@testable import TatamiMatchLists

/// The work of recognizing columns, counted in what is compared.
@Suite struct ColumnWorkTests {
  /// A league of four teams with other columns of names and of numbers.
  private func sample(rows: Int, columns: Int) throws -> ColumnSample {
    let names = (0..<columns).flatMap { ["name \($0)", "number \($0)"] }
    var lines = [(["round", "lag 1", "lag 2"] + names).joined(separator: ",")]
    for row in 0..<rows {
      let extra = (0..<columns).flatMap { ["N\((row + $0) % 7)x", "\((row * $0) % 9)"] }
      let sides = ["\(row / 2)", "Team \(row % 4)", "Team \((row + 1) % 4)"]
      lines.append((sides + extra).joined(separator: ","))
    }
    let text = Array(lines.joined(separator: "\n").utf8)
    return try #require(ColumnSample(text, file: "league.csv"))
  }

  @Test func `a long file is recognized by its first and last rows`() throws {
    let sample = try sample(rows: 10_000, columns: 0)
    #expect(sample.rowCount == 2 * ColumnSample.rowsAtEnd)
    #expect(!sample.isComplete)
  }

  @Test func `a wide file has a limited number of candidates`() throws {
    let sample = try sample(rows: 8, columns: 20)
    #expect(sample.sideCandidates([:]).count <= ColumnSample.mostColumns)
    let sides = try #require(sample.sidePairs([:]).first)
    let candidates = sample.scoreCandidates(sides)
    #expect(Set(candidates.flatMap(\.fields)).count <= 2 * ColumnSample.mostColumns)
    #expect(sample.readings([:], options: MatchListOptions()).count <= 16)
  }
}
