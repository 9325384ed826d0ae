import TatamiMatchLists

extension KnockoutBuilder {
  /// Computes the results of all ties.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func computeResults(
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    let forms = RepeatForms(self)
    for index in ties.indices {
      try validateGames(of: index, repeatedMatches)
      let counting = try counting(of: index, repeatedMatches, forms)
      ties[index].isOpen = isOpen(index, counting, repeatedMatches, forms)
      // Replays are in playing order before they count; the order of others does not matter.
      if counting == .last { sortLegs(of: index) }
      try ties[index].computeResult(counting)
      sortLegs(of: index)
    }
    guard repeatedMatches == .recognized else { return }
    openShortSeries(forms)
    noteForms(forms)
  }

  private mutating func sortLegs(of tie: Int) {
    guard ties[tie].legs.count > 1 else { return }
    let names = self.names
    ties[tie].sortLegs { names[$0.round]?.repeats == .replay }
  }

  /// Leaves a series open if its winner has won fewer games than the winner of every other series.
  private mutating func openShortSeries(_ forms: RepeatForms) {
    let series = ties.indices.filter {
      ties[$0].winner != nil && ties[$0].legs.count > 1
        && (rounds[ties[$0].round].repeats == .game || forms[ties[$0].round] == .games)
    }
    let wins = series.map { max(ties[$0].home.score ?? 0, ties[$0].away.score ?? 0) }.sorted()
    guard wins.count > 1, wins[0] < wins[1] else { return }
    for tie in series where max(ties[tie].home.score ?? 0, ties[tie].away.score ?? 0) == wins[0] {
      (ties[tie].winner, ties[tie].isOpen) = (nil, true)
    }
  }

  /// Whether a row's name calls it a replay.
  private func isReplay(_ record: MatchRecord) -> Bool {
    names[record.round]?.repeats == .replay
  }

  /// Determines how the rows of a tie count.
  private func counting(
    of tie: Int,
    _ repeatedMatches: RepeatedMatches,
    _ forms: RepeatForms
  ) throws(MatchListError) -> Tie.Counting {
    let legs = ties[tie].legs
    switch repeatedMatches {
    case .legs: return .sum
    case .bestOf(let games): return .games(needed: games / 2 + 1)
    case .recognized: break
    }
    if legs.contains(where: isReplay) { return .last }
    switch rounds[ties[tie].round].repeats {
    case .game: return .games(needed: nil)
    case .leg: return .sum
    default: break
    }
    guard legs.count > 1 else { return .sum }
    let teams = ties[tie].teams.map { self.teams[$0] }
    switch forms[ties[tie].round] {
    case .replays: return .last
    case .legs, .single: return .sum
    case .mixed:
      throw .secondMeeting(legs[1].location, teams: teams, round: title(of: ties[tie].round))
    case .games: break
    }
    if legs.count == 2, Set(legs.compactMap(\.result.decidedWinner)).count == 2 {
      throw .legsOrGames(location(of: tie), teams: teams, round: title(of: ties[tie].round))
    }
    return .games(needed: nil)
  }

  /// Whether a leg or game of a tie is missing.
  private func isOpen(
    _ tie: Int,
    _ counting: Tie.Counting,
    _ repeatedMatches: RepeatedMatches,
    _ forms: RepeatForms
  ) -> Bool {
    let legs = ties[tie].legs
    guard !ties[tie].isBye, legs.contains(where: \.result.isDecided) else { return false }
    if legs.contains(where: \.result.isUnfinished) { return true }
    let endings: Set<MatchRecord.Ending> = [.walkover, .retirement]
    guard
      !legs.contains(where: { $0.result.aggregate != nil || endings.contains($0.result.ending) })
    else { return false }
    let numbers = legs.compactMap { names[$0.round]?.repeatNumber }
    switch counting {
    case .last: return false
    case .games(let needed):
      guard needed == nil, rounds[ties[tie].round].repeats == .game else { return false }
      return numbers.max() == 1
    case .sum:
      if rounds[ties[tie].round].repeats == .leg { return numbers.max() == 1 && legs.count == 1 }
      guard legs.count == 1 else { return false }
      return repeatedMatches == .recognized
        ? forms[ties[tie].round] == .legs : forms.mostRows(ofRound: ties[tie].round) > 1
    }
  }

  /// Notes the rounds whose rows are legs, and the pairs whose second row is a replay.
  private mutating func noteForms(_ forms: RepeatForms) {
    let repeated = ties.indices.filter { ties[$0].legs.count > 1 }
    let legs = repeated.filter {
      forms[ties[$0].round] == .legs && rounds[ties[$0].round].repeats == nil
    }
    if let first = legs.first {
      let names = Set(legs.map { ties[$0].round }).sorted().map { title(of: $0) }
      notices.append(.legs(location(of: first), rounds: names))
    }
    for tie in repeated
    where forms[ties[tie].round] == .replays && !ties[tie].legs.contains(where: isReplay) {
      notices.append(.replay(location(of: tie), teams: ties[tie].teams.map { teams[$0] }))
    }
  }

  private func validateGames(
    of tie: Int,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    let limit =
      switch repeatedMatches {
      case .recognized: Int.max
      case .legs(let count), .bestOf(let count): count
      }
    guard ties[tie].legs.count > limit else { return }
    throw .tooManyGames(
      location(of: tie),
      round: title(of: ties[tie].round),
      rows: ties[tie].legs.count,
      limit: limit
    )
  }
}

