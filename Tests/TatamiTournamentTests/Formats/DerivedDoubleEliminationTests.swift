import TatamiTournament
import Testing

/// Grand finals and byes of double eliminations that are derived from match lists.
@Suite struct DerivedDoubleEliminationTests {
  private static let brackets = [
    "WB Round 1,Ann,Bob,2,0", "WB Round 1,Cid,Dee,2,1", "WB Final,Ann,Cid,2,1",
    "LB Round 1,Bob,Dee,0,2", "LB Final,Dee,Cid,1,2",
  ]

  private func tournament(_ rows: [String]) throws -> Tournament {
    let text = (["round,home,away,home_score,away_score"] + rows).joined(separator: "\n")
    return try Tournament.derive(from: MatchListFixture.list(text), name: "Cup")
  }

  /// The sides of a group's matches, round by round.
  private func sides(_ cup: Tournament, group: Int) -> [[[String]]] {
    cup.groups[group].rounds.map { round in
      cup.rounds[round].matches.map { match in
        Tournament.Side.allCases.map { side in
          guard let opponent = cup.matches[match].results[side] else { return "bye" }
          return opponent.participant.map { cup.participants[$0].name } ?? "?"
        }
      }
    }
  }

  @Test func `a grand final without a row is a fixture of both winners`() throws {
    let cup = try tournament(Self.brackets)
    #expect(cup.stages[0].settings.grandFinal == .simple)
    #expect(sides(cup, group: 2) == [[["Ann", "Cid"]]])
    #expect(cup.matches.last?.results.status == .ready)
  }

  @Test func `a needless second grand final is rejected with its reason`() throws {
    let rows = Self.brackets + ["Grand final,Ann,Cid,2,0", "Grand final reset,Ann,Cid,2,1"]
    let error = #expect(throws: MatchListError.self) { try tournament(rows) }
    #expect(
      error?.description
        == "cup.csv:8: a second grand final, but 'Ann' of the winners' bracket has won the first;"
        + " correct the score of the first match, or remove the second"
    )
  }

  @Test func `byes in the losers' bracket are no matches`() throws {
    let upper = [
      "WB Round 1,Ann,bye,,", "WB Round 1,Bob,Cid,2,0", "WB Final,Ann,Bob,2,1",
    ]
    let cup = try tournament(upper + ["LB Round 1,Cid,bye,,", "LB Final,Bob,Cid,1,2"])
    #expect(sides(cup, group: 1) == [[["Cid", "bye"]], [["Bob", "Cid"]]])
    let open = try tournament(upper + ["LB Round 1,bye,Cid,,"])
    #expect(sides(open, group: 1) == [[["Cid", "bye"]], [["?", "Cid"]]])
  }

  @Test func `a team with two opponents in a round of the losers' bracket is rejected`() throws {
    let upper = [
      "WB Round 1,Ann,Bob,2,0", "WB Round 1,Cid,Dee,2,1", "WB Round 1,Eva,Fay,0,1",
      "WB Round 1,Gus,Hal,3,1", "WB Semi-final,Ann,Cid,2,1", "WB Semi-final,Fay,Gus,0,4",
      "WB Final,Ann,Gus,1,0",
    ]
    let lower = [
      "LB Round 1,Bob,Dee,1,2", "LB Round 1,Bob,Hal,0,2", "LB Round 2,Fay,Dee,2,1",
      "LB Round 2,Cid,Hal,1,3", "LB Semi-final,Fay,Hal,2,0", "LB Final,Gus,Fay,4,1",
    ]
    let error = #expect(throws: MatchListError.self) { try tournament(upper + lower) }
    #expect(
      error?.description
        == "cup.csv:10: 'Bob' plays a second opponent in round 'LB Round 1', after line 9; correct"
        + " the name or the round"
    )
  }
}
