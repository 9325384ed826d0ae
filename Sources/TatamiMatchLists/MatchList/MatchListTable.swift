import TatamiDocuments

/// A file whose header was found, with the reader after the header.
struct MatchListTable {
  var reader: CSVReader
  var header: MatchListHeader
  /// The header's location.
  let location: SourceLocation
  /// The number of rows above the header.
  let titleRows: Int

  /// The maximum number of rows in which the header is searched for.
  static let searchedRows = 20

  /// The notices about the header.
  var notices: [MatchListNotice] {
    var notices: [MatchListNotice] = []
    if titleRows > 0 { notices.append(.titleRows(location, count: titleRows)) }
    if !header.hasResults {
      notices.append(.noResults(location, unused: header.unusedNames))
    }
    return notices
  }

  /// Finds the first row that is a header, starting with the most likely delimiter.
  ///
  /// A title above the header can contain a delimiter other than the table's.
  ///
  /// - Throws: If there is no header, the error of the row that is most similar to one.
  static func find(
    in bytes: [UInt8],
    file: String,
    options: MatchListOptions,
    firstLine: Int = 1
  ) throws(MatchListError) -> MatchListTable {
    let reader = CSVReader(bytes: bytes, file: file, firstLine: firstLine)
    var search = HeaderSearch(reader, options)
    if let table = search.find() { return table }
    for delimiter in CSVReader.delimiters where !reader.hasNamedDelimiter {
      guard delimiter != reader.delimiter else { continue }
      let start = CSVReader(bytes: bytes, file: file, delimiter: delimiter, firstLine: firstLine)
      var other = HeaderSearch(start, options)
      if let table = other.find() { return table }
    }
    throw search.error
  }
}

/// The search for a header in the first rows of a file.
private struct HeaderSearch {
  private var reader: CSVReader
  private let options: MatchListOptions
  private var fields: [CSVReader.Field] = []
  /// The row that is most similar to a header.
  private var best: Candidate?
  /// The first row that cannot be read.
  private var unreadable: MatchListError?

  /// A row that is not a header because it lacks columns.
  private struct Candidate {
    let header: MatchListHeader
    let missing: [MatchListColumn]
    let location: SourceLocation
  }

  init(_ reader: CSVReader, _ options: MatchListOptions) {
    (self.reader, self.options) = (reader, options)
  }

  /// Returns the table below the first row that is a header; nil if there is none.
  mutating func find() -> MatchListTable? {
    for row in 0..<MatchListTable.searchedRows {
      do throws(MatchListError) {
        guard let line = try reader.readMatchRow(into: &fields) else { return nil }
        let location = SourceLocation(file: reader.file, line: line)
        let header = try MatchListHeader(
          names: fields.map(reader.text),
          options: options,
          at: location
        )
        let missing = header.missingColumns()
        if missing.isEmpty {
          return MatchListTable(reader: reader, header: header, location: location, titleRows: row)
        }
        if missing.count < best?.missing.count ?? .max {
          best = Candidate(header: header, missing: missing, location: location)
        }
      } catch {
        unreadable = unreadable ?? error
        switch error {
        case .duplicateColumn, .unknownColumn: continue
        default: return nil
        }
      }
    }
    return nil
  }

  /// The error of the row that is most similar to a header.
  var error: MatchListError {
    best.map { $0.header.error(missing: $0.missing, at: $0.location) } ?? unreadable
      ?? .empty(file: reader.file)
  }
}

extension CSVReader {
  /// Reads the next row of a match list, as ``readRow(into:)`` does.
  mutating func readMatchRow(into fields: inout [Field]) throws(MatchListError) -> Int? {
    try MatchListError.converting { () throws(CSVError) in try readRow(into: &fields) }
  }
}
