/// The groups, rounds and matches of a new stage, before identifiers are assigned.
struct StagePlan {
  /// A match with its opponents.
  struct Match {
    let number: Int
    let first: Tournament.Opponent?
    let second: Tournament.Opponent?
  }

  /// The rounds of a group; number *r* is at index *r* − 1.
  typealias Group = [[Match]]

  /// The groups; number *g* is at index *g* − 1.
  let groups: [Group]

  /// Plans a stage.
  ///
  /// - Parameters:
  ///   - slots: The slots in the order of the seeds, as many as the settings specify.
  ///   - settings: Settings with the defaults of the format.
  /// - Complexity: O(*n*) in the matches.
  init(format: StageFormat, settings: StageSettings, slots: [Tournament.Opponent?]) {
    switch format {
    case .roundRobin:
      groups = RoundRobinPlanner(settings: settings).groups(of: slots)
    case .singleElimination:
      groups = EliminationPlanner(settings: settings).single(slots)
    case .doubleElimination:
      groups = EliminationPlanner(settings: settings).double(slots)
    }
  }
}

extension StagePlan.Match {
  /// The results before the match.
  var results: Tournament.MatchResults { Tournament.MatchResults(first, second) }

  /// The slot of the match's winner in the next round.
  var winner: Tournament.Opponent? {
    switch (first, second) {
    case (nil, nil): nil
    case (let known?, nil), (nil, let known?):
      Tournament.Opponent(participant: known.participant)
    default: .open()
    }
  }

  /// The slot of the match's loser, with the number as its position.
  func loser(position: Int) -> Tournament.Opponent? {
    first == nil || second == nil ? nil : .open(position: position)
  }
}
