import TatamiDocuments
import TatamiTournament
import TestSupport
import Testing

@Suite struct MatchListErrorTests {
  private static let header =
    "round,home,away,home_score,away_score,home_penalties,away_penalties\n"

  @Test(arguments: [
    ("", "cup.csv: the file is empty; write a header and one match per line"),
    ("\n \r\n,,\n", "cup.csv: the file is empty; write a header and one match per line"),
    (
      "round,home,away,score\n\n",
      "cup.csv: no match follows the header; write one match per line"
    ),
    (
      "round,home,away,score\nF,A\0,B,",
      "cup.csv:2: byte 25 is zero, which text cannot contain; save the file as UTF-8 text"
    ),
    (
      "round,home,away,score\nF,A,B,\nF,\"C\n,D,\n",
      "cup.csv:3: a quote opens here and never closes; close it, or write \"\" for a quote in a field"
    ),
    (
      "round,home,away,score\nF,\"A\"x,B,",
      "cup.csv:2: text follows a closing quote; write \"\" for a quote in a field"
    ),
    ("round,home,away,score\nF,A,B,,x", "cup.csv:2: found 5 fields; the header has 4"),
    (
      "round,home,away,score\nF,A,B,,,x",
      "cup.csv:2: found more than 5 fields; quote a field that contains the delimiter"
    ),
    (
      "round,home,away,score\nF,\(String(repeating: "x", count: 1025)),B,",
      "cup.csv:2: the field 'home' is too long; allowed are up to 1024 bytes"
    ),
  ])
  func `a file that is not a table is rejected`(_ text: String, _ message: String) {
    #expect(MatchListFixture.errorMessage(text) == message)
  }

  private static let notUTF8 = CSVError.notUTF8(
    SourceLocation(file: "x.csv", line: 3),
    offset: 28
  )

