import TatamiTournament
import TestSupport
import Testing

@Suite struct ResultsErrorTests {
  private static let header =
    "round,home,away,home_score,away_score,home_penalties,away_penalties\n"

  @Test(arguments: [
    ("", "cup.csv: the file is empty; write a header and one match a line"),
    ("\n \r\n,,\n", "cup.csv: the file is empty; write a header and one match a line"),
    (
      "round,home,away,score\n\n",
      "cup.csv: the header is followed by no match; write one match a line"
    ),
    (
      "round,home,away,score\nF,A\0,B,",
      "cup.csv:2: byte 25 is zero, which no text holds; save the file as UTF-8 text"
    ),
    (
      "round,home,away,score\nF,A,B,\nF,\"C\n,D,\n",
      "cup.csv:3: a quote opens here and never closes; close it, or write \"\" for a quote in a field"
    ),
    (
      "round,home,away,score\nF,\"A\"x,B,",
      "cup.csv:2: text follows a closing quote; write \"\" for a quote in a field"
    ),
    ("round,home,away,score\nF,A,B", "cup.csv:2: found 3 fields; the header has 4"),
    ("round,home,away,score\nF,A,B,,", "cup.csv:2: found 5 fields; the header has 4"),
    (
      "round,home,away,score\nF,A,B,,,",
      "cup.csv:2: found more than 5 fields; quote a field that holds the delimiter"
    ),
    (
      "round,home,away,score\nF,\(String(repeating: "x", count: 1025)),B,",
      "cup.csv:2: the field 'home' is too long; allowed are up to 1024 bytes"
    ),
  ])
  func `a file that is no table is refused`(_ text: String, _ message: String) {
    #expect(ResultsFixture.refusal(text) == message)
  }

