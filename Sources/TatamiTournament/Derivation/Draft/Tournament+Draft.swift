extension Tournament {
  /// Appends the records of a stage, and the teams that are not participants yet.
  ///
  /// - Complexity: O(*n*) in the matches and the participants.
  mutating func append(_ draft: StageDraft) {
    let stage = Stage(
      id: stageIDs.next,
      tournamentID: 0,
      name: draft.name,
      format: draft.format,
      number: stages.count + 1,
      settings: draft.settings,
      extra: []
    )
    _ = stageIDs.append(stage.id)
    stages.append(stage)
    var roster = Roster(self)
    for (index, group) in draft.groups.enumerated() {
      append(group, number: index + 1, &roster)
    }
    append(roster.added)
    linkLosers(ofStage: stages.count - 1)
    archiveMatches(ofStage: stages.count - 1)
  }

  private mutating func append(_ draft: StageDraft.Group, number: Int, _ roster: inout Roster) {
    let stage = stages.count - 1
    let group = Group(
      id: groupIDs.next,
      number: number,
      stage: stage,
      name: draft.name
    )
    _ = groupIDs.append(group.id)
    stages[stage].groups.append(groups.count)
    groups.append(group)
    for (index, round) in draft.rounds.enumerated() {
      append(round, number: index + 1, &roster)
    }
  }

  private mutating func append(_ draft: StageDraft.Round, number: Int, _ roster: inout Roster) {
    let group = groups.count - 1
    var round = Round(
      id: roundIDs.next,
      number: number,
      stage: groups[group].stage,
      group: group,
      name: draft.name
    )
    _ = roundIDs.append(round.id)
    round.matches = Array(matches.count..<(matches.count + draft.matches.count))
    groups[group].rounds.append(rounds.count)
    for match in draft.matches {
      let id = matchIDs.next
      _ = matchIDs.append(id)
      matches.append(
        Match(
          id: id,
          number: match.number,
          stage: groups[group].stage,
          group: group,
          round: rounds.count,
          childCount: 0,
          results: match.results(&roster),
          details: match.details(inRound: draft.name)
        )
      )
    }
    rounds.append(round)
  }

  /// Archives the matches whose result can no longer change: a following match has begun, or there
  /// is none.
  private mutating func archiveMatches(ofStage stage: Int) {
    guard stages[stage].format.isElimination else { return }
    for index in matches.indices where matches[index].stage == stage {
      guard matches[index].results.status == .completed, !matches[index].results.hasBye else {
        continue
      }
      let next = following(index).matches
      let hasBegun = next.contains {
        matches[$0].results.status >= .running && !matches[$0].results.hasBye
      }
      if next.isEmpty || hasBegun { matches[index].results.status = .archived }
    }
  }
}

/// The participants by name.
struct Roster {
  /// The participants to add.
  private(set) var added: [Tournament.Participant] = []
  private var indexes: [String: Int] = [:]
  private var ids: IDIndex
  private let count: Int

  init(_ tournament: Tournament) {
    ids = tournament.participantIDs
    count = tournament.participants.count
    for (index, participant) in tournament.participants.enumerated() {
      indexes[participant.name] = index
    }
  }

  /// Returns the index of a team's participant.
  mutating func index(of team: String) -> Int {
    if let index = indexes[team] { return index }
    let index = count + added.count
    let id = ids.next
    _ = ids.append(id)
    indexes[team] = index
    added.append(Tournament.Participant(id: id, tournamentID: 0, name: team, extra: []))
    return index
  }
}
