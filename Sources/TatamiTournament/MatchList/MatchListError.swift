/// An error in a match list or in the tournament it describes, with its location.
///
/// Every case is an error in the document: the command reports it with exit code 65.
public enum MatchListError: Error, Equatable, Sendable {
  /// The file is larger than the limit.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// The file has more rows than the largest bracket has matches.
  case tooManyMatches(file: String, limit: Int)
  /// The file contains no text.
  case empty(file: String)
  /// The file has a header but no match.
  case headerOnly(file: String)
  /// A byte is not part of a UTF-8 character; the offset counts from 0.
  case notUTF8(SourceLocation, offset: Int)
  /// A byte is zero; the offset counts from 0.
  case zeroByte(SourceLocation, offset: Int)
  /// A quote is opened in this line and never closed.
  case unbalancedQuote(SourceLocation)
  /// Text follows the closing quote of a field.
  case textAfterQuote(SourceLocation)
  /// A row has more fields than the header, or the header has more than the limit.
  case tooManyFields(SourceLocation, limit: Int)
  /// A row has fewer fields than the header.
  case fieldCount(SourceLocation, found: Int, expected: Int)
  /// A field is longer than the limit.
  case fieldTooLong(SourceLocation, column: String, limit: Int)
  /// The header lacks a column; `nearest` is the unused name most similar to it.
  case missingColumn(SourceLocation, column: String, nearest: String?, allowed: [String])
  /// The header names a column twice; the fields count from 1.
  case duplicateColumn(SourceLocation, column: String, first: Int, second: Int)
  /// A row names no round.
  case emptyRound(SourceLocation)
  /// A side's score is not a whole number.
  case invalidScore(SourceLocation, column: String, found: String)
  /// Only one of the two sides has a number.
  case incompleteScore(SourceLocation, missing: String)
  /// A result cannot be read.
  case invalidResult(SourceLocation, column: String, found: String)
  /// A row has a shoot-out but no score.
  case penaltiesWithoutScore(SourceLocation)
  /// A shoot-out has no winner.
  case drawnPenalties(SourceLocation, score: Int)
  /// A row has a shoot-out although the score, over both legs, is not a draw.
  case penaltiesWithoutDraw(SourceLocation, home: Int, away: Int)
  /// The same team is named on both sides.
  case teamAgainstItself(SourceLocation, team: String)
  /// A row has the same content as an earlier one.
  case duplicateRow(SourceLocation, first: SourceLocation)
  /// A row has a score but names no team on a side.
  case unnamedTeam(SourceLocation, column: String, found: String)
  /// Both legs have a shoot-out.
  case secondShootout(SourceLocation, first: SourceLocation)
  /// Both sides of a row are byes.
  case byeAgainstBye(SourceLocation)
  /// A bye is followed by no match.
  case byeWithoutNextMatch(SourceLocation)
  /// A team has two opponents in one round.
  case secondOpponent(SourceLocation, team: String, round: String, first: SourceLocation)
  /// Every team of a round has several opponents.
  case groupStage(SourceLocation, round: String, teams: Int, matches: Int)
  /// There are more matches than a knock-out with this number of teams has.
  case league(SourceLocation, teams: Int, matches: Int)
  /// A team plays a match after its defeat.
  case eliminatedTeamPlays(SourceLocation, team: String, round: String, lost: SourceLocation)
  /// A team plays a match after a tie in which it is behind and a row has no score.
  case trailingTeamPlays(SourceLocation, team: String, round: String, unfinished: SourceLocation)
  /// Both teams of a match play in a later round.
  case bothTeamsAdvance(
    SourceLocation,
    team: String,
    rival: String,
    match: SourceLocation,
    rivalPlays: SourceLocation
  )
  /// The results order the rounds in a cycle.
  case cyclicRounds(SourceLocation, rounds: [String], team: String, plays: SourceLocation)
  /// The final round has two matches.
  case twoFinals(SourceLocation, round: String, first: SourceLocation)
  /// A match is followed by none although there is a later round.
  case disconnected(SourceLocation, round: String, winner: String?, last: SourceLocation)
  /// The file contains only placement matches.
  case onlyPlacementMatches(SourceLocation)
  /// A team in a placement match plays no other match.
  case unknownPlacementTeam(SourceLocation, team: String)
  /// A team in a placement match has lost no match.
  case winnerInPlacementMatch(SourceLocation, team: String, won: SourceLocation)
}
