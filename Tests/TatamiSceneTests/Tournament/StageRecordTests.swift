import TatamiScene
import TestSupport
import Testing

/// The records of new stages.
@Suite struct StageRecordTests {
  typealias Answer = TournamentAnswer

  @Test func `F2, F3: a second stage uses the participants of the first again`() throws {
    let first = #"{"name": "Cup", "type": "single_elimination","#
    let second =
      #"{"stage": {"name": "Next", "type": "single_elimination", "seeding": ["C", "D"]}}"#
    let cup = try Answer(
      first + #" "seeding": ["B", {"name": "A", "club": "X"}, null, "C"]}"#,
      second
    )
    let participants = cup.records("participant")
    #expect(participants.compactMap { $0["name"]?.text } == ["B", "A", "C", "D"])
    #expect(participants.compactMap { $0["tournament_id"]?.number } == [0, 0, 0, 0])
    #expect(participants[1]["club"]?.text == "X")
    let stages = cup.records("stage")
    #expect(stages.compactMap { $0["number"]?.number } == [1, 2])
    #expect(stages.compactMap { $0["type"]?.text } == ["single_elimination", "single_elimination"])
    #expect(stages.compactMap { $0["name"]?.text } == ["Cup", "Next"])
    #expect(cup.matches.last == "2: 2@1 | 3@2")
  }

