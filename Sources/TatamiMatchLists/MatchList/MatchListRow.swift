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
    let ownRound = try self.round()
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
    record.homeCountry = try text(.homeCountry)
    record.awayCountry = try text(.awayCountry)
    record.homeLogo = try text(.homeLogo)
    record.awayLogo = try text(.awayLogo)
    record.tablePoints = try tablePoints()
    record.bonusPoints = try bonusPoints()
    return record
  }

  /// The row's round, or the group that its column names beside the round.
  func round() throws(MatchListError) -> String {
    let round: String
    if let given = header.round { round = given } else { round = try text(.round) }
    if header.groupRounds.contains(round) { return RoundName.group(named: round) }
    guard header[.group] != nil else { return round }
    let group = try text(.group)
    guard !group.isEmpty, !RoundName(round).isDeciding else { return round }
    return RoundName.hasGroupWord(group) ? group : RoundName.group(named: group)
  }

  /// A column's text, empty if the file has no such column.
  func text(_ column: MatchListColumn) throws(MatchListError) -> String {
    guard let index = header[column] else { return "" }
    let text = try text(ofField: index, column: column.name)
    guard column == .home || column == .away,
      let field = header[column == .home ? .homePartner : .awayPartner]
    else { return text }
    let partner = try self.text(ofField: field, column: column.name)
    return partner.isEmpty || partner == text ? text : "\(text) / \(partner)"
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
      if case .named(let first) = home, case .named(let second) = away, !result.isEntered {
        throw .byeWithTwoTeams(location, teams: [first, second])
      }
      if case .placeholder = away { away = .bye } else if case .placeholder = home { home = .bye }
    }
    return (home, away)
  }
}

extension RoundName {
  /// Whether the name is that of a round of a knockout such as a semi-final, or of a placement match.
  package var isDeciding: Bool { sortKey[0] >= 1 || placement != nil || isLosersBracket }

  /// The name of a group by its letter or number: "Group A" for "A" and for "Lohko A".
  static func group(named name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let label = words.last(where: { $0.count <= 2 }) else { return "Group" }
    return "Group \(label)"
  }
}
