import TatamiTournament
import Testing

@Suite struct ResultFormTests {
  private func record(_ result: String) throws -> MatchRecord {
    try #require(
      MatchListFixture.list("round,home,away,result\nSF,A,B,\"\(result)\"").records.first
    )
  }

  /// A result as text: score, shoot-out, aggregate, sets and ending.
  private func text(_ record: MatchRecord) -> String {
    let result = record.result
    var parts = [result.score.map(\.description) ?? "-"]
    if let penalties = result.penalties { parts.append("p \(penalties)") }
    if let aggregate = result.aggregate { parts.append("agg \(aggregate)") }
    if !result.sets.isEmpty { parts.append(result.sets.map(\.description).joined(separator: " ")) }
    if let winner = result.winner { parts.append("\(winner)") }
    if result.ending != .regular { parts.append("\(result.ending)") }
    return parts.joined(separator: ", ")
  }

  @Test(arguments: [
    ("2:1 (1:0)", "2-1"), ("2:2 (1:1)", "2-2"), ("3-1 (HT 1-1)", "3-1"),
    ("2:1 n. V.", "2-1, extraTime"),
    ("2:1 n. V. (1:1, 0:1)", "2-1, extraTime"), ("1-0 a.e.t.", "1-0, extraTime"),
    ("4:3 i. E. (1:1, 1:1, 0:0)", "1-1, p 4-3"), ("1:1 n. V., 4:2 i. E.", "1-1, p 4-2, extraTime"),
    ("2-2 (4-3 p)", "2-2, p 4-3"), ("1–1 (a.e.t.) (4–2 p)", "1-1, p 4-2, extraTime"),
    ("3-1 (4-2 agg.)", "3-1, agg 4-2"), ("3–3 (a)", "3-3"), ("2-1, 4-3 agg", "2-1, agg 4-3"),
    ("Agg. 4-3", "-, agg 4-3"), ("2 x 1", "2-1"), ("21.0-19.0", "21-19"),
    ("6-4 3-6 7-6(5)", "2-1, 6-4 3-6 7-6"), ("6-4, 3-6, 7-6 (7-5)", "2-1, 6-4 3-6 7-6"),
    ("6-4 4-6 [10-8]", "2-1, 6-4 4-6 10-8"),
    ("25:20 25:18 23:25 25:11", "3-1, 25-20 25-18 23-25 25-11"),
    ("6-4 2-1 RET", "1-0, 6-4 2-1, retirement"),
    ("6-4 2-6 1-0 ret.", "1-1, 6-4 2-6 1-0, retirement"),
    ("2½-1½", "2½-1½"), ("2.5-1.5", "2½-1½"), ("2,5:1,5", "2½-1½"), ("½-½", "½-½"),
    ("w/o", "-, walkover"), ("W.O.", "-, walkover"), ("2:0 kampflos", "2-0, walkover"),
    ("+:-", "-, home, walkover"), ("- : +", "-, away, walkover"),
    ("-:-", "-"), ("- : -", "-"), ("vs", "-"), ("nan", "-"), ("postponed", "-"),
    ("2:2,5:4 i.E.", "2-2, p 5-4"),
  ])
  func `results are read as people write them`(_ result: String, _ expected: String) throws {
    #expect(text(try record(result)) == expected)
  }

  @Test(arguments: [
    "1-1 (1-0)", "1-1 (4-2)", "2-1 (4-3)", "6-4 3-6", "1-0 2-1", "2-2 4-3", "6-4 3-6 x",
    "1-0 HT",
    "2-1-3", "3", "2-", "(2-1)", "1.25-1", "2-1*", "6-4 RET w/o 3",
  ])
  func `an ambiguous result is rejected`(_ result: String) {
    let message = MatchListFixture.errorMessage("round,home,away,result\nF,A,B,\"\(result)\"")
    #expect(message?.hasPrefix("cup.csv:2: result is '\(result)'; allowed are") == true)
  }

  @Test(arguments: [
    ("21.0", "19.0", "21-19"), ("1 (4)", "1 (3)", "1-1, p 4-3"), ("W", "L", "-, home"),
    ("", "W", "-, away"), ("w/o", "", "-, walkover"), ("6", "RET", "-, home, retirement"),
    ("F", "2", "-, away, walkover"), ("2½", "½", "2½-½"), ("nan", "NaN", "-"), ("-", "-", "-"),
  ])
  func `scores of two columns are read as people write them`(
    _ home: String,
    _ away: String,
    _ expected: String
  ) throws {
    let list = try MatchListFixture.list("round,home,away,score1,score2\nSF,A,B,\(home),\(away)")
    #expect(text(try #require(list.records.first)) == expected)
  }

  @Test(arguments: [
    ("Italy win on penalties (5 - 3)", "1-1, p 5-3"),
    ("France win on penalties (5 - 3)", "1-1, p 3-5"),
    ("France win on penalties (3 - 5)", "1-1, p 3-5"),
    ("France win after extra time", "1-1, extraTime"),
    ("Retired", "1-1, retirement"), ("sunny", "1-1"),
  ])
  func `a remark can name the shoot-out and the ending`(
    _ remark: String,
    _ expected: String
  ) throws {
    let text = "Stage,Home Team Name,Home Team Goals,Away Team Goals,Away Team Name,Win conditions"
    let list = try MatchListFixture.list("\(text)\nFinal,Italy,1,1,France,\(remark) ")
    #expect(self.text(try #require(list.records.first)) == expected)
  }

  @Test func `a bye can be in the result or beside the team`() throws {
    let header = "round,home,away,result\n"
    for bye in ["R1,A,,bye", "R1,,A,Freilos", "R1,A,kampflos,", "R1,A,spielfrei,-:-"] {
      let cup = try MatchListFixture.tournament("\(header)\(bye)\nR1,B,C,1-0\nFinal,A,B,2-0")
      #expect(SingleElimination(cup).outline == ["2 A 2* B 0", "  1 B 1* C 0"], "\(bye)")
    }
  }

  @Test func `the winner of a retirement is named or plays on`() throws {
    let header = "round,home,away,result\n"
    let open = try MatchListFixture.tournament("\(header)Final,A,B,6-4 2-1 RET")
    #expect(SingleElimination(open).champion == nil)
    let next = try MatchListFixture.tournament("\(header)SF,A,B,6-4 2-1 RET\nFinal,B,C,6-0 6-0")
    #expect(SingleElimination(next).outline == ["2 B 2* C 0", "  1 A 1 B 0*"])
  }

  @Test func `legs in columns add up to the aggregate`() throws {
    let header = "Round,Team 1,Agg.,Team 2,1st leg,2nd leg\n"
    let cup = try MatchListFixture.tournament(
      "\(header)SF,A,3–4,B,2–1,1–3\nSF,C,2–2 (4–2 p),D,2–0,0–2\nFinal,B,,C,,"
    )
    #expect(SingleElimination(cup).outline == ["2 B C", "  1 A 3 B 4*", "  1 C 2(4)* D 2(2)"])
    #expect(
      MatchListFixture.errorMessage("\(header)SF,A,3–3,B,2–1,1–3")
        == "cup.csv:2: aggregate is 3-3, but the legs add up to 3-4; correct one of them"
    )
  }

  @Test func `the score over both legs decides a row alone, and must be the sum of two`() throws {
    let header = "round,home,away,result\n"
    let cup = try MatchListFixture.tournament("\(header)Final,A,B,1-2 (4-3 agg.)")
    #expect(SingleElimination(cup).outline == ["1 A 4* B 3"])
    #expect(
      MatchListFixture.errorMessage("\(header)F,A,B,3-0\nF,B,A,2-1 (4-2 agg)")
        == "cup.csv:2: aggregate is 2-4, but the legs add up to 4-2; correct one of them"
    )
  }

  @Test func `sets in columns of their own are counted`() throws {
    let cup = try MatchListFixture.tournament(
      "Round,Player 1,Player 2,Set 1,Set 2,Set 3\nSF,A,B,6-4,6-2,\nSF,C,D,6-4,4-6,1-6\nF,A,D,,,"
    )
    #expect(SingleElimination(cup).outline == ["2 A D", "  1 A 2* B 0", "  1 C 1 D 2*"])
  }
}
