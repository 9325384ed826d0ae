/// The matches of a file, and the notices of the reader.
public struct MatchList: Hashable, Sendable {
  /// The matches in the file's order, at least one.
  public package(set) var records: [MatchRecord]
  /// Notices of what the reader skipped, completed or assumed, in the order of the lines.
  public package(set) var notices: [MatchListNotice]
  /// Whether the columns are a player and an opponent, as in the lists of Swiss tournaments.
  public let listsOpponents: Bool
  /// Whether the columns of the sides are named after the colors of chess.
  package var listsColors = false
  /// Whether the column of the rounds has a name for those of leagues, such as "Matchday".
  package var namesMatchdays = false
  /// The headers of the columns of points of tables.
  package var pointsNames: [String] = []
  /// The headers of the columns of bonus points.
  package var bonusNames: [String] = []
}

extension MatchList {
  /// Reads the rows of a table.
  ///
  /// - Complexity: O(*n*) in the bytes; stops after ``MatchListLimits/matches`` rows.
  init(_ table: MatchListTable) throws(MatchListError) {
    var rows = MatchListRows(table)
    records = try rows.read()
    guard !records.isEmpty else { throw .headerOnly(file: table.location.file) }
    notices = []
    listsOpponents = table.header.listsOpponents
    listsColors = table.header.listsColors
    namesMatchdays = table.header.namesMatchdays
    (pointsNames, bonusNames) = (table.header.pointsNames, table.header.bonusNames)
    resolveKnownTeams()
    let found =
      try table.notices + rows.notices + resolveUnclearScores() + SimilarNames(records).notices()
      + impossibleDates()
    notices = found.sorted { $0.line < $1.line }
  }

  /// The notices about dates that do not exist, one for each different text.
  private func impossibleDates() -> [MatchListNotice] {
    var known: Set<String> = [""]
    return records.compactMap { record in
      guard known.insert(record.date).inserted, DateParser.isImpossible(record.date) else {
        return nil
      }
      return .impossibleDate(record.location, text: record.date)
    }
  }

  /// Treats an ambiguous name as a team in every row if a row with a score contains it.
  private mutating func resolveKnownTeams() {
    var known: Set<String> = []
    for record in records where record.result.isDecided {
      for case .named(let name) in [record.home, record.away] where TeamParser.isAmbiguous(name) {
        known.insert(name)
      }
    }
    guard !known.isEmpty else { return }
    for index in records.indices { records[index].resolvePlaceholders(with: known) }
  }
}
