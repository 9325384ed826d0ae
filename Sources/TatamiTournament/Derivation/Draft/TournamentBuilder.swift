import TatamiMatchLists

/// Builds a tournament from the drafts of its stages.
struct TournamentBuilder {
  private var tournament = Tournament()
  private var roster = Roster()
  /// Notices of what was assumed about the rows, and of the matches without a winner.
  var notices: [MatchListNotice] = []

  /// Whether a team plays in one of the stages.
  func contains(_ team: String) -> Bool { roster.contains(team) }

  /// Returns the tournament.
  consuming func finished() -> Tournament {
    tournament.append(roster.participants)
    return tournament
  }

  /// Appends a stage with its groups, rounds and matches, and the teams that are not participants
  /// yet.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  mutating func append(_ draft: StageDraft) {
    let index = tournament.stages.count
    let stage = Tournament.Stage(
      id: tournament.stageIDs.next,
      tournamentID: 0,
      name: draft.name,
      format: draft.format,
      number: index + 1,
      settings: draft.settings,
      extra: []
    )
    _ = tournament.stageIDs.append(stage.id)
    tournament.stages.append(stage)
    let firstMatch = tournament.matches.count
    // Only once: an exact capacity for each of many stages would copy the matches each time.
    if firstMatch == 0 { reserveCapacity(for: draft) }
    for (number, group) in draft.groups.enumerated() { append(group, number: number + 1) }
    tournament.linkLosers(ofStage: index)
    if draft.format.isElimination { archiveMatches(from: firstMatch) }
  }

  private mutating func reserveCapacity(for draft: StageDraft) {
    let count = draft.groups.reduce(0) { $0 + $1.rounds.reduce(0) { $0 + $1.matches.count } }
    tournament.matches.reserveCapacity(count)
    roster.reserveCapacity(count)
  }

  private mutating func append(_ draft: StageDraft.Group, number: Int) {
    let stage = tournament.stages.count - 1
    let group = Tournament.Group(
      id: tournament.groupIDs.next,
      number: number,
      stage: stage,
      name: draft.name
    )
    _ = tournament.groupIDs.append(group.id)
    tournament.stages[stage].groups.append(tournament.groups.count)
    tournament.groups.append(group)
    for (index, round) in draft.rounds.enumerated() { append(round, number: index + 1) }
  }

  private mutating func append(_ draft: StageDraft.Round, number: Int) {
    let (group, index) = (tournament.groups.count - 1, tournament.rounds.count)
    let stage = tournament.groups[group].stage
    let firstMatch = tournament.matches.count
    var round = Tournament.Round(
      id: tournament.roundIDs.next,
      number: number,
      stage: stage,
      group: group,
      name: draft.name
    )
    _ = tournament.roundIDs.append(round.id)
    round.matches = Array(firstMatch..<(firstMatch + draft.matches.count))
    tournament.groups[group].rounds.append(index)
    tournament.rounds.append(round)
    for match in draft.matches {
      let id = tournament.matchIDs.next
      _ = tournament.matchIDs.append(id)
      tournament.matches.append(
        Tournament.Match(
          id: id,
          number: match.number,
          stage: stage,
          group: group,
          round: index,
          childCount: 0,
          results: match.results(&roster),
          details: match.details(inRound: draft.name)
        )
      )
    }
  }

  /// Archives the matches whose result can no longer change: a following match has begun, or there
  /// is none.
  private mutating func archiveMatches(from first: Int) {
    for index in first..<tournament.matches.count {
      let results = tournament.matches[index].results
      guard results.status == .completed, !results.hasBye else { continue }
      let next = tournament.following(index).matches
      let hasBegun = next.contains {
        tournament.matches[$0].results.status >= .running && !tournament.matches[$0].results.hasBye
      }
      if next.isEmpty || hasBegun { tournament.matches[index].results.status = .archived }
    }
  }
}

/// The participants by name.
struct Roster {
  /// The participants in the order in which their teams occur.
  private(set) var participants: [Tournament.Participant] = []
  private var indexes: [String: Int] = [:]

  mutating func reserveCapacity(_ count: Int) {
    indexes.reserveCapacity(count)
    participants.reserveCapacity(count)
  }

  /// Whether a team is a participant.
  func contains(_ team: String) -> Bool { indexes[team] != nil }

  /// Returns the index of a team's participant.
  mutating func index(of team: String) -> Int {
    if let index = indexes[team] { return index }
    let index = participants.count
    indexes[team] = index
    participants.append(
      Tournament.Participant(id: .number(index), tournamentID: 0, name: team, extra: [])
    )
    return index
  }
}
