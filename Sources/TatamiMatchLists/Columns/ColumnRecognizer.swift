import TatamiDocuments

/// Recognizes the columns of a match list by their cells; headers are hints.
///
/// Candidates for the sides are columns with the same names; for the round, columns with few values
/// in which each team has one opponent; for the results, columns of numbers that favor the teams that
/// play on. The first of the best choices that makes a tournament is read.
struct ColumnRecognizer {
  /// The number of choices that are tried with all rows.
  private static let trials = 6
  /// The difference of scores below which two choices are equally good.
  private static let tolerance = 0.5

  private let bytes: [UInt8]
  private let file: String
  private let options: MatchListOptions
  private let firstLine: Int

  /// Creates a recognizer for a text in UTF-8.
  init(_ bytes: [UInt8], file: String, options: MatchListOptions, firstLine: Int = 1) {
    (self.bytes, self.file, self.options, self.firstLine) = (bytes, file, options, firstLine)
  }

  /// Reads the matches by the columns that the cells identify; nil if they identify none.
  ///
  /// - Parameters:
  ///   - results: The fields that the header names as results and that must be used.
  ///   - known: A header whose sides and round are right but that lacks results.
  ///   - validate: Returns the tournament of the matches; throws if they are not one.
  /// - Throws: An error if two choices are equally good, or if the best one is clear but has errors.
  func list(
    completing known: MatchListHeader? = nil,
    keeping results: Set<Int> = [],
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList? {
    guard let sample = ColumnSample(bytes, file: file, firstLine: firstLine),
      let fixed = fixedColumns(of: sample, known)
    else { return nil }
    if known == nil, fixed.isEmpty {
      if let table = try CrossTable(sample) { return table.list() }
      if sample.isDrawnBracket { throw .notMatches(sample.location, .drawnBracket) }
    }
    var table = sample
    var readings = sample.readings(fixed, options: options)
    if readings.isEmpty, sample.hasRowsOfSides() {
      table = sample.joiningRows()
      readings = table.readings(fixed, options: options)
    }
    if known != nil { readings.removeAll { $0.results.isEmpty } }
    readings.removeAll { reading in
      !results.isSubset(of: reading.header.usedFields)
        || !results.isDisjoint(with: [reading.sides.home, reading.sides.away])
    }
    let isAlone = known == nil && results.isEmpty
    if readings.isEmpty, isAlone, let kind = MatchListTableKind(sample) {
      throw .notMatches(sample.location, kind)
    }
    return try choose(among: readings, of: table, isComplete: isAlone, validate)
  }

  /// The columns that options and a known header determine; nil if the table lacks one.
  private func fixedColumns(
    of sample: ColumnSample,
    _ known: MatchListHeader?
  ) -> [MatchListColumn: Int]? {
    var fixed: [MatchListColumn: Int] = [:]
    if let known {
      guard known.names == sample.names else { return nil }
      for column in [MatchListColumn.round, .home, .away, .homePartner, .awayPartner] {
        fixed[column] = known[column]
      }
    }
    for choice in options.columns {
      guard let column = choice.column else { continue }
      guard let field = choice.field(in: sample.names, except: Set(fixed.values)) else {
        return nil
      }
      fixed[column] = field
    }
    return fixed
  }

  private func choose(
    among readings: [ColumnReading],
    of sample: ColumnSample,
    isComplete: Bool,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList? {
    var accepted: Accepted?
    var firstError: MatchListError?
    for reading in readings.prefix(sample.isComplete ? Self.trials : 1) {
      if let accepted {
        guard accepted.reading.score - reading.score < Self.tolerance else { break }
        guard sample.isOther(reading, than: accepted.reading) else { continue }
      } else if reading.sides.isUnshared {
        guard reading.hasSides(of: readings[0]) else { continue }
      }
      do throws(MatchListError) {
        let list = try list(of: reading, sample)
        let tournament = sample.isComplete ? try validate(list) : nil
        try checkResults(of: reading, sample)
        try sample.checkPartners(of: reading)
        if let accepted {
          try accepted.compare(tournament, reading.columns, at: sample.location)
        } else {
          accepted = Accepted(reading, reading.columns, list, tournament)
        }
      } catch {
        switch error {
        case .ambiguousColumns, .unclearPartners: throw error
        default: firstError = firstError ?? error
        }
      }
    }
    if let accepted { return accepted.list }
    if let list = try dividedList(of: readings, sample, after: firstError, validate) { return list }
    if isComplete, case .unclearScores(_, _)? = firstError, let firstError { throw firstError }
    guard let best = readings.first, let firstError,
      firstError.isUnreadableScore || (isComplete && best.isStrong)
    else { return nil }
    throw .assumedColumns(sample.location, best.columns, consequence: firstError)
  }

  /// The list of the readings that are a tournament if another column tells brackets apart.
  ///
  /// - Throws: An error if the readings are different tournaments.
  private func dividedList(
    of readings: [ColumnReading],
    _ sample: ColumnSample,
    after error: MatchListError?,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList? {
    guard let error, error.concernsBrackets, sample.isComplete else { return nil }
    var accepted: Accepted?
    for reading in readings.prefix(Self.trials) where !reading.header.derivesRounds {
      guard reading.hasSides(of: readings[0]) else { continue }
      for field in sample.divisionColumns(reading.header).prefix(Self.trials) {
        guard let divided = divided(reading, by: field, sample, validate) else { continue }
        if let accepted {
          try accepted.compare(divided.tournament, divided.columns, at: sample.location)
        } else {
          accepted = divided
        }
      }
    }
    return accepted?.list
  }

  /// A reading with a column that tells brackets apart; nil if it is not a tournament.
  private func divided(
    _ reading: ColumnReading,
    by field: Int,
    _ sample: ColumnSample,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) -> Accepted? {
    guard !reading.results.isEmpty || sample.unreadNumbers(reading).isEmpty else { return nil }
    do throws(MatchListError) {
      let table = table(of: reading, sample)
      var reading = reading
      reading.header = table.header
      var list = try table.list(dividedBy: field)
      let tournament = try validate(list)
      try checkResults(of: reading, sample)
      let columns = reading.columns
      reading.header[.region] = field
      list.notices.insert(
        .assumedColumns(sample.location, columns, unused: reading.unusedNames),
        at: 0
      )
      let region = AssumedColumn(
        column: MatchListColumn.region.name,
        header: reading.name(of: field)
      )
      return Accepted(reading, columns + [region], list, tournament)
    } catch {
      return nil
    }
  }

  private func table(of reading: ColumnReading, _ sample: ColumnSample) -> MatchListTable {
    MatchListTable(
      reader: sample.reader,
      header: reading.header,
      location: sample.location,
      titleRows: sample.titleRows
    ).withPoints()
  }

  private func notice(of reading: ColumnReading, _ sample: ColumnSample) -> MatchListNotice {
    .assumedColumns(sample.location, reading.columns, unused: reading.unusedNames)
  }

  /// Rejects a reading whose result can be in either of two columns.
  private func checkResults(
    of reading: ColumnReading,
    _ sample: ColumnSample
  ) throws(MatchListError) {
    let choices = reading.results.rivals.map { field in
      AssumedColumn(column: MatchListColumn.result.name, header: sample.names[field])
    }
    if choices.count == 2, reading.header[.homeScore] == nil {
      throw .ambiguousColumns(sample.location, [choices[0]], or: [choices[1]])
    }
    guard reading.results.isEmpty else { return }
    let unread = sample.unreadNumbers(reading)
    if unread.count > 1 {
      let columns = [MatchListColumn.homeScore, .awayScore]
      throw .unclearScores(
        sample.location,
        zip(columns, unread).map { AssumedColumn(column: $0.name, header: reading.name(of: $1)) }
      )
    }
  }

  private func list(
    of reading: ColumnReading,
    _ sample: ColumnSample
  ) throws(MatchListError) -> MatchList {
    let table = table(of: reading, sample)
    var reading = reading
    reading.header = table.header
    var list = try MatchList(table)
    if reading.header.derivesRounds {
      try DerivedRounds.name(&list.records, at: sample.location)
      list.notices.insert(.derivedRounds(sample.location), at: 0)
    }
    if reading.results.isEmpty { try list.noteWords(of: table) }
    list.notices.insert(notice(of: reading, sample), at: 0)
    return list
  }
}

extension MatchList {
  /// Notes which columns of scores of a table without results have words.
  ///
  /// The notice about the columns that the cells identify names the unused ones.
  fileprivate mutating func noteWords(of table: MatchListTable) throws(MatchListError) {
    for index in notices.indices {
      guard case .noResults(let location, _) = notices[index] else { continue }
      notices[index] = .noResults(location, unused: [])
    }
    notices += try UnusedColumns(table).wordsInScores
    notices.sort { $0.line < $1.line }
  }
}

/// A reading that is a tournament.
private struct Accepted {
  let reading: ColumnReading
  let columns: [AssumedColumn]
  let list: MatchList
  /// The tournament; nil if the sample has not all rows.
  let tournament: ReadTournament?

  init(
    _ reading: ColumnReading,
    _ columns: [AssumedColumn],
    _ list: MatchList,
    _ tournament: ReadTournament?
  ) {
    (self.reading, self.columns, self.list, self.tournament) = (reading, columns, list, tournament)
  }

  /// Rejects another reading that is equally good and another tournament.
  func compare(
    _ other: ReadTournament?,
    _ others: [AssumedColumn],
    at location: SourceLocation
  ) throws(MatchListError) {
    guard other != tournament else { return }
    throw .ambiguousColumns(
      location,
      columns.filter { !others.contains($0) },
      or: others.filter { !columns.contains($0) }
    )
  }
}

extension MatchListError {
  /// Whether a cell in a column of scores is a text that is none.
  fileprivate var isUnreadableScore: Bool {
    switch self {
    case .incompleteScore(_, _, let found): !found.isEmpty
    case .invalidScore, .invalidResult: true
    default: false
    }
  }
}

extension ColumnSample {
  /// Whether a reading has other sides or another round than a better one, and neither is named.
  fileprivate func isOther(_ reading: ColumnReading, than better: ColumnReading) -> Bool {
    if reading.sides.home != better.sides.home || reading.sides.away != better.sides.away {
      return !better.sides.isNamed
    }
    return reading.round?.field != better.round?.field && better.round?.isClear != true
      && reading.round != nil
  }
}
