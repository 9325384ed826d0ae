extension ResultsError: CustomStringConvertible {
  /// Where, what was found, and what to do.
  public var description: String {
    fileFault ?? encodingFault ?? headerFault ?? rowFault ?? roundFault ?? treeFault ?? asideFault
  }

  /// Faults of the file as a whole.
  private var fileFault: String? {
    switch self {
    case .tooLarge(let file, let bytes, let limit):
      "\(file): found \(bytes) bytes; allowed are up to \(limit)"
    case .tooManyMatches(let file, let limit):
      "\(file): found more than \(limit) matches; a bracket holds no more"
    case .empty(let file):
      "\(file): the file is empty; write a header and one match a line"
    case .headerOnly(let file):
      "\(file): the header is followed by no match; write one match a line"
    default: nil
    }
  }

  /// Faults of bytes and quotes.
  private var encodingFault: String? {
    switch self {
    case .notUTF8(let place, let offset):
      "\(place): byte \(offset) belongs to no UTF-8 character; save the file as UTF-8"
    case .zeroByte(let place, let offset):
      "\(place): byte \(offset) is zero, which no text holds; save the file as UTF-8 text"
    case .unbalancedQuote(let place):
      "\(place): a quote opens here and never closes; close it, or write \"\" for a quote in a field"
    case .textAfterQuote(let place):
      "\(place): text follows a closing quote; write \"\" for a quote in a field"
    case .tooManyFields(let place, let limit):
      "\(place): found more than \(limit) fields; quote a field that holds the delimiter"
    case .fieldCount(let place, let found, let expected):
      "\(place): found \(found) fields; the header has \(expected)"
    case .fieldTooLong(let place, let column, let limit):
      "\(place): the field '\(column)' is too long; allowed are up to \(limit) bytes"
    default: nil
    }
  }

  /// Faults of the header.
  private var headerFault: String? {
    switch self {
    case .missingColumn(let place, let column, let nearest, let allowed):
      "\(place): no column '\(column)'"
        + (nearest.map { "; found '\($0)', did you mean '\(column)'?" } ?? "")
        + "; allowed names: \(allowed.joined(separator: ", "))"
    case .columnTwice(let place, let column, let first, let second):
      "\(place): fields \(first) and \(second) are both '\(column)'; rename one of them"
    default: nil
    }
  }

  /// Faults of one row.
  private var rowFault: String? {
    switch self {
    case .emptyRound(let place):
      "\(place): the round is empty; every match needs a round such as 'Semi-final'"
    case .score(let place, let column, let found):
      "\(place): \(column) is '\(found)'; allowed is a whole number from 0 to \(ResultsLimits.score)"
        + ", or nothing before the match"
    case .halfScore(let place, let missing):
      "\(place): \(missing) is empty and the other side's number is not; give both or none"
    case .result(let place, let column, let found):
      "\(place): \(column) is '\(found)'; allowed are '2-1', '2-2 (4-3 p)', or nothing before the match"
    case .penaltiesWithoutScore(let place):
      "\(place): penalties without a score; give the score before the shoot-out"
    case .drawnPenalties(let place, let score):
      "\(place): penalties \(score)-\(score) have no winner; give the final count"
    case .penaltiesWithoutDraw(let place, let home, let away):
      "\(place): penalties after \(home)-\(away), which is no draw; empty the penalties or correct the"
        + " score"
    case .playsItself(let place, let team):
      "\(place): '\(team)' plays itself; correct one of the two names"
    case .duplicateRow(let place, let first):
      "\(place): the same row as line \(first.line); remove one of them"
    case .emptyBye(let place):
      "\(place): a bye against a bye; name the team that goes on"
    default: nil
    }
  }

  /// Faults of a round.
  private var roundFault: String? {
    switch self {
    case .teamTwice(let place, let team, let round, let first):
      "\(place): '\(team)' plays a second opponent in round '\(round)', after line \(first.line);"
        + " correct the name or the round"
    case .groupStage(let place, let round, let teams, let matches):
      "\(place): in round '\(round)' \(teams) teams play \(matches) matches, each several; that is a"
        + " group, not a knock-out; leave the group matches out"
    case .league(let place, let teams, let matches):
      "\(place): \(teams) teams play \(matches) matches; a knock-out has \(teams - 1); leave league and"
        + " group matches out"
    case .cycle(let place, let rounds, let team, let plays):
      "\(place): no order of the rounds fits: \(rounds.map { "'\($0)'" }.joined(separator: ", "))"
        + " each come before the next and the first again; '\(team)' ends here and also plays in line"
        + " \(plays.line); correct the results, or add dates"
    default: nil
    }
  }

  /// Faults of the tree.
  private var treeFault: String? {
    switch self {
    case .teamIsOut(let place, let team, let round, let lost):
      "\(place): '\(team)' plays in round '\(round)' but is out since line \(lost.line); correct the"
        + " team or the earlier score"
    case .bothPlayOn(let place, let team, let rival, let match, let rivalPlays):
      "\(place): '\(team)' and '\(rival)' both play on (line \(rivalPlays.line)) after they met in line"
        + " \(match.line); only one of them can"
    case .twoFinals(let place, let round, let first):
      "\(place): a second match of round '\(round)', the first is line \(first.line); a tournament has"
        + " one final"
    case .disconnected(let place, let round, let winner, let last):
      "\(place): \(winner.map { "the winner '\($0)'" } ?? "the winner") of this match of round"
        + " '\(round)' plays no more, yet the last match is line \(last.line); add the match between,"
        + " or remove this one"
    case .finalBye(let place):
      "\(place): a bye that leads to no match; add the match the team plays next"
    default: nil
    }
  }

  /// Faults of matches for places.
  private var asideFault: String {
    switch self {
    case .onlyPlacements(let place):
      "\(place): only matches for places; add the rounds up to the final"
    case .placementStranger(let place, let team):
      "\(place): '\(team)' plays for a place but in no round before; correct the name"
    case .placementWinner(let place, let team, let won):
      "\(place): '\(team)' plays for a place but has won line \(won.line); correct the team or the score"
    default: ""
    }
  }
}
