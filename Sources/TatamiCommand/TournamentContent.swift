import TatamiScene

/// The tournament of a file.
struct TournamentContent {
  /// What is drawn: one tree, or stages.
  enum Drawing {
    case tree(Knockout)
    case stages(Tournament)
  }

  let drawing: Drawing
  /// The database of the file, nil for a match list.
  private var saved: Tournament?

  /// Derives the tournament of a match list.
  ///
  /// - Parameter name: The name of a single stage.
  init(
    _ list: MatchList,
    name: String,
    repeatedMatches: Knockout.RepeatedMatches
  ) throws(MatchListError) {
    drawing =
      list.hasStages
      ? .stages(try Tournament.derive(from: list, name: name, repeatedMatches: repeatedMatches))
      : .tree(try Knockout.derive(from: list, repeatedMatches: repeatedMatches))
  }

  /// Creates the content of a database: the tree of a single elimination, otherwise its stages.
  init(_ tournament: Tournament) {
    drawing = Knockout(tournament).map { .tree($0) } ?? .stages(tournament)
    saved = tournament
  }

  /// The number of matches.
  var matchCount: Int {
    switch drawing {
    case .tree(let knockout): knockout.matches.count
    case .stages(let tournament): tournament.matches.count
    }
  }

  /// Returns the tournament as stages.
  func database(name: String) throws(MatchListError) -> Tournament {
    if let saved { return saved }
    return switch drawing {
    case .tree(let knockout): try Tournament(knockout, name: name)
    case .stages(let tournament): tournament
    }
  }

  /// What is to be said about the tables of groups.
  func notices(_ file: String) -> [String] {
    guard case .stages(let tournament) = drawing,
      tournament.stages.contains(where: { !$0.format.isElimination })
    else { return [] }
    return [
      "\(file.escaped()): tables give 3 points for a win and 1 for a draw, or 1 and \u{BD} where results"
        + " share a point; equal points are ordered by the difference of scores"
    ]
  }
}
