import TatamiJSON

extension MatchListError: CustomStringConvertible {
  /// The location, what was found there, and how to correct it.
  public var description: String {
    fileError ?? textError ?? headerError ?? rowError ?? roundError ?? treeError ?? stageError
      ?? placementError
  }

  /// Errors of the file as a whole.
  private var fileError: String? {
    switch self {
    case .tooLarge(let file, let bytes, let limit):
      "\(file.escaped()): found \(bytes) bytes; allowed are up to \(limit)"
    case .tooManyMatches(let file, let limit):
      "\(file.escaped()): found more than \(limit) matches; allowed are up to \(limit)"
    case .empty(let file):
      "\(file.escaped()): the file is empty; write a header and one match per line"
    case .headerOnly(let file):
      "\(file.escaped()): no match follows the header; write one match per line"
    default: nil
    }
  }

  /// Errors of the text and of fields.
  private var textError: String? {
    switch self {
    case .csv(let error): error.description
    case .fieldCount(let location, let found, let expected):
      "\(location): found \(found) fields; the header has \(expected)"
    case .fieldTooLong(let location, let column, let limit):
      "\(location): the field \(quoted: column) is too long; allowed are up to \(limit) bytes"
    default: nil
    }
  }

  /// Errors of the header.
  private var headerError: String? {
    switch self {
    case .missingColumns(let location, let columns, let found):
      "\(location): \(Self.describe(columns, found: found))"
    case .duplicateColumn(let location, let column, let names, let first, let second):
      "\(location): fields \(first) and \(second), \(Self.list(names)), both mean '\(column)';"
        + " rename one of them"
    case .unknownColumn(let location, let choice, let found):
      "\(location): no column \(quoted: choice.header) for '\(choice.name)'; the header has"
        + " \(Self.list(found, limit: 12))"
    case .ambiguousColumns(let location, let columns, let others):
      "\(location): the cells allow two readings; choose one of them:"
        + [columns, others].map { "\n  \($0.reading): \($0.options)" }.joined()
    case .unclearPairs(let location, let headers):
      "\(location): the columns \(headers.map { "\(quoted: $0)" }.joined(separator: ", ")) can be two"
        + " pairs; choose the columns home, home_partner, away and away_partner of pairs with --column, as"
        + " in --column home='\(headers[0])', or home and away alone if the others are not sides"
    case .unclearPartners(let location, let columns):
      "\(location): each name of a side always has the same name in another column; if they are partners,"
        + " choose them with \(columns.options); if they are clubs, rename the headers as in 'Club 1' and"
        + " 'Club 2'"
    case .unclearScores(let location, let columns):
      "\(location): the cells do not show which numbers are the result; choose its columns as in"
        + " \(columns.options), or remove the columns of numbers"
    case .assumedColumns(_, let columns, let consequence):
      "\(consequence) (read \(columns.reading); choose others as in"
        + " \(columns.first?.option ?? ""))"
    case .notMatches(let location, let kind): "\(location): \(kind)"
    case .underivableRounds(let location):
      "\(location): no column has rounds, and the matches are neither a knockout nor a group in which all"
        + " teams meet; name a column as in --column round='Round', or the round of all rows as in"
        + " --round 'Group A'"
    case .lastRowAlone(let location):
      "\(location): each match has two rows, but the last one is alone; add the row of the other side"
    case .leagueOrSwiss(let location):
      "\(location): the matches can be a league or a Swiss tournament; name the rounds of a league"
        + " 'Matchday 1', or give --swiss"
    default: nil
    }
  }

