import TatamiTournament
import TestSupport
import Testing

@Suite struct KnockoutShuffleTests {
  /// The pairings without orientation, which do not depend on the order of rows.
  private func meetings(_ cup: Knockout) -> Set<[String]> {
    Set(
      (cup.matches + [cup.thirdPlaceMatch].compactMap(\.self)).map { match in
        [match.home, match.away].map { "\($0.label) \($0.score ?? -1) \($0.penalties ?? -1)" }
          .sorted()
          + ["\(match.layer)", match.round]
      }
    )
  }

  @Test(arguments: 0..<Thoroughness.cases(150, thorough: 300))
  func `shuffled rows give the same tree`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = RandomCup.rows(using: &random)
    let cup = try MatchListFixture.tournament(RandomCup.text(rows))
    let shuffled = try MatchListFixture.tournament(RandomCup.text(rows.shuffled(using: &random)))
    #expect(KnockoutInvariants.violation(in: cup) == nil)
    #expect(meetings(cup) == meetings(shuffled), "\(rows)")
    #expect(cup.champion == shuffled.champion)
    #expect(cup.layers == shuffled.layers)
    #expect(cup.entries.map(\.label) == shuffled.entries.map(\.label))
  }

  @Test(arguments: 0..<100)
  func `the derived tree has the matches that were played`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = RandomCup.rows(using: &random)
    let cup = try MatchListFixture.tournament(RandomCup.text(rows))
    #expect(cup.matches.count == rows.count - (cup.thirdPlaceMatch == nil ? 0 : 1))
    for match in cup.matches {
      let row = try #require(
        rows.first { $0.home == match.home.team && $0.away == match.away.team }
      )
      #expect(row.round == match.round)
    }
  }
}
