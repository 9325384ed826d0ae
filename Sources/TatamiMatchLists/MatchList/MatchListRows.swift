import TatamiDocuments

/// Reads the rows below a header.
struct MatchListRows {
  private var reader: CSVReader
  private let header: MatchListHeader
  private(set) var notices: [MatchListNotice] = []
  private var records: [MatchRecord] = []
  /// The rounds of the records.
  private var rounds: Set<String> = []
  /// The round of the last row that names one.
  private var round: String?
  /// The first row of the rows that continue `round`, and their number.
  private var continued: (location: SourceLocation, count: Int)?
  /// The number of rows by round, date and sides whose second view has not come yet.
  private var views: [[String]: Int] = [:]
  /// The last row, whose cells fill the empty merged ones.
  private var above: [CSVReader.Field] = []
  /// The first of the two rows of a match.
  private var first: (fields: [CSVReader.Field], location: SourceLocation)?
  /// Rows that name a round but no team: headings of subsequent rows, notes, or open matches.
  private var open: [OpenRow] = []

  /// The rows at the end that have numbers but no teams, and the error of the first one.
  private var totals: (error: MatchListError, rows: [(location: SourceLocation, text: String)])?

  /// A row that names a round but no team.
  private struct OpenRow {
    let record: MatchRecord
    /// The number of records before the row.
    let position: Int
    /// Whether the next row has an empty round.
    var isHeading = false
  }

  /// Starts after the header of a table.
  init(_ table: MatchListTable) {
    reader = table.reader
    header = table.header
    reader.fieldLimit = header.fieldsPerRow + 1
  }

  /// Reads every row.
  mutating func read() throws(MatchListError) -> [MatchRecord] {
    var fields: [CSVReader.Field] = []
    while let line = try reader.readMatchRow(into: &fields) {
      let count = records.count + open.count + (totals?.rows.count ?? 0)
      guard count < MatchListLimits.matches else {
        throw .tooManyMatches(file: reader.file, limit: MatchListLimits.matches)
      }
      let location = SourceLocation(file: reader.file, line: line)
      if isNote(fields) {
        let text = firstText(of: fields)
        notices.append(
          NoteText.hasResult(text)
            ? .skippedResult(location, text: text) : .rowWithoutTeams(location, text: text)
        )
        continue
      }
      guard fields.count == header.fieldsPerRow else {
        throw .fieldCount(location, found: fields.count, expected: header.fieldsPerRow)
      }
      for index in header.mergedFields where fields[index].bytes.isEmpty {
        if above.indices.contains(index) { fields[index] = above[index] }
      }
      if !header.mergedFields.isEmpty { above = fields }
      guard let match = completeMatch(fields, location) else { continue }
      do throws(MatchListError) {
        try read(match)
      } catch {
        try addTotal(match, error)
      }
    }
    if let first { throw .lastRowAlone(first.location) }
    endContinuedRound()
    try endTotals()
    return mergingOpenRows()
  }

  /// Returns the match that a row completes; nil for the first of the two rows of a match.
  private mutating func completeMatch(
    _ fields: [CSVReader.Field],
    _ location: SourceLocation
  ) -> MatchListRow? {
    guard header.rowsPerMatch > 1 else {
      return MatchListRow(reader: reader, fields: fields, header: header, location: location)
    }
    guard let home = first else {
      first = (fields, location)
      return nil
    }
    first = nil
    return MatchListRow(
      reader: reader,
      fields: home.fields + fields,
      header: header,
      location: home.location
    )
  }

  /// Takes a row without teams as a total below the matches, unless its round is known by name or from
  /// a match.
  ///
  /// - Parameter error: The error of the row if matches follow it.
  private mutating func addTotal(
    _ row: MatchListRow,
    _ error: MatchListError
  ) throws(MatchListError) {
    let title = try header.round == nil ? row.round() : ""
    guard header.rowsPerMatch == 1, !records.isEmpty, try row.text(.home).isEmpty,
      try row.text(.away).isEmpty, !RoundName(title).isKnown,
      title.isEmpty || !rounds.contains(title)
    else { throw totals?.error ?? error }
    if totals == nil { totals = (error, []) }
    let text = firstText(of: row.fields)
    totals?.rows.append((row.location, text))
  }

