import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// Members of matches that the brackets model does not have: typed properties where their values
/// fit, and further members otherwise.
@Suite struct MatchMemberTests {
  /// Returns a tournament whose match has further members.
  private func tournament(_ members: String) throws -> Tournament {
    let text = """
      {"participant": [{"id": 0, "name": "A"}, {"id": 1, "name": "B"}],
      "stage": [{"id": 0, "name": "Cup", "type": "single_elimination", "settings": {}}],
      "group": [{"id": 0, "stage_id": 0, "number": 1}],
      "round": [{"id": 0, "number": 1, "stage_id": 0, "group_id": 0, "name": "Final"}],
      "match": [{"id": 0, "number": 1, "stage_id": 0, "group_id": 0, "round_id": 0, "status": 2,
        "opponent1": {"id": 0, "seed": "1", "penalties": 4}, "opponent2": {"id": 1}, \(members)}],
      "match_game": []}
      """
    return try Tournament(bracketsModel: Array(text.utf8))
  }

  private func match(in tournament: Tournament) throws -> JSONValue {
    try #require(tournament.bracketsModel()["match"]?.elements.first)
  }

  @Test func `known members are properties`() throws {
    let cup = try tournament(
      """
      "date": "2024-05-01", "venue": "Hall", "url": "https://example.org/1", "region": "North",
      "ending": "extraTime", "legs": [[1, 2.5], null], "sets": [[6, 4]]
      """
    )
    let match = cup.matches[0]
    #expect(match.date == "2024-05-01")
    #expect(match.venue == "Hall")
    #expect(match.link == "https://example.org/1")
    #expect(match.region == "North")
    #expect(match.ending == .extraTime)
    #expect(match.legs.map(\.score?.second) == [2.5, nil])
    #expect(match.sets.map(\.first) == [6])
    #expect(match.extra.isEmpty)
    #expect(match.results.first?.seed == "1")
    #expect(match.results.first?.penalties == 4)
    #expect(cup.rounds[0].name == "Final")
  }

  @Test(arguments: [
    #""date": "2024-05-01", "venue": "Hall", "court": "2", "url": "u", "region": "North""#,
    #""ending": "walkover", "legs": [[1, 2.5], null], "sets": [[6, 4], [0.25, 7]]"#,
    #""date": 5, "venue": "", "url": null, "region": {}, "ending": "early""#,
    #""legs": [], "sets": [[6, 4], null]"#, #""legs": [[1, 2, 3]], "sets": "6-4""#,
    #""legs": [{"score": [1, 0], "date": "1 May", "venue": "Hall", "url": "u"}, {"date": "8 May"}]"#,
    #""legs": [{"score": [1, 0]}, [1, 2]]"#, #""legs": [{"date": "1 May", "extra": 1}]"#,
    #""legs": [{"date": "", "score": [1, 2]}]"#, #""round_name": "Replay""#,
  ])
  func `F107: a database keeps every value of a match`(_ members: String) throws {
    let cup = try tournament(members)
    let match = try self.match(in: cup)
    let expected = try JSONReader.value(of: Array("{\(members)}".utf8))
    for name in [
      "round_name", "date", "venue", "court", "url", "region", "ending", "legs", "sets",
    ] {
      #expect(match[name] == expected[name], "\(name)")
    }
  }

  @Test func `F107: legs have dates, venues and URLs`() throws {
    let cup = try tournament(
      #""legs": [{"score": [1, 0], "date": "1 May", "venue": "Hall", "url": "u"}, null]"#
    )
    let legs = cup.matches[0].legs
    #expect(legs.map(\.date) == ["1 May", ""])
    #expect(legs.map(\.venue) == ["Hall", ""])
    #expect(legs.map(\.link) == ["u", ""])
    #expect(legs.map(\.score?.first) == [1, nil])
  }

  @Test func `an update replaces properties and further members`() throws {
    var cup = try tournament(#""date": "soon", "venue": 3"#)
    var update = MatchUpdate(first: .init(score: 1))
    update.extra = [
      .init(name: "date", value: .number(1)), .init(name: "venue", value: .string("Hall")),
    ]
    try cup.update(match: 0, update)
    #expect(cup.matches[0].date.isEmpty)
    #expect(cup.matches[0].venue == "Hall")
    #expect(cup.matches[0].extra == [ExtraField(name: "date", value: .number(1))])
  }
}
