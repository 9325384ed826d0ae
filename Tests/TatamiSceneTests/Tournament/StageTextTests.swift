import TatamiScene
import TestSupport
import Testing

/// Names of rounds and matches, texts of open slots, results and rankings.
@Suite struct StageTextTests {
  typealias Answer = TournamentAnswer

  @Test func `F69: the ranks of a double elimination follow from the finals and the losers`() throws
  {
    let simple = #""grandFinal": "simple""#
    let cup = try Answer(Answer.double(8, simple), Answer.wins(upTo: 14))
    #expect(
      cup.ranking == ["1 T1", "2 T2", "3 T3", "4 T4", "5 T8", "5 T7", "6 T5", "6 T6"]
    )
    let none = try Answer(Answer.double(4), Answer.wins(upTo: 5))
    #expect(none.ranking == ["1 T1", "2 T2", "3 T4", "4 T3"])
    let second = [Answer.win(5, side: 2), Answer.win(6, side: 2)].joined(separator: ", ")
    let double = #""grandFinal": "double""#
    let reset = try Answer(Answer.double(4, double), Answer.wins(upTo: 5), second)
    #expect(reset.ranking == ["1 T2", "2 T1", "3 T4", "4 T3"])
    #expect(try Answer(Answer.double(4, double), Answer.wins(upTo: 5)).ranking == [])
    #expect(try Answer(Answer.double(2), Answer.win(0)).ranking == ["1 T1", "2 T2"])
  }

  @Test func `F73, F74: rounds and matches of a double elimination are numbered`() throws {
    let cup = try Answer(Answer.double(8, #""grandFinal": "simple", "consolationFinal": true"#))
    #expect(
      cup.roundNames == [
        "WB Round 1", "WB Round 2", "WB Final Round", "Grand Final", "Consolation Final",
        "LB Round 1", "LB Round 2", "LB Round 3", "LB Final Round",
      ]
    )
    #expect(
      cup.labels == [
        "WB 1.1", "WB 1.2", "WB 1.3", "WB 1.4", "WB Semi 1", "WB Semi 2", "WB Final", "Grand Final",
        "Consolation Final", "LB 1.1", "LB 1.2", "LB 2.1", "LB 2.2", "LB Semi 1", "LB Final",
      ]
    )
  }

  @Test func `F73, F74: rounds and matches of a single elimination are numbered`() throws {
    let cup = try Answer(Answer.single(8, #""consolationFinal": true"#))
    #expect(cup.roundNames == ["Round 1", "Round 2", "Final Round", "Consolation Final"])
    #expect(
      cup.labels == [
        "M 1.1", "M 1.2", "M 1.3", "M 1.4", "Semi 1", "Semi 2", "Final", "Consolation Final",
      ]
    )
  }

  @Test func `F73, F75: the second grand final is shown if the first side has not won`() throws {
    let settings = #""grandFinal": "double""#
    let won = try Answer(Answer.double(4, settings), Answer.wins(upTo: 6))
    #expect(won.roundNames.filter { $0.hasPrefix("G") } == ["Grand Final"])
    let lost = try Answer(Answer.double(4, settings), Answer.wins(upTo: 5), Answer.win(5, side: 2))
    #expect(lost.roundNames.filter { $0.hasPrefix("G") } == ["GF Round 1", "GF Round 2"])
    #expect(try Answer(Answer.double(4, settings)).roundNames.contains("Grand Final"))
  }

  @Test func `F76, F77: open slots name the match before them, seeds come before names`() throws {
    let cup = try Answer(Answer.double(8, #""grandFinal": "simple", "consolationFinal": true"#))
    let hints = cup.sides.filter { !$0.hasPrefix(":") }
    #expect(
      hints.map { $0.dropLast(3) } == [
        "#1 T1", "#8 T8", "#4 T4", "#5 T5", "#2 T2", "#7 T7", "#3 T3", "#6 T6",
        "Winner of LB Final", "Loser of LB Semi 1", "Loser of LB Final", "Loser of WB 1.1",
        "Loser of WB 1.2", "Loser of WB 1.3", "Loser of WB 1.4", "Loser of WB Semi 2",
        "Loser of WB Semi 1", "Loser of WB Final",
      ]
    )
    let open =
      #"{"name": "C", "type": "single_elimination", "#
      + #""settings": {"size": 4, "consolationFinal": true}}"#
    #expect(
      try Answer(open).sides.map { $0.dropLast(3) } == [
        "Seed 1", "Seed 4", "Seed 2", "Seed 3", "", "", "Loser of Semi 1", "Loser of Semi 2",
      ]
    )
    let played = try Answer(Answer.double(4), Answer.wins(upTo: 4))
    #expect(played.sides.suffix(2) == ["P1 T2: -", "T4: -"])
  }

  @Test func `F76, F78: results are scores, letters or empty`() throws {
    let changes =
      #"{"match": 0, "opponent1": {"forfeit": true}}, "#
      + #"{"match": 1, "opponent1": {"score": 3}}"#
    let cup = try Answer(Answer.single(4), changes)
    #expect(cup.sides.prefix(5) == ["#1 T1: F", "#4 T4: W", "#2 T2: 3", "#3 T3: -", "T4: -"])
    let bye =
      #"{"name": "C", "type": "single_elimination", "#
      + #""seeding": ["A", null, "B", "C"], "settings": {"seedOrdering": ["natural"]}}"#
    #expect(try Answer(bye).sides.prefix(2) == ["#1 A: W", "BYE: "])
  }

  @Test func `F78: a table has no ranks before the first match`() throws {
    let pools = try Answer(Answer.pools(4, #""groupCount": 2"#), Answer.win(0))
    let groups = try #require(pools.value["view"]?.elements.first?["groups"]).elements
    let rows = groups.map { $0["ranking"]?.elements.dropFirst().map { $0.elements.map(\.text) } }
    #expect(rows[0]?.map { $0.first } == ["1", "2"])
    #expect(rows[0]?.map { $0.last } == ["3", "0"])
    #expect(rows[1]?.map { $0.first } == ["-", "-"])
    #expect(rows[1]?.map { $0.last } == ["-", "-"])
  }
}
