/// An error in the document of a tournament.
public enum TournamentDocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A match list is wrong.
  case matchList(MatchListError)
  /// A database is wrong.
  case database(file: String, BracketsModelError)
  /// A database contains no match.
  case noMatches(file: String)
  /// A document has more bytes than allowed.
  case tooLarge(file: String, limit: Int)

  /// The file, the position in it, and how to correct the error.
  public var description: String {
    switch self {
    case .matchList(let error): "\(error)\(error.columnHint)"
    case .database(let file, let error): "\(file.escaped()): \(error)"
    case .noMatches(let file):
      "\(file.escaped()): the database has no match; add a stage with matches"
    case .tooLarge(let file, let limit): "\(file.escaped()): more than \(limit >> 20) MiB"
    }
  }
}

extension MatchListError {
  /// The options that name the columns that a header lacks or has twice; empty for other errors.
  fileprivate var columnHint: String {
    switch self {
    case .missingColumns(_, let columns, let found):
      let unknown = found.filter { MatchListHeader.column(named: $0) == nil && !$0.isEmpty }
      let options = columns.map { column in
        let header = column.nearest ?? unknown.first ?? column.name
        return AssumedColumn(column: column.name, header: header).option
      }
      let round = columns.contains { $0.name == "round" } ? ", or all rows' round by --round" : ""
      return "; name columns as in \(options.joined(separator: " "))\(round)"
    case .duplicateColumn(_, let column, let names, let first, _):
      let header = Set(names).count > 1 ? names[0] : "\(first)"
      return "; or choose one as in \(AssumedColumn(column: column, header: header).option)"
    case .secondOpponent, .groupStage, .league, .twoFinals, .bothTeamsAdvance:
      let option = AssumedColumn(column: MatchListColumn.region.name, header: "Bracket").option
      return "; if a column tells brackets apart, name it as in \(option)"
    case .eliminatedTeamPlays, .disconnected:
      let option = AssumedColumn(column: MatchListColumn.result.name, header: "Score").option
      return "; if another column has the results, name it as in \(option)"
    case .csv(.notUTF8):
      return ", for example by iconv --from-code=WINDOWS-1250 --to-code=UTF-8"
    default: return ""
    }
  }
}
