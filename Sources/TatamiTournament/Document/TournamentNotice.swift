import TatamiMatchLists

/// A remark about how a document was read.
///
/// Notices are not errors; the command prints them on standard error.
public enum TournamentNotice: Equatable, Sendable, CustomStringConvertible {
  /// A remark about the rows of a match list.
  case matchList(MatchListNotice)
  /// The pairings of a match list show that it is that of a Swiss tournament.
  case swiss(file: String)
  /// The points of the tables of groups; nil for the usual ones.
  case tablePoints(file: String, TablePoints?)
  /// The tables of groups add up the numbers of columns, whose headers are listed.
  case statedPoints(file: String, columns: [String])
  /// The tables of groups add the bonus points of columns, whose headers are listed.
  case bonusPoints(file: String, columns: [String])

  /// The location, and how it was read.
  public var description: String {
    switch self {
    case .matchList(let notice): "\(notice)"
    case .swiss(let file):
      "\(file.escaped()): read as a Swiss tournament, because opponents have about equal points; name"
        + " the rounds of a league 'Matchday 1'"
    case .statedPoints(let file, let columns):
      "\(file.escaped()): tables add up the points in \(MatchListError.list(columns)); equal points are"
        + " ordered by the difference of scores; --points 3,1 counts wins and draws instead"
    case .bonusPoints(let file, let columns):
      "\(file.escaped()): tables add the bonus points in \(MatchListError.list(columns)); --points gives"
        + " other points for wins and draws"
    case .tablePoints(let file, let points):
      "\(file.escaped()): tables give \(points.map(\.description) ?? Self.usualPoints); equal points"
        + " are ordered by the difference of scores"
    }
  }

  private static let usualPoints =
    "3 points for a win and 1 for a draw, or 1 and ½ where results share a point"
}