  /// Errors of one row.
  private var rowError: String? {
    switch self {
    case .resultInTitle(let location, let found):
      "\(location): the single cell \(quoted: found) looks like a result; write its teams and score in the"
        + " columns of the matches, or remove the line"
    case .ambiguousPair(let location, let found):
      "\(location): \(quoted: found) can be divided into two teams in several ways; write the teams in two"
        + " columns, --column home=… and --column away=…"
    case .emptyRound(let location):
      "\(location): the round is empty; every match needs a round such as 'Semi-final'"
    case .invalidScore(let location, let column, let found):
      "\(location): \(column) is \(quoted: found); allowed is a whole number or a half from"
        + " 0 to \(MatchListLimits.score), or nothing before the match"
    case .incompleteScore(let location, let missing, let found):
      "\(location): \(missing) is \(found.isEmpty ? "empty" : "\(quoted: found)") but the other side has a"
        + " number; give both or none"
    case .invalidResult(let location, let column, let found):
      "\(location): \(column) is \(quoted: found); allowed are '2-1', '2-2 (4-3 p)', '2-1 (1-0 HT)',"
        + " '6-4 3-6 7-6(5)', 'w/o', or nothing before the match"
    case .penaltiesWithoutScore(let location):
      "\(location): penalties without a score; give the score before the shoot-out"
    case .drawnPenalties(let location, let score):
      "\(location): penalties \(score)-\(score) have no winner; give the final count"
    case .penaltiesWithoutDraw(let location, let score):
      "\(location): penalties after \(score), which is not a draw; remove the penalties or"
        + " correct the score"
    case .wrongAggregate(let location, let given, let sum):
      "\(location): aggregate is \(given), but the legs add up to \(sum); correct one of them"
    case .unknownWinner(let location, let found, let home, let away):
      "\(location): winner is \(quoted: found); allowed are \(quoted: home), \(quoted: away),"
        + " 'home', 'away', or nothing before the match"
    case .winnerBehind(let location, let winner, let score):
      "\(location): the winner is the \(winner) side, but the score is \(score); correct one of them"
    case .teamAgainstItself(let location, let team):
      "\(location): \(quoted: team) plays itself; correct one of the two names"
    case .unnamedTeam(let location, let column, let found):
      "\(location): a score, but \(column) is \(quoted: found); name both teams of a match with a score"
    case .secondShootout(let location, let first):
      "\(location): a second shoot-out in the tie of line \(first.line); keep the one that decided it"
    case .duplicateRow(let location, let first):
      "\(location): the same row as line \(first.line); remove one of them"
    case .byeWithTwoTeams(let location, let teams):
      "\(location): a bye, but the row names \(Self.list(teams)); remove the team that did not play,"
        + " or write 'w/o' for a walkover"
    case .byeAgainstBye(let location):
      "\(location): a bye against a bye; name the team that advances"
    default: nil
    }
  }

  /// Errors of a round.
  private var roundError: String? {
    switch self {
    case .secondOpponent(let location, let team, let round, let first):
      "\(location): \(quoted: team) plays a second opponent in round \(quoted: round), after line"
        + " \(first.line); correct the name or the round"
    case .groupStage(let location, let round, let teams, let matches):
      "\(location): in round \(quoted: round) \(teams) teams play \(matches) matches, several each; this is"
        + " a group, not a knockout; name the round after the group, such as 'Group A', or remove its"
        + " matches"
    case .league(let location, let teams, let matches):
      "\(location): \(teams) teams play \(matches) matches; a knockout has \(teams - 1); name the rounds"
        + " of a league 'Matchday 1', those of a group 'Group A', or remove these matches"
    case .cyclicRounds(let location, let rounds, let team, let plays):
      "\(location): the rounds have no order: by the results,"
        + " \(Self.list(rounds)) form a cycle; \(quoted: team) plays its last"
        + " match here and also plays in line \(plays.line); correct the results, or add dates"
    case .legsOrGames(let location, let teams, let round):
      "\(location): \(Self.list(teams)) meet twice in round \(quoted: round) and win once each; the"
        + " rows can be legs or games of a series: give --legs 2 or --best-of 3"
    case .secondMeeting(let location, let teams, let round):
      "\(location): \(Self.list(teams)) meet twice in round \(quoted: round), where other teams meet"
        + " once, and no draw explains it; call the second match 'Replay', or give --legs 2 or --best-of 3"
    case .contradictoryRows(let location, let first):
      "\(location): the result differs from that of the same pair in line \(first.line); correct one of them"
    case .contradictoryCells(let location, let teams, let found, let other, let first):
      "\(location): \(teams.map { "\(quoted: $0)" }.joined(separator: " - ")) is \(quoted: found), but"
        + " \(teams.reversed().map { "\(quoted: $0)" }.joined(separator: " - ")) is \(quoted: other) in"
        + " line \(first.line); correct one of them, or list the matches in rows if the teams play twice"
    case .tooManyGames(let location, let round, let rows, let limit):
      "\(location): \(rows) rows of the same teams in round \(quoted: round); allowed are up to"
        + " \(limit)"
    default: nil
    }
  }