  @Test func `invalid UTF-8 is reported with line and offset`() {
    let bytes = Array("round,home,away,score\nF,\"é\n".utf8) + [0xC3, 0x28] + Array("\",B,\n".utf8)
    #expect(throws: MatchListError.csv(Self.notUTF8)) {
      _ = try MatchListParser.parse(bytes, name: "x.csv")
    }
    #expect(
      "\(MatchListError.csv(Self.notUTF8))"
        == "x.csv:3: byte 28 is not part of a UTF-8 character; save the file as UTF-8"
    )
  }

  @Test(arguments: [
    (
      "round,home,away,home_scroe,away_score\n",
      "cup.csv:1: no column 'home_score'; found 'home_scroe', did you mean 'home_score'?"
        + "; the header has 'round', 'home', 'away', 'home_scroe', 'away_score'"
        + "; 'home_score' can be home_score, score1, home_goals, Heimtore, goles local"
    ),
    (
      "home,away,score\nA,B,1-0",
      "cup.csv:1: no column 'round'; the header has 'home', 'away', 'score'; 'round' can be round,"
        + " round_name, stage, phase, runde, ronda, fase, turno"
    ),
    (
      "round,home,away,score,HOME\n",
      "cup.csv:1: fields 2 and 5, 'home', 'HOME', both mean 'home'; rename one of them"
    ),
  ])
  func `a header without the required columns is rejected`(_ text: String, _ message: String) {
    #expect(MatchListFixture.errorMessage(text) == message)
  }

  @Test(arguments: [
    (",A,B,,,,", "cup.csv:2: the round is empty; every match needs a round such as 'Semi-final'"),
    (
      "F,A,B,3x,1,,",
      "cup.csv:2: home_score is '3x'; allowed is a whole number or a half from 0 to 999999,"
        + " or nothing before the match"
    ),
    (
      "F,A,B,7.25,-1,,",
      "cup.csv:2: home_score is '7.25'; allowed is a whole number or a half from 0 to 999999,"
        + " or nothing before the match"
    ),
    (
      "F,A,B,3,-1,,",
      "cup.csv:2: away_score is '-1'; allowed is a whole number or a half from 0 to 999999,"
        + " or nothing before the match"
    ),
    (
      "F,A,B,,1,,",
      "cup.csv:2: home_score is empty but the other side has a number; give both or none"
    ),
    (
      "F,A,B,1,1,4,",
      "cup.csv:2: away_penalties is empty but the other side has a number; give both or none"
    ),
    (
      "F,A,B,,,4,3", "cup.csv:2: penalties without a score; give the score before the shoot-out"
    ),
    ("F,A,B,1,1,4,4", "cup.csv:2: penalties 4-4 have no winner; give the final count"),
    (
      "F,A,B,2,1,4,3",
      "cup.csv:2: penalties after 2-1, which is not a draw; remove the penalties or correct the score"
    ),
    ("F,A,A,2,1,,", "cup.csv:2: 'A' plays itself; correct one of the two names"),
    ("F,bye,BYE,,,,", "cup.csv:2: a bye against a bye; name the team that advances"),
    ("F,A,B,2,1,,\nF,A,B,2,1,,", "cup.csv:3: the same row as line 2; remove one of them"),
  ])
  func `an invalid row is rejected`(_ row: String, _ message: String) {
    #expect(MatchListFixture.errorMessage(MatchListErrorTests.header + row) == message)
  }

  @Test func `an ambiguous result is rejected`() {
    #expect(
      MatchListFixture.errorMessage("round,home,away,score\nF,A,B,1-1 (1-0)")
        == "cup.csv:2: result is '1-1 (1-0)'; allowed are '2-1', '2-2 (4-3 p)', '2-1 (1-0 HT)',"
        + " '6-4 3-6 7-6(5)', 'w/o', or nothing before the match"
    )
  }

  @Test(arguments: [
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nR1,C,E,1,0,,",
      "cup.csv:4: 'C' plays a second opponent in round 'R1', after line 3; correct the name or the"
        + " round"
    ),
    (
      "Stage A,A,B,1,0,,\nStage A,B,C,1,0,,\nStage A,C,A,1,0,,\nStage A,B,A,1,0,,",
      "cup.csv:2: in round 'Stage A' 3 teams play 3 matches, several each; this is a group,"
        + " not a knockout; name the round after the group, such as 'Group A', or remove its matches"
    ),
    (
      "Day 1,A,B,1,0,,\nDay 1,C,D,1,0,,\nDay 2,A,C,1,0,,\nDay 2,B,D,1,0,,\nDay 3,A,D,1,0,,",
      "cup.csv:2: 4 teams play 5 matches; a knockout has 3; name the rounds of a league"
        + " 'Matchday 1', those of a group 'Group A', or remove these matches"
    ),
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nFinal,A,D,1,0,,",
      "cup.csv:4: 'D' plays in round 'Final' but was eliminated in line 3; correct the team or"
        + " the earlier score"
    ),
    (
      "R1,A,B,1,1,,\nR1,C,D,1,0,,\nR2,A,E,,,,\nR2,B,F,,,,",
      "cup.csv:5: both 'B' and 'A' play again (line 4) after their match in line 2; only one of them"
        + " can advance"
    ),
    (
      "x,A,B,1,0,,\ny,A,C,0,1,,\nx,C,D,0,1,,\ny,E,F,1,0,,\nx,G,H,1,0,,",
      "cup.csv:3: the rounds have no order: by the results, 'x', 'y' form a cycle; 'A' plays its last"
        + " match here and also plays in line 2; correct the results, or add dates"
    ),
    (
      "Final,A,B,1,0,,\nFinal,C,D,1,0,,",
      "cup.csv:3: a second match of round 'Final', the first is line 2; a tournament has one final"
    ),
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nFinal,A,E,1,0,,",
      "cup.csv:3: the winner 'C' of this match of round 'R1' plays no later match, but the last"
        + " match is line 4; add the match between them, or remove this one"
    ),
    (
      "R1,A,B,1,0,,\nR2,A,bye,,,,",
      "cup.csv:3: no match follows this bye; add the match the team plays next"
    ),
    (
      "Third place,A,B,1,0,,", "cup.csv:2: only placement matches; add the rounds up to the final"
    ),
    (
      "Final,A,B,1,0,,\nThird place,C,D,1,0,,",
      "cup.csv:3: 'C' plays a placement match but no match in an earlier round; correct the name"
    ),
    (
      "SF,A,B,1,0,,\nSF,C,D,1,0,,\nFinal,A,C,1,0,,\nBronze,B,A,1,0,,",
      "cup.csv:5: 'A' plays a placement match but won the match in line 4; correct the team or the"
        + " score"
    ),
  ])
  func `rows that do not form a tree are rejected`(_ rows: String, _ message: String) {
    #expect(MatchListFixture.errorMessage(MatchListErrorTests.header + rows) == message)
  }

  @Test func `a file beyond the limits is rejected`() {
    let rows = String(repeating: "F,A,B,,,,\n", count: MatchListLimits.matches + 1)
    #expect(
      MatchListFixture.errorMessage(MatchListErrorTests.header + rows)
        == "cup.csv: found more than 65535 matches; allowed are up to 65535"
    )
    let open = String(repeating: "R1,,,,,,\n", count: MatchListLimits.matches / 2 + 2)
    #expect(
      MatchListFixture.errorMessage(MatchListErrorTests.header + open)
        == "cup.csv: found more than 65535 matches; allowed are up to 65535"
    )
    let totals = "F,A,B,1,0,,\n" + String(repeating: ",,,3,1,,\n", count: MatchListLimits.matches)
    #expect(
      MatchListFixture.errorMessage(MatchListErrorTests.header + totals)
        == "cup.csv: found more than 65535 matches; allowed are up to 65535"
    )
    #expect(throws: MatchListError.tooLarge(file: "x", bytes: 67_108_865, limit: 67_108_864)) {
      _ = try MatchListParser.parse(
        Array(repeating: 0x20, count: MatchListLimits.bytes + 1),
        name: "x"
      )
    }
    #expect(
      "\(MatchListError.tooLarge(file: "x", bytes: 67_108_865, limit: 67_108_864))"
        == "x: found 67108865 bytes; allowed are up to 67108864"
    )
    #expect(
      MatchListFixture.errorMessage(String(repeating: ",", count: 999))
        == "cup.csv:1: found more than 256 fields; quote a field that contains the delimiter"
    )
  }

  @Test(arguments: [17, 18]) func `a bracket has up to 17 rounds`(_ count: Int) {
    let rows = (1...count).map { "X\($0),A,B\($0),1,0" }
    let text = (["round,home,away,home_score,away_score"] + rows).joined(separator: "\n")
    let message =
      "cup.csv:19: the bracket has 18 rounds; allowed are up to 17, which are enough for 131072"
      + " entrants"
    #expect(MatchListFixture.errorMessage(text) == (count == 17 ? nil : message))
  }

  @Test func `a cycle of many rounds names the first ones`() {
    let location = SourceLocation(file: "cup\n.csv", line: 2)
    let error = MatchListError.cyclicRounds(
      location,
      rounds: (1...100).map { "R\($0)" },
      team: "A",
      plays: location
    )
    #expect(error.description.hasPrefix(#"cup\n.csv:2: "#))
    #expect(error.description.contains("'R1', 'R2', 'R3', 'R4', 'R5', 'R6' and 94 more form"))
  }
}
