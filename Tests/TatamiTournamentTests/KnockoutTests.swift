import TatamiDocuments
import TatamiTournament
import TestSupport
import Testing

@Suite struct KnockoutTests {
  @Test func `rows sorted by date give the bracket of the world cup`() throws {
    let cup = try MatchListFixture.cup(ofExample: "worldcup-2022.csv")
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline == [
        "4 Argentina 3(4)* France 3(2)",
        "  3 Argentina 3* Croatia 0",
        "    2 Netherlands 2(3) Argentina 2(4)*",
        "      1 Netherlands 3* United States 1",
        "      1 Argentina 2* Australia 1",
        "    2 Croatia 1(4)* Brazil 1(2)",
        "      1 Japan 1(1) Croatia 1(3)*",
        "      1 Brazil 4* South Korea 1",
        "  3 France 2* Morocco 0",
        "    2 England 1 France 2*",
        "      1 England 3* Senegal 0",
        "      1 France 3* Poland 1",
        "    2 Morocco 1* Portugal 0",
        "      1 Morocco 0(3)* Spain 0(0)",
        "      1 Portugal 6* Switzerland 1",
      ]
    )
    #expect(bracket.champion == "Argentina")
    #expect(bracket.roundNames == ["Round of 16", "Quarter-final", "Semi-final", "Final"])
    #expect(BracketInvariants.violation(in: cup) == nil)
    let third = try #require(bracket.thirdPlaceMatch)
    #expect(bracket.label(third.results.first) == "Croatia")
    #expect(bracket.label(third.results.second) == "Morocco")
    #expect(third.results.winner == .first)
    #expect(bracket.matches.last?.date == "2022-12-18")
    #expect(
      bracket.entries.prefix(3).map(\.label) == ["Netherlands", "United States", "Argentina"]
    )
    #expect(bracket.entries.allSatisfy { $0.byes == 0 })
  }

  @Test func `two legs are added up and the winner on away goals is the team that plays again`()
    throws
  {
    let cup = try MatchListFixture.cup(ofExample: "champions-league-2019.csv")
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline == [
        "3 Tottenham Hotspur 0 Liverpool 2*",
        "  2 Tottenham Hotspur 3* Ajax 3",
        "    1 Tottenham Hotspur 4* Manchester City 4",
        "    1 Ajax 3* Juventus 2",
        "  2 Barcelona 3 Liverpool 4*",
        "    1 Manchester United 0 Barcelona 4*",
        "    1 Liverpool 6* Porto 1",
      ]
    )
    let legs = bracket.matches[4].legs
    #expect(legs.map(\.score?.first) == [0, 3])
    #expect(legs.map(\.score?.second) == [1, 2])
    #expect(legs.map(\.date) == ["2019-04-30", "2019-05-08"])
  }

  @Test func `German columns, semicolons and CRLF are parsed`() throws {
    let cup = try MatchListFixture.cup(ofExample: "em-2024.csv")
    let bracket = SingleElimination(cup)
    #expect(bracket.champion == "Spanien")
    #expect(bracket.roundNames == ["Achtelfinale", "Viertelfinale", "Halbfinale", "Finale"])
    let match = try #require(
      bracket.rounds[1].first { bracket.label($0.results.first) == "Portugal" }
    )
    #expect(match.results.first?.penalties == 3)
    #expect(match.results.second?.penalties == 5)
    #expect(BracketInvariants.violation(in: cup) == nil)
  }

  @Test func `an unfinished cup has byes, results and placeholders`() throws {
    let cup = try MatchListFixture.cup(ofExample: "club-cup.csv")
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline == [
        "3 North Park TBD",
        "  2 North Park 3* Harbour United 2",
        "    1 Rowing Club 2 Harbour United 4*",
        "  2 Riverside Old Mill",
        "    1 Old Mill 1* Station Road 0",
      ]
    )
    #expect(bracket.champion == nil)
    #expect(bracket.entries.map(\.byes) == [1, 0, 0, 1, 0, 0])
    let third = try #require(bracket.thirdPlaceMatch)
    #expect(bracket.label(third.results.first) == "Harbour United")
    #expect(third.results.second?.participant == nil)
    #expect(third.results.second?.position == 2)
  }

  @Test func `a third-place match is found without a name`() throws {
    let cup = try MatchListFixture.cup(
      "Semis,A,B,1,0",
      "Semis,C,D,1,0",
      "Sunday early,B,D,2,1",
      "Sunday late,A,C,2,1"
    )
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["2 A 2* C 1", "  1 A 1* B 0", "  1 C 1* D 0"])
    #expect(bracket.thirdPlaceMatch.flatMap { bracket.name($0.results.first) } == "B")
  }

  @Test func `other placement matches are not part of the tree`() throws {
    let cup = try MatchListFixture.cup(
      "QF,A,B,1,0",
      "QF,C,D,1,0",
      "QF,E,F,1,0",
      "QF,G,H,1,0",
      "5th place,B,D,2,1",
      "Spiel um Platz 3,C,G,2,1",
      "SF,A,C,1,0",
      "SF,E,G,1,0",
      "Final,A,E,0,1"
    )
    let bracket = SingleElimination(cup)
    #expect(cup.stages.map(\.name) == ["Cup", "5th place"])
    #expect(bracket.placementMatches.map { bracket.label($0.results.first) } == ["B"])
    let third = try #require(bracket.thirdPlaceMatch?.round)
    #expect(cup.rounds[third].name == "Spiel um Platz 3")
    #expect(bracket.champion == "E")
  }

  @Test func `a drawn match is won by the team that plays again`() throws {
    let cup = try MatchListFixture.cup("R1,A,B,1,1", "R1,C,D,,", "R2,D,B,0,0")
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["2 D 0 B 0", "  1 C D*", "  1 A 1 B 1*"])
    #expect(bracket.champion == nil)
  }

  @Test func `a series counts the games won`() throws {
    let cup = try MatchListFixture.cup("Final,A,B,90,80", "Final,B,A,120,70", "Final,A,B,81,80")
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["1 A 2* B 1"])
    #expect(cup.matches[0].legs.map(\.score?.first) == [90, 70, 81])
  }

  @Test func `a row against a bye is an entry of the next round`() throws {
    let cup = try MatchListFixture.cup("R1,A,BYE,,", "R1,B,C,1,0", "Final,A,B,1,0")
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["2 A 1* B 0", "  1 B 1* C 0"])
    #expect(bracket.entries.map(\.byes) == [1, 0, 0])
    let open = try MatchListFixture.cup("R1,A,BYE,,", "R1,B,C,1,0", "Final,,,,")
    #expect(SingleElimination(open).outline == ["2 A B", "  1 B 1* C 0"])
  }

  @Test(arguments: ["", "-", "–"])
  func `a missing opponent of a team that plays again is a bye`(_ missing: String) throws {
    let cup = try MatchListFixture.cup(
      "1/4,E,\(missing),,",
      "1/4,A,B,1,0",
      "1/2,A,E,0,1",
      "1/4,C,D,1,0",
      "1/4,\(missing),F,,",
      "1/2,C,F,1,0",
      "Final,C,E,2,1"
    )
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline == [
        "3 C 2* E 1", "  2 C 1* F 0", "    1 C 1* D 0", "  2 A 0 E 1*", "    1 A 1* B 0",
      ]
    )
    #expect(BracketInvariants.violation(in: cup) == nil)
  }

  @Test
  func
    `a missing opponent is a bye only if the team plays again and no winner can be the opponent`()
    throws
  {
    let cup = try MatchListFixture.cup("SF,A,-,,", "SF,B,C,1,0", "Final,,B,,")
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["2 ? B", "  1 A -", "  1 B 1* C 0"])
    let early = try MatchListFixture.cup("R1,E,-,,", "R2,E,F,1,0")
    #expect(SingleElimination(early).outline == ["1 E 1* F 0"])
    let open = try MatchListFixture.cup("R1,A,B,1,0", "R2,E,-,,", "R3,E,F,1,0")
    #expect(SingleElimination(open).outline == ["3 E 1* F 0", "  2 E* A", "    1 A 1* B 0"])
  }

  @Test func `winners without a next row are paired in the file's order`() throws {
    let cup = try MatchListFixture.cup("R1,A,B,1,0", "R1,C,D,0,1", "R1,E,F,,", "R1,G,H,1,0")
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline.filter { !$0.hasPrefix("    ") } == [
        "3 ? ?", "  2 A D", "  2 ? G",
      ]
    )
    #expect(bracket.roundNames == ["R1", "", ""])
  }

  @Test func `references determine the match a side comes from`() throws {
    let cup = try MatchListFixture.cup(
      "Semi-final,A,B,,",
      "Semi-final,C,D,,",
      "Semi-final,E,F,,",
      "Semi-final,G,H,,",
      "Last four,Winner SF4,W2,,",
      "Last four,Winner of match 3,Sieger SF 1,,",
      "Final,,,,"
    )
    let bracket = SingleElimination(cup)
    #expect(bracket.entries.map(\.label) == ["G", "H", "C", "D", "E", "F", "A", "B"])
    #expect(bracket.rounds[1][0].results.first?.label == "Winner SF4")
  }

  @Test func `teams with names like references win`() throws {
    let cup = try MatchListFixture.cup(
      "SF,Winners FC,B,3,0",
      "SF,W40,D,2,0",
      "F,Winners FC,W40,1,0"
    )
    let bracket = SingleElimination(cup)
    #expect(
      bracket.outline == [
        "2 Winners FC 1* W40 0", "  1 Winners FC 3* B 0", "  1 W40 2* D 0",
      ]
    )
    #expect(bracket.champion == "Winners FC")
  }

  @Test func `a bye in a middle round does not change the order of the rounds`() throws {
    let cup = try MatchListFixture.cup(
      "R1,A,B,1,0",
      "R1,C,D,1,0",
      "R1,E,F,1,0",
      "R2,A,C,1,0",
      "R3,A,E,0,1"
    )
    let bracket = SingleElimination(cup)
    #expect(bracket.outline.contains("  1 E 1* F 0"))
    #expect(bracket.roundNames == ["R1", "R2", "R3"])
  }

  @Test func `the most frequent round name is the name of a round`() throws {
    let cup = try MatchListFixture.cup(
      "Semi A,A,B,1,0",
      "Semi B,C,D,1,0",
      "Final,A,C,1,0"
    )
    let bracket = SingleElimination(cup)
    #expect(bracket.roundNames == ["Semi A", "Final"])
    let names = cup.matches.indices.map { cup.shownRoundName(ofMatch: $0) }
    #expect(names == ["Semi A", "Semi B", "Final"])
  }

  @Test func `a single match is a tournament`() throws {
    let cup = try MatchListFixture.cup("Final,A,B,,")
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["1 A B"])
    #expect(BracketInvariants.violation(in: try MatchListFixture.cup("Final,,TBD,,")) == nil)
  }
}
