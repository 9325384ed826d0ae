/// The reason why the rows of a losers' bracket do not form a double elimination.
public enum DoubleEliminationFault: Hashable, Sendable {
  /// The file has no match of the winners' bracket.
  case noWinnersBracket
  /// A team plays in the losers' bracket and has lost no match of the winners' bracket.
  case undefeated(team: String)
  /// A team enters the losers' bracket before the losers of its round can enter.
  case early(team: String, round: String)
  /// Two teams that lost in the same round meet in a round against winners of the losers' bracket.
  case twoLosers(teams: [String], round: String)
  /// Neither team of a match comes from the winners' bracket, although one of them must.
  case noLoser(teams: [String], round: String)
  /// A team plays a later match without having won this one.
  case notWon(team: String)
  /// The losers' bracket has more rounds or matches than the winners' bracket allows.
  case tooMany(count: Int, of: String, limit: Int)
  /// More teams have lost in a round of the winners' bracket than there are slots in the losers'
  /// bracket.
  case missingSlots(round: Int)
  /// A team plays the grand final and has not won its bracket.
  case wrongFinalist(team: String)
  /// The grand final has matches of different teams.
  case severalFinals
  /// A second grand final was played although the winner of the winners' bracket has won the first.
  case needlessDecider(team: String)
}

extension DoubleEliminationFault: CustomStringConvertible {
  /// The fault that was found and how to correct it.
  public var description: String {
    switch self {
    case .noWinnersBracket:
      "a losers' bracket without a winners' bracket; add the matches of rounds such as 'WB Round 1'"
    case .undefeated(let team):
      "\(quoted: team) plays in the losers' bracket but has lost no match of the winners' bracket;"
        + " correct the name, or add that match"
    case .early(let team, let round):
      "\(quoted: team) plays in \(quoted: round), before the losers of its round of the winners'"
        + " bracket can enter the losers' bracket; correct the round"
    case .twoLosers(let teams, let round):
      "\(MatchListError.list(teams)) come from the same round of the winners' bracket and meet in"
        + " \(quoted: round), where they play winners of the losers' bracket; correct the round"
    case .noLoser(let teams, let round):
      "\(MatchListError.list(teams)) meet in \(quoted: round), in which one team comes from the"
        + " winners' bracket; correct the round or the names"
    case .notWon(let team):
      "\(quoted: team) plays a later round of the losers' bracket but has not won this match;"
        + " correct the score or the names"
    case .tooMany(let count, let kind, let limit):
      "the losers' bracket has \(count) \(kind); with this winners' bracket it has up to \(limit):"
        + " give each round a name of its own, and remove matches of other brackets"
    case .missingSlots(let round):
      "the losers of round \(round) of the winners' bracket do not fit into the losers' bracket;"
        + " only a double elimination can be drawn: keep the rows of one bracket"
    case .wrongFinalist(let team):
      "\(quoted: team) plays the grand final but has not won its bracket; correct the name or the"
        + " scores"
    case .severalFinals:
      "the grand final has several matches of different teams; call the second match of the same"
        + " teams 'Grand final reset'"
    case .needlessDecider(let team):
      "a second grand final, but \(quoted: team) of the winners' bracket has won the first; correct"
        + " the score of the first match, or remove the second"
    }
  }
}
