import Tatami
import Testing

// The samples in the documentation of types of TatamiBracket.

@Suite struct BracketTypeSamples {
  @Test func `the sample of BinaryBracket gives the stated values`() throws {
    let decider = MatchPath(round: 3, item: 0)
    let cup = try BinaryBracket(numberOfRounds: 3, missing: [1], winningSides: [decider: .home])
    let winner = cup.winningSide(at: decider)
    #expect(cup.numberOfEntries == 7)
    #expect(winner == .home)
  }

  @Test func `the sample of Bracket gives the stated values`() throws {
    let semifinals = try Bracket(winnerIndexes: [0]) {
      $0.addBracket { $0.addEntries(2) }
      $0.addBracket { $0.addEntries(2) }
    }
    let sixteen = try Bracket.symmetric(numberOfRounds: 4)
    #expect(semifinals.numberOfEntries == 4)
    #expect(sixteen.numberOfEntries == 16)
  }

  @Test func `the sample of BracketLayout gives the stated values`() throws {
    let cup = try Bracket.symmetric(numberOfRounds: 3)
    let layout = BracketLayout(style: .leftRight(direction: .top))
    let frames = layout.frames(of: cup, in: Size(width: 600, height: 400))
    #expect(frames.entries.count == 8)
  }

  @Test func `the sample of MatchPath gives the stated values`() {
    let firstMatch = MatchPath(round: 1, item: 0)
    let number = firstMatch.serialIndex(numberOfRounds: 3)
    #expect(MatchPath(serialIndex: number ?? -1, numberOfRounds: 3) == firstMatch)
  }

  @Test func `the sample of PoolLayout gives the stated values`() {
    var style = PoolLayoutStyle()
    style.matchGap = 8
    let layout = PoolLayout(
      matchCounts: [2, 2, 2],
      tableSize: Size(width: 300, height: 200),
      style: style
    )
    let firstRound = layout.rounds[0].matches
    #expect(firstRound.count == 2)
  }

  @Test func `the sample of PoolLayoutStyle gives the stated values`() {
    var style = PoolLayoutStyle()
    style.matchSize = Size(width: 180, height: 44)
    style.titleHeight = 32
    #expect(style.matchSize.width == 180)
  }

  @Test func `the sample of StageLayoutStyle gives the stated values`() {
    var style = StageLayoutStyle()
    style.style = .right
    style.columnGap = 24
    style.hidesByes = false
    #expect(style.style == .right)
  }

  @Test func `the sample of BracketBuilder gives the stated values`() throws {
    var builder = BracketBuilder(winnerIndexes: [0])
    builder.beginBracket(winnerIndexes: [1])
    builder.addEntries(2)
    builder.endBracket()
    builder.addEntries()
    let cup = try builder.build()
    #expect(cup.numberOfEntries == 3)
  }
}
