/// One row of a match list that becomes a `MatchRecord`.
struct MatchListRow {
  let reader: CSVReader
  let fields: [CSVReader.Field]
  let header: MatchListHeader
  let location: SourceLocation

  /// Reads the row's columns and validates what a single row can show.
  func record() throws(MatchListError) -> MatchRecord {
    let round = try text(.round)
    guard !round.isEmpty else { throw .emptyRound(location) }
    var (score, penalties) = try scores()
    if let pair = try pair(.homePenalties, .awayPenalties) { penalties = pair }
    if penalties != nil, score == nil { throw .penaltiesWithoutScore(location) }
    if let pair = penalties, pair.home == pair.away {
      throw .drawnPenalties(location, score: pair.home)
    }
    let (home, away) = try teams(inPlayedRow: score != nil)
    var record = MatchRecord(round: round, home: home, away: away, location: location)
    record.score = score
    record.penalties = penalties
    record.date = try text(.date)
    return record
  }

  private func teams(
    inPlayedRow isPlayed: Bool
  ) throws(MatchListError) -> (home: MatchRecord.Team, away: MatchRecord.Team) {
    let home = TeamParser.parse(try text(.home), inPlayedRow: isPlayed)
    let away = TeamParser.parse(try text(.away), inPlayedRow: isPlayed)
    if case .named(let team) = home, home == away {
      throw .teamAgainstItself(location, team: team)
    }
    return (home, away)
  }

  /// The score and, if it is part of the same text or has its own column, the shoot-out.
  private func scores() throws(MatchListError) -> (MatchRecord.Score?, MatchRecord.Score?) {
    var penalties = try result(.penalties)?.score
    if header[.homeScore] != nil, header[.awayScore] != nil {
      return (try pair(.homeScore, .awayScore), penalties)
    }
    let result = try result(.result)
    penalties = penalties ?? result?.penalties
    let extraTime = try text(.extraTime)
    return (ScoreParser.parse(extraTime)?.score ?? result?.score, penalties)
  }

  /// Reads a column that contains the numbers of both sides.
  private func result(
    _ column: MatchListColumn
  ) throws(MatchListError) -> ScoreParser.Result? {
    let found = try text(column)
    guard !ScoreParser.isBlank(found) else { return nil }
    guard let result = ScoreParser.parse(found) else {
      throw .invalidResult(location, column: column.rawValue, found: found)
    }
    return result
  }

  /// Reads two columns that belong together: both empty, or both numbers.
  private func pair(
    _ home: MatchListColumn,
    _ away: MatchListColumn
  ) throws(MatchListError) -> MatchRecord.Score? {
    switch (try number(home), try number(away)) {
    case (nil, nil): return nil
    case (let left?, let right?): return MatchRecord.Score(home: left, away: right)
    case (nil, _): throw .incompleteScore(location, missing: home.rawValue)
    case (_, nil): throw .incompleteScore(location, missing: away.rawValue)
    }
  }

  private func number(_ column: MatchListColumn) throws(MatchListError) -> Int? {
    let found = try text(column)
    guard !ScoreParser.isBlank(found) else { return nil }
    guard let number = ScoreParser.number(found) else {
      throw .invalidScore(location, column: column.rawValue, found: found)
    }
    return number
  }

  /// A column's text, empty if the file has no such column.
  private func text(_ column: MatchListColumn) throws(MatchListError) -> String {
    guard let index = header[column] else { return "" }
    guard fields[index].bytes.count <= MatchListLimits.fieldBytes else {
      throw .fieldTooLong(location, column: column.rawValue, limit: MatchListLimits.fieldBytes)
    }
    return reader.text(of: fields[index])
  }
}
