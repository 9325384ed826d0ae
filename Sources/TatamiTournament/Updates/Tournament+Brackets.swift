extension Tournament {
  /// A side of a match.
  struct Slot: Equatable {
    let match: Int
    let side: Side
  }

  /// The part of an elimination that a match belongs to.
  enum Bracket {
    case single
    case thirdPlace
    case upper
    case lower
    case grandFinal
    case consolation
  }

  /// The position of a match in the brackets of its stage.
  struct BracketPosition {
    let stage: Int
    let bracket: Bracket
    /// The number of the round in its group.
    let round: Int
    /// The number of the match in its round.
    let number: Int
  }

  /// The slots that a match fills.
  struct Following {
    var winner: Slot?
    var loser: Slot?
    /// The second grand final, which both opponents enter on their current sides.
    var rematch: Int?

    var matches: [Int] { [winner?.match, rematch, loser?.match].compactMap { $0 } }
  }

  /// Returns a match's position, nil in a round robin and in incomplete databases.
  func bracketPosition(ofMatch index: Int) -> BracketPosition? {
    guard let round = matches[index].round else { return nil }
    let stage = matches[index].stage
    let number = matches[index].number
    let bracket: Bracket
    switch (stages[stage].format, groups[rounds[round].group].number) {
    case (.singleElimination, 1): bracket = .single
    case (.singleElimination, 2): bracket = .thirdPlace
    case (.doubleElimination, 1): bracket = .upper
    case (.doubleElimination, 2): bracket = .lower
    case (.doubleElimination, 3): bracket = number == 2 ? .consolation : .grandFinal
    default: return nil
    }
    return BracketPosition(
      stage: stage,
      bracket: bracket,
      round: rounds[round].number,
      number: number
    )
  }

  /// Returns the index of a match by its position, nil if there is none.
  func match(group: Int, round: Int, number: Int, ofStage stage: Int) -> Int? {
    guard let group = self.group(number: group, ofStage: stage),
      (1...max(groups[group].rounds.count, 1)).contains(round), round <= groups[group].rounds.count
    else { return nil }
    let numbered = rounds[groups[group].rounds[round - 1]].matches
    guard number >= 1, number <= numbered.count else { return nil }
    let index = numbered[number - 1]
    return matches[index].number == number ? index : nil
  }

  /// Returns the number of rounds that the first group of an elimination has when it is complete.
  func upperRoundCount(ofStage stage: Int) -> Int {
    guard let group = group(number: 1, ofStage: stage), let first = groups[group].rounds.first
    else { return 0 }
    let count = max(rounds[first].matches.count, 1)
    return Int.bitWidth - (count - 1).leadingZeroBitCount + 1
  }

  /// Returns the number of rounds that the lower bracket has when it is complete.
  func lowerRoundCount(ofStage stage: Int) -> Int {
    let skipped = stages[stage].settings.skipFirstRound == true
    return 2 * (upperRoundCount(ofStage: stage) - (skipped ? 0 : 1))
  }

  /// Returns the consolation final of a double elimination, nil if there is none.
  func consolationFinal(ofStage stage: Int) -> Int? {
    guard let group = group(number: 3, ofStage: stage), let last = groups[group].rounds.last else {
      return nil
    }
    return rounds[last].matches.first { matches[$0].number == 2 }
  }
}
