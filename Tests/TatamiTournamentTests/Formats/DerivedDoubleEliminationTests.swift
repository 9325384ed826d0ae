import TatamiTournament
import Testing

/// Grand finals and byes of double eliminations that are derived from match lists.
@Suite struct DerivedDoubleEliminationTests {
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

  @Test func `byes in the losers' bracket are no matches`() throws {
    let upper = [
      "WB Round 1,Ann,bye,,", "WB Round 1,Bob,Cid,2,0", "WB Final,Ann,Bob,2,1",
    ]
    let cup = try tournament(upper + ["LB Round 1,Cid,bye,,", "LB Final,Bob,Cid,1,2"])
    #expect(sides(cup, group: 1) == [[["Cid", "bye"]], [["Bob", "Cid"]]])
    let open = try tournament(upper + ["LB Round 1,bye,Cid,,"])
    #expect(sides(open, group: 1) == [[["Cid", "bye"]], [["?", "Cid"]]])
  }
}