extension KnockoutBuilder {
  /// Notes the matches with a result and without a winner, and those of which a leg is missing.
  mutating func noteOpenMatches() {
    for tie in ties where tie.winner == nil && tie.legs.contains(where: \.result.isEntered) {
      guard let location = tie.location else { continue }
      let names = tie.teams.map { teams[$0] }
      if tie.isOpen {
        notices.append(.missingLeg(location, teams: names))
      } else if let ending = tie.legs.last?.result.ending,
        [MatchRecord.Ending.retirement, .walkover].contains(ending)
      {
        notices.append(.unknownAbsentee(location, teams: names, ending: ending))
      } else if tie.legs.allSatisfy(\.result.isEntered) {
        var score: String?
        if let home = tie.home.score, let away = tie.away.score { score = "\(home)-\(away)" }
        notices.append(.noWinner(location, teams: names, result: score ?? ""))
      }
    }
  }
}

/// The meaning of several rows of the same teams in each round.
struct RepeatForms {
  /// A meaning.
  enum Form {
    /// No pairing has several rows.
    case single
    /// All rows but the last are draws, and the last decides.
    case replays
    /// Pairings have two rows, whose scores are added up.
    case legs
    /// Games of series.
    case games
    /// A few pairings have two rows, without a draw.
    case mixed
  }

  private var forms: [Form] = []
  private var mostRows: [Int] = []

  /// Determines the forms of all rounds.
  init(_ builder: KnockoutBuilder) {
    forms = Array(repeating: .single, count: builder.rounds.count)
    mostRows = builder.rounds.map { round in
      round.ties.map { builder.ties[$0].legs.count }.max() ?? 0
    }
    guard builder.ties.contains(where: { $0.legs.count > 1 }) else { return }
    let hasSeries = builder.ties.contains { $0.legs.count > 2 && !$0.isReplayed }
    let hasLegs = builder.rounds.contains { $0.ties.count > 1 && Self.isDoubled($0, builder) }
    for (index, round) in builder.rounds.enumerated() {
      forms[index] = Self.form(of: round, builder, hasSeries: hasSeries, hasLegs: hasLegs)
    }
  }

  /// The form of a round.
  subscript(round: Int) -> Form { forms[round] }

  /// The largest number of rows of a pairing in a round.
  func mostRows(ofRound round: Int) -> Int { mostRows[round] }

  private static func form(
    of round: KnockoutBuilder.Round,
    _ builder: KnockoutBuilder,
    hasSeries: Bool,
    hasLegs: Bool
  ) -> Form {
    let ties = round.ties.map { builder.ties[$0] }
    let repeated = ties.filter { $0.legs.count > 1 }
    guard !repeated.isEmpty else { return .single }
    let singles = ties.count { $0.legs.count == 1 && $0.teams.count == 2 && !$0.isBye }
    let hasOtherRounds = builder.rounds.count > 1
    if repeated.allSatisfy(\.isReplayed),
      singles > 0 || (repeated.count == 1 && hasOtherRounds && !hasLegs && !hasSeries)
    {
      return .replays
    }
    if hasSeries { return .games }
    let teams = ties.flatMap(\.teams)
    // A team with several opponents is reported as the fault of the round.
    if Set(teams).count < teams.count { return .legs }
    return repeated.count > singles ? .legs : .mixed
  }

  /// Whether all pairings of a round have two rows.
  private static func isDoubled(_ round: KnockoutBuilder.Round, _ builder: KnockoutBuilder) -> Bool
  {
    round.ties.allSatisfy { builder.ties[$0].legs.count == 2 }
  }
}