  @Test(arguments: [
    (
      Answer.single(4),
      #"{"size":4,"consolationFinal":false,"matchesChildCount":0,"#
        + #""seedOrdering":["inner_outer"]}"#
    ),
    (
      Answer.single(4, #""balanceByes": true"#),
      #"{"size":4,"balanceByes":true,"#
        + #""consolationFinal":false,"matchesChildCount":0,"seedOrdering":["inner_outer"]}"#
    ),
    (
      Answer.double(4),
      #"{"size":4,"grandFinal":"none","matchesChildCount":0,"#
        + #""seedOrdering":["inner_outer","natural"]}"#
    ),
    (
      Answer.pools(4, #""groupCount": 2"#),
      #"{"size":4,"groupCount":2,"#
        + #""roundRobinMode":"simple","matchesChildCount":0,"#
        + #""seedOrdering":["groups.effort_balanced"]}"#
    ),
    (
      Answer.pools(4, #""groupCount": 2, "manualOrdering": [[1, 3], [2, 4]]"#),
      #"{"size":4,"#
        + #""groupCount":2,"roundRobinMode":"simple","matchesChildCount":0,"seedOrdering":[],"#
        + #""manualOrdering":[[1,3],[2,4]]}"#
    ),
  ])
  func `F4, F22: settings are completed by type`(_ input: String, _ settings: String) throws {
    let expected = try JSONReader.value(of: Array(settings.utf8))
    #expect(try #require(Answer(input).settings).difference(from: expected) == nil)
  }

  @Test func `F5: groups are the brackets or the pools`() throws {
    let consolation = #""consolationFinal": true"#
    #expect(try Answer(Answer.single(4, consolation)).matchCounts == [3, 1])
    let final = #""grandFinal": "simple""#
    #expect(try Answer(Answer.double(4, final)).matchCounts == [3, 2, 1])
    #expect(try Answer(Answer.pools(6, #""groupCount": 2"#)).matchCounts == [3, 3])
    let groups = try Answer(Answer.double(4, final)).records("group")
    #expect(groups.compactMap { $0["number"]?.number } == [1, 2, 3])
    #expect(groups.compactMap { $0["stage_id"]?.number } == [0, 0, 0])
  }

  @Test func `F6: rounds are numbered in their group`() throws {
    let rounds = try Answer(Answer.double(8)).records("round")
    #expect(rounds.compactMap { $0["number"]?.number } == [1, 2, 3, 1, 2, 3, 4])
    #expect(rounds.compactMap { $0["group_id"]?.number } == [0, 0, 0, 1, 1, 1, 1])
    #expect(rounds.compactMap { $0["stage_id"]?.number } == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `F7, F8: matches are numbered in their round, games in their match`() throws {
    let cup = try Answer(Answer.single(4, #""matchesChildCount": 2"#))
    let matches = cup.records("match")
    #expect(matches.compactMap { $0["number"]?.number } == [1, 2, 1])
    #expect(matches.compactMap { $0["round_id"]?.number } == [0, 0, 1])
    #expect(matches.compactMap { $0["child_count"]?.number } == [2, 2, 2])
    let games = cup.records("match_game")
    #expect(games.compactMap { $0["number"]?.number } == [1, 2, 1, 2, 1, 2])
    #expect(games.compactMap { $0["parent_id"]?.number } == [0, 0, 1, 1, 2, 2])
    #expect(games[0]["opponent1"]?["position"] == nil)
  }

  @Test func `F9, F10: the status follows from the opponents and the scores`() throws {
    let open = try Answer(#"{"name": "C", "type": "single_elimination", "settings": {"size": 4}}"#)
    #expect(open.matches == ["0: open@1 | open@4", "0: open@2 | open@3", "0: open | open"])
    let score = #"{"match": 1, "opponent1": {"score": 1}}"#
    let begun = try Answer(Answer.single(4), Answer.win(0), score)
    #expect(begun.matches == ["4: 0@1 2 win | 3@4 1 loss", "3: 1@2 1 | 2@3", "1: 0 | open"])
    let played = try Answer(Answer.single(4), Answer.wins(upTo: 3))
    #expect(played.matches.map { $0.prefix(1) } == ["5", "5", "5"])
  }

  @Test func `F12: a short seeding is padded with byes`() throws {
    let settings = #""size": 8, "seedOrdering": ["natural"]"#
    let cup = try Answer(Answer.single(3, settings))
    #expect(
      cup.matches.prefix(4) == [
        "2: 0@1 | 1@2", "0: 2@3 win | bye", "0: bye | bye", "0: bye | bye",
      ]
    )
  }

  @Test(arguments: [
    (3, ["0: 0@1 win | bye", "0: 1@3 win | bye", "0: 2@5 win | bye", "0: bye | bye"]),
    (5, ["2: 0@1 | 1@2", "0: 2@3 win | bye", "0: 3@5 win | bye", "0: 4@7 win | bye"]),
    (6, ["2: 0@1 | 1@2", "2: 2@3 | 3@4", "0: 4@5 win | bye", "0: 5@7 win | bye"]),
  ])
  func `F13: byes are balanced`(_ count: Int, _ expected: [String]) throws {
    let settings = #""size": 8, "balanceByes": true, "seedOrdering": ["natural"]"#
    let cup = try Answer(Answer.single(count, settings))
    #expect(Array(cup.matches.prefix(4)) == expected)
  }

  @Test(arguments: [
    (4, ["natural"]),
    (8, ["natural", "reverse"]),
    (16, ["natural", "reverse_half_shift", "reverse"]),
    (32, ["natural", "reverse", "half_shift", "natural"]),
    (64, ["natural", "reverse", "half_shift", "reverse", "natural"]),
    (128, ["natural", "reverse", "half_shift", "pair_flip", "pair_flip", "pair_flip"]),
    (256, [String](repeating: "natural", count: 7)),
  ])
  func `F22, F23: a double elimination has default orderings`(
    _ size: Int,
    _ orderings: [String]
  ) throws {
    let input = #"{"name": "C", "type": "double_elimination", "settings": {"size": \#(size)}}"#
    let found = try #require(Answer(input).settings?["seedOrdering"])
    #expect(found.elements.compactMap(\.text) == ["inner_outer"] + orderings)
  }

  @Test func `F22: orderings that are not given are completed`() throws {
    let cup = try Answer(Answer.double(16, #""seedOrdering": ["natural", "reverse"]"#))
    let orderings = cup.settings?["seedOrdering"]?.elements.compactMap(\.text)
    #expect(orderings == ["natural", "reverse", "reverse_half_shift", "reverse"])
  }
}
