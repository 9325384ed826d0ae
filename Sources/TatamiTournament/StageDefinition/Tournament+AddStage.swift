extension Tournament {
  /// Adds a stage with its groups, rounds, matches and games.
  ///
  /// Identifiers of new records count up from the largest of their table. New participants are
  /// added in the order of the seeding.
  ///
  /// - Returns: The index of the stage.
  /// - Throws: `StageError`; the tournament is then unchanged.
  /// - Complexity: O(*n*) in the participants, the matches and the games.
  @discardableResult
  public mutating func add(_ definition: StageDefinition) throws(StageError) -> Int {
    let settings = try definition.completeSettings()
    let size = settings.size ?? 0
    var entrants = EntrantResolver(self, tournamentID: definition.tournamentID)
    let slots = try entrants.slots(
      of: definition.seeding,
      size: size,
      balancing: definition.format.isElimination && settings.balanceByes == true
    )
    append(entrants.added)
    let tournamentStages = stages.lazy.filter { $0.tournamentID == definition.tournamentID }
    let largestNumber = tournamentStages.compactMap(\.number).max() ?? 0
    let stage = Stage(
      id: stageIDs.next,
      tournamentID: definition.tournamentID,
      name: definition.name,
      format: definition.format,
      number: largestNumber.saturatingSum(1),
      settings: settings,
      extra: definition.extra
    )
    _ = stageIDs.append(stage.id)
    stages.append(stage)
    append(StagePlan(format: definition.format, settings: settings, slots: slots))
    linkLosers(ofStage: stages.count - 1)
    return stages.count - 1
  }

  /// Adds participants with new identifiers.
  mutating func append(_ added: [Participant]) {
    for participant in added {
      _ = participantIDs.append(participant.id)
      participants.append(participant)
    }
  }

  /// Appends the records of the last stage.
  private mutating func append(_ plan: StagePlan) {
    let stage = stages.count - 1
    let childCount = stages[stage].settings.matchesChildCount ?? 0
    for (index, rounds) in plan.groups.enumerated() {
      let group = Group(id: groupIDs.next, number: index + 1, stage: stage)
      _ = groupIDs.append(group.id)
      stages[stage].groups.append(groups.count)
      groups.append(group)
      for (index, matches) in rounds.enumerated() {
        appendRound(number: index + 1, of: groups.count - 1, matches, childCount: childCount)
      }
    }
  }

  private mutating func appendRound(
    number: Int,
    of group: Int,
    _ planned: [StagePlan.Match],
    childCount: Int
  ) {
    let stage = groups[group].stage
    var round = Round(
      id: roundIDs.next,
      number: number,
      stage: stage,
      group: group
    )
    _ = roundIDs.append(round.id)
    round.matches = Array(matches.count..<(matches.count + planned.count))
    groups[group].rounds.append(rounds.count)
    for match in planned {
      let id = matchIDs.next
      _ = matchIDs.append(id)
      matches.append(
        Match(
          id: id,
          number: match.number,
          stage: stage,
          group: group,
          round: rounds.count,
          childCount: childCount,
          results: match.results
        )
      )
      let results = match.results.ofGame
      for _ in 0..<childCount { appendGame(of: matches.count - 1, results) }
    }
    rounds.append(round)
  }

  /// Appends a game of a match.
  mutating func appendGame(of match: Int, _ results: MatchResults) {
    let number = matches[match].games.count + 1
    let stage = matches[match].stage
    let id = gameIDs.next
    _ = gameIDs.append(id)
    matches[match].games.append(games.count)
    games.append(
      Game(id: id, number: number, stage: stage, match: match, results: results, extra: [])
    )
  }
}

extension Tournament.MatchResults {
  /// The results that a new game inherits from its match: the participants, and a bye's result.
  var ofGame: Tournament.MatchResults {
    var results = self
    for side in Tournament.Side.allCases {
      results[side]?.position = nil
    }
    return results
  }
}

extension Int {
  /// Returns the sum, or the largest number on overflow.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
