/// One row on its way to a `MatchRecord`.
struct ResultsRow {
  let reader: DelimitedReader
  let fields: [DelimitedReader.Field]
  let header: ResultsHeader
  let place: ResultsPlace

  /// Reads the row's columns and checks what can be checked in one row.
  func record() throws(ResultsError) -> MatchRecord {
    let round = try text(.round)
    guard !round.isEmpty else { throw .emptyRound(place) }
    var (score, penalties) = try scores()
    if let pair = try pair(.homePenalties, .awayPenalties) { penalties = pair }
    if penalties != nil, score == nil { throw .penaltiesWithoutScore(place) }
    if let pair = penalties, pair.home == pair.away {
      throw .drawnPenalties(place, score: pair.home)
    }
    let teams = try teams(inPlayedRow: score != nil)
    return MatchRecord(
      round: round,
      teams: teams,
      score: score,
      penalties: penalties,
      date: try text(.date),
      place: place
    )
  }

  private func teams(
    inPlayedRow isPlayed: Bool
  ) throws(ResultsError) -> (home: MatchRecord.Team, away: MatchRecord.Team) {
    let home = TeamText.team(try text(.home), inPlayedRow: isPlayed)
    let away = TeamText.team(try text(.away), inPlayedRow: isPlayed)
    if case .named(let team) = home, home == away { throw .playsItself(place, team: team) }
    return (home, away)
  }

  /// The score and, if it stands in the same text or a column of its own, the shoot-out.
  private func scores() throws(ResultsError) -> (MatchRecord.Score?, MatchRecord.Score?) {
    var penalties = try whole(.penalties)?.score
    if header[.homeScore] != nil, header[.awayScore] != nil {
      return (try pair(.homeScore, .awayScore), penalties)
    }
    let result = try whole(.result)
    penalties = penalties ?? result?.penalties
    let extraTime = try text(.extraTime)
    return (ScoreText(extraTime)?.score ?? result?.score, penalties)
  }

  /// Reads a column that holds both sides' numbers.
  private func whole(_ column: ResultsColumn) throws(ResultsError) -> ScoreText? {
    let found = try text(column)
    guard !ScoreText.isBlank(found) else { return nil }
    guard let score = ScoreText(found) else {
      throw .result(place, column: column.rawValue, found: found)
    }
    return score
  }

  /// Reads two columns that belong together: both empty, or both numbers.
  private func pair(
    _ home: ResultsColumn,
    _ away: ResultsColumn
  ) throws(ResultsError) -> MatchRecord.Score? {
    switch (try number(home), try number(away)) {
    case (nil, nil): return nil
    case (let left?, let right?): return MatchRecord.Score(home: left, away: right)
    case (nil, _): throw .halfScore(place, missing: home.rawValue)
    case (_, nil): throw .halfScore(place, missing: away.rawValue)
    }
  }

  private func number(_ column: ResultsColumn) throws(ResultsError) -> Int? {
    let found = try text(column)
    guard !ScoreText.isBlank(found) else { return nil }
    guard let number = ScoreText.number(found) else {
      throw .score(place, column: column.rawValue, found: found)
    }
    return number
  }

  /// A column's text, empty if the file has no such column.
  private func text(_ column: ResultsColumn) throws(ResultsError) -> String {
    guard let index = header[column] else { return "" }
    guard fields[index].bytes.count <= ResultsLimits.fieldBytes else {
      throw .fieldTooLong(place, column: column.rawValue, limit: ResultsLimits.fieldBytes)
    }
    return reader.text(of: fields[index])
  }
}
