import TatamiTournament
import TestSupport
import Testing

@Suite struct KnockoutShuffleTests {
  /// The pairings without orientation, which do not depend on the order of rows.
  private func meetings(_ cup: Tournament) -> Set<[String]> {
    let bracket = SingleElimination(cup)
    return Set(
      cup.matches.indices.map { index in
        Tournament.Side.allCases.map { side in
          let opponent = cup.matches[index].results[side]
          return "\(bracket.label(opponent)) \(opponent?.score ?? -1) \(opponent?.penalties ?? -1)"
        }
        .sorted() + [cup.shownRoundName(ofMatch: index)]
      }
    )
  }

  @Test(arguments: 0..<Thoroughness.cases(150, thorough: 300))
  func `shuffled rows give the same tree`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = RandomCup.rows(using: &random)
    let cup = try MatchListFixture.tournament(RandomCup.text(rows))
    let shuffled = try MatchListFixture.tournament(RandomCup.text(rows.shuffled(using: &random)))
    #expect(BracketInvariants.violation(in: cup) == nil)
    #expect(meetings(cup) == meetings(shuffled), "\(rows)")
    let (bracket, other) = (SingleElimination(cup), SingleElimination(shuffled))
    #expect(bracket.champion == other.champion)
    #expect(bracket.roundNames == other.roundNames)
    #expect(bracket.entries.map(\.label) == other.entries.map(\.label))
  }

  @Test(arguments: 0..<100)
  func `the derived tree has the matches that were played`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = RandomCup.rows(using: &random)
    let cup = try MatchListFixture.tournament(RandomCup.text(rows))
    let bracket = SingleElimination(cup)
    #expect(bracket.matches.count == rows.count - (bracket.thirdPlaceMatch == nil ? 0 : 1))
    for match in bracket.matches {
      let names = Tournament.Side.allCases.map { bracket.name(match.results[$0]) }
      let row = try #require(rows.first { [$0.home, $0.away] == names })
      #expect(try row.round == cup.shownName(ofRound: #require(match.round)))
    }
  }
}