  /// Skips the totals below the last match.
  private mutating func endTotals() throws(MatchListError) {
    guard let totals else { return }
    let last = max(records.last?.location.line ?? 0, open.last?.record.location.line ?? 0)
    guard totals.rows.allSatisfy({ $0.location.line > last }) else { throw totals.error }
    notices += totals.rows.map { .rowWithoutTeams($0.location, text: $0.text) }
  }

  private mutating func read(_ row: MatchListRow) throws(MatchListError) {
    let title = try row.round()
    let (home, away) = (try row.text(.home), try row.text(.away))
    let hasTeams = !home.isEmpty || !away.isEmpty
    if header.isRound(title), header.isRepeated(in: row.fields.map(reader.text)) {
      notices.append(.repeatedHeader(row.location))
      return
    }
    if title.isEmpty, !hasTeams, try row.result() == MatchRecord.Result() {
      notices.append(.rowWithoutTeams(row.location, text: firstText(of: row.fields)))
      return
    }
    if !hasTeams, NoteText.isTotal(title) {
      notices.append(.rowWithoutTeams(row.location, text: title))
      return
    }
    if header.listsBothViews, try isSecondView(row, title, home, away) { return }
    // A single name without a round is more likely a note than a team with a bye.
    let continuesRound = !home.isEmpty && !away.isEmpty
    let record = try row.record(continuing: continuesRound ? round : nil)
    if !hasTeams, record.result.isDecided {
      throw .unnamedTeam(row.location, column: MatchListColumn.home.name, found: "")
    }
    if title.isEmpty {
      if let last = open.indices.last, open[last].position == records.count {
        open[last].isHeading = true
      }
      continued = (continued?.location ?? row.location, (continued?.count ?? 0) + 1)
    } else if title != round {
      endContinuedRound()
      round = title
    }
    if hasTeams {
      records.append(record)
      rounds.insert(record.round)
    } else {
      open.append(OpenRow(record: record, position: records.count))
    }
  }

  /// Whether an earlier row of the same round and date has the sides exchanged.
  private mutating func isSecondView(
    _ row: MatchListRow,
    _ round: String,
    _ home: String,
    _ away: String
  ) throws(MatchListError) -> Bool {
    let date = try row.text(.date)
    if let count = views[[round, date, away, home]], count > 0 {
      views[[round, date, away, home]] = count - 1
      return true
    }
    views[[round, date, home, away], default: 0] += 1
    return false
  }

  /// Whether a row has text in a single field and is neither a match nor a round.
  private func isNote(_ fields: [CSVReader.Field]) -> Bool {
    guard fields.count == 1, header.fieldsPerRow > 1 else { return false }
    return !RoundName(reader.text(of: fields[0])).isKnown
  }

  private func firstText(of fields: [CSVReader.Field]) -> String {
    fields.lazy.map(reader.text).first { !$0.isEmpty } ?? ""
  }

  private mutating func endContinuedRound() {
    guard let continued, let round else { return }
    notices.append(.continuedRound(continued.location, round: round, count: continued.count))
    self.continued = nil
  }

  /// Adds the open rows that are upcoming matches, and skips headings and notes.
  ///
  /// A row without teams is an upcoming match if it has a date, or if its round is known by name or
  /// from a match.
  private mutating func mergingOpenRows() -> [MatchRecord] {
    guard !open.isEmpty else { return records }
    let played = Set(records.map { RoundName($0.round).key })
    var merged: [MatchRecord] = []
    var next = 0
    for row in open {
      merged += records[next..<row.position]
      next = row.position
      let name = RoundName(row.record.round)
      let isMatch =
        name.isKnown || played.contains(name.key) || DateParser.isDate(row.record.date)
      if NoteText.hasResult(row.record.round) {
        notices.append(.skippedResult(row.record.location, text: row.record.round))
      } else if isMatch, !row.isHeading {
        merged.append(row.record)
      } else {
        notices.append(.rowWithoutTeams(row.record.location, text: row.record.round))
      }
    }
    return merged + records[next...]
  }
}
