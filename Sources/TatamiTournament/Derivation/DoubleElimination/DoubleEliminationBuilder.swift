import TatamiMatchLists

/// Derives a double elimination from the rows of both brackets and of the grand final.
struct DoubleEliminationBuilder {
  private let upper: KnockoutTree
  private let builder: KnockoutBuilder
  private let lower: LowerBracket
  /// The position of the match of the winners' bracket that each team of the losers' bracket has
  /// lost, by the numbers of the builder; nil for teams that start in the losers' bracket.
  private let losses: [Loss?]
  /// Whether teams start in the losers' bracket.
  private let skipsFirstRound: Bool
  private let finals: GrandFinalBuilder

  /// A match of the winners' bracket; round and number count from 1.
  struct Loss {
    let round: Int
    let number: Int
  }

  init(
    _ sections: RoundSections,
    repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    guard !sections.upper.isEmpty else {
      throw .notDoubleElimination(sections.lower[0].location, .noWinnersBracket)
    }
    upper = try KnockoutTree(sections.upper, names: sections.names, repeatedMatches)
    var builder = try KnockoutBuilder(
      sections.lower,
      names: sections.names,
      repeatedMatches: repeatedMatches
    )
    try builder.validateOpponents()
    try Self.sortRounds(of: &builder)
    builder.noteOpenMatches()
    let known = Self.losses(of: upper)
    losses = builder.teams.map { known[$0] }
    skipsFirstRound = Self.hasDirectEntrants(builder, losses: losses, upper: upper)
    self.builder = builder
    lower = try Self.lowerBracket(
      builder,
      losses: losses,
      rounds: upper.cells.count,
      skipsFirstRound: skipsFirstRound
    )
    finals = try GrandFinalBuilder(
      sections,
      repeatedMatches: repeatedMatches,
      upperWinner: upper.champion,
      lowerTeams: Set(builder.teams),
      lowerWinner: Self.winner(of: lower, builder)
    )
    try validateSlots()
  }

  /// Sorts the rounds by name if the names determine the order, or else by results and dates.
  private static func sortRounds(of builder: inout KnockoutBuilder) throws(MatchListError) {
    let rounds = builder.rounds.indices.filter { !builder.rounds[$0].ties.isEmpty }
    let keys = Set(rounds.map { builder.rounds[$0].name.sortKey })
    guard keys.count == rounds.count, !keys.contains([0, 0]) else {
      return try builder.sortRounds()
    }
    builder.order = rounds.sorted {
      let (left, right) = (builder.rounds[$0].name, builder.rounds[$1].name)
      return left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }
  }

  /// Returns the position of the match that each team has lost; for a team without a recorded loss,
  /// that of its undecided last match.
  private static func losses(of upper: KnockoutTree) -> [String: Loss] {
    var losses: [String: Loss] = [:]
    for (round, cells) in upper.cells.enumerated() {
      for (number, cell) in cells.enumerated() {
        guard case .tie(let index) = cell else { continue }
        let tie = upper.builder.ties[index]
        for team in tie.teams where team != tie.winningTeam {
          losses[upper.builder.teams[team]] = Loss(round: round + 1, number: number + 1)
        }
      }
    }
    return losses
  }

  /// Returns whether the first round of the losers' bracket is played by teams that play in no
  /// other bracket.
  private static func hasDirectEntrants(
    _ builder: KnockoutBuilder,
    losses: [Loss?],
    upper: KnockoutTree
  ) -> Bool {
    guard let first = builder.order.first else { return false }
    let teams = builder.rounds[first].ties.flatMap { builder.ties[$0].teams }
    let playing = upper.teams
    return !teams.isEmpty
      && teams.allSatisfy { losses[$0] == nil && !playing.contains(builder.teams[$0]) }
  }

  /// Places the ties of the losers' bracket.
  private static func lowerBracket(
    _ builder: KnockoutBuilder,
    losses: [Loss?],
    rounds: Int,
    skipsFirstRound: Bool
  ) throws(MatchListError) -> LowerBracket {
    let steps = skipsFirstRound ? rounds : rounds - 1
    let counts = (0..<(2 * steps)).map { 1 << (steps - 1 - $0 / 2) }
    let found = builder.order.count
    guard found <= counts.count else {
      throw .notDoubleElimination(
        builder.location(of: 0),
        .tooMany(count: found, of: found == 1 ? "round" : "rounds", limit: counts.count)
      )
    }
    let entryRounds = losses.map { loss -> Int? in
      guard let loss else { return skipsFirstRound ? 1 : nil }
      return skipsFirstRound ? 2 * loss.round : max(2 * loss.round - 2, 1)
    }
    var firstError: MatchListError?
    for numbers in LowerRounds(builder, entryRounds: entryRounds, count: counts.count).candidates {
      do throws(MatchListError) {
        return try LowerBracket(
          builder,
          entryRounds: entryRounds,
          counts: counts,
          numbers: numbers
        )
      } catch {
        firstError = firstError ?? error
      }
    }
    throw firstError ?? .notDoubleElimination(builder.location(of: 0), .noWinnersBracket)
  }

  private static func winner(of lower: LowerBracket, _ builder: KnockoutBuilder) -> String? {
    guard case .tie(let tie, _)? = lower.cells.last?.first else { return nil }
    return builder.ties[tie].winningTeam.map { builder.teams[$0] }
  }

