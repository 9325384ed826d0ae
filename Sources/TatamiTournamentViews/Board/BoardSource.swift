import TatamiTournament
import TatamiUIKit

/// The tournament that a board shows.
@MainActor
enum BoardSource {
  /// A tournament, the seeds by participant of each stage, and the dates.
  case tournament(Tournament, seeds: [[Int: String]], dates: ShownDates)
  /// A Swiss tournament.
  case swiss(SwissTournament)

  /// Creates the source of a board.
  init(_ content: TournamentDocument) {
    switch content {
    case .tournament(let tournament):
      let seeds = tournament.stages.indices.map { stage in
        tournament.stages[stage].format.isElimination
          ? tournament.shownSeeds(ofStage: stage) : [:]
      }
      self = .tournament(tournament, seeds: seeds, dates: tournament.shownDates())
    case .swiss(let swiss): self = .swiss(swiss)
    }
  }

  /// The tournament without the values that its cards share.
  var content: TournamentDocument {
    switch self {
    case .tournament(let tournament, _, _): .tournament(tournament)
    case .swiss(let swiss): .swiss(swiss)
    }
  }

  /// Returns the source of a later state of the tournament, in which only matches have changed; nil
  /// if other parts have changed as well.
  func updated(to tournament: Tournament, _ changes: TournamentChanges) -> BoardSource? {
    guard case .tournament(_, let seeds, let dates) = self, !changes.includesStructure else {
      return nil
    }
    return .tournament(tournament, seeds: seeds, dates: dates)
  }

  /// Returns the plan of the tournament.
  func plan(_ planner: BoardPlanner) -> BoardPlan {
    switch self {
    case .tournament(let tournament, _, _): planner.plan(of: tournament)
    case .swiss(let swiss): planner.plan(of: swiss)
    }
  }

  /// Whether a match has a date or a venue.
  var hasDetails: Bool {
    guard case .tournament(let tournament, _, _) = self else { return false }
    return tournament.matches.contains { !$0.date.isEmpty || !$0.venue.isEmpty }
  }

  /// Returns whether results of a match move parts of the board: those of pools change tables, those
  /// of grand finals can show a second one.
  func changesLayout(ofMatch index: Int) -> Bool {
    guard case .tournament(let tournament, _, _) = self else { return true }
    let match = tournament.matches[index]
    let format = tournament.stages[match.stage].format
    guard format.isElimination else { return true }
    return format == .doubleElimination
      && match.group.map { tournament.groups[$0].number == 3 } ?? true
  }

  /// Returns the texts of a card, nil for other parts of the board.
  func card(_ content: BoardPlan.Content) -> MatchContent? {
    switch (self, content) {
    case (.tournament(let tournament, let seeds, let dates), .match(let index)):
      MatchContent(
        ofMatch: index,
        in: MatchContext(
          tournament: tournament,
          seeds: seeds[tournament.matches[index].stage],
          dates: dates
        )
      )
    case (.swiss(let swiss), .match(let index)):
      swiss.board(ofMatch: index).map { MatchContent(ofBoard: $1, round: $0, of: swiss) }
    default: nil
    }
  }

  /// Returns the text of a title, nil for other parts of the board.
  func title(_ content: BoardPlan.Content) -> String? {
    switch (self, content) {
    case (.tournament(let tournament, _, _), .stageTitle(let stage)): tournament.stages[stage].name
    case (.tournament(let tournament, _, _), .groupTitle(let group)):
      tournament.shownName(ofGroup: group)
    case (.tournament(let tournament, _, _), .roundTitle(let round, _)):
      tournament.shownName(ofRound: round)
    case (.swiss, .swissRound(let round)): "Round \(round + 1)"
    default: nil
    }
  }

  /// Returns the number of an elimination's first rounds that are collapsed if a round becomes the
  /// first with cards; nil for rounds before which none can be collapsed.
  func collapsedRounds(before round: Int) -> Int? {
    guard case .tournament(let tournament, _, _) = self else { return nil }
    let value = tournament.rounds[round]
    let isUpper = tournament.groups[value.group].number == 1
    return tournament.stages[value.stage].format.isElimination && isUpper ? value.number - 1 : nil
  }

  /// Returns the participant who has won a match, nil while there is none.
  func winner(ofMatch index: Int) -> Int? {
    guard case .tournament(let tournament, _, _) = self else { return nil }
    return tournament.winner(ofMatch: index)
  }
}

extension SwissTournament {
  /// Returns the indexes of a match's round and of its board; matches are counted from round to
  /// round.
  fileprivate func board(ofMatch index: Int) -> (round: Int, board: Int)? {
    var number = index
    for (round, value) in rounds.enumerated() {
      if value.boards.indices.contains(number) { return (round, number) }
      number -= value.boards.count
    }
    return nil
  }
}
