public import TatamiBracket

extension Tournament {
  /// Returns the boxes and lines of an elimination; empty for a round robin or a stage that does
  /// not exist.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  public func layout(
    ofStage index: Int,
    style: StageLayoutStyle = StageLayoutStyle()
  ) -> StageLayout {
    StageLayout(brackets(ofStage: index), style: style)
  }

  /// Returns the matches of an elimination for a layout; none for a round robin or a stage that does
  /// not exist.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  package func brackets(ofStage index: Int) -> StageBrackets {
    var brackets = StageBrackets()
    guard stages.indices.contains(index), stages[index].format.isElimination else {
      return brackets
    }
    brackets.isDouble = stages[index].format == .doubleElimination
    brackets.upperRounds = upperRoundCount(ofStage: index)
    let hasLowerHalf = brackets.isDouble && group(number: 2, ofStage: index) != nil
    brackets.lowerRounds = hasLowerHalf ? lowerRoundCount(ofStage: index) : 0
    brackets.skipsFirstRound = stages[index].settings.skipFirstRound == true
    let shown = bracketMatches(ofStage: index).filter {
      bracketPosition(ofMatch: $0) != nil && isShown($0)
    }
    let positions = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
    brackets.matches = shown.compactMap { bracketMatch($0, positions: positions) }
    brackets.rounds = bracketRounds(ofStage: index)
    brackets.deciding = decidingMatch(ofStage: index).flatMap { positions[$0] }
    return brackets
  }

  /// Returns the indexes of the matches in the rounds of a stage, in ascending order.
  ///
  /// - Complexity: O(*n*) in the matches of the stage if they have the order of their rounds.
  package func bracketMatches(ofStage stage: Int) -> [Int] {
    rounds(ofStage: stage).flatMap { rounds[$0].matches }.sorted()
  }

  private func rounds(ofStage stage: Int) -> [Int] {
    stages[stage].groups.flatMap { groups[$0].rounds }.sorted()
  }

  private func bracketMatch(_ index: Int, positions: [Int: Int]) -> StageBrackets.Match? {
    guard let position = bracketPosition(ofMatch: index) else { return nil }
    let following = following(index)
    return StageBrackets.Match(
      index: index,
      at: (position.bracket.part, position.round, position.number),
      next: (following.winner?.match ?? following.rematch).flatMap { positions[$0] },
      hasBye: matches[index].results.hasBye
    )
  }

  private func bracketRounds(ofStage stage: Int) -> [StageBrackets.Round] {
    rounds(ofStage: stage).compactMap { index in
      guard let match = rounds[index].matches.first(where: isShown),
        let position = bracketPosition(ofMatch: match)
      else { return nil }
      let part = position.bracket.part
      return StageBrackets.Round(index: index, part: part, number: position.round)
    }
  }

  /// Returns the match whose winner wins an elimination, nil if there are two winners.
  func decidingMatch(ofStage index: Int) -> Int? {
    if let finals = group(number: 3, ofStage: index), stages[index].format == .doubleElimination {
      return groups[finals].rounds.compactMap { rounds[$0].matches.first }.last { match in
        matches[match].number == 1 && isShown(match)
      }
    }
    let hasLowerHalf =
      stages[index].format == .doubleElimination && group(number: 2, ofStage: index) != nil
    guard !hasLowerHalf, let group = group(number: 1, ofStage: index),
      let last = groups[group].rounds.last, rounds[last].matches.count == 1
    else { return nil }
    return rounds[last].matches[0]
  }
}

extension Tournament.Bracket {
  /// The part of a layout's brackets.
  fileprivate var part: StageBrackets.Part {
    switch self {
    case .single, .upper: .upper
    case .lower: .lower
    case .grandFinal: .grandFinal
    case .thirdPlace, .consolation: .besideFinal
    }
  }
}
