import TatamiMatchLists

/// The positions of the matches in a losers' bracket.
///
/// In odd rounds its winners meet each other; in even rounds each winner meets a loser of the
/// winners' bracket, who is the first opponent (Specification/formats.md §4).
struct LowerBracket {
  /// A position of the bracket.
  enum Cell {
    /// A match that is not in the file.
    case open
    /// No side: two byes.
    case empty
    /// A team that advances without a match, and its side.
    case bye(team: Int, side: Tournament.Side)
    /// A tie; swapped if its home side is the second opponent.
    case tie(Int, isSwapped: Bool)
  }

  /// The cells by round and number, both from 0.
  private(set) var cells: [[Cell]]

  /// The numbers of the file's rounds in the bracket, from 1, in their order.
  let numbers: [Int]

  private let builder: KnockoutBuilder
  /// The round in which each team can enter, from 1; nil if unknown.
  private let entryRounds: [Int?]
  /// The ties of each team by round.
  private var tieOfTeam: [Int: [Int: Int]] = [:]
  /// The round of each tie, nil outside of the bracket.
  private var roundOfTie: [Int?]
  private var isPlaced: [Bool]
  /// The rounds in which each team has a bye.
  private var byesOfTeam: [Int: Set<Int>] = [:]

  /// Places all ties.
  ///
  /// - Parameters:
  ///   - entryRounds: The round in which each team of the builder can enter, from 1.
  ///   - counts: The numbers of matches of the rounds.
  ///   - numbers: The numbers of the builder's rounds, from 1, in their order.
  init(
    _ builder: KnockoutBuilder,
    entryRounds: [Int?],
    counts: [Int],
    numbers: [Int]
  ) throws(MatchListError) {
    self.numbers = numbers
    self.builder = builder
    self.entryRounds = entryRounds
    cells = counts.map { [Cell](repeating: .open, count: $0) }
    roundOfTie = Array(repeating: nil, count: builder.ties.count)
    isPlaced = Array(repeating: false, count: builder.ties.count)
    for (round, number) in zip(builder.order, numbers) {
      for tie in builder.rounds[round].ties { try register(tie, round: number) }
    }
    for (round, number) in zip(builder.order, numbers).reversed() {
      for tie in builder.inDrawOrder(builder.rounds[round].ties)
      where !isPlaced[tie] && !builder.ties[tie].isBye {
        try place(tie, round: number, number: freeNumber(inRound: number, tie))
      }
    }
    try placeByes()
  }

  /// Places the byes that do not lead to a match of the file.
  private mutating func placeByes() throws(MatchListError) {
    for (round, number) in zip(builder.order, numbers).reversed() {
      for tie in builder.rounds[round].ties where builder.ties[tie].isBye {
        guard let team = builder.ties[tie].winningTeam,
          byesOfTeam[team]?.contains(number) != true
        else { continue }
        let free = try freeNumber(inRound: number, tie)
        try place([Step(round: number, number: free, team: team)])
      }
    }
  }

  private mutating func register(_ tie: Int, round: Int) throws(MatchListError) {
    roundOfTie[tie] = round
    for team in builder.ties[tie].teams {
      if !builder.ties[tie].isBye { tieOfTeam[team, default: [:]][round] = tie }
      guard let entry = entryRounds[team] else {
        throw fault(.undefeated(team: builder.teams[team]), tie)
      }
      guard entry <= round else {
        throw fault(.early(team: builder.teams[team], round: title(tie)), tie)
      }
    }
  }

  /// Returns the first number in a round that is free for a tie: it has no match, and the next
  /// round has an open side.
  private func freeNumber(inRound round: Int, _ tie: Int) throws(MatchListError) -> Int {
    let free = cells[round - 1].indices.first { number in
      guard case .open = cells[round - 1][number] else { return false }
      return isOpen(afterRound: round, number: number)
    }
    guard let free else {
      let count = cells[round - 1].count
      let ties = roundOfTie.count { $0 == round }
      throw fault(
        .tooMany(count: max(ties, count + 1), of: "matches in a round", limit: count),
        tie
      )
    }
    return free
  }

  /// Whether the side that a match's winner fills is not known.
  private func isOpen(afterRound round: Int, number: Int) -> Bool {
    guard round < cells.count else { return true }
    let isHalving = round % 2 == 0
    let side: Tournament.Side = !isHalving || number % 2 == 1 ? .second : .first
    switch cells[round][isHalving ? number / 2 : number] {
    case .open: return true
    case .tie(let tie, let isSwapped):
      let slot: MatchRecord.Slot = (side == .first) != isSwapped ? .home : .away
      return builder.ties[tie][slot].team == nil
    case .empty, .bye: return false
    }
  }