  @Test func `bytes that are not UTF-8 are named by line and offset`() {
    let bytes = Array("round,home,away,score\nF,\"A\n".utf8) + [0xC3, 0x28] + Array("\",B,\n".utf8)
    #expect(throws: ResultsError.notUTF8(ResultsPlace(file: "x.csv", line: 3), offset: 27)) {
      _ = try Results.parse(bytes, name: "x.csv")
    }
    #expect(
      "\(ResultsError.notUTF8(ResultsPlace(file: "x.csv", line: 3), offset: 27))"
        == "x.csv:3: byte 27 belongs to no UTF-8 character; save the file as UTF-8"
    )
  }

  @Test(arguments: [
    (
      "round,home,away,home_scroe,away_score\n",
      "cup.csv:1: no column 'home_score'; found 'home_scroe', did you mean 'home_score'?"
        + "; allowed names: home_score, score1, score_home, home_goals, goals_home, goals1,"
        + " team1_score, home_team_score, score_a, home_points, heimtore, tore_heim"
    ),
    (
      "home,away,score\nA,B,1-0",
      "cup.csv:1: no column 'round'; allowed names: round, round_name, stage, phase, runde, ronda,"
        + " fase, turno, tour"
    ),
    (
      "round,home,away,score,HOME\n",
      "cup.csv:1: fields 2 and 5 are both 'HOME'; rename one of them"
    ),
  ])
  func `a header without its columns is refused`(_ text: String, _ message: String) {
    #expect(ResultsFixture.refusal(text) == message)
  }

  @Test(arguments: [
    (",A,B,,,,", "cup.csv:2: the round is empty; every match needs a round such as 'Semi-final'"),
    (
      "F,A,B,3x,1,,",
      "cup.csv:2: home_score is '3x'; allowed is a whole number from 0 to 999999,"
        + " or nothing before the match"
    ),
    (
      "F,A,B,3,-1,,",
      "cup.csv:2: away_score is '-1'; allowed is a whole number from 0 to 999999,"
        + " or nothing before the match"
    ),
    (
      "F,A,B,,1,,",
      "cup.csv:2: home_score is empty and the other side's number is not; give both or none"
    ),
    (
      "F,A,B,1,1,4,",
      "cup.csv:2: away_penalties is empty and the other side's number is not; give both or none"
    ),
    (
      "F,A,B,,,4,3", "cup.csv:2: penalties without a score; give the score before the shoot-out"
    ),
    ("F,A,B,1,1,4,4", "cup.csv:2: penalties 4-4 have no winner; give the final count"),
    (
      "F,A,B,2,1,4,3",
      "cup.csv:2: penalties after 2-1, which is no draw; empty the penalties or correct the score"
    ),
    ("F,A,A,2,1,,", "cup.csv:2: 'A' plays itself; correct one of the two names"),
    ("F,bye,BYE,,,,", "cup.csv:2: a bye against a bye; name the team that goes on"),
    ("F,A,B,2,1,,\nF,A,B,2,1,,", "cup.csv:3: the same row as line 2; remove one of them"),
  ])
  func `a wrong row is refused`(_ row: String, _ message: String) {
    #expect(ResultsFixture.refusal(ResultsErrorTests.header + row) == message)
  }

  @Test func `a result that can be read in two ways is refused`() {
    #expect(
      ResultsFixture.refusal("round,home,away,score\nF,A,B,1-1 (1-0)")
        == "cup.csv:2: result is '1-1 (1-0)'; allowed are '2-1', '2-2 (4-3 p)', or nothing before"
        + " the match"
    )
  }

  @Test(arguments: [
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nR1,C,E,1,0,,",
      "cup.csv:4: 'C' plays a second opponent in round 'R1', after line 3; correct the name or the"
        + " round"
    ),
    (
      "Group A,A,B,1,0,,\nGroup A,B,C,1,0,,\nGroup A,C,A,1,0,,\nGroup A,B,A,1,0,,",
      "cup.csv:2: in round 'Group A' 3 teams play 3 matches, each several; that is a group, not a"
        + " knock-out; leave the group matches out"
    ),
    (
      "Day 1,A,B,1,0,,\nDay 1,C,D,1,0,,\nDay 2,A,C,1,0,,\nDay 2,B,D,1,0,,\nDay 3,A,D,1,0,,\n"
        + "Day 3,B,C,1,0,,",
      "cup.csv:2: 4 teams play 6 matches; a knock-out has 3; leave league and group matches out"
    ),
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nFinal,A,D,1,0,,",
      "cup.csv:4: 'D' plays in round 'Final' but is out since line 3; correct the team or the"
        + " earlier score"
    ),
    (
      "R1,A,B,1,1,,\nR1,C,D,1,0,,\nR2,A,E,,,,\nR2,B,F,,,,",
      "cup.csv:5: 'B' and 'A' both play on (line 4) after they met in line 2; only one of them can"
    ),
    (
      "x,A,B,1,0,,\ny,A,C,0,1,,\nx,C,D,0,1,,\ny,E,F,1,0,,\nx,G,H,1,0,,",
      "cup.csv:3: no order of the rounds fits: 'x', 'y' each come before the next and the first"
        + " again; 'A' ends here and also plays in line 2; correct the results, or add dates"
    ),
    (
      "Final,A,B,1,0,,\nFinal,C,D,1,0,,",
      "cup.csv:3: a second match of round 'Final', the first is line 2; a tournament has one final"
    ),
    (
      "R1,A,B,1,0,,\nR1,C,D,1,0,,\nFinal,A,E,1,0,,",
      "cup.csv:3: the winner 'C' of this match of round 'R1' plays no more, yet the last match is"
        + " line 4; add the match between, or remove this one"
    ),
    (
      "R1,A,B,1,0,,\nR2,A,bye,,,,",
      "cup.csv:3: a bye that leads to no match; add the match the team plays next"
    ),
    (
      "Third place,A,B,1,0,,", "cup.csv:2: only matches for places; add the rounds up to the final"
    ),
    (
      "Final,A,B,1,0,,\nThird place,C,D,1,0,,",
      "cup.csv:3: 'C' plays for a place but in no round before; correct the name"
    ),
    (
      "SF,A,B,1,0,,\nSF,C,D,1,0,,\nFinal,A,C,1,0,,\nBronze,B,A,1,0,,",
      "cup.csv:5: 'A' plays for a place but has won line 4; correct the team or the score"
    ),
  ])
  func `rows that are no tree are refused`(_ rows: String, _ message: String) {
    #expect(ResultsFixture.refusal(ResultsErrorTests.header + rows) == message)
  }

  @Test func `a file beyond the limits is refused`() {
    let rows = String(repeating: "F,A,B,,,,\n", count: ResultsLimits.matches + 1)
    #expect(
      ResultsFixture.refusal(ResultsErrorTests.header + rows)
        == "cup.csv: found more than 65535 matches; a bracket holds no more"
    )
    let open = String(repeating: "R1,,,,,,\n", count: ResultsLimits.matches / 2 + 2)
    #expect(
      ResultsFixture.refusal(ResultsErrorTests.header + open)
        == "cup.csv: found more than 65535 matches; a bracket holds no more"
    )
    #expect(throws: ResultsError.tooLarge(file: "x", bytes: 67_108_865, limit: 67_108_864)) {
      _ = try Results.parse(Array(repeating: 0x20, count: ResultsLimits.bytes + 1), name: "x")
    }
    #expect(
      "\(ResultsError.tooLarge(file: "x", bytes: 67_108_865, limit: 67_108_864))"
        == "x: found 67108865 bytes; allowed are up to 67108864"
    )
    #expect(
      ResultsFixture.refusal(String(repeating: ",", count: 999))
        == "cup.csv:1: found more than 256 fields; quote a field that holds the delimiter"
    )
  }
}
