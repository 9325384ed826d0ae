import TatamiDocuments

/// One row of a match list that becomes a `MatchRecord`.
struct MatchListRow {
  let reader: CSVReader
  let fields: [CSVReader.Field]
  let header: MatchListHeader
  let location: SourceLocation

  /// Reads the row's columns and validates what a single row can show.
  ///
  /// - Parameter round: The round of a row whose own cell is empty.
  func record(continuing round: String?) throws(MatchListError) -> MatchRecord {
    let ownRound = try text(.round)
    guard let round = ownRound.isEmpty ? round : ownRound else { throw .emptyRound(location) }
    let result = try result()
    let (home, away) = try teams(of: result)
    var record = MatchRecord(round: round, home: home, away: away, location: location)
    record.result = result
    record.date = try text(.date)
    record.homeSeed = try seed(.homeSeed)
    record.awaySeed = try seed(.awaySeed)
    record.region = try text(.region)
    record.venue = try text(.venue)
    record.link = try text(.link)
    return record
  }

  /// A column's text, empty if the file has no such column.
  func text(_ column: MatchListColumn) throws(MatchListError) -> String {
    guard let index = header[column] else { return "" }
    return try text(ofField: index, column: column.name)
  }

  /// The text of a field, whose column has a name in messages.
  func text(ofField index: Int, column: String) throws(MatchListError) -> String {
    guard fields[index].bytes.count <= MatchListLimits.fieldBytes else {
      throw .fieldTooLong(location, column: column, limit: MatchListLimits.fieldBytes)
    }
    return reader.text(of: fields[index])
  }

  /// A seed without the decimal zero that spreadsheets add.
  private func seed(_ column: MatchListColumn) throws(MatchListError) -> String {
    let found = try text(column)
    if ["nan", "na", "-"].contains(found.lowercased()) { return "" }
    return found.hasSuffix(".0") ? String(found.dropLast(2)) : found
  }

  private func teams(
    of result: MatchRecord.Result
  ) throws(MatchListError) -> (home: MatchRecord.Team, away: MatchRecord.Team) {
    var home = TeamParser.parse(try text(.home), inPlayedRow: result.isDecided)
    var away = TeamParser.parse(try text(.away), inPlayedRow: result.isDecided)
    if case .named(let team) = home, home == away {
      throw .teamAgainstItself(location, team: team)
    }
    if TeamParser.isBye(try text(.result)) {
      if case .placeholder = away { away = .bye } else if case .placeholder = home { home = .bye }
    }
    return (home, away)
  }
}
