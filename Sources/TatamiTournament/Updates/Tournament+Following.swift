extension Tournament {
  /// Returns the slots that a match fills (Specification/formats.md §6).
  func following(_ index: Int) -> Following {
    guard let position = bracketPosition(ofMatch: index) else { return Following() }
    switch position.bracket {
    case .single: return followingSingle(position)
    case .upper: return followingUpper(position)
    case .lower: return followingLower(position)
    case .grandFinal where position.round == 1:
      let second = match(group: 3, round: 2, number: 1, ofStage: position.stage)
      return Following(rematch: second)
    case .grandFinal, .thirdPlace, .consolation: return Following()
    }
  }

  private func followingSingle(_ position: BracketPosition) -> Following {
    let stage = position.stage
    var following = Following(winner: nextSlot(after: position, group: 1))
    if position.round == upperRoundCount(ofStage: stage) - 1,
      let thirdPlace = match(group: 2, round: 1, number: 1, ofStage: stage)
    {
      following.loser = Slot(match: thirdPlace, side: position.number == 1 ? .first : .second)
    }
    return following
  }

  private func followingUpper(_ position: BracketPosition) -> Following {
    let stage = position.stage
    var following = Following(winner: nextSlot(after: position, group: 1))
    if position.round == upperRoundCount(ofStage: stage) {
      following.winner = grandFinal(.first, ofStage: stage)
    }
    let losers = stages[stage].loserSlots
    if position.round <= losers.count, position.number <= losers[position.round - 1].count,
      let slot = losers[position.round - 1][position.number - 1]
    {
      following.loser = Slot(match: slot.match, side: slot.side)
    }
    return following
  }

  private func followingLower(_ position: BracketPosition) -> Following {
    let stage = position.stage
    let last = lowerRoundCount(ofStage: stage)
    var following = Following()
    if position.round == last {
      following.winner = grandFinal(.second, ofStage: stage)
    } else if position.round % 2 == 0 {
      following.winner = nextSlot(after: position, group: 2)
    } else {
      following.winner = match(
        group: 2,
        round: position.round + 1,
        number: position.number,
        ofStage: stage
      ).map { Slot(match: $0, side: .second) }
    }
    if position.round >= last - 1, let consolation = consolationFinal(ofStage: stage) {
      following.loser = Slot(match: consolation, side: position.round == last ? .second : .first)
    }
    return following
  }

  private func grandFinal(_ side: Side, ofStage stage: Int) -> Slot? {
    match(group: 3, round: 1, number: 1, ofStage: stage).map { Slot(match: $0, side: side) }
  }

  /// Returns the winner's slot in the next round of a bracket whose rounds halve.
  private func nextSlot(after position: BracketPosition, group: Int) -> Slot? {
    let number = position.number
    return match(
      group: group,
      round: position.round + 1,
      number: number / 2 + number % 2,
      ofStage: position.stage
    ).map { Slot(match: $0, side: number % 2 == 1 ? .first : .second) }
  }

  /// Returns the matches that fill a match (Specification/formats.md §6).
  func preceding(_ index: Int) -> [Int] {
    guard let position = bracketPosition(ofMatch: index) else { return [] }
    let (stage, round) = (position.stage, position.round)
    switch position.bracket {
    case .single, .upper: return feeders(of: position, group: 1)
    case .thirdPlace:
      let semifinals = upperRoundCount(ofStage: stage) - 1
      return [1, 2].compactMap {
        match(group: 1, round: semifinals, number: $0, ofStage: stage)
      }
    case .lower: return precedingLower(position, of: index)
    case .grandFinal where round == 1:
      let upper = upperRoundCount(ofStage: stage)
      let lower = lowerRoundCount(ofStage: stage)
      return [
        match(group: 1, round: upper, number: 1, ofStage: stage),
        match(group: 2, round: lower, number: 1, ofStage: stage),
      ].compactMap { $0 }
    case .grandFinal:
      return [match(group: 3, round: 1, number: 1, ofStage: stage)].compactMap { $0 }
    case .consolation:
      let last = lowerRoundCount(ofStage: stage)
      return [last - 1, last].compactMap {
        match(group: 2, round: $0, number: 1, ofStage: stage)
      }
    }
  }

  private func feeders(of position: BracketPosition, group: Int) -> [Int] {
    let second = position.number.multipliedReportingOverflow(by: 2).partialValue
    return [second - 1, second].compactMap {
      match(group: group, round: position.round - 1, number: $0, ofStage: position.stage)
    }
  }

  private func precedingLower(_ position: BracketPosition, of index: Int) -> [Int] {
    let results = matches[index].results
    guard !results.hasBye else { return [] }
    let skipped = stages[position.stage].settings.skipFirstRound == true
    if position.round == 1 {
      if skipped { return [] }
      return Side.allCases.compactMap {
        upperMatch(round: 1, number: results[$0]?.position, ofStage: position.stage)
      }
    }
    if position.round % 2 == 1 { return feeders(of: position, group: 2) }
    let upperRound = position.round / 2 + (skipped ? 0 : 1)
    return [
      upperMatch(round: upperRound, number: results.first?.position, ofStage: position.stage),
      match(
        group: 2,
        round: position.round - 1,
        number: position.number,
        ofStage: position.stage
      ),
    ].compactMap { $0 }
  }

  private func upperMatch(round: Int, number: Int?, ofStage stage: Int) -> Int? {
    number.flatMap { match(group: 1, round: round, number: $0, ofStage: stage) }
  }
}
