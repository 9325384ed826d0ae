import TatamiBracket
import TatamiGeometry
import Testing

@Suite struct BracketBuilderTests {
  @Test func `calls can be chained or nested`() throws {
    let nested = try Bracket(numberOfWinners: 2, winnerIndexes: [0]) {
      $0.addBracket(numberOfWinners: 3, winnerIndexes: [1, 2]) { $0.addEntries(4) }
      $0.addEntries()
    }
    let chained = try BracketBuilder(numberOfWinners: 2, winnerIndexes: [0])
      .bracket(numberOfWinners: 3, winnerIndexes: [1, 2]) { $0.addEntries(4) }
      .entries()
      .build()
    #expect(nested == chained)
    #expect(nested.numberOfEntries == 5)
    #expect(nested.numberOfBrackets == 2)
    #expect(nested.numberOfRounds == 2)
  }

  @Test func `rounds are counted down from the root`() throws {
    let bracket = try Bracket {
      $0.addBracket { $0.addEntries(2) }
      $0.addBracket {
        $0.addEntries()
        $0.addBracket { $0.addEntries(2) }
        $0.addBracket { $0.addEntries(2) }
      }
      $0.addBracket { $0.addEntries(2) }
    }
    let frames = BracketLayout().frames(of: bracket, in: Size(width: 500, height: 500))
    let paths = frames.matches.map { "\($0.path.round)-\($0.path.item)" }
    #expect(paths == ["3-0", "2-0", "2-1", "1-0", "1-1", "2-2"])
    #expect(frames.matches.map(\.index) == Array(0..<6))
    #expect(frames.entries.map(\.index) == Array(0..<9))
  }

  @Test func `building throws the first mistake`() {
    #expect(throws: BracketError.noChildren(bracket: 0)) { try BracketBuilder().build() }
    #expect(throws: BracketError.noChildren(bracket: 1)) {
      try Bracket {
        $0.addEntries()
        $0.addBracket { $0.addEntries(0) }
      }
    }
    #expect(throws: BracketError.numberOfWinners(0, bracket: 0)) {
      try Bracket(numberOfWinners: 0) { $0.addEntries() }
    }
    #expect(throws: BracketError.numberOfWinners(-3, bracket: 1)) {
      try Bracket {
        $0.addEntries(2)
        $0.addBracket(numberOfWinners: -3) { $0.addEntries() }
      }
    }
    #expect(throws: BracketError.numberOfEntries(-1, bracket: 0)) {
      try Bracket { $0.addEntries(-1) }
    }
    #expect(throws: BracketError.tooLarge) { try Bracket { $0.addEntries(.max) } }
    #expect(throws: BracketError.tooLarge) {
      try Bracket(numberOfWinners: .max) { $0.addEntries() }
    }
  }

  @Test func `brackets that are begun must be ended`() {
    #expect(throws: BracketError.endWithoutBegin) {
      try Bracket {
        $0.addEntries()
        $0.endBracket()
      }
    }
    #expect(throws: BracketError.missingEnd(count: 2)) {
      try Bracket {
        $0.beginBracket()
        $0.beginBracket()
        $0.addEntries()
      }
    }
  }

  @Test func `descriptions of errors say what is allowed`() {
    let texts: [(BracketError, String)] = [
      (
        .noChildren(bracket: 2), "bracket 2 has no children; it needs at least one entry or bracket"
      ),
      (.numberOfWinners(0, bracket: 1), "bracket 1 has 0 winners; it needs at least 1"),
      (
        .numberOfEntries(-1, bracket: 0),
        "bracket 0 was given -1 entries; the number must be 0 or more"
      ),
      (.tooLarge, "too many entries and winners; at most 16777216 together are allowed"),
      (.endWithoutBegin, "a bracket was ended that never began"),
      (.missingEnd(count: 2), "2 brackets were begun and never ended"),
      (.numberOfRounds(25, allowed: 1...24), "found 25 rounds; 1 to 24 are allowed"),
      (
        .winnersDoNotDivide(entries: 6, winners: 4, allowed: [1, 2, 3]),
        "4 winners do not divide 6 entries among equal brackets; allowed are 1, 2, 3"
      ),
    ]
    for (error, text) in texts {
      #expect(error.description == text)
    }
  }
}

@Suite struct SymmetricBracketTests {
  @Test(arguments: [(2, 2, 1, 4), (3, 2, 1, 8), (2, 6, 3, 12), (1, 5, 5, 5), (3, 1, 1, 1)])
  func `a symmetric tree has the expected numbers of entries and rounds`(
    rounds: Int,
    entries: Int,
    winners: Int,
    total: Int
  ) throws {
    let bracket = try Bracket.symmetric(
      numberOfRounds: rounds,
      entriesPerBracket: entries,
      numberOfWinners: winners
    )
    #expect(bracket.numberOfEntries == total)
    #expect(bracket.numberOfRounds == rounds)
  }

  @Test func `winner indexes are requested by round and item`() throws {
    var requested: [MatchPath] = []
    _ = try Bracket.symmetric(numberOfRounds: 2, entriesPerBracket: 3) {
      requested.append($0)
      return []
    }
    let firstRound = (0..<3).map { MatchPath(round: 1, item: $0) }
    #expect(requested == [MatchPath(round: 2, item: 0)] + firstRound)
  }

  @Test(arguments: [
    (2, 2, 2, [1]), (2, 6, 4, [1, 2, 3]), (3, 1, 2, [1]), (2, 12, 12, [1, 2, 3, 4, 6]),
  ])
  func `winners must divide the entries`(rounds: Int, entries: Int, winners: Int, allowed: [Int]) {
    let expected = BracketError.winnersDoNotDivide(
      entries: entries,
      winners: winners,
      allowed: allowed
    )
    #expect(throws: expected) {
      try Bracket.symmetric(
        numberOfRounds: rounds,
        entriesPerBracket: entries,
        numberOfWinners: winners
      )
    }
  }

  @Test func `impossible numbers are refused before anything is stored`() {
    #expect(throws: BracketError.numberOfRounds(0, allowed: 1...24)) {
      try Bracket.symmetric(numberOfRounds: 0)
    }
    #expect(throws: BracketError.tooLarge) {
      try Bracket.symmetric(numberOfRounds: 24, entriesPerBracket: .max)
    }
    #expect(throws: BracketError.tooLarge) {
      try Bracket.symmetric(numberOfRounds: 2, entriesPerBracket: .max, numberOfWinners: 2)
    }
    #expect(throws: BracketError.numberOfWinners(.min, bracket: 0)) {
      try Bracket.symmetric(numberOfRounds: 2, numberOfWinners: .min)
    }
    #expect(throws: BracketError.numberOfEntries(0, bracket: 0)) {
      try Bracket.symmetric(numberOfRounds: 2, entriesPerBracket: 0)
    }
  }
}