  /// Checks that every loser of the winners' bracket has a slot in the losers' bracket.
  private func validateSlots() throws(MatchListError) {
    for round in 1...upper.cells.count {
      let matches = upper.cells[round - 1].count { if case .tie = $0 { true } else { false } }
      let byes = lowerByes(ofUpperRound: round)
      guard matches + byes <= upper.cells[round - 1].count else {
        throw .notDoubleElimination(builder.location(of: 0), .missingSlots(round: round))
      }
    }
  }

  /// The number of slots for losers of a round that are byes.
  private func lowerByes(ofUpperRound round: Int) -> Int {
    let target = skipsFirstRound ? 2 * round : max(2 * round - 2, 1)
    guard target <= lower.cells.count else { return 0 }
    return lower.cells[target - 1].reduce(0) { count, cell in
      switch cell {
      case .empty: count + (target == 1 ? 2 : 1)
      case .bye(_, let side): count + (target == 1 || side == .second ? 1 : 0)
      case .open, .tie: count
      }
    }
  }
}

extension DoubleEliminationBuilder {
  /// The stage of both brackets and the grand final.
  func stage(name: String) -> StageDraft {
    let upperRounds = upper.rounds
    var groups = [StageDraft.Group(rounds: upperRounds)]
    let lowerRounds = self.lowerRounds()
    if !lowerRounds.isEmpty { groups.append(StageDraft.Group(rounds: lowerRounds)) }
    let winner = lowerRounds.last?.matches.first.flatMap { $0.winner }
    let finals = finals.rounds(upper: upperRounds.last?.matches.first?.winner, lower: winner)
    if !finals.isEmpty { groups.append(StageDraft.Group(rounds: finals)) }
    var draft = StageDraft(format: .doubleElimination, name: name, groups: groups)
    draft.settings.size = 1 << (upperRounds.count + (skipsFirstRound ? 1 : 0))
    draft.settings.grandFinal = self.finals.kind
    draft.settings.skipFirstRound = skipsFirstRound ? true : nil
    draft.settings.seedOrdering = Array(repeating: .natural, count: max(upperRounds.count, 1))
    draft.settings.matchesChildCount = 0
    return draft
  }

  /// The notices about both brackets.
  var notices: [MatchListNotice] { upper.builder.notices + builder.notices + finals.notices }

  /// The matches for third and lower places.
  var placementMatches: [StageDraft.Match] {
    let third = upper.builder.thirdPlaceMatch.map {
      upper.builder.match($0, number: 1, positions: (1, 2))
    }
    return [third].compactMap(\.self) + upper.placementMatches
  }

  private func lowerRounds() -> [StageDraft.Round] {
    var rounds: [StageDraft.Round] = []
    for (index, cells) in lower.cells.enumerated() {
      let matches = cells.indices.map { match(round: index + 1, number: $0, after: rounds.last) }
      let named = lower.numbers.firstIndex(of: index + 1)
      let name = named.map { builder.title(of: builder.order[$0]) } ?? ""
      rounds.append(StageDraft.Round(name: name, matches: matches))
    }
    return rounds
  }

  private func match(
    round: Int,
    number: Int,
    after previous: StageDraft.Round?
  ) -> StageDraft.Match {
    let cell = lower.cells[round - 1][number]
    switch cell {
    case .empty: return StageDraft.Match(number: number + 1, first: nil, second: nil)
    case .bye(let team, let side):
      let slot = slot(of: team, entersFirst: side == .first)
      return StageDraft.Match(
        number: number + 1,
        first: side == .first ? slot : nil,
        second: side == .second ? slot : nil
      )
    case .tie(let tie, let isSwapped):
      return match(tie, isSwapped: isSwapped, round: round, number: number, after: previous)
    case .open:
      let isEven = round % 2 == 0
      let fed = fedSlots(round: round, number: number, after: previous)
      return StageDraft.Match(
        number: number + 1,
        first: isEven || round == 1 ? StageDraft.Slot() : fed[0],
        second: round == 1 ? StageDraft.Slot() : fed[isEven ? 0 : 1]
      )
    }
  }

  private func match(
    _ tie: Int,
    isSwapped: Bool,
    round: Int,
    number: Int,
    after previous: StageDraft.Round?
  ) -> StageDraft.Match {
    let sides = isSwapped ? [MatchRecord.Slot.away, .home] : [.home, .away]
    let numbers = sides.map { builder.ties[tie][$0].team.flatMap { losses[$0]?.number } }
    var match = builder.match(
      tie,
      number: number + 1,
      isSwapped: isSwapped,
      positions: (
        round == 1 || round % 2 == 0 ? numbers[0] : nil, round == 1 ? numbers[1] : nil
      )
    )
    let fed = fedSlots(round: round, number: number, after: previous)
    for (side, slot) in zip(round % 2 == 0 ? [.second] : Tournament.Side.allCases, fed)
    where match[side]?.team == nil {
      if let slot, slot.team != nil { match[side] = slot }
    }
    return match
  }

  /// Returns the winners of the matches that lead to a position; nil for byes.
  private func fedSlots(
    round: Int,
    number: Int,
    after previous: StageDraft.Round?
  ) -> [StageDraft.Slot?] {
    guard let previous else { return [] }
    if round % 2 == 0 { return [previous.matches[number].winner] }
    return [previous.matches[2 * number].winner, previous.matches[2 * number + 1].winner]
  }

  private func slot(of team: Int, entersFirst: Bool) -> StageDraft.Slot {
    StageDraft.Slot(
      team: builder.teams[team],
      position: entersFirst ? losses[team]?.number : nil
    )
  }
}