  private func title(_ tie: Int) -> String { builder.title(of: builder.ties[tie].round) }

  private func fault(_ fault: DoubleEliminationFault, _ tie: Int) -> MatchListError {
    .notDoubleElimination(builder.location(of: tie), fault)
  }
}

extension LowerBracket {
  /// A position to be filled, with its content.
  private struct Step {
    let round: Int
    let number: Int
    /// The team that advances from the position; nil for two byes.
    let team: Int?
  }

  /// Places a tie and all positions that lead to it.
  private mutating func place(_ tie: Int, round: Int, number: Int) throws(MatchListError) {
    var steps: [Step] = []
    try put(tie, round: round, number: number, &steps)
    try place(steps)
  }

  /// Fills positions and all positions that lead to them.
  private mutating func place(_ steps: [Step]) throws(MatchListError) {
    var steps = steps
    while let step = steps.popLast() {
      guard let team = step.team else {
        cells[step.round - 1][step.number] = .empty
        steps += feeders(of: step.round, step.number).map {
          Step(round: $0.round, number: $0.number, team: nil)
        }
        continue
      }
      if let tie = tieOfTeam[team]?[step.round] {
        guard builder.ties[tie].winningTeam == team else {
          throw fault(.notWon(team: builder.teams[team]), tie)
        }
        try put(tie, round: step.round, number: step.number, &steps)
      } else {
        try putBye(of: team, step, &steps)
      }
    }
  }

  /// The positions whose winners meet at a position: none in the first round, one in even rounds.
  private func feeders(of round: Int, _ number: Int) -> [(round: Int, number: Int)] {
    if round == 1 { return [] }
    if round % 2 == 0 { return [(round - 1, number)] }
    return [(round - 1, 2 * number), (round - 1, 2 * number + 1)]
  }

  private mutating func put(
    _ tie: Int,
    round: Int,
    number: Int,
    _ steps: inout [Step]
  ) throws(MatchListError) {
    let isSwapped = round % 2 == 0 ? try isSwapped(tie, inRound: round) : false
    cells[round - 1][number] = .tie(tie, isSwapped: isSwapped)
    isPlaced[tie] = true
    let value = builder.ties[tie]
    let teams =
      isSwapped ? [value.away.team, value.home.team] : [value.home.team, value.away.team]
    let fed = round % 2 == 0 ? [teams[1]] : teams
    for (feeder, team) in zip(feeders(of: round, number), fed) {
      if let team { steps.append(Step(round: feeder.round, number: feeder.number, team: team)) }
    }
  }

  /// Whether the team that comes from the winners' bracket is the away side.
  private func isSwapped(_ tie: Int, inRound round: Int) throws(MatchListError) -> Bool {
    let value = builder.ties[tie]
    let enters = [value.home.team, value.away.team].map { $0.map { isEntering($0, round) } }
    switch (enters[0], enters[1]) {
    case (true?, true?):
      throw fault(.twoLosers(teams: names(of: tie), round: title(tie)), tie)
    case (false?, false?):
      throw fault(.noLoser(teams: names(of: tie), round: title(tie)), tie)
    case (true?, _), (_, false?): return false
    case (false?, _), (_, true?): return true
    case (nil, nil):
      return RoundName(value.away.placeholder).isLosersBracket
        && !RoundName(value.home.placeholder).isLosersBracket
    }
  }

  private func isEntering(_ team: Int, _ round: Int) -> Bool {
    entryRounds[team] == round
  }

  private func names(of tie: Int) -> [String] {
    builder.ties[tie].teams.map { builder.teams[$0] }
  }

  /// Records that a team advances without a match.
  private mutating func putBye(
    of team: Int,
    _ step: Step,
    _ steps: inout [Step]
  ) throws(MatchListError) {
    let entry = entryRounds[team] ?? step.round
    guard entry <= step.round else {
      throw .notDoubleElimination(
        builder.location(of: tieOfTeam[team]?.values.first ?? 0),
        .early(team: builder.teams[team], round: "round \(step.round)")
      )
    }
    let isEntering = entry == step.round
    let isEven = step.round % 2 == 0
    let side: Tournament.Side = isEven && !isEntering ? .second : .first
    cells[step.round - 1][step.number] = .bye(team: team, side: side)
    byesOfTeam[team, default: []].insert(step.round)
    let feeders = feeders(of: step.round, step.number)
    let source: Int? = isEntering ? nil : 0
    for (index, feeder) in feeders.enumerated() {
      let fed = index == source ? team : nil
      steps.append(Step(round: feeder.round, number: feeder.number, team: fed))
    }
  }
}
