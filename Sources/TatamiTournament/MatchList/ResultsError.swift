/// What is wrong with a results file, and where.
///
/// Every case is the document's fault: the command answers it with exit code 65.
public enum ResultsError: Error, Equatable, Sendable {
  /// The file is larger than the limit.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// The file has more rows than the largest bracket has matches.
  case tooManyMatches(file: String, limit: Int)
  /// The file has no line with text.
  case empty(file: String)
  /// The file has a header and no match.
  case headerOnly(file: String)
  /// A byte belongs to no UTF-8 character; the offset counts from 0.
  case notUTF8(ResultsPlace, offset: Int)
  /// A byte is zero, which no text holds; the offset counts from 0.
  case zeroByte(ResultsPlace, offset: Int)
  /// A quote that is opened in this line and never closed.
  case unbalancedQuote(ResultsPlace)
  /// Text follows the closing quote of a field.
  case textAfterQuote(ResultsPlace)
  /// A row has more fields than the header, or the header more than the limit.
  case tooManyFields(ResultsPlace, limit: Int)
  /// A row has fewer fields than the header.
  case fieldCount(ResultsPlace, found: Int, expected: Int)
  /// A field is longer than the limit.
  case fieldTooLong(ResultsPlace, column: String, limit: Int)
  /// The header lacks a column; nearest is the unused name that resembles it.
  case missingColumn(ResultsPlace, column: String, nearest: String?, allowed: [String])
  /// The header names a column twice; the fields count from 1.
  case columnTwice(ResultsPlace, column: String, first: Int, second: Int)
  /// A row names no round.
  case emptyRound(ResultsPlace)
  /// A side's score is no whole number.
  case score(ResultsPlace, column: String, found: String)
  /// One side has a number and the other none.
  case halfScore(ResultsPlace, missing: String)
  /// A result text cannot be read.
  case result(ResultsPlace, column: String, found: String)
  /// A shoot-out without a score.
  case penaltiesWithoutScore(ResultsPlace)
  /// A shoot-out that nobody wins.
  case drawnPenalties(ResultsPlace, score: Int)
  /// A shoot-out although the score, over both legs, is no draw.
  case penaltiesWithoutDraw(ResultsPlace, home: Int, away: Int)
  /// A team on both sides.
  case playsItself(ResultsPlace, team: String)
  /// A row that says the same as an earlier one.
  case duplicateRow(ResultsPlace, first: ResultsPlace)
  /// A bye for nobody.
  case emptyBye(ResultsPlace)
  /// A bye that leads to no match.
  case finalBye(ResultsPlace)
  /// A team with two opponents in one round.
  case teamTwice(ResultsPlace, team: String, round: String, first: ResultsPlace)
  /// A round in which every team has several opponents.
  case groupStage(ResultsPlace, round: String, teams: Int, matches: Int)
  /// More matches than a knock-out of as many teams has.
  case league(ResultsPlace, teams: Int, matches: Int)
  /// A team that plays on after its defeat.
  case teamIsOut(ResultsPlace, team: String, round: String, lost: ResultsPlace)
  /// Both teams of a match play on.
  case bothPlayOn(
    ResultsPlace,
    team: String,
    rival: String,
    match: ResultsPlace,
    rivalPlays: ResultsPlace
  )
  /// Results that put each of some rounds before the other.
  case cycle(ResultsPlace, rounds: [String], team: String, plays: ResultsPlace)
  /// Two matches of the final round.
  case twoFinals(ResultsPlace, round: String, first: ResultsPlace)
  /// A match that leads nowhere although a later round exists.
  case disconnected(ResultsPlace, round: String, winner: String?, last: ResultsPlace)
  /// Nothing but matches for places.
  case onlyPlacements(ResultsPlace)
  /// A team in a match for a place that plays nowhere else.
  case placementStranger(ResultsPlace, team: String)
  /// A team in a match for a place that has lost nowhere.
  case placementWinner(ResultsPlace, team: String, won: ResultsPlace)
}
