import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// Descriptions of stages that are refused.
@Suite struct StageErrorTests {
  private func error(_ json: String) throws -> String? {
    var tournament = Tournament()
    let value = try JSONReader.value(of: Array(json.utf8))
    do {
      try tournament.add(StageDefinition(value))
    } catch {
      #expect(tournament == Tournament())
      return "\(error)"
    }
    return nil
  }

  @Test(arguments: [
    (#""seeding": ["A"]"#, "a size of 1 slots; an elimination needs a power of two"),
    (#""seeding": []"#, "a size of 0 slots"),
    (#""seeding": ["A", "B", "C"]"#, "a size of 3 slots"),
    (#""settings": {"size": -4}"#, "a size of -4 slots"),
    (#""settings": {"size": 262144}"#, "262144 slots; allowed are up to 131072"),
    (#""settings": {}"#, "the stage has neither a seeding nor a size"),
    (#""seeding": ["A", "B", "C"], "settings": {"size": 2}"#, "3 entrants for 2 slots"),
    (#""seeding": ["A", "A"]"#, "seed 2: the entrant 'A' is in the seeding already"),
    (#""seeding": ["A", ""]"#, "seed 2 has no name"),
    (#""seeding": ["A", null]"#, "1 entrants; a stage has at least 2"),
    (#""seeding": ["A", 7]"#, "seed 2: the tournament has no participant 7"),
    (#""seeding": ["A", true]"#, "$.seeding[1]: found true"),
    (#""seeding": ["A", 1.5]"#, "$.seeding[1]: found the number 1.5, expected an id"),
    (#""type": "swiss""#, "$.type: unknown value 'swiss'"),
    (#""settings": {"seedOrdering": ["natral"]}"#, "unknown value 'natral'; did you mean"),
    (
      #""seeding": ["A", "B"], "settings": {"seedOrdering": ["natural", "natural"]}"#,
      "2 orderings; this stage has 1"
    ),
    (
      #""seeding": ["A", "B"], "settings": {"seedOrdering": ["groups.effort_balanced"]}"#,
      "the ordering 'groups.effort_balanced' is for pools"
    ),
    (
      #""seeding": ["A", "B"], "settings": {"consolationFinal": true}"#,
      "a consolation final needs at least 4 slots"
    ),
    (#""seeding": ["A", "B"], "settings": {"matchesChildCount": -1}"#, "-1 games per match"),
    (#""seeding": ["A", "B"], "settings": {"matchesChildCount": 100}"#, "100 games per match"),
    (
      #""settings": {"size": 65536, "matchesChildCount": 99}"#,
      "13107300 matches and games; allowed are up to 1000000"
    ),
  ])
  func `D6: a single elimination is refused`(_ members: String, _ message: String) throws {
    let type = members.contains("\"type\"") ? "" : #""type": "single_elimination", "#
    let text = try #require(try error("{\(type)\"name\": \"Cup\", \(members)}"))
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    (#""settings": {"size": 8, "consolationFinal": true}"#, "needs a grand final"),
    (
      #""settings": {"size": 8, "consolationFinal": true, "grandFinal": "simple","#
        + #" "skipFirstRound": true}"#, "cannot be combined"
    ),
    (#""settings": {"size": 2, "skipFirstRound": true}"#, "the first round is skipped with 2"),
    (#""settings": {"size": 8, "grandFinal": "triple"}"#, "$.settings.grandFinal: unknown value"),
    (
      #""settings": {"size": 4, "seedOrdering": ["natural", "natural", "natural"]}"#,
      "3 orderings; this stage has 2"
    ),
  ])
  func `D2: a double elimination is refused`(_ members: String, _ message: String) throws {
    let json = #"{"type": "double_elimination", "name": "Cup", "# + members + "}"
    let text = try #require(try error(json))
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    (#""size": 4"#, "the number of pools is missing; allowed are 1 to 2"),
    (#""size": 4, "groupCount": 0"#, "0 pools"),
    (#""size": 4, "groupCount": 3"#, "3 pools; allowed are 1 to 2"),
    (#""size": 4, "groupCount": 1.5"#, "$.settings.groupCount: found the number 1.5"),
    (#""size": 1, "groupCount": 1"#, "a size of 1 slots; a round robin has at least 2"),
    (#""size": 4, "groupCount": 1, "seedOrdering": ["reverse"]"#, "is for eliminations"),
    (#""size": 4, "groupCount": 2, "manualOrdering": [[1, 2, 3, 4]]"#, "has 1 pools"),
    (#""size": 4, "groupCount": 2, "manualOrdering": [[1, 2], [3, 3]]"#, "has seed 3 twice"),
    (#""size": 4, "groupCount": 2, "manualOrdering": [[1, 2], [3, 5]]"#, "has seed 5"),
    (#""size": 5, "groupCount": 2, "manualOrdering": [[1, 2], [3, 5]]"#, "lacks seed 4"),
    (#""size": 4, "groupCount": 2, "manualOrdering": [[1], [3, 2, 4]]"#, "in pool 1"),
    (#""size": 100000, "groupCount": 1"#, "matches and games; allowed are up to 1000000"),
  ])
  func `D4: a round robin is refused`(_ settings: String, _ message: String) throws {
    let json = #"{"type": "round_robin", "name": "Pools", "settings": {"# + settings + "}}"
    let text = try #require(try error(json))
    #expect(text.contains(message), "\(text)")
  }

  @Test func `D5: a refused seeding adds no participants`() throws {
    var tournament = Tournament()
    var settings = StageSettings()
    settings.size = 4
    let definition = StageDefinition(
      .singleElimination,
      name: "Cup",
      seeding: nil,
      settings: settings
    )
    try tournament.add(definition)
    let before = tournament
    let names: [StageDefinition.Seed] = [.entrant(name: "A"), .entrant(name: "B")]
    #expect(throws: UpdateError.stage(.wrongSeedingLength(2, size: 4))) {
      try tournament.seed(names)
    }
    #expect(tournament == before)
    try tournament.seed(names + [.bye, .bye])
    #expect(tournament.participants.map(\.name) == ["A", "B"])
    #expect(tournament.stages[0].number == 1)
    #expect(throws: UpdateError.stage(.unknownStage(5))) {
      try tournament.seed(names, ofStage: 5)
    }
  }
}
