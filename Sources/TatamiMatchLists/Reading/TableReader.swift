import TatamiDocuments

/// Reads a table by its header, and by its cells where the header does not name the columns.
struct TableReader {
  /// The matches by the header, and the fields of results that the header names.
  struct HeaderReading {
    let result: Result<MatchList, MatchListError>
    let named: Set<Int>
  }

  private let text: [UInt8]
  private let name: String
  private let options: MatchListOptions
  private let firstLine: Int
  private let recognizer: ColumnRecognizer

  init(_ text: [UInt8], name: String, options: MatchListOptions, firstLine: Int = 1) {
    (self.text, self.name, self.options, self.firstLine) = (text, name, options, firstLine)
    recognizer = ColumnRecognizer(text, file: name, options: options, firstLine: firstLine)
  }

  /// Reads the columns that the header names; in a file without results by its header, also those
  /// that the cells identify.
  func readHeader(
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) -> HeaderReading {
    var named: Set<Int> = []
    do throws(MatchListError) {
      let table = try MatchListTable.find(
        in: text,
        file: name,
        options: options,
        firstLine: firstLine
      )
      named = table.header.resultFields
      return HeaderReading(result: .success(try read(table, validate)), named: named)
    } catch {
      return HeaderReading(result: .failure(error), named: named)
    }
  }

  /// The matches by the header, or by the cells if another choice of columns can be the right one.
  func list(
    after reading: HeaderReading,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList {
    do throws(MatchListError) {
      return try reading.result.get()
    } catch {
      guard error.concernsColumns,
        let list = try recognizer.list(keeping: reading.named, validate)
      else { throw error }
      return list
    }
  }

  private func read(
    _ table: MatchListTable,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList {
    let table = table.withPoints()
    var list = try MatchList(table)
    list.notices += try UnusedColumns(table).notices
    list.notices.sort { $0.line < $1.line }
    guard !table.header.hasResults, !table.header.unusedNames.isEmpty else { return list }
    do throws(MatchListError) {
      return try recognizer.list(completing: table.header, validate) ?? list
    } catch {
      if case .assumedColumns = error { throw error }
      return list
    }
  }
}

extension MatchList {
  /// Whether rows were skipped that are titles of groups or rounds, or read as matches of a group
  /// without teams.
  var skipsRounds: Bool {
    if records.contains(where: \.isGroupTitle) { return true }
    return notices.contains { notice in
      guard case .rowWithoutTeams(_, let text) = notice else { return false }
      return RoundName(text).isKnown
    }
  }
}

extension MatchRecord {
  /// Whether the row names a group only.
  fileprivate var isGroupTitle: Bool {
    guard case .placeholder("") = home, case .placeholder("") = away, date.isEmpty else {
      return false
    }
    return RoundName(round).isGroup
  }
}

extension MatchListError {
  /// Whether no header was found.
  var concernsHeader: Bool {
    switch self {
    case .missingColumns, .duplicateColumn, .empty, .notMatches: true
    default: false
    }
  }

  /// Whether other columns than those that the header names can be the right ones.
  fileprivate var concernsColumns: Bool {
    switch self {
    case .missingColumns, .duplicateColumn, .invalidScore, .invalidResult, .unknownWinner,
      .incompleteScore, .emptyRound, .teamAgainstItself:
      true
    default: false
    }
  }
}
