import TatamiPicture

/// The tournament of a file.
struct TournamentContent {
  /// What is drawn: one tree, or stages.
  enum Drawing {
    case tree(Knockout)
    case stages(Tournament)
    case swiss(SwissTournament, names: [String])
  }

  /// What the command says about a match list.
  struct Options {
    /// The name of a single stage.
    let name: String
    let repeatedMatches: Knockout.RepeatedMatches
    /// Whether the list is read as a Swiss tournament, whatever its columns are.
    let isSwiss: Bool
    /// The points of tables, nil for the usual ones.
    let points: TablePoints?
  }

  let drawing: Drawing
  /// The database of the file, nil for a match list.
  private var saved: Tournament?
  private var points: TablePoints?

  /// Derives the tournament of a match list.
  init(_ list: MatchList, with options: Options) throws(MatchListError) {
    points = options.points
    let repeatedMatches = options.repeatedMatches
    if options.isSwiss || list.isSwiss {
      let rules = points?.swissRules ?? SwissTournament.Rules()
      let (swiss, names) = try SwissTournament.derive(from: list, rules: rules)
      drawing = .swiss(swiss, names: names)
    } else if list.hasStages {
      drawing = .stages(
        try Tournament.derive(from: list, name: options.name, repeatedMatches: repeatedMatches)
      )
    } else {
      drawing = .tree(try Knockout.derive(from: list, repeatedMatches: repeatedMatches))
    }
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
    case .swiss(let swiss, _): swiss.rounds.reduce(0) { $0 + $1.boards.count }
    }
  }

  /// Returns the tournament as stages, nil for a Swiss tournament, which the brackets model lacks.
  func database(name: String) throws(MatchListError) -> Tournament? {
    if let saved { return saved }
    return switch drawing {
    case .tree(let knockout): try Tournament(knockout, name: name)
    case .stages(let tournament): tournament
    case .swiss: nil
    }
  }

  /// What is to be said about the tables of groups.
  func notices(_ file: String) -> [String] {
    guard case .stages(let tournament) = drawing,
      tournament.stages.contains(where: { !$0.format.isElimination })
    else { return [] }
    if let points {
      return [
        "\(file.escaped()): tables give \(points.description); equal points are ordered by the difference"
          + " of scores"
      ]
    }
    return [
      "\(file.escaped()): tables give 3 points for a win and 1 for a draw, or 1 and \u{BD} where results"
        + " share a point; equal points are ordered by the difference of scores"
    ]
  }
}
