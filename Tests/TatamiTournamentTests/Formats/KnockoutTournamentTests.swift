import TatamiTournament
import Testing

/// Knockouts as tournaments and back.
@Suite struct KnockoutTournamentTests {
  private static let files = [
    "worldcup-2022", "em-2024", "champions-league-2019", "club-cup", "Spreadsheets/tennis-singles",
    "Spreadsheets/chess-knockout", "Spreadsheets/volleyball-playoffs", "Spreadsheets/worldcup-1990",
  ]

  /// What a picture shows of a match.
  private func outline(_ cup: Knockout) -> [String] {
    let outside = [cup.thirdPlaceMatch].compactMap(\.self) + cup.placementMatches
    let matches = (cup.matches + outside).map { match in
      let sides = [match.home, match.away].map { side in
        "\(side.seed) \(side.label) \(side.score?.description ?? "")"
          + "(\(side.penalties?.description ?? ""))\(side.isWinner ? "*" : "")"
      }
      let endings = match.legs.last.map { "\($0.ending) \($0.sets)" } ?? ""
      // A database orders the sides of the third-place match by the semi-finals.
      let ordered = match.layer == cup.layers.count ? sides.sorted() : sides
      return
        "\(match.layer) \(ordered.joined(separator: " ")) \(match.date) \(match.venue) \(endings)"
    }
    return matches + cup.layers.map { "\($0.title) \($0.matches)" }
      + cup.entries.map { "\($0.label) \($0.match) \($0.byes)" }
  }

  @Test(arguments: files) func `a knockout is the same after its database`(_ file: String) throws {
    let bytes = try MatchListFixture.example("\(file).csv")
    let cup = try Knockout.derive(from: MatchListParser.parse(bytes, name: "cup.csv"))
    let database = try Tournament(cup, name: "Cup").bracketsModel()
    let copy = try #require(Knockout(Tournament(bracketsModel: database)))
    #expect(outline(copy) == outline(cup))
    #expect(KnockoutInvariants.violation(in: copy) == nil)
  }

  @Test func `seeds and byes of a seeded stage are those of its tree`() throws {
    var cup = Tournament()
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
    var definition = StageDefinition(.singleElimination, name: "Cup", entrants: names)
    definition.settings.size = 8
    try cup.add(definition)
    let tree = try #require(Knockout(cup))
    #expect(tree.matches.count == 4)
    #expect(tree.layers.map(\.title) == ["Quarter-finals", "Semi-finals", "Final"])
    #expect(tree.entries.map(\.label) == ["Ann", "Dan", "Eve", "Ben", "Cleo"])
    #expect(tree.entries.map(\.byes) == [1, 0, 0, 1, 1])
    #expect(tree.matches[1].home.seed == "1")
  }

  @Test func `other formats and incomplete databases have no tree`() throws {
    var cup = Tournament()
    try cup.add(StageDefinition(.doubleElimination, name: "Cup", entrants: ["A", "B", "C", "D"]))
    #expect(Knockout(cup) == nil)
    #expect(Knockout(Tournament()) == nil)
  }
}
