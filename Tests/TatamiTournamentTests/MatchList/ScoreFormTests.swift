import TatamiTournament
import Testing

/// Results in the forms of many sports.
@Suite struct ScoreFormTests {
  /// The result as `score winner ending`.
  private func text(_ columns: String, _ cells: String) throws -> String {
    let list = try MatchListFixture.list("round,home,away,\(columns)\nSF,North,South,\(cells)")
    let result = try #require(list.records.first).result
    var parts = [result.score?.description ?? "-"]
    if let penalties = result.penalties { parts.append("p \(penalties)") }
    if !result.sets.isEmpty { parts.append(result.sets.map(\.description).joined(separator: " ")) }
    if let winner = result.winner { parts.append("\(winner)") }
    if result.ending != .regular { parts.append("\(result.ending)") }
    if !result.note.isEmpty { parts.append("'\(result.note)'") }
    return parts.joined(separator: ", ")
  }

  @Test(arguments: [
    ("5:4 i.E.", "5-4, shootout"), ("4:5 n.E.", "4-5, shootout"), ("3-2 (p.)", "3-2, shootout"),
    ("3-2 pens", "3-2, shootout"), ("3-2 SO", "3-2, shootout"), ("3-2 (SO)", "3-2, shootout"),
    ("5-4 (4-3 p)", "1-1, p 4-3"), ("102-99 (2OT)", "102-99, extraTime"),
    ("98-95 OT", "98-95, extraTime"), ("4-4 (a)", "4-4"), ("1/2-1/2", "½-½"), ("1 - 0", "1-0"),
    ("+ - -", "-, home, walkover"), ("V15-D9", "15-9, home"), ("D9-V15", "9-15, away"),
    ("6/2 6/3", "2-0, 6-2 6-3"), ("6-4 / 3-6 / 6-3", "2-1, 6-4 3-6 6-3"),
    ("6-4 4-6 10/8", "2-1, 6-4 4-6 10-8"), ("7-6 (7/5) 6-4", "2-0, 7-6 6-4"),
    ("3&2", "-, '3&2'"), ("2 up", "-, '2 up'"), ("A/S", "-, 'A/S'"), ("Fall", "-, 'Fall'"),
    ("TF 17-1", "17-1, 'TF 17-1'"), ("DQ", "-, walkover, 'DQ'"), ("DNS", "-, walkover, 'DNS'"),
    ("DEF", "-, walkover"), ("-:-", "-"), ("1,234-1,180", "1234-1180"),
    ("1.234:1.180", "1234-1180"), ("○-●", "-, home"), ("●○", "-, away"), ("３-１", "3-1"),
    ("1:1 (5:4 11m)", "1-1, p 5-4"), ("27:27 (3:4 7m)", "27-27, p 3-4"),
    ("66.0-67.5", "66-67½"), ("3-1,2-3,3-0", "2-1, 3-1 2-3 3-0"),
    ("2-1,0-2,2-1", "2-1, 2-1 0-2 2-1"),
    ("164/7 (20) - 160/9 (20)", "164-160, '164/7 (20) - 160/9 (20)'"),
    ("397/4 v 380", "397-380, '397/4 v 380'"), ("2-10 : 1-12", "16-15, '2-10 : 1-12'"),
    ("South won by 5 wickets", "-, away, 'South won by 5 wickets'"),
    ("North won 3-1", "3-1, home"), ("South won 3-1", "1-3, away"),
  ])
  func `one column of results`(_ result: String, _ expected: String) throws {
    #expect(try text("result", "\"\(result)\"") == expected)
  }

  @Test(arguments: [
    ("164/7 (20),160/9 (20)", "164-160, '164/7 (20) – 160/9 (20)'"),
    ("2-10,1-12", "16-15, '2-10 – 1-12'"), ("2-1,1-2", "2-1"), ("V15,D9", "15-9, home"),
    ("6 4 7,4 6 5", "2-1, 6-4 4-6 7-5"), ("DNS,", "-, away, walkover, 'DNS'"),
    (",dq", "-, home, walkover, 'dq'"),
    ("\"1,234\",999", "1234-999"),
  ])
  func `two columns of results`(_ cells: String, _ expected: String) throws {
    #expect(try text("home_score,away_score", cells) == expected)
  }

  @Test(arguments: [
    ("3&2,South", "-, away, '3&2'"), ("TF 17-1,South", "1-17, away, 'TF 17-1'"),
    ("6-4 6-3,South", "0-2, 4-6 3-6, away"), ("1-1,HOME_TEAM", "1-1, home"),
    ("1-1,AWAY_TEAM", "1-1, away"), ("1-1,DRAW", "1-1"), ("-,South won by 3 runs", "-, away"),
  ])
  func `a column of winners decides over the numbers`(_ cells: String, _ expected: String) throws {
    #expect(try text("result,winner", cells) == expected)
  }

  @Test func `a remark names the winner of a shoot-out without numbers`() throws {
    #expect(try text("result,comment", "1-1,South win on penalties") == "1-1, away")
  }

  @Test(arguments: ["2-10 1-12", "0-12 1-11"])
  func `goals and points in one column are those that fit the later rounds`(_ score: String) throws
  {
    let rows =
      "SF,A,B,\(score)\nSF,C,D,0-15 3-7\nFinal,\(score.hasPrefix("2") ? "A" : "B"),D,1-11 0-9"
    let notices = DerivationFixture.messages(rows)
    #expect(
      notices == [
        "cup.csv:2: the results are read as goals and points, a goal counting three, which fits the later rounds"
      ]
    )
    #expect(try DerivationFixture.champion(rows) == (score.hasPrefix("2") ? "A" : "B"))
  }
}
