import Tatami
import Testing

// The samples in the documentation of types of TatamiTournament.

@Suite struct TournamentTypeSamples {
  @Test func `the sample of ExtraField gives the stated values`() {
    var update = MatchUpdate(status: .completed)
    update.extra = [ExtraField(name: "referee", value: .string("Ann"))]
    #expect(update.extra.count == 1)
  }

  @Test func `the sample of ColumnChoice gives the stated values`() {
    var options = MatchListOptions()
    options.columns = ["home=Fencer 1", "away=Fencer 2"].compactMap(ColumnChoice.init)
    #expect(options.columns.count == 2)
  }

  func matchListOptions(bytes: [UInt8]) throws {
    var options = TournamentDocument.Options()
    options.list.round = "Final"
    let (document, _) = try TournamentDocument.read(bytes, name: "final.csv", options: options)
    _ = document
  }

  @Test func `the sample of MatchUpdate gives the stated values`() throws {
    var cup = Tournament()
    try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: ["Ann", "Ben"]))
    try cup.update(match: 0, MatchUpdate(first: .init(score: 3), second: .init(score: 1)))
    #expect(cup.matches.count == 1)
  }

  @Test func `the sample of MatchUpdate Opponent gives the stated values`() {
    let winner = MatchUpdate.Opponent(score: 3, result: .win)
    let absent = MatchUpdate.Opponent(isForfeit: true)
    let update = MatchUpdate(first: winner, second: absent)
    #expect(update.second?.isForfeit == true)
  }

  func poolRules(cup: Tournament) throws {
    let rules = PoolRules(points: .chess, tieBreak: .headToHead)
    let ranks = try cup.standings(ofStage: 0, rules: rules)
    _ = ranks
  }

  @Test func `the sample of StageDefinition gives the stated values`() {
    var settings = StageSettings()
    settings.grandFinal = .double
    let stage = StageDefinition(
      .doubleElimination,
      name: "Main",
      entrants: ["Ann", "Ben", "Cleo", "Dan"],
      settings: settings
    )
    #expect(stage.seeding?.count == 4)
  }

  @Test func `the sample of StageSettings gives the stated values`() {
    var settings = StageSettings()
    settings.groupCount = 2
    settings.roundRobinMode = .simple
    let entrants = ["Ann", "Ben", "Cleo", "Dan"]
    let pools = StageDefinition(.roundRobin, name: "Pools", entrants: entrants, settings: settings)
    #expect(pools.settings.groupCount == 2)
  }

  func swissTournamentResult(swiss: inout SwissTournament) throws {
    try swiss.enter(.draw, board: 0)
    let forfeit = SwissTournament.Result(home: .win, away: .loss, isForfeit: true)
    try swiss.enter(forfeit, board: 1)
  }

  @Test func `the sample of TablePoints gives the stated values`() {
    let points = TablePoints(win: 2, draw: 1)
    let same = TablePoints("2,1,0")
    #expect(same == points)
  }

  func tournamentDocumentOptions(bytes: [UInt8]) throws {
    var options = TournamentDocument.Options()
    options.points = .chess
    let result = try TournamentDocument.read(bytes, name: "open.csv", options: options)
    _ = result
  }
}
