import TatamiScene
import TestSupport
import Testing

/// The matches of new eliminations and pools.
@Suite struct EliminationTests {
  typealias Answer = TournamentAnswer

  @Test func `F24, F26: slots of the first round have their seed as position, later ones none`()
    throws
  {
    let cup = try Answer(Answer.single(4), Answer.win(0))
    #expect(cup.matches == ["4: 0@1 2 win | 3@4 1 loss", "2: 1@2 | 2@3", "1: 0 | open"])
  }

  @Test func `F27, F28: byes decide the slots of their winners`() throws {
    let seeding = #""seeding": ["A", "B", "C", null, null, null, null, null]"#
    let settings = #""settings": {"seedOrdering": ["natural"]}"#
    let cup = try Answer(
      #"{"name": "C", "type": "single_elimination", \#(seeding), \#(settings)}"#
    )
    #expect(
      cup.matches[1...] == [
        "0: 2@3 win | bye", "0: bye | bye", "0: bye | bye", "1: open | 2", "0: bye | bye",
        "0: open win | bye",
      ]
    )
  }

  @Test func `F29: a bye in a semi-final is one in the match for third place`() throws {
    let seeding = #""seeding": ["A", "B", "C", null]"#
    let settings = #""settings": {"consolationFinal": true, "seedOrdering": ["natural"]}"#
    let cup = try Answer(
      #"{"name": "C", "type": "single_elimination", \#(seeding), \#(settings)}"#
    )
    #expect(cup.matches[3] == "0: open@1 win | bye")
  }

  @Test func `F30, F38: the rounds of the lower bracket come in pairs of equal size`() throws {
    let cup = try Answer(Answer.double(16))
    let rounds = cup.records("match").filter { $0["group_id"]?.number == 1 }
      .compactMap { $0["round_id"]?.number }
    #expect(rounds == [4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 7, 8, 9])
    for (final, count) in [("none", 0), ("simple", 1), ("double", 2)] {
      let counts = try Answer(Answer.double(16, #""grandFinal": "\#(final)""#)).matchCounts
      #expect(counts == [15, 14] + (count > 0 ? [count] : []))
    }
  }

  @Test func `F31: a loser's slot is a bye if the match has a bye`() throws {
    let seeding = #""seeding": ["A", "B", "C", "D", "E", null, null, null]"#
    let settings = #""settings": {"seedOrdering": ["natural"]}"#
    let cup = try Answer(
      #"{"name": "C", "type": "double_elimination", \#(seeding), \#(settings)}"#
    )
    #expect(
      cup.matches[7...] == [
        "0: open@1 | open@2", "0: bye | bye", "0: bye | open win", "0: open@1 win | bye",
        "0: open | open", "0: open@1 | open",
      ]
    )
  }

  @Test func `F32, F33, F34: losers enter the lower bracket in the orderings`() throws {
    let cup = try Answer(Answer.double(8, #""seedOrdering": ["natural", "reverse", "natural"]"#))
    #expect(
      cup.matches[7...] == [
        "0: open@4 | open@3", "0: open@2 | open@1", "0: open@1 | open", "0: open@2 | open",
        "0: open | open", "0: open@1 | open",
      ]
    )
    let usual = try Answer(Answer.double(8))
    #expect(
      usual.matches[7...].prefix(4) == [
        "0: open@1 | open@2", "0: open@3 | open@4", "0: open@2 | open", "0: open@1 | open",
      ]
    )
  }

  @Test func `F35: a grand final has one match or two`() throws {
    let simple = try Answer(Answer.double(4, #""grandFinal": "simple""#))
    #expect(simple.matches[5...] == ["0: open | open@1"])
    let double = try Answer(Answer.double(4, #""grandFinal": "double""#))
    #expect(double.matches[5...] == ["0: open | open@1", "0: open | open"])
    #expect(double.records("round").suffix(2).compactMap { $0["number"]?.number } == [1, 2])
  }

  @Test func `F36, F60: losers of the last rounds of the lower bracket play a consolation final`()
    throws
  {
    let settings = #""grandFinal": "simple", "consolationFinal": true"#
    let cup = try Answer(Answer.double(8, settings))
    #expect(cup.matches[14] == "0: open@1 | open@2")
    #expect(cup.records("match")[14]["number"]?.number == 2)
    let played = try Answer(Answer.double(8, settings), Answer.wins(upTo: 13))
    // T4 has lost round 3 of the lower bracket, T3 its final.
    #expect(played.matches[14] == "2: 3@1 | 2@2")
  }

  @Test func `F37: every second slot begins in the lower bracket if the first round is skipped`()
    throws
  {
    let cup = try Answer(Answer.double(8, #""skipFirstRound": true"#))
    #expect(
      cup.matches == [
        "2: 0@1 | 3@4", "2: 1@2 | 2@3", "0: open | open", "2: 7@8 | 4@5", "2: 6@7 | 5@6",
        "0: open@2 | open", "0: open@1 | open", "0: open | open", "0: open@1 | open",
      ]
    )
  }

  @Test func `F41: a double round robin repeats the rounds backwards`() throws {
    let settings = #""groupCount": 1, "roundRobinMode": "double", "seedOrdering": ["natural"]"#
    let pool = try Answer(Answer.pools(4, settings))
    let first = pool.matches.prefix(6)
    #expect(
      first == [
        "2: 0@1 | 3@4", "2: 2@3 | 1@2", "2: 1@2 | 3@4", "2: 0@1 | 2@3", "2: 2@3 | 3@4",
        "2: 1@2 | 0@1",
      ]
    )
    #expect(Array(pool.matches.suffix(6)) == first.reversed())
  }

  @Test func `D1: a consolation final does not archive the grand final`() throws {
    let settings = #""grandFinal": "double", "consolationFinal": true"#
    let consolation = #"{"match": 15, "opponent1": {"score": 1}}"#
    let cup = try Answer(Answer.double(8, settings), Answer.wins(upTo: 13), consolation)
    #expect(cup.matches[13...] == ["2: 0 | 1@1", "0: open | open", "3: 3@1 1 | 2@2"])
  }

  @Test func `D3, F63: a late seeding keeps the number of the stage and makes byes of nulls`()
    throws
  {
    let input = #"{"name": "C", "type": "single_elimination", "settings": {"size": 4}}"#
    let cup = try Answer(input, #"{"seeding": ["A", "B", "C", null]}"#)
    #expect(cup.matches == ["0: 0@1 win | bye", "2: 1@2 | 2@3", "1: 0 | open"])
    #expect(cup.records("stage")[0]["number"]?.number == 1)
    let late = #"{"seeding": ["A", "B", "C", "D"]}"#
    let begun = try Answer(Answer.single(4), Answer.win(0), late)
    #expect(begun.refusals == ["stage 0 has begun; its seeding cannot change"])
  }
}
