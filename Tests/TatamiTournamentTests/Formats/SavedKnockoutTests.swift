import TatamiTournament
import Testing

/// Knockouts as databases.
@Suite struct SavedKnockoutTests {
  private static let files = [
    "worldcup-2022", "em-2024", "champions-league-2019", "club-cup", "Spreadsheets/tennis-singles",
    "Spreadsheets/chess-knockout", "Spreadsheets/volleyball-playoffs", "Spreadsheets/worldcup-1990",
  ]

  @Test(arguments: files) func `a knockout is the same after its database`(_ file: String) throws {
    let cup = try MatchListFixture.cup(ofExample: "\(file).csv")
    let copy = try Tournament(bracketsModel: cup.bracketsModel())
    #expect(SingleElimination(copy).outline == SingleElimination(cup).outline)
    #expect(SingleElimination(copy).facts == SingleElimination(cup).facts)
    #expect(copy.matches.map(\.details) == cup.matches.map(\.details))
    #expect(copy.bracketsModel() == cup.bracketsModel())
  }

  @Test func `a seeded stage has seeds, byes and the usual names of rounds`() throws {
    var cup = Tournament()
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
    var definition = StageDefinition(.singleElimination, name: "Cup", entrants: names)
    definition.settings.size = 8
    try cup.add(definition)
    let bracket = SingleElimination(cup)
    #expect(bracket.matches.count == 4)
    #expect(bracket.entries.map(\.label) == ["Ann", "Dan", "Eve", "Ben", "Cleo"])
    #expect(bracket.entries.map(\.byes) == [1, 0, 0, 1, 1])
    let rounds = cup.rounds.indices.map { cup.shownName(ofRound: $0) }
    #expect(rounds == ["Quarter-finals", "Semi-finals", "Final"])
    #expect(cup.shownSeeds(ofStage: 0) == [0: "1", 1: "2", 2: "3", 3: "4", 4: "5"])
  }
}
