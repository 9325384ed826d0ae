import TatamiBracket
import TatamiGeometry
import Testing

@Suite struct BinaryBracketTests {
  @Test func `a match exists if both its halves contain an entry`() throws {
    let bracket = try BinaryBracket(numberOfRounds: 3, missing: [2, 3, 6])
    let frames = BracketLayout().frames(of: bracket, in: Size(width: 500, height: 500))
    #expect(bracket.numberOfSlots == 8)
    #expect(bracket.numberOfEntries == 5)
    #expect(frames.entries.map(\.index) == [0, 1, 4, 5, 7])
    #expect(frames.matches.map(\.index) == [0, 2, 5, 6])
    #expect(frames.matches.allSatisfy { bracket.hasMatch(at: $0.path) })
    #expect(!bracket.hasMatch(at: MatchPath(round: 2, item: 0)))
  }

  @Test func `two full rounds have four entries and three matches`() throws {
    let bracket = try BinaryBracket(numberOfRounds: 2)
    let frames = BracketLayout().frames(of: bracket, in: Size(width: 500, height: 500))
    #expect(frames.entries.count == 4)
    #expect(frames.matches.count == 3)
  }

  @Test func `missing slots and preferences outside the bracket are ignored`() throws {
    let odd = try BinaryBracket(
      numberOfRounds: 2,
      missing: [1, -1, 4, Int.min, Int.max, 1],
      winningSides: [
        MatchPath(round: 0, item: 0): .home, MatchPath(round: 1, item: 2): .away,
        MatchPath(round: 1, item: -1): .home, MatchPath(round: Int.max, item: Int.min): .home,
        MatchPath(round: 1, item: 0): .home,
      ]
    )
    let plain = try BinaryBracket(numberOfRounds: 2, missing: [1])
    let size = Size(width: 300, height: 200)
    #expect(
      BracketLayout().frames(of: odd, in: size) == BracketLayout().frames(of: plain, in: size)
    )
    #expect(!odd.isPresent(slot: -1))
    #expect(!odd.isPresent(slot: 4))
    #expect(odd.isPresent(slot: 0))
    #expect(odd.winningSide(at: MatchPath(round: 1, item: 0)) == nil)
    #expect(odd.winningSide(at: MatchPath(round: Int.max, item: 0)) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 25, Int.max])
  func `an impossible number of rounds is refused`(numberOfRounds: Int) {
    #expect(throws: BracketError.numberOfRounds(numberOfRounds, allowed: 1...24)) {
      try BinaryBracket(numberOfRounds: numberOfRounds)
    }
  }

  @Test(arguments: BracketStyleTests.all)
  func `a bracket without entries has empty frames`(style: BracketStyle) throws {
    let bracket = try BinaryBracket(numberOfRounds: 3, missing: 0..<8)
    let frames = BracketLayout(style: style).frames(of: bracket, in: Size(width: 300, height: 300))
    #expect(frames.entries.isEmpty)
    #expect(frames.matches.isEmpty)
    #expect(frames.lines.isEmpty)
    #expect(frames.winnerLines.isEmpty)
    #expect(throws: BracketError.noChildren(bracket: 0)) { try Bracket(bracket) }
  }

  @Test func `the single entry of a two-sided round is joined from its own side`() throws {
    let bracket = try BinaryBracket(numberOfRounds: 1, missing: [0])
    let frames = BracketLayout(style: .leftRight(direction: .top))
      .frames(of: bracket, in: Size(width: 300, height: 100))
    #expect(frames.entries.map(\.frame) == [Rect(x: 220, y: 35, width: 80, height: 30)])
    #expect(
      frames.lines.map(\.ends) == [
        [Point(x: 215, y: 50), Point(x: 150, y: 50)],
        [Point(x: 150, y: 50), Point(x: 150, y: 30)],
      ]
    )
  }
}
