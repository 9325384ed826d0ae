import TatamiTournament
import Testing

/// The names of rounds by their distance from the final.
@Suite struct FriendlyNameTests {
  private func names(_ format: StageFormat, _ count: Int, _ settings: StageSettings) throws
    -> [String]
  {
    let names = (1...count).map { "Team \($0)" }
    var tournament = Tournament()
    try tournament.add(StageDefinition(format, name: "Cup", entrants: names, settings: settings))
    let outline = try #require(tournament.outline(ofStage: 0, roundNames: .friendly))
    return outline.sections.flatMap { $0.rounds.map(\.name) }
  }

  @Test func `F79: rounds of a single elimination are named by their matches`() throws {
    var settings = StageSettings()
    settings.consolationFinal = true
    #expect(
      try names(.singleElimination, 16, settings)
        == ["Round of 16", "Quarter-finals", "Semi-finals", "Final", "Third place"]
    )
  }

  @Test func `F79: rounds of a double elimination are named by their bracket`() throws {
    var settings = StageSettings()
    settings.grandFinal = .simple
    #expect(
      try names(.doubleElimination, 4, settings)
        == ["Upper Round 1", "Upper Final", "Grand Final", "Lower Round 1", "Lower Final"]
    )
  }
}
