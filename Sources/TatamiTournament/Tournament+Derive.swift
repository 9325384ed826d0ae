extension Tournament {
  /// Works the tree out from who plays whom.
  ///
  /// Names of rounds only become titles, mark matches for places, and decide where results and
  /// dates leave the order of rounds open. The rules:
  ///
  /// - Rows of the same two teams in the same round are one match: two rows are legs whose scores
  ///   add up, three and more a series in which games won count.
  /// - The winner is who has more, else who has more penalties, else who plays on in a later round.
  /// - A team without an earlier match is an entry; entering late is a bye, and so is a row against
  ///   "bye", or a row without score against nobody ("" or "-") if its team plays on and no earlier
  ///   winner can fill the other side.
  /// - Open sides ("", "TBD", "Winner QF1", "W3") take the winner they name, where the number counts
  ///   the matches of that round or else the rows of the file; what names nothing takes winners of
  ///   the nearest earlier round in the file's order, and is an open entry if there are none.
  /// - If the file ends before the final, the winners of its last round are paired in its order.
  /// - Home stays above away. All else follows from the tree.
  ///
  /// - Parameter records: The rows in the file's order, 1 to ``ResultsLimits/matches``.
  /// - Complexity: O(*n* log *n*) in the records.
  public static func derive(from records: [MatchRecord]) throws(ResultsError) -> Tournament {
    guard let first = records.first else { throw .headerOnly(file: "") }
    guard records.count <= ResultsLimits.matches else {
      throw .tooManyMatches(file: first.place.file, limit: ResultsLimits.matches)
    }
    var board = try TieBoard(records)
    try board.setAsidePlacements()
    try board.checkShape()
    board.setAsideThirdPlace()
    try board.orderRounds()
    try board.linkTeams()
    board.linkOpenSides()
    let root = try board.root()
    guard board.ties.count <= ResultsLimits.matches else {
      throw .tooManyMatches(file: first.place.file, limit: ResultsLimits.matches)
    }
    try board.checkAsides()
    board.fillThirdPlace(root: root)
    return TournamentWriter(board: board, root: root).tournament()
  }
}
