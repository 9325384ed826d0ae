import TatamiDocuments

/// Reads the rows below a header.
struct MatchListRows {
  private var reader: CSVReader
  private let header: MatchListHeader
  private(set) var notices: [MatchListNotice] = []
  private var records: [MatchRecord] = []
  /// The round of the last row that names one.
  private var round: String?
  /// The first row of the rows that continue `round`, and their number.
  private var continued: (location: SourceLocation, count: Int)?
  /// Rows that name a round but no team: headings of subsequent rows, notes, or open matches.
  private var open: [OpenRow] = []

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
    reader.fieldLimit = header.count + 1
  }

  /// Reads every row.
  mutating func read() throws(MatchListError) -> [MatchRecord] {
    var fields: [CSVReader.Field] = []
    while let line = try reader.readMatchRow(into: &fields) {
      guard records.count + open.count < MatchListLimits.matches else {
        throw .tooManyMatches(file: reader.file, limit: MatchListLimits.matches)
      }
      let location = SourceLocation(file: reader.file, line: line)
      if isNote(fields) {
        notices.append(.rowWithoutTeams(location, text: firstText(of: fields)))
        continue
      }
      guard fields.count == header.count else {
        throw .fieldCount(location, found: fields.count, expected: header.count)
      }
      try read(MatchListRow(reader: reader, fields: fields, header: header, location: location))
    }
    endContinuedRound()
    return mergingOpenRows()
  }

  private mutating func read(_ row: MatchListRow) throws(MatchListError) {
    let title = try row.text(.round)
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
    // A single name without a round is more likely a note than a team with a bye.
    let continuesRound = !home.isEmpty && !away.isEmpty
    let record = try row.record(continuing: continuesRound ? round : nil)
    if title.isEmpty {
      if let last = open.indices.last, open[last].position == records.count {
        open[last].isHeading = true
      }
      continued = (continued?.location ?? row.location, (continued?.count ?? 0) + 1)
    } else if title != round {
      endContinuedRound()
      round = title
    }
    if hasTeams || record.result.isDecided {
      records.append(record)
    } else {
      open.append(OpenRow(record: record, position: records.count))
    }
  }

  /// Whether a row has text in a single field and is neither a match nor a round.
  private func isNote(_ fields: [CSVReader.Field]) -> Bool {
    guard fields.count == 1, header.count > 1 else { return false }
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
      if isMatch, !row.isHeading {
        merged.append(row.record)
      } else {
        notices.append(.rowWithoutTeams(row.record.location, text: row.record.round))
      }
    }
    return merged + records[next...]
  }
}
