import TatamiScene
import TestSupport
import Testing

/// Results, and what they change in other matches.
@Suite struct MatchUpdateTests {
  typealias Answer = TournamentAnswer

  /// Returns the first match of a single elimination of four after changes.
  private func first(_ changes: String...) throws -> String {
    try Answer(Answer.single(4), changes.joined(separator: ", ")).matches[0]
  }

  @Test func `F45: a given status removes results or derives them from the scores`() throws {
    let scores = #""opponent1": {"score": 3}, "opponent2": {"score": 1}"#
    #expect(try first(#"{"match": 0, "status": 4, \#(scores)}"#) == "4: 0@1 3 win | 3@4 1 loss")
    #expect(try first(Answer.win(0), #"{"match": 0, "status": 3}"#) == "3: 0@1 2 | 3@4 1")
    #expect(try first(#"{"match": 0, "status": 5}"#) == "2: 0@1 | 3@4")
  }

  @Test(arguments: [
    #"{"match": 0, "opponent1": {"result": "draw"}, "opponent2": {"result": "draw"}}"#,
    #"{"match": 0, "status": 4, "opponent1": {"score": 1}, "opponent2": {"score": 1}}"#,
  ])
  func `F46: draws are refused in eliminations`(_ change: String) throws {
    let cup = try Answer(Answer.single(4), change)
    #expect(cup.refusals == ["match 0: a draw; an elimination needs a winner"])
    #expect(cup.matches[0] == "2: 0@1 | 3@4")
    #expect(try Answer(Answer.pools(4, #""groupCount": 1"#), change).refusals == [])
  }

  @Test func `F47: further fields are copied`() throws {
    let change = #"{"match": 0, "court": "A", "opponent1": {"club": "X"}}"#
    let match = try Answer(Answer.single(4), change).records("match")[0]
    #expect(match["court"]?.text == "A")
    #expect(match["opponent1"]?["club"]?.text == "X")
  }

