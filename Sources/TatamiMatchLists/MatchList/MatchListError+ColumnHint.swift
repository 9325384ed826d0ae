extension MatchListError {
  /// The options that name the columns that a header lacks or has twice; empty for other errors.
  package var columnHint: String {
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
