extension Knockout {
  /// Derives the tree from the teams that meet in each round.
  ///
  /// The names of rounds become titles, mark placement matches, and determine the order of rounds
  /// where results and dates do not. The same rows in any order result in the same tournament or
  /// the same error, unless the draw is open: a reference counts matches, and an open pairing takes
  /// matches, in the order of their dates if the whole round has dates, or else in the file's
  /// order. The rules:
  ///
  /// - Rows of the same two teams in the same round are one match: the scores of legs are added up;
  ///   in a series, the games won are counted; see ``RepeatedMatches``. The home side is that of
  ///   the first row by date, then by name.
  /// - The winner is the side with more points, or else the side with more penalties, or else the
  ///   side named by the file, or else the team that plays in a later round, unless it is behind in
  ///   legs that have not all been played. After a retirement, the score is ignored.
  /// - Rounds named as groups or as parts of a losers' bracket are rejected.
  /// - A row with a score names both teams or a bye.
  /// - A team without an earlier match is an entry. It has a bye if it enters after the first
  ///   layer, plays against "bye", or has no opponent ("" or "-") in a row without a score,
  ///   provided that it plays in a later round and no earlier winner can fill the other side.
  /// - A placeholder ("", "TBD", "Winner QF1", "W3") stands for the winner it refers to; the number
  ///   counts the matches of that round, or the rows of the file. A placeholder without a reference
  ///   stands for the next winner of the nearest earlier round, and is an entry if there is none.
  /// - A side without a seed has the seed of its team's first match that has one.
  /// - If the file ends before the final, the winners of its last round are paired.
  /// - In each match the home side is above the away side; the tree determines everything else.
  ///
  /// - Parameters:
  ///   - records: The rows in the file's order, 1 to ``MatchListLimits/matches``.
  ///   - repeatedMatches: The meaning of several rows of the same two teams in one round.
  /// - Throws: A ``MatchListError`` if the rows do not describe a knockout.
  /// - Complexity: O(*n* log *n*) in the records.
  public static func derive(
    from records: [MatchRecord],
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> Knockout {
    do throws(MatchListError) {
      return try tree(of: records, repeatedMatches)
    } catch {
      // The cause must be the same for every order of the rows.
      throw SimilarNames(RowOrder.sorted(records).map { records[$0] }).cause(of: error)
    }
  }

  /// Derives the tree from the matches of a file; see ``derive(from:repeatedMatches:)``.
  public static func derive(
    from list: MatchList,
    repeatedMatches: RepeatedMatches = .recognized
  ) throws(MatchListError) -> Knockout {
    try derive(from: list.records, repeatedMatches: repeatedMatches)
  }

  /// Derives the tree of rows.
  ///
  /// - Parameter validatesNames: Whether rounds named as groups or losers' brackets are rejected.
  static func tree(
    of records: [MatchRecord],
    _ repeatedMatches: RepeatedMatches,
    validatesNames: Bool = true
  ) throws(MatchListError) -> Knockout {
    guard let first = records.first else { throw .headerOnly(file: "") }
    let file = first.location.file
    guard records.count <= MatchListLimits.matches else {
      throw .tooManyMatches(file: file, limit: MatchListLimits.matches)
    }
    var builder = try KnockoutBuilder(records, repeatedMatches: repeatedMatches)
    if validatesNames { try builder.validateNames() }
    try builder.separatePlacementMatches()
    try builder.validateShape()
    builder.separateThirdPlaceMatch()
    try builder.sortRounds()
    try builder.linkTeams()
    builder.linkPlaceholders()
    let final = try builder.makeFinal()
    guard builder.ties.count <= MatchListLimits.matches else {
      throw .tooManyMatches(file: file, limit: MatchListLimits.matches)
    }
    try builder.validatePlacementMatches()
    builder.fillThirdPlaceMatch(final: final)
    builder.completeSeeds()
    return KnockoutAssembler(builder: builder, final: final).tournament()
  }
}
