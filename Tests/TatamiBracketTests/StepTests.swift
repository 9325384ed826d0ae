import TatamiBracket
import Testing

/// Walks through brackets.
@Suite struct StepTests {
  @Test func `steps are those of the builder`() throws {
    let cup = try Bracket(winnerIndexes: [1]) {
      $0.addEntries()
      $0.addBracket(numberOfWinners: 2, winnerIndexes: [0, 2]) { $0.addEntries(3) }
      $0.addEntries()
    }
    #expect(
      cup.steps() == [
        .begin(numberOfWinners: 1, winnerIndexes: [1]), .entry,
        .begin(numberOfWinners: 2, winnerIndexes: [0, 2]), .entry, .entry, .entry, .end,
        .entry, .end,
      ]
    )
  }

  @Test func `the steps of a deep bracket build it again`() throws {
    var builder = BracketBuilder()
    for _ in 1..<5_000 {
      builder.addEntries()
      builder.beginBracket(winnerIndexes: [1])
    }
    builder.addEntries(2)
    for _ in 1..<5_000 { builder.endBracket() }
    let chain = try builder.build()
    var copy = BracketBuilder()
    for step in chain.steps().dropFirst().dropLast() {
      switch step {
      case .entry: copy.addEntries()
      case .begin(let count, let indexes):
        copy.beginBracket(numberOfWinners: count, winnerIndexes: indexes)
      case .end: copy.endBracket()
      }
    }
    #expect(try copy.build() == chain)
  }
}
