import Testing

@testable import TatamiMatchLists
@testable import TatamiTournament

@Suite struct RoundNameTests {
  @Test(arguments: [
    "LB Round 1", "LB R1", "LBR2", "Lower Bracket Final", "Losers Round 2", "Loser's Bracket",
    "Consolation Round 1", "Consolation semi-final", "Trostrunde", "Repêchage 1", "Lower Round 1",
  ])
  func `names mark the rounds of a losers' bracket`(_ round: String) {
    #expect(RoundName(round).isLosersBracket)
  }

  @Test(arguments: [
    "Group A", "Gruppe 1", "Grupo B", "Girone C", "Poule 2", "Pool A", "Group stage", "Group 100",
  ])
  func `names mark groups`(_ round: String) {
    #expect(RoundName(round).isGroup)
  }

  @Test(arguments: [
    ("Group A", "Group A"), ("A Group", "Group A"), ("2. Gruppe", "Gruppe 2"),
    ("Group 100", "Group 100"), ("Group 2024", ""),
    ("Fase de grupos", ""), ("Fase a gironi", ""), ("Matchday 3 Group Stage", ""),
    ("Premier League", ""), ("Matchday 3", ""),
  ])
  func `a group has the name beside the word, or none`(_ round: String, _ name: String) {
    #expect(RoundName(round).part == .group(name))
  }

  @Test(arguments: [
    ("Upper half", "Lower half"), ("Semi-final Group A", "Semi-final Group B"),
    ("Meias-finais", "Meias-finais"), ("Halve finale", "Halve finale"),
    ("Final Four", "Final Four"), ("League Cup Round 1", "League Cup Round 1"),
    ("Copa de la Liga ronda 1", "Copa de la Liga ronda 1"),
  ])
  func `a round of a single elimination is none of these`(_ first: String, _ second: String) throws
  {
    let cup = try MatchListFixture.tournament(
      "round,home,away,score\n\(first),A,B,1-0\n\(second),C,D,1-0\nFinal,A,C,1-0"
    )
    #expect(SingleElimination(cup).champion == "A")
  }

  @Test func `names order rounds of fixtures`() throws {
    let rounds = [
      "First Four", "First Round", "Sweet 16", "Elite Eight", "Final Four", "National Championship",
    ]
    let rows = rounds.reversed().map { "\($0),,,," }
    let cup = try MatchListFixture.tournament(
      (["round,home,away,score,x"] + rows).joined(separator: "\n")
    )
    #expect(SingleElimination(cup).roundNames == rounds)
  }

  @Test(arguments: [
    ("Semi-final 1st leg", "Semi-final 2nd leg"), ("Semi-final, leg 1", "Semi-final, leg 2"),
    ("Semi-final Hinspiel", "Semi-final Rückspiel"),
    ("Semi-final (andata)", "Semi-final (ritorno)"),
    ("Semi-final ida", "Semi-final vuelta"),
  ])
  func `legs in the round's name belong together`(_ first: String, _ second: String) throws {
    let cup = try MatchListFixture.tournament(
      "round,home,away,score\n\"\(first)\",A,B,1-0\n\"\(second)\",B,A,3-1\n"
        + "\"\(first)\",C,D,1-0\n\"\(second)\",D,C,0-0\nFinal,B,C,2-1"
    )
    #expect(
      SingleElimination(cup).outline == ["2 B 2* C 1", "  1 A 2 B 3*", "  1 C 1* D 0"]
    )
    #expect(SingleElimination(cup).roundNames == ["Semi-final", "Final"])
  }
}