  @Test func `F48: an id of the other side exchanges the sides of the update`() throws {
    let exchanged = #""opponent1": {"id": 3, "score": 5, "result": "win"}, "opponent2": {"id": 0}"#
    #expect(try first(#"{"match": 0, \#(exchanged)}"#) == "4: 0@1 loss | 3@4 5 win")
    let unknown = try Answer(Answer.single(4), #"{"match": 0, "opponent1": {"id": 1}}"#)
    #expect(unknown.refusals == ["match 0: participant 1 is not one of its opponents"])
  }

  @Test func `F49: a new score makes the match running, and only given sides change`() throws {
    let both = #"{"match": 0, "opponent1": {"score": 1}, "opponent2": {"score": 2}}"#
    #expect(try first(both) == "3: 0@1 1 | 3@4 2")
    #expect(try first(both, #"{"match": 0, "opponent1": {"score": 4}}"#) == "3: 0@1 4 | 3@4 2")
  }

  @Test(arguments: [
    (#""opponent1": {"result": "win"}"#, "4: 0@1 win | 3@4 loss"),
    (#""opponent2": {"result": "loss"}"#, "4: 0@1 win | 3@4 loss"),
    (#""opponent1": {"result": "loss"}"#, "4: 0@1 loss | 3@4 win"),
    (#""opponent1": {"forfeit": true}"#, "4: 0@1 forfeit | 3@4 win"),
  ])
  func `F50, F56: a win, a loss or a forfeit completes the match`(
    _ sides: String,
    _ expected: String
  ) throws {
    #expect(try first(#"{"match": 0, \#(sides)}"#) == expected)
  }

  @Test(arguments: [
    (#""result": "win""#, "match 0: both opponents win; give one result"),
    (#""result": "loss""#, "match 0: both opponents lose; give one result"),
    (#""forfeit": true"#, "match 0: both opponents forfeit; give one result"),
  ])
  func `F50: results that exclude each other are refused`(_ side: String, _ reason: String) throws {
    let change = #"{"match": 0, "opponent1": {\#(side)}, "opponent2": {\#(side)}}"#
    #expect(try Answer(Answer.single(4), change).refusals == [reason])
  }

  @Test func `F50, F56: draws and two forfeits complete a match of a pool`() throws {
    for (side, expected) in [
      (#""forfeit": true"#, "4: 0@1 forfeit | 3@4 forfeit"),
      (#""result": "draw""#, "4: 0@1 draw | 3@4 draw"),
    ] {
      let change = #"{"match": 0, "opponent1": {\#(side)}, "opponent2": {\#(side)}}"#
      #expect(try Answer(Answer.pools(4, #""groupCount": 1"#), change).matches[0] == expected)
    }
  }

  @Test func `F51: an update without a result removes that of a completed match`() throws {
    let cup = try Answer(Answer.single(4), Answer.win(0), #"{"match": 0, "court": "B"}"#)
    #expect(cup.matches == ["3: 0@1 2 | 3@4 1", "2: 1@2 | 2@3", "0: open | open"])
  }

  @Test func `F52: a result may be replaced until the match is archived`() throws {
    let other = #"{"match": 0, "opponent2": {"result": "win"}}"#
    let cup = try Answer(Answer.single(4), Answer.win(0), other)
    #expect(cup.matches[0] == "4: 0@1 2 loss | 3@4 win")
    let late = try Answer(Answer.single(4), Answer.wins(upTo: 3), other)
    #expect(
      late.refusals
        == ["match 0: the result is final, because a later match has begun or there is none"]
    )
  }

  @Test func `F53: a reset keeps the scores`() throws {
    let cup = try Answer(Answer.single(4), Answer.win(0), #"{"reset": 0}"#)
    #expect(cup.matches == ["3: 0@1 2 | 3@4 1", "2: 1@2 | 2@3", "0: open | open"])
    let begun = #"{"match": 2, "opponent1": {"score": 1}}"#
    let late = try Answer(Answer.single(4), Answer.wins(upTo: 2), begun, #"{"reset": 0}"#)
    #expect(
      late.refusals == ["match 0: match 2 depends on it and has begun; reset that one first"]
    )
    let games = #"{"game": [0, 1], "opponent1": {"result": "win"}}"#
    let decided = try Answer(Answer.single(2, #""matchesChildCount": 1"#), games, #"{"reset": 0}"#)
    #expect(decided.refusals == ["match 0: its result follows from its games; change those"])
  }

  @Test func `F54, F57: a match that begins archives the matches before it`() throws {
    let score = #"{"match": 2, "opponent1": {"score": 1}}"#
    let cup = try Answer(Answer.single(4), Answer.wins(upTo: 2), score)
    #expect(cup.matches.map { $0.prefix(1) } == ["5", "5", "3"])
    let waiting = try Answer(Answer.single(4), Answer.wins(upTo: 2), #"{"match": 2, "court": 1}"#)
    #expect(waiting.matches.map { $0.prefix(1) } == ["4", "4", "2"])
  }

  @Test func `F55: games take over the participants of their match`() throws {
    let games =
      #"{"game": [0, 1], "opponent1": {"result": "win"}}, "#
      + #"{"game": [1, 1], "opponent1": {"result": "win"}}"#
    let cup = try Answer(Answer.single(4, #""matchesChildCount": 1"#), games)
    #expect(cup.games == ["4: 0 win | 3 loss", "4: 1 win | 2 loss", "2: 0 | 1"])
  }

  @Test func `F54, F58: a changed result fills the following slots`() throws {
    let other = #"{"match": 0, "opponent2": {"result": "win"}}"#
    let settings = #""consolationFinal": true"#
    let replaced = try Answer(Answer.single(4, settings), Answer.win(0), other)
    #expect(replaced.matches[2...] == ["1: 3 | open", "1: 0@1 | open@2"])
    let removed = try Answer(Answer.single(4, settings), Answer.win(0), #"{"reset": 0}"#)
    #expect(removed.matches[2...] == ["0: open | open", "0: open@1 | open@2"])
  }

  @Test func `F59, F60: winners and losers enter the next matches`() throws {
    let cup = try Answer(Answer.double(8), Answer.wins(upTo: 5))
    #expect(
      cup.matches[5...] == [
        "2: 1 | 2", "1: 0 | open", "2: 7@1 | 4@2", "2: 6@3 | 5@4", "0: open@2 | open",
        "1: 3@1 | open", "0: open | open", "0: open@1 | open",
      ]
    )
    let third = try Answer(Answer.single(4, #""consolationFinal": true"#), Answer.wins(upTo: 2))
    #expect(third.matches[2...] == ["2: 0 | 1", "2: 3@1 | 2@2"])
  }

  @Test func `F59, F60: both opponents keep their sides in the second grand final`() throws {
    let settings = #""grandFinal": "double""#
    let cup = try Answer(Answer.double(4, settings), Answer.wins(upTo: 5), Answer.win(5, side: 2))
    #expect(cup.matches[5...] == ["4: 0 1 loss | 1@1 2 win", "2: 0 | 1"])
  }

  @Test func `F61: a filled match with a bye is won at once, but not that for third place`() throws
  {
    let input =
      #"{"name": "C", "type": "double_elimination", "seeding": "#
      + #"["A", "B", "C", null], "settings": {"seedOrdering": ["natural"]}}"#
    let cup = try Answer(input, Answer.win(0))
    // B has lost to A and meets the bye of C's match.
    #expect(cup.matches[3] == "4: 1@1 win | bye")
    #expect(cup.matches[4] == "1: open@1 | 1")
    let third =
      #"{"name": "C", "type": "single_elimination", "seeding": ["A", "B", "C", null], "#
      + #""settings": {"seedOrdering": ["natural"], "consolationFinal": true}}"#
    #expect(try Answer(third, Answer.win(0)).matches[3] == "0: 1@1 | bye")
  }

  @Test func `F62: a completed match without a following one is archived`() throws {
    #expect(try Answer(Answer.single(2), Answer.win(0)).matches == ["5: 0@1 2 win | 1@2 1 loss"])
    let cup = try Answer(Answer.double(4), Answer.wins(upTo: 5))
    #expect(cup.matches.map { $0.prefix(1) } == ["5", "5", "5", "5", "4"])
  }

  @Test func `F64: the number of games changes for a match, a round or a stage`() throws {
    let more = #"{"level": "match", "id": 0, "childCount": 3}"#
    let cup = try Answer(Answer.single(2, #""matchesChildCount": 2"#), more)
    #expect(cup.games == ["2: 0 | 1", "2: 0 | 1", "2: open | open"])
    let fewer = #"{"level": "stage", "id": 0, "childCount": 1}"#
    let short = try Answer(Answer.single(2, #""matchesChildCount": 2"#), fewer)
    #expect(short.games == ["2: 0 | 1"])
    let final = #"{"level": "round", "id": 1, "childCount": 3}"#
    let round = try Answer(Answer.single(4, #""matchesChildCount": 1"#), final)
    #expect(round.records("match").compactMap { $0["child_count"]?.number } == [1, 1, 3])
    #expect(round.games.count == 5)
  }

  @Test func `F65, F66: games decide a match, and those without a result are archived with it`()
    throws
  {
    let settings = #""matchesChildCount": 3"#
    let first = #"{"game": [0, 1], "opponent1": {"result": "win"}}"#
    let begun = try Answer(Answer.single(2, settings), first)
    #expect(begun.matches == ["3: 0@1 1 | 1@2 0"])
    let second = #"{"game": [0, 2], "opponent1": {"result": "win"}}"#
    let cup = try Answer(Answer.single(2, settings), first, second)
    #expect(cup.matches == ["5: 0@1 2 win | 1@2 0 loss"])
    #expect(cup.games[2] == "5: 0 | 1")
  }

  @Test func `F67: a match may be forfeited itself; its games stay`() throws {
    let game = #"{"game": [0, 1], "opponent1": {"result": "win"}}"#
    let forfeit = #"{"match": 0, "opponent1": {"forfeit": true}}"#
    let cup = try Answer(Answer.single(2, #""matchesChildCount": 3"#), game, forfeit)
    #expect(cup.matches == ["5: 0@1 forfeit | 1@2 0 win"])
    #expect(cup.games[0] == "5: 0 win | 1 loss")
  }
}
