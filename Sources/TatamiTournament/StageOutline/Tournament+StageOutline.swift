extension Tournament {
  /// Returns the names and texts of a stage, nil if there is none with the index.
  ///
  /// - Complexity: O(*n* log *n*) in the matches of the stage.
  public func outline(ofStage index: Int, roundNames: RoundNames = .numbered) -> StageOutline? {
    guard stages.indices.contains(index) else { return nil }
    let stage = stages[index]
    guard stage.format.isElimination else {
      let pools = playedPools(ofStage: index).enumerated().map { poolSection($1, number: $0 + 1) }
      return StageOutline(title: stage.name, sections: pools, hasPools: true)
    }
    let isDouble = stage.format == .doubleElimination
    var sections: [StageOutline.Section] = []
    for group in stage.groups {
      let rounds = groups[group].rounds.compactMap { eliminationRound($0, roundNames) }
      switch groups[group].number {
      case 2 where isDouble:
        sections.append(StageOutline.Section(title: "Loser Bracket", rounds: rounds, table: nil))
      case 1:
        let title = isDouble ? "Winner Bracket" : nil
        sections.append(StageOutline.Section(title: title, rounds: rounds, table: nil))
      default:
        guard !sections.isEmpty else { continue }
        sections[0].rounds += rounds
      }
    }
    return StageOutline(title: stage.name, sections: sections, hasPools: false)
  }

  /// Returns whether a match is shown; a second grand final is shown only while it may be played.
  func isShown(_ index: Int) -> Bool {
    guard let position = bracketPosition(ofMatch: index), position.bracket == .grandFinal,
      position.round == 2
    else { return true }
    return isSecondGrandFinalShown(ofStage: position.stage)
  }

  /// Whether the winner of the upper bracket is known and has not won the first grand final.
  private func isSecondGrandFinalShown(ofStage stage: Int) -> Bool {
    guard match(group: 3, round: 2, number: 1, ofStage: stage) != nil,
      let first = match(group: 3, round: 1, number: 1, ofStage: stage)
    else { return false }
    let results = matches[first].results
    let hasWon = results.isCompleted && results.winner == .first
    return results.first?.participant != nil && !hasWon
  }

  private func poolSection(_ group: Int, number: Int) -> StageOutline.Section {
    let rounds = playedRounds(ofPool: group).enumerated().map { index, round in
      StageOutline.Round(
        name: "Round \(index + 1)",
        matches: self.rounds[round].matches.map { shown($0, nil, of: 0) }
      )
    }
    return StageOutline.Section(
      title: "Group \(number)",
      rounds: rounds,
      table: tableTexts(ofGroup: group)
    )
  }

  /// Returns the pools of a stage that have matches; with byes, a pool can have none.
  package func playedPools(ofStage index: Int) -> [Int] {
    stages[index].groups.filter { !playedRounds(ofPool: $0).isEmpty }
  }

  /// Returns the rounds of a pool that have matches; with byes, a round can have none.
  package func playedRounds(ofPool group: Int) -> [Int] {
    groups[group].rounds.filter { !rounds[$0].matches.isEmpty }
  }

  private func tableTexts(ofGroup group: Int) -> [[String]] {
    let rows = table(ofGroup: group)
    guard !rows.isEmpty else { return [[]] }
    let headers = ["#", "Name", "P", "W", "D", "L", "F", "SF", "SA", "+/-", "Pts"]
    return [headers]
      + rows.map { row in
        let counts = [row.played, row.wins, row.draws, row.losses, row.forfeits].map(String.init)
        let scores = [row.scoreFor, row.scoreAgainst, row.scoreDifference].map(\.shortText)
        let rank = row.played == 0 ? "-" : "\(row.rank)"
        let points = row.played == 0 ? "-" : row.points.shortText
        return [rank, participants[row.participant].name] + counts + scores + [points]
      }
  }

  private func eliminationRound(_ round: Int, _ names: RoundNames) -> StageOutline.Round? {
    let members = rounds[round].matches.filter(isShown)
    guard let first = members.first, let position = bracketPosition(ofMatch: first) else {
      return nil
    }
    let count = roundCount(of: position)
    return StageOutline.Round(
      name: names.name(of: position.bracket, round: position.round, of: count),
      matches: members.map { shown($0, bracketPosition(ofMatch: $0), of: count) }
    )
  }

  /// Returns the texts of a match.
  ///
  /// - Complexity: O(1) with the rounds of the stage.
  package func shownMatch(_ index: Int) -> StageOutline.Match {
    let position = bracketPosition(ofMatch: index)
    return shown(index, position, of: position.map(roundCount) ?? 0)
  }

  /// Returns the number of rounds that the bracket of a match has when it is complete.
  func roundCount(of position: BracketPosition) -> Int {
    switch position.bracket {
    case .single, .upper: upperRoundCount(ofStage: position.stage)
    case .lower: lowerRoundCount(ofStage: position.stage)
    case .grandFinal: isSecondGrandFinalShown(ofStage: position.stage) ? 2 : 1
    case .thirdPlace, .consolation: 1
    }
  }

  private func shown(
    _ index: Int,
    _ position: BracketPosition?,
    of count: Int
  ) -> StageOutline.Match {
    let match = matches[index]
    let ends = position.map { connectors(of: $0, count: count) }
    let games = max(match.childCount ?? 0, 0)
    return StageOutline.Match(
      match: index,
      label: position.map {
        RoundNames.label(of: $0.bracket, round: $0.round, match: $0.number, of: count)
      },
      games: games > 0 ? "Bo\(games)" : nil,
      opponents: Side.allCases.map { opponent(of: match, $0, position) },
      previous: ends?.previous,
      next: ends?.next
    )
  }

  private func connectors(
    of position: BracketPosition,
    count: Int
  ) -> (previous: StageOutline.Connector?, next: StageOutline.Connector?) {
    let (round, isLast) = (position.round, position.round == count)
    switch position.bracket {
    case .single: return (round > 1 ? .square : nil, isLast ? nil : .square)
    case .upper:
      let hasFinal = match(group: 3, round: 1, number: 1, ofStage: position.stage) != nil
      return (round > 1 ? .square : nil, isLast ? (hasFinal ? .straight : nil) : .square)
    case .lower:
      let previous: StageOutline.Connector = round % 2 == 0 ? .straight : .square
      let next: StageOutline.Connector = round % 2 == 0 ? .square : .straight
      return (round > 1 ? previous : nil, isLast ? nil : next)
    case .grandFinal:
      return round == 1 ? (.straight, count == 2 ? .straight : nil) : (nil, nil)
    case .thirdPlace, .consolation: return (nil, nil)
    }
  }
}
