extension Tournament {
  /// Stores the slots of the lower bracket that losers enter, by the positions of these slots.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  mutating func linkLosers(ofStage index: Int) {
    let stage = stages[index]
    guard stage.format == .doubleElimination,
      let upper = group(number: 1, ofStage: index), let lower = group(number: 2, ofStage: index)
    else { return }
    let skipped = stage.settings.skipFirstRound == true
    stages[index].loserSlots = groups[upper].rounds.enumerated().map { offset, round in
      let number = skipped ? 2 * (offset + 1) : max(2 * offset, 1)
      let count = rounds[round].matches.count
      guard number <= groups[lower].rounds.count else {
        return [LoserSlot?](repeating: nil, count: count)
      }
      let sides: [Side] = number == 1 ? [.first, .second] : [.first]
      return loserSlots(inRound: groups[lower].rounds[number - 1], sides: sides, count: count)
    }
  }

  private func loserSlots(inRound round: Int, sides: [Side], count: Int) -> [LoserSlot?] {
    var slots = [LoserSlot?](repeating: nil, count: count)
    for match in rounds[round].matches {
      for side in sides {
        guard let position = matches[match].results[side]?.position,
          (1...max(count, 1)).contains(position), position <= count
        else { continue }
        slots[position - 1] = LoserSlot(match: match, side: side)
      }
    }
    return slots
  }

  /// Returns the index of a stage's group, nil if there is none.
  func group(number: Int, ofStage stage: Int) -> Int? {
    stages[stage].groups.first { groups[$0].number == number }
  }
}
