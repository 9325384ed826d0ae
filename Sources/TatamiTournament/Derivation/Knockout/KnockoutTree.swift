import TatamiMatchLists

/// A knockout as a bracket whose rounds halve; missing positions are byes.
///
/// The tree follows from the teams that meet: the winner of a match plays its next match. Rounds can
/// have any names; they determine only which rows belong together and which match is for the third
/// place. Two rows of the same teams in a round are legs; three or more are a series whose games are
/// counted; names such as "1st leg" and "Game 2" determine which. In each match the home side is
/// above the away side.
struct KnockoutTree {
  /// A position of the bracket.
  enum Cell {
    /// No side: two byes.
    case empty
    /// A side that advances without a match.
    case bye(StageDraft.Slot)
    /// A tie of the builder.
    case tie(Int)
  }

  /// The maximum number of rounds: 131,072 slots.
  ///
  /// Every slot is stored, because rounds of the brackets model halve: a chain of byes would need
  /// twice the memory for each further round.
  static let roundLimit = 17

  let builder: KnockoutBuilder
  /// The index of the final.
  let final: Int
  /// The cells by round and number, both from 0.
  private(set) var cells: [[Cell]] = []

  /// Derives the tree of rows.
  ///
  /// - Throws: A `MatchListError` if the rows do not describe a knockout.
  /// - Complexity: O(*n* log *n*) in the records, and O(2ʳ) in the rounds.
  init(
    _ records: [MatchRecord],
    names: [String: RoundName],
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    var builder = try KnockoutBuilder(records, names: names, repeatedMatches: repeatedMatches)
    try builder.separatePlacementMatches()
    try builder.validateShape()
    try builder.separateThirdPlaceMatch()
    try builder.sortRounds()
    try builder.linkTeams()
    builder.linkPlaceholders()
    final = try builder.makeFinal()
    guard builder.ties.count <= MatchListLimits.matches else {
      throw .tooManyMatches(file: records[0].location.file, limit: MatchListLimits.matches)
    }
    try builder.validatePlacementMatches()
    builder.fillThirdPlaceMatch(final: final)
    builder.completeSeeds()
    builder.noteOpenMatches()
    self.builder = builder
    try placeTies()
  }

  /// The team that has won the final, nil while it is undecided.
  var champion: String? { builder.ties[final].winningTeam.map { builder.teams[$0] } }

  /// The teams that play in the bracket, without placement matches.
  var teams: Set<String> {
    Set(ties(in: cells.joined()).flatMap { builder.ties[$0].teams }.map { builder.teams[$0] })
  }

  /// The rounds of the bracket.
  var rounds: [StageDraft.Round] {
    cells.enumerated().map { round, cells in
      StageDraft.Round(
        name: title(of: cells),
        matches: cells.indices.map { match(round: round, number: $0) }
      )
    }
  }

  /// The most frequent round name of the ties of a round; of equally frequent ones, the first by
  /// name.
  private func title(of cells: [Cell]) -> String {
    var counts: [String: Int] = [:]
    for tie in ties(in: cells) where !builder.ties[tie].legs.isEmpty {
      counts[builder.title(of: builder.ties[tie].round), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  private func ties(in cells: some Sequence<Cell>) -> [Int] {
    cells.compactMap { if case .tie(let tie) = $0 { tie } else { nil } }
  }

  private func match(round: Int, number: Int) -> StageDraft.Match {
    let positions = round == 0 ? (2 * number + 1, 2 * number + 2) : (nil, nil)
    switch cells[round][number] {
    case .empty: return StageDraft.Match(number: number + 1, first: nil, second: nil)
    case .bye(var slot):
      slot.position = positions.0
      return StageDraft.Match(number: number + 1, first: slot, second: nil)
    case .tie(let tie): return builder.match(tie, number: number + 1, positions: positions)
    }
  }
}

extension KnockoutTree {
  private enum Source {
    case tie(Int)
    case entry(StageDraft.Slot)
    case empty
  }

  /// Finds the position of every tie, from the final on.
  private mutating func placeTies() throws(MatchListError) {
    let rounds = bracketRounds
    let count = rounds[final]
    guard count <= Self.roundLimit else {
      let location = builder.location(of: final)
      throw .tooManyRounds(location, rounds: count, limit: Self.roundLimit)
    }
    cells = (0..<count).map { [Cell](repeating: .empty, count: 1 << (count - 1 - $0)) }
    var pending: [(source: Source, round: Int, number: Int)] = [(.tie(final), count - 1, 0)]
    while let (source, round, number) = pending.popLast() {
      let sources: (Source, Source)
      switch source {
      case .empty: continue
      case .tie(let tie) where rounds[tie] == round + 1:
        cells[round][number] = .tie(tie)
        sources = (self.source(builder.ties[tie].home), self.source(builder.ties[tie].away))
      case .tie(let tie):
        cells[round][number] = .bye(winner(of: builder.ties[tie]))
        sources = (source, .empty)
      case .entry(let slot):
        cells[round][number] = .bye(slot)
        sources = (source, .empty)
      }
      guard round > 0 else { continue }
      pending.append((sources.0, round - 1, 2 * number))
      pending.append((sources.1, round - 1, 2 * number + 1))
    }
  }

  /// The round of the bracket of each tie, from 1: by the longest path to the final, with the same
  /// number for all ties of a round of the file.
  private var bracketRounds: [Int] {
    var depths = Array(repeating: 0, count: builder.rounds.count)
    for round in builder.order.reversed() {
      for tie in builder.rounds[round].ties where !builder.ties[tie].isBye {
        guard let parent = builder.ties[tie].parent else { continue }
        depths[round] = max(depths[round], depths[builder.ties[parent].round] + 1)
      }
    }
    let maximumDepth = builder.order.map { depths[$0] }.max() ?? 0
    return builder.ties.map { maximumDepth - depths[$0.round] + 1 }
  }

  private func source(_ side: Tie.Side) -> Source {
    side.source.map { .tie($0) } ?? .entry(builder.slot(side))
  }

  private func winner(of tie: Tie) -> StageDraft.Slot {
    tie.winner.map { builder.slot(tie[$0]) } ?? StageDraft.Slot()
  }
}

extension KnockoutTree {
  /// The match for the third place, its first opponent from the first semi-final; nil if there is
  /// none.
  var thirdPlaceMatch: StageDraft.Match? {
    guard let tie = builder.thirdPlaceMatch else { return nil }
    let home = builder.ties[tie].home
    let lost = home.team.flatMap { builder.lastTie(of: $0, in: builder.tiesOfTeams()) }
    let second = builder.ties[final].away.source
    let isSwapped = second != nil && lost ?? home.source == second
    return builder.match(tie, number: 1, isSwapped: isSwapped, positions: (1, 2))
  }

  /// The other placement matches, by rank.
  var placementMatches: [StageDraft.Match] {
    builder.placementMatches.map { builder.match($0, number: 1, positions: (1, 2)) }
  }
}
