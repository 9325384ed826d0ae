import TatamiTournament
import Testing

/// Groups and leagues that are derived from match lists.
@Suite struct DerivedGroupTests {
  private func tournament(_ rows: String...) throws -> Tournament {
    let text = (["round,date,home,away,home_score,away_score"] + rows).joined(separator: "\n")
    return try Tournament.derive(from: MatchListFixture.list(text), name: "Cup")
  }

  /// The names of the teams of each group, sorted.
  private func teams(_ cup: Tournament) -> [[String]] {
    cup.groups.indices.map { group in
      cup.table(ofGroup: group).map { cup.participants[$0.participant].name }.sorted()
    }
  }

  /// The matches of each round of a group, such as `Ann–Bob`.
  private func rounds(_ cup: Tournament, group: Int = 0) -> [[String]] {
    cup.groups[group].rounds.map { round in
      cup.rounds[round].matches.map { match in
        let results = cup.matches[match].results
        return [results.first, results.second].map { opponent in
          opponent?.participant.map { cup.participants[$0].name } ?? "?"
        }.joined(separator: "–")
      }
    }
  }

  @Test func `a league after one matchday is one league`() throws {
    let cup = try tournament(
      "Matchday 1,,Ann,Bob,2,0",
      "Matchday 1,,Cid,Dee,1,1",
      "Matchday 1,,Eve,Fay,0,1"
    )
    #expect(teams(cup) == [["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]])
    #expect(cup.shownName(ofGroup: 0) == nil)
  }

  @Test func `a league in which two teams have met twice is one league`() throws {
    let cup = try tournament(
      "Matchday 2,,Bob,Ann,0,2",
      "Matchday 1,,Ann,Bob,2,0",
      "Matchday 1,,Cid,Dee,1,1"
    )
    #expect(teams(cup) == [["Ann", "Bob", "Cid", "Dee"]])
    #expect(rounds(cup) == [["Ann–Bob", "Cid–Dee"], ["Bob–Ann"]])
    #expect(cup.shownName(ofRound: 1) == "Matchday 2")
  }

  @Test func `teams of which each has met each other are a group`() throws {
    let cup = try tournament(
      "Matchday 1,,Ann,Bob,2,0",
      "Matchday 2,,Bob,Cid,1,1",
      "Matchday 3,,Cid,Ann,1,0",
      "Matchday 1,,Dee,Eve,2,0",
      "Matchday 2,,Eve,Fay,1,1",
      "Matchday 3,,Fay,Dee,1,0"
    )
    #expect(teams(cup) == [["Ann", "Bob", "Cid"], ["Dee", "Eve", "Fay"]])
    #expect(cup.shownName(ofGroup: 1) == "Group 2")
  }

  @Test func `groups that the rows do not tell are rejected with the reason`() throws {
    let error = #expect(throws: MatchListError.self) {
      try tournament(
        "Group stage,,Ann,Bob,2,0",
        "Group stage,,Cid,Dee,1,1",
        "Final,,Ann,Cid,,"
      )
    }
    #expect(
      error?.description
        == "cup.csv:2: 'Group stage' does not name a group, and teams have not met yet; name the"
        + " groups, such as 'Group A'"
    )
  }

  @Test func `a round robin with the word group in its name is one group`() throws {
    let cup = try tournament("Round robin,,Ann,Bob,2,0", "Round robin,,Cid,Dee,1,1")
    #expect(teams(cup).count == 1)
  }

  @Test func `a group without a name gets a number that no group has`() throws {
    let cup = try tournament(
      "Group 2,,Ann,Bob,2,0",
      "Group 1,,Cid,Dee,1,1",
      "Matchday 1,,Eve,Fay,0,1",
      "Group 3,,Gus,Hal,0,1"
    )
    let names = cup.groups.indices.map { cup.shownName(ofGroup: $0) }
    #expect(names == ["Group 1", "Group 2", "Group 3", "Group 4"])
    #expect(teams(cup)[3] == ["Eve", "Fay"])
  }

  @Test func `rows without a group belong to the group of their teams`() throws {
    let cup = try tournament("Group A,,Ann,Bob,2,0", "Matchday 2,,Bob,Cid,1,1")
    #expect(teams(cup) == [["Ann", "Bob", "Cid"]])
  }

  @Test func `a postponed match stays in its matchday`() throws {
    let cup = try tournament(
      "Matchday 1,2026-08-01,Ann,Bob,2,0",
      "Matchday 1,2026-09-20,Cid,Dee,1,1",
      "Matchday 2,2026-08-08,Ann,Cid,1,0",
      "Matchday 2,2026-08-08,Bob,Dee,0,3",
      "Matchday 3,2026-08-15,Ann,Dee,2,2",
      "Matchday 3,2026-08-15,Bob,Cid,2,2"
    )
    #expect(
      rounds(cup) == [["Ann–Bob", "Cid–Dee"], ["Ann–Cid", "Bob–Dee"], ["Ann–Dee", "Bob–Cid"]]
    )
    #expect(cup.rounds.indices.map { cup.shownName(ofRound: $0) }.last == "Matchday 3")
  }
}