  /// Errors of the tree.
  private var treeError: String? {
    switch self {
    case .eliminatedTeamPlays(let location, let team, let round, let lost):
      "\(location): \(quoted: team) plays in round \(quoted: round) but was eliminated in line \(lost.line);"
        + " correct the team or the earlier score"
    case .trailingTeamPlays(let location, let team, let round, let unfinished):
      "\(location): \(quoted: team) plays in round \(quoted: round) but is behind in the tie of line"
        + " \(unfinished.line), in which a row has no score; add the score"
    case .bothTeamsAdvance(let location, let team, let rival, let match, let rivalPlays):
      "\(location): both \(quoted: team) and \(quoted: rival) play again (line \(rivalPlays.line)) after their"
        + " match in line \(match.line); only one of them can advance"
    case .twoFinals(let location, let round, let first):
      "\(location): a second match of round \(quoted: round), the first is line \(first.line); a tournament"
        + " has one final"
    case .disconnected(let location, let round, let winner, let last):
      "\(location): \(winner.map { "the winner \(quoted: $0)" } ?? "the winner") of this match of round"
        + " \(quoted: round) plays no later match, but the last match is line \(last.line); add the match"
        + " between them, or remove this one"
    case .byeWithoutNextMatch(let location):
      "\(location): no match follows this bye; add the match the team plays next"
    case .similarNames(let location, let name, let other, let first, let consequence):
      "\(location): \(quoted: name) is \(quoted: other) in line \(first.line); give a team one"
        + " spelling (as two teams: \(consequence))"
    default: nil
    }
  }

  /// Errors of groups and of losers' brackets.
  private var stageError: String? {
    switch self {
    case .teamInTwoGroups(let location, let team, let groups):
      "\(location): \(quoted: team) plays in \(Self.list(groups)); a team plays in one group: correct"
        + " the name or the group"
    case .openGroupMatch(let location, let column, let found):
      "\(location): \(column) is \(quoted: found); name both teams of a match in a group"
    case .unknownGroups(let location, let round):
      "\(location): \(quoted: round) does not name a group, and teams have not met yet; name the"
        + " groups, such as 'Group A'"
    case .emptyGroups(let location):
      "\(location): the groups have no match between two teams; add one"
    case .tooManyRounds(let location, let rounds, let limit):
      "\(location): the bracket has \(rounds) rounds; allowed are up to \(limit), which are enough"
        + " for \(1 << limit) entrants"
    case .notDoubleElimination(let location, let fault):
      "\(location): \(fault)"
    default: nil
    }
  }

  /// Errors of placement matches.
  private var placementError: String {
    switch self {
    case .onlyPlacementMatches(let location):
      "\(location): only placement matches; add the rounds up to the final"
    case .unknownPlacementTeam(let location, let team):
      "\(location): \(quoted: team) plays a placement match but no match in an earlier round; correct the"
        + " name"
    case .winnerInPlacementMatch(let location, let team, let won):
      "\(location): \(quoted: team) plays a placement match but won the match in line \(won.line); correct"
        + " the team or the score"
    default: ""
    }
  }

  /// Returns the missing columns with suggestions, the found names and some that are allowed.
  private static func describe(_ columns: [MissingColumn], found: [String]) -> String {
    let missing = columns.map { "'\($0.name)'" }.joined(separator: ", ")
    let hints = columns.compactMap { column in
      column.nearest.map { "; found \(quoted: $0), did you mean '\(column.name)'?" }
    }
    let allowed = columns.map { "'\($0.name)' can be \($0.allowed.joined(separator: ", "))" }
    return "no \(columns.count == 1 ? "column" : "columns") \(missing)\(hints.joined())"
      + "; the header has \(list(found, limit: 12)); \(allowed.joined(separator: "; "))"
  }

  /// Returns the first names of a list, in quotes.
  package static func list(_ names: [String], limit: Int = 6) -> String {
    let shown = names.prefix(limit).map { "\(quoted: $0)" }.joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}

extension MatchListTableKind: CustomStringConvertible {
  /// The kind of the table, and the form that is read.
  public var description: String {
    switch self {
    case .teams: "this is a list of teams, without matches; \(Self.form)"
    case .standings: "this is a table of standings, without matches; \(Self.form)"
    case .drawnBracket:
      "this is a bracket drawn in cells, with a round in each column; \(Self.form)"
    case .html:
      "this is HTML, the text of a web page; open it in a spreadsheet and save its table as CSV, or copy"
        + " the table into one"
    case .chat:
      "the lines begin with a time and a sender, as the messages of a chat do; remove both from each line,"
        + " so that it begins with the match"
    }
  }

  private static let form =
    "write one match per row under the header round,home,away,home_score,away_score"
}
