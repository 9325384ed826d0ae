import TatamiDocuments

extension Tournament {
  /// Links the records of a database to each other, and checks their numbers and counts.
  mutating func linkRecords(at path: DocumentPath) throws(BracketsModelError) {
    try linkGroups(at: path)
    try linkRounds(at: path)
    try linkMatches(at: path)
    try linkGames(at: path)
    for stage in stages.indices {
      try validateCounts(ofStage: stage)
      linkLosers(ofStage: stage)
    }
    try validateParticipants()
  }

  private mutating func linkGroups(at path: DocumentPath) throws(BracketsModelError) {
    for index in groups.indices { stages[groups[index].stage].groups.append(index) }
    for stage in stages.indices {
      stages[stage].groups.sort { groups[$0].number < groups[$1].number }
      try validateNumbers(stages[stage].groups, table: path["group"]) { groups[$0].number }
    }
  }

  private mutating func linkRounds(at path: DocumentPath) throws(BracketsModelError) {
    for index in rounds.indices {
      guard groups[rounds[index].group].stage == rounds[index].stage else {
        let group = groups[rounds[index].group].id
        throw .danglingReference(group, table: "group of this stage", at: path["round"][index])
      }
      groups[rounds[index].group].rounds.append(index)
    }
    for group in groups.indices {
      groups[group].rounds.sort { rounds[$0].number < rounds[$1].number }
      try validateNumbers(groups[group].rounds, table: path["round"]) { rounds[$0].number }
    }
  }

  private mutating func linkMatches(at path: DocumentPath) throws(BracketsModelError) {
    for index in matches.indices {
      guard let round = matches[index].round else { continue }
      let isOwn =
        rounds[round].stage == matches[index].stage
        && rounds[round].group == matches[index].group ?? rounds[round].group
      guard isOwn else {
        let id = rounds[round].id
        throw .danglingReference(id, table: "round of this group", at: path["match"][index])
      }
      rounds[round].matches.append(index)
    }
    for round in rounds.indices {
      rounds[round].matches.sort { matches[$0].number < matches[$1].number }
      let isPool = !stages[rounds[round].stage].format.isElimination
      // The consolation final is number 2 in a separate round.
      let allowsHoles = isPool || groups[rounds[round].group].number > 2
      try validateNumbers(rounds[round].matches, table: path["match"], allowsHoles: allowsHoles) {
        matches[$0].number
      }
    }
  }

  private mutating func linkGames(at path: DocumentPath) throws(BracketsModelError) {
    for index in games.indices { matches[games[index].match].games.append(index) }
    for match in matches.indices where !matches[match].games.isEmpty {
      matches[match].games.sort { games[$0].number < games[$1].number }
      try validateNumbers(matches[match].games, table: path["match_game"]) { games[$0].number }
    }
  }

  /// Checks that sorted numbers count up from 1 or, if gaps are allowed, do not repeat.
  private func validateNumbers(
    _ indexes: [Int],
    table: DocumentPath,
    allowsHoles: Bool = false,
    number: (Int) -> Int
  ) throws(BracketsModelError) {
    var previous = 0
    for index in indexes {
      let number = number(index)
      guard allowsHoles ? number > previous : number == previous + 1 else {
        throw .wrongNumber(number, expected: previous + 1, at: table[index])
      }
      previous = number
    }
  }

  /// Checks that the number of matches halves from round to round; later rounds may be missing.
  private func validateCounts(ofStage stage: Int) throws(BracketsModelError) {
    guard stages[stage].format.isElimination,
      let upper = group(number: 1, ofStage: stage)
    else { return }
    var expected: Int?
    for round in groups[upper].rounds {
      let count = rounds[round].matches.count
      try validate(count, expected: expected, round: round)
      expected = count / 2
    }
    guard stages[stage].format == .doubleElimination,
      let lower = group(number: 2, ofStage: stage), let first = groups[upper].rounds.first
    else { return }
    let skipped = stages[stage].settings.skipFirstRound == true
    expected = skipped ? rounds[first].matches.count : rounds[first].matches.count / 2
    for (index, round) in groups[lower].rounds.enumerated() {
      let count = rounds[round].matches.count
      try validate(count, expected: expected, round: round)
      expected = index % 2 == 0 ? count : count / 2
    }
  }

  private func validate(
    _ count: Int,
    expected: Int?,
    round: Int
  ) throws(BracketsModelError) {
    guard let expected, count != expected || count == 0 else { return }
    throw .wrongMatchCount(count, expected: max(expected, 1), round: rounds[round].id)
  }

  /// Checks that no participant plays two matches of a round.
  private func validateParticipants() throws(BracketsModelError) {
    var lastRound = [Int](repeating: -1, count: participants.count)
    for round in rounds.indices {
      for match in rounds[round].matches {
        for side in Side.allCases {
          guard let participant = matches[match].results[side]?.participant else { continue }
          guard lastRound[participant] != round else {
            throw .repeatedParticipant(
              participants[participant].id,
              match: matches[match].id,
              round: rounds[round].id
            )
          }
          lastRound[participant] = round
        }
      }
    }
  }
}
