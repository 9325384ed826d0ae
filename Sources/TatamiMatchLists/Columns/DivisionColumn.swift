import TatamiDocuments

extension ColumnSample {
  /// The unused columns whose few values can tell brackets apart, in the order of the file.
  ///
  /// Each row of a complete sample has at most one of eight values, and a value has two rows on
  /// average.
  func divisionColumns(_ header: MatchListHeader) -> [Int] {
    guard isComplete, rowsPerMatch == 1, header[.region] == nil else { return [] }
    let used = header.usedFields
    return names.indices.filter { field in
      guard !used.contains(field) else { return false }
      let values = Set(cells[field].lazy.filter { $0 != 0 })
      return (2...8).contains(values.count) && values.count * 2 <= rowCount
        && values.allSatisfy { [.text, .mark].contains(kinds[$0]) && texts[$0].count <= 40 }
    }
  }
}

extension MatchListTable {
  /// The table with a column that tells brackets apart.
  private func divided(by field: Int) -> MatchListTable {
    var table = self
    table.header[.region] = field
    return table
  }

  /// The matches with a column that tells brackets apart.
  func list(dividedBy field: Int) throws(MatchListError) -> MatchList {
    var list = try MatchList(divided(by: field))
    let name = header.names[field].isEmpty ? "\(field + 1)" : header.names[field]
    let column = AssumedColumn(column: MatchListColumn.region.name, header: name)
    list.notices.insert(.assumedColumns(location, [column], unused: []), at: 0)
    return list
  }

  /// The same matches, with notices about the columns that are not read.
  fileprivate func division(by field: Int) throws(MatchListError) -> MatchList {
    var list = try list(dividedBy: field)
    list.notices += try UnusedColumns(divided(by: field)).notices
    list.notices.sort { $0.line < $1.line }
    return list
  }
}

extension MatchList {
  /// The lists that a file can be if a column, which its header does not name, tells brackets apart.
  package static func divisions(
    of bytes: [UInt8],
    name: String,
    options: MatchListOptions
  ) -> [MatchList] {
    guard let text = try? TextEncoding.decode(bytes, file: name).bytes,
      let table = try? MatchListTable.find(in: text, file: name, options: options),
      let sample = ColumnSample(text, file: name), sample.names == table.header.names
    else { return [] }
    return sample.divisionColumns(table.header).compactMap { try? table.division(by: $0) }
  }
}

extension MatchListError {
  /// Whether the rows can be those of several brackets.
  package var concernsBrackets: Bool {
    switch self {
    case .secondOpponent, .groupStage, .league, .twoFinals, .duplicateRow, .bothTeamsAdvance: true
    default: false
    }
  }
}
