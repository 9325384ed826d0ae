import TatamiTournament
import Testing

/// Names of teams in files that mix the normalization forms of Unicode.
@Suite struct TeamNameTests {
  private static let composed = "Atl\u{e9}tico"
  private static let decomposed = "Atle\u{301}tico"

  @Test(arguments: [[composed, decomposed], [decomposed, composed], [decomposed, decomposed]])
  func `F108: canonically equivalent names are one team`(names: [String]) throws {
    let rows = { (names: [String]) in
      "round,home,away,score\nSF,\(names[0]),B,1-0\nSF,C,D,0-1\nF,\(names[1]),D,2-1"
    }
    let list = try MatchListFixture.list(rows(names))
    #expect(list.notices.isEmpty)
    let cup = try Tournament.derive(from: list, name: "Cup")
    #expect(cup.participants.count == 4)
    let plain = try MatchListFixture.tournament(rows([Self.composed, Self.composed]))
    #expect(SingleElimination(cup).outline == SingleElimination(plain).outline)
    let shown = try #require(cup.participants.first { $0.name == Self.composed }).name
    #expect(names.contains { $0.unicodeScalars.elementsEqual(shown.unicodeScalars) })
  }

  @Test func `F108: canonically equivalent names are one player of a Swiss tournament`() throws {
    let swiss = try SwissTournament.derive(
      from: MatchListFixture.list(
        """
        round,player,opponent,result
        1,\(Self.composed),B,1-0
        1,C,D,0-1
        2,\(Self.decomposed),D,1-0
        2,B,C,1-0
        """
      )
    )
    #expect(swiss.players.count == 4)
    let winner = try #require(swiss.table().first).player
    #expect(swiss.name(ofPlayer: winner) == Self.composed)
  }
}
