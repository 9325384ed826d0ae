public import TatamiDocuments

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
  /// The text is not CSV.
  case csv(CSVError)
  /// A row has fewer fields than the header.
  case fieldCount(SourceLocation, found: Int, expected: Int)
  /// A field is longer than the limit.
  case fieldTooLong(SourceLocation, column: String, limit: Int)
  /// The header lacks columns; `found` are its names.
  case missingColumns(SourceLocation, [MissingColumn], found: [String])
  /// The header names a column twice; the fields count from 1.
  case duplicateColumn(
    SourceLocation,
    column: String,
    names: [String],
    first: Int,
    second: Int
  )
  /// An option names a header that the file does not have; `found` are the file's.
  case unknownColumn(SourceLocation, choice: ColumnChoice, found: [String])
  /// The cells fit two choices of columns equally well.
  case ambiguousColumns(SourceLocation, [AssumedColumn], or: [AssumedColumn])
  /// Four numbered columns of players can be two pairs, or two sides beside others.
  case unclearPairs(SourceLocation, headers: [String])
  /// Two columns have one name for each team of the sides: a partner's or a club's.
  case unclearPartners(SourceLocation, [AssumedColumn])
  /// No column is the result, and several columns of numbers can be.
  case unclearScores(SourceLocation, [AssumedColumn])
  /// An error in the rows as read by the columns that the cells identify.
  indirect case assumedColumns(SourceLocation, [AssumedColumn], consequence: MatchListError)
  /// The file is a table of another kind.
  case notMatches(SourceLocation, MatchListTableKind)
  /// A title between the matches looks like a result.
  case resultInTitle(SourceLocation, found: String)
  /// A cell that names both sides can be divided in several ways.
  case ambiguousPair(SourceLocation, found: String)
  /// The rounds cannot be derived from the matches of a file without a column of rounds.
  case underivableRounds(SourceLocation)
  /// The last row lacks the row of the other side.
  case lastRowAlone(SourceLocation)
  /// Matches in numbered rounds can be a league or a Swiss tournament.
  case leagueOrSwiss(SourceLocation)
  /// A row names no round.
  case emptyRound(SourceLocation)
  /// A side's score is neither a whole number nor a half.
  case invalidScore(SourceLocation, column: String, found: String)
  /// Only one of the two sides has a number; `found` is the other one's cell.
  case incompleteScore(SourceLocation, missing: String, found: String)
  /// A result cannot be read.
  case invalidResult(SourceLocation, column: String, found: String)
  /// A row has a shoot-out but no score.
  case penaltiesWithoutScore(SourceLocation)
  /// A shoot-out has no winner.
  case drawnPenalties(SourceLocation, score: MatchRecord.Points)
  /// A row has a shoot-out although the score, over both legs, is not a draw.
  case penaltiesWithoutDraw(SourceLocation, score: MatchRecord.Score)
  /// The score over both legs is not the sum of the legs.
  case wrongAggregate(SourceLocation, given: MatchRecord.Score, sum: MatchRecord.Score)
  /// The winner's column names neither side.
  case unknownWinner(SourceLocation, found: String, home: String, away: String)
  /// The winner's column names the side with the lower score.
  case winnerBehind(SourceLocation, winner: MatchRecord.Slot, score: MatchRecord.Score)
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
  /// A row with two teams is called a bye.
  case byeWithTwoTeams(SourceLocation, teams: [String])
  /// Two teams meet twice in a round in which the others meet once.
  case secondMeeting(SourceLocation, teams: [String], round: String)
  /// A team has two opponents in one round.
  case secondOpponent(SourceLocation, team: String, round: String, first: SourceLocation)
  /// Every team of a round has several opponents.
  case groupStage(SourceLocation, round: String, teams: Int, matches: Int)
  /// There are more matches than a knockout with this number of teams has.
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

  /// Two spellings of a name, which are the likely cause of another error.
  indirect case similarNames(
    SourceLocation,
    name: String,
    other: String,
    first: SourceLocation,
    consequence: MatchListError
  )
  /// A bracket has more rounds than a stage can have.
  case tooManyRounds(SourceLocation, rounds: Int, limit: Int)
  /// A team plays in two groups.
  case teamInTwoGroups(SourceLocation, team: String, groups: [String])
  /// A match of a group does not name both teams.
  case openGroupMatch(SourceLocation, column: String, found: String)
  /// Rows belong to groups that neither their round nor the meetings of the teams determine.
  case unknownGroups(SourceLocation, round: String)
  /// Groups contain byes only.
  case emptyGroups(SourceLocation)
  /// The rounds of the losers' bracket are not those of a double elimination.
  case notDoubleElimination(SourceLocation, DoubleEliminationFault)
  /// Two rows, one won by each side, can be legs or games of a series.
  case legsOrGames(SourceLocation, teams: [String], round: String)
  /// The rows of both players of a pair have different results.
  case contradictoryRows(SourceLocation, first: SourceLocation)
  /// The two cells of a pair in a table with a row and a column for each team have different results.
  case contradictoryCells(
    SourceLocation,
    teams: [String],
    found: String,
    other: String,
    first: SourceLocation
  )
  /// A tie has more rows than its legs or its best-of series has matches.
  case tooManyGames(SourceLocation, round: String, rows: Int, limit: Int)

  /// A column that a header lacks.
  public struct MissingColumn: Equatable, Sendable {
    /// The column's preferred name.
    public let name: String
    /// The unused name most similar to it, nil if there is none.
    public let nearest: String?
    /// Some of the names the column can have.
    public let allowed: [String]
  }
}

/// The kinds of tables that are not lists of matches.
public enum MatchListTableKind: Equatable, Sendable {
  /// Teams, one per row or cell.
  case teams
  /// Teams with their points.
  case standings
  /// A bracket whose columns are rounds.
  case drawnBracket
  /// A page of HTML.
  case html
  /// The messages of a chat, each after its time and sender.
  case chat
}

extension MatchListError {
  /// Reads CSV text and converts its errors.
  static func converting<Result>(
    _ read: () throws(CSVError) -> Result
  ) throws(MatchListError) -> Result {
    do throws(CSVError) {
      return try read()
    } catch {
      throw .csv(error)
    }
  }
}
