/// Reads match lists: CSV files with a header and one match per row, in any order.
///
/// A file needs the columns `round`, `home`, `away` and either `home_score` and `away_score` or one
/// `result` such as "2-2 (4-3 p)". The columns `date`, `home_penalties` and `away_penalties` (or
/// `penalties`), and `extra_time` are optional; other columns are ignored. Fields are separated by
/// commas, semicolons, tabs or pipes and may be quoted; a first line such as `sep=;` can name the
/// delimiter. The text is UTF-8.
///
/// A side is a placeholder if it is blank ("", "TBD", "?") or unmistakably refers to another match
/// ("Winner QF1", "Sieger Spiel 3", "Winner Group A"). A text that can be a reference or a team
/// name ("W40", "Winner 3") is a team in every row if it occurs in a row with a score. Any other
/// text ("Winners FC") is a team.
public enum MatchListParser {
  /// Parses every match of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, at most ``MatchListLimits/bytes`` long.
  ///   - name: The file's name, used in error messages.
  /// - Returns: The matches in the file's order, at least one.
  /// - Throws: A ``MatchListError`` for the first row that cannot be read.
  /// - Complexity: O(*n*) in the bytes; stops after ``MatchListLimits/matches`` rows.
  public static func parse(_ bytes: [UInt8], name: String) throws(MatchListError) -> [MatchRecord] {
    guard bytes.count <= MatchListLimits.bytes else {
      throw .tooLarge(file: name, bytes: bytes.count, limit: MatchListLimits.bytes)
    }
    var reader = CSVReader(bytes: bytes, file: name)
    var fields: [CSVReader.Field] = []
    guard let line = try reader.readRow(into: &fields) else { throw .empty(file: name) }
    let header = try MatchListHeader(
      names: fields.map(reader.text),
      at: SourceLocation(file: name, line: line)
    )
    reader.fieldLimit = header.count + 1
    var records = try readRecords(from: &reader, header: header)
    guard !records.isEmpty else { throw .headerOnly(file: name) }
    resolveKnownTeams(in: &records)
    return records
  }

  private static func readRecords(
    from reader: inout CSVReader,
    header: MatchListHeader
  ) throws(MatchListError) -> [MatchRecord] {
    var records: [MatchRecord] = []
    var fields: [CSVReader.Field] = []
    while let line = try reader.readRow(into: &fields) {
      guard records.count < MatchListLimits.matches else {
        throw .tooManyMatches(file: reader.file, limit: MatchListLimits.matches)
      }
      let location = SourceLocation(file: reader.file, line: line)
      guard fields.count == header.count else {
        throw .fieldCount(location, found: fields.count, expected: header.count)
      }
      let row = MatchListRow(reader: reader, fields: fields, header: header, location: location)
      records.append(try row.record())
    }
    return records
  }

  /// Treats an ambiguous name as a team in every row if a row with a score contains it.
  private static func resolveKnownTeams(in records: inout [MatchRecord]) {
    var known: Set<String> = []
    for record in records where record.score != nil {
      for case .named(let name) in [record.home, record.away] where TeamParser.isAmbiguous(name) {
        known.insert(name)
      }
    }
    guard !known.isEmpty else { return }
    for index in records.indices { records[index].resolvePlaceholders(with: known) }
  }
}
