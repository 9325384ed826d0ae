import TatamiBracket
import TatamiTournament
import TestSupport

/// Random stages, and results that play them to the end.
enum RandomTournament {
  /// All styles of layouts.
  static let styles: [BracketStyle] = [
    .left, .right, .top, .bottom, .leftRight(direction: .top), .leftRight(direction: .bottom),
    .topBottom(direction: .left), .topBottom(direction: .right),
  ]

  /// Returns a valid description of a small stage.
  static func definition(using random: inout SeededRandom) -> StageDefinition {
    let format = random.pick(StageFormat.allCases)
    var settings = StageSettings()
    let size: Int
    if format == .roundRobin {
      size = random.int(in: 2...12)
      settings.groupCount = random.int(in: 1...(size / 2))
      settings.roundRobinMode = random.pick(RoundRobinMode.allCases)
      settings.roundRobinSchedule = random.pick(RoundRobinSchedule.allCases)
      settings.seedOrdering = [
        random.pick([
          .natural, .groupsEffortBalanced, .groupsSeedOptimized, .groupsBracketOptimized,
        ])
      ]
    } else {
      size = 1 << random.int(in: 1...5)
      settings.balanceByes = random.chance(0.3)
      let orderings = SeedOrdering.allCases.filter { !$0.isForPools }
      settings.seedOrdering = [random.pick(orderings)]
    }
    if format == .singleElimination { settings.consolationFinal = size > 2 && random.chance(0.5) }
    if format == .doubleElimination {
      settings.grandFinal = random.pick(GrandFinal.allCases)
      settings.skipFirstRound = size > 2 && random.chance(0.25)
      settings.consolationFinal =
        size > 2 && settings.grandFinal != .omitted && settings.skipFirstRound == false
        && random.chance(0.5)
    }
    if random.chance(0.2) { settings.matchesChildCount = random.pick([1, 3]) }
    let byes = random.chance(0.5) ? random.int(in: 0...(size - 2)) : 0
    var seeding = (0..<size).map { index in
      index < size - byes ? StageDefinition.Seed.entrant(name: "Team \(index + 1)") : .bye
    }
    if random.chance(0.3) { seeding.shuffle(using: &random) }
    return StageDefinition(format, name: "Cup", seeding: seeding, settings: settings)
  }

  /// Returns a random result of a match or a game without draws.
  static func result(using random: inout SeededRandom) -> MatchUpdate {
    let score = Double(random.int(in: 0...9))
    let more = score + Double(random.int(in: 1...9))
    switch random.int(in: 0...4) {
    case 0: return MatchUpdate(first: .init(isForfeit: true))
    case 1: return MatchUpdate(second: .init(result: .win))
    case 2:
      return MatchUpdate(first: .init(score: more), second: .init(score: score), status: .completed)
    case 3: return MatchUpdate(first: .init(score: score), second: .init(score: more, result: .win))
    default:
      return MatchUpdate(first: .init(score: more, result: .win), second: .init(score: score))
    }
  }

  /// Whether a match is the second grand final although the first has decided.
  static func isNeedless(_ index: Int, in tournament: Tournament) -> Bool {
    let match = tournament.matches[index]
    guard let round = match.round, tournament.rounds[round].number == 2, match.number == 1,
      let group = match.group, tournament.groups[group].number == 3,
      tournament.stages[match.stage].format == .doubleElimination
    else { return false }
    let first = tournament.rounds[tournament.groups[group].rounds[0]].matches[0]
    return tournament.matches[first].results.winner == .first
  }

  /// Plays matches in random order until none is ready, or a number of times.
  static func play(
    _ tournament: inout Tournament,
    using random: inout SeededRandom,
    limit: Int? = nil
  ) throws {
    var count = 0
    while count < limit ?? .max {
      count += 1
      let open = tournament.matches.indices.filter { index in
        let status = tournament.matches[index].results.status
        return (status == .ready || status == .running) && !isNeedless(index, in: tournament)
      }
      guard !open.isEmpty else { return }
      let match = tournament.matches[random.pick(open)]
      let game = match.games.first { tournament.games[$0].results.status == .ready }
      if let game, random.chance(0.9) {
        try tournament.update(game: tournament.games[game].id, result(using: &random))
      } else {
        try tournament.update(match: match.id, result(using: &random))
      }
    }
  }
}
