import OrderedCollections
import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// Databases that are refused.
@Suite struct BracketsModelErrorTests {
  /// The text of a single elimination of four after its first match.
  private func text() throws -> String {
    var tournament = Tournament()
    let names = ["A", "B", "C", "D"]
    try tournament.add(StageDefinition(.singleElimination, name: "Cup", entrants: names))
    try tournament.update(match: 0, MatchUpdate(first: .init(score: 1, result: .win)))
    return JSONWriter.text(of: tournament.bracketsModel())
  }

  private func objectMembers(of value: JSONValue) throws -> OrderedDictionary<String, JSONValue> {
    guard case .object(let members) = value else { throw NoObject() }
    return members
  }

  private struct NoObject: Error {}

  private func error(replacing old: String, with new: String) throws -> String {
    let text = try text()
    #expect(text.contains(old), "\(text)")
    do throws(BracketsModelError) {
      _ = try Tournament(
        bracketsModel: Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
      )
    } catch {
      return "\(error)"
    }
    return "nothing"
  }

  @Test(arguments: [
    (#""match_game":[]"#, #""games":[]"#, "$: the key 'match_game' is missing"),
    (
      #""match_game":[]"#, #""match_game":{}"#,
      "$.match_game: found an empty object, expected a list"
    ),
    (#""match_game":[]"#, #""match_game":[1]"#, "$.match_game[0]: found the number 1"),
    (
      #"{"id":1,"tournament_id":0,"name":"B"}"#, #"{"id":0,"name":"B"}"#,
      "$.participant[1]: the id 0"
    ),
    (
      #"{"id":1,"tournament_id":0,"name":"B"}"#, #"{"id":0.5}"#,
      "$.participant[1].id: found the number 0.5"
    ),
    (#"{"id":1,"tournament_id":0,"name":"B"}"#, #"{"id":1}"#, "the key 'name' is missing"),
    (#""stage_id":0"#, #""stage_id":3"#, "$.group[0].stage_id: there is no stage 3"),
    (#""group_id":0"#, #""group_id":"x""#, "$.round[0].group_id: there is no group 'x'"),
    (#""round_id":0"#, #""round_id":9"#, "$.match[0].round_id: there is no round 9"),
    (
      #""opponent1":{"id":0"#, #""opponent1":{"id":8"#,
      "$.match[0].opponent1.id: there is no participant 8"
    ),
    (
      #""status":4"#, #""status":6"#,
      "$.match[0].status: found the status 6, expected a status from 0 to 5"
    ),
    (#""result":"loss""#, #""result":"win""#, "match 0: both opponents have won"),
    (#""result":"win""#, #""result":"won""#, "$.match[0].opponent1.result: unknown value 'won'"),
    (
      #""opponent1":{"id":1,"#, #""opponent1":{"id":0,"#,
      "match 1: participant 0 plays another match of round 0"
    ),
    (
      #"{"id":1,"number":2,"stage_id":0,"group_id":0}"#,
      #"{"id":1,"number":3,"stage_id":0,"group_id":0}"#, "$.round[1]: the number 3; expected 2"
    ),
    (
      #"{"id":1,"number":2,"stage_id":0,"group_id":0,"round_id":0"#,
      #"{"id":1,"number":1,"stage_id":0,"group_id":0,"round_id":0"#,
      "$.match[1]: the number 1; expected 2"
    ),
    (
      #"{"id":1,"number":2,"stage_id":0,"group_id":0,"round_id":0"#,
      #"{"id":1,"number":2,"stage_id":0,"group_id":0,"round_id":1"#,
      "round 1: 2 matches; this bracket needs 1"
    ),
    (
      #""type":"single_elimination""#, #""type":"knock_out""#,
      "$.stage[0].type: unknown value 'knock_out'"
    ),
    (#""size":4"#, #""size":1e300"#, "$.stage[0].settings.size: found the number 1e+300"),
  ])
  func `F1: a database with an error is refused`(_ old: String, _ new: String, _ message: String)
    throws
  {
    let text = try error(replacing: old, with: new)
    #expect(text.contains(message), "\(text)")
  }

  @Test func `F1: text that is not JSON is refused with its position`() {
    #expect(throws: BracketsModelError.self) { try Tournament(bracketsModel: Array("{]".utf8)) }
  }

  @Test func `F1, F8: ids, unknown members and nulls are kept`() throws {
    let old = #"{"id":3,"tournament_id":0,"name":"D"}"#
    let new = #"{"id":"x","tournament_id":null,"name":"D","elo":2.5}"#
    let changed = try text().replacing(old, with: new)
      .replacing(
        #""opponent2":{"id":3,"#,
        with: #""opponent2":{"id":"x","score":null,"forfeit":false,"#
      )
    let value = try JSONReader.value(of: Array(changed.utf8))
    let tournament = try Tournament(bracketsModel: value)
    #expect(tournament.bracketsModel().difference(from: value) == nil)
    #expect(tournament.index(ofParticipant: .text("x")) == 3)
  }

  @Test func `F1: a database without its later rounds and with loose matches is read`() throws {
    var value = try JSONReader.value(of: Array(text().utf8))
    var members = try objectMembers(of: value)
    members["round"] = .array(Array((members["round"] ?? .null).elements.prefix(1)))
    let matches = (members["match"] ?? .null).elements
    var loose = try objectMembers(of: matches[2])
    loose["round_id"] = nil
    loose["group_id"] = nil
    members["match"] = .array(matches.prefix(2) + [.object(loose)])
    value = .object(members)
    var tournament = try Tournament(bracketsModel: value)
    #expect(tournament.bracketsModel().difference(from: value) == nil)
    #expect(tournament.layout(ofStage: 0).boxes.count == 2)
    try tournament.update(match: 1, MatchUpdate(first: .init(result: .win)))
    #expect(throws: StandingsError.incomplete(stage: 0)) { try tournament.standings(ofStage: 0) }
  }
}
