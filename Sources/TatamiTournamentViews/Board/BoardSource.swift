import TatamiTournament
import TatamiUIKit

/// The tournament that a board shows.
@MainActor
enum BoardSource {
  /// A tournament, the seeds by participant of each stage, and the dates.
  case tournament(Tournament, seeds: [[Int: String]], dates: ShownDates)
  /// A Swiss tournament with the players' names by pairing number.
  case swiss(SwissTournament, names: [String])

  /// Creates the source of a tournament.
  init(_ tournament: Tournament) {
    let seeds = tournament.stages.indices.map { stage in
      tournament.stages[stage].format.isElimination ? tournament.shownSeeds(ofStage: stage) : [:]
    }
    self = .tournament(tournament, seeds: seeds, dates: tournament.shownDates)
  }

  /// Returns the plan of the tournament.
  func plan(_ planner: BoardPlanner) -> BoardPlan {
    switch self {
    case .tournament(let tournament, _, _): planner.plan(of: tournament)
    case .swiss(let swiss, let names): planner.plan(of: swiss, names: names)
    }
  }

  /// Whether a match has a date or a venue.
  var hasDetails: Bool {
    guard case .tournament(let tournament, _, _) = self else { return false }
    return tournament.matches.contains { !$0.date.isEmpty || !$0.venue.isEmpty }
  }

  /// Returns the texts of a card, nil for other parts of the board.
  func card(_ content: BoardPlan.Content) -> MatchCardContent? {
    switch (self, content) {
    case (.tournament(let tournament, let seeds, let dates), .match(let index)):
      MatchCardContent(
        ofMatch: index,
        in: MatchContext(
          tournament: tournament,
          seeds: seeds[tournament.matches[index].stage],
          dates: dates
        )
      )
    case (.swiss(let swiss, let names), .swissBoard(let round, let board)):
      MatchCardContent(swiss.rounds[round].boards[board], round: round, names: names)
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
    let results = tournament.matches[index].results
    guard results.isCompleted else { return nil }
    return results.winner.flatMap { results[$0]?.participant }
  }
}
