/// Reads results files: one match a row, under a header, in any order.
///
/// A file needs the columns `round`, `home`, `away` and either `home_score` and `away_score` or one
/// `result` such as "2-2 (4-3 p)". `date`, `home_penalties` and `away_penalties` (or `penalties`),
/// and `extra_time` are read where they exist, other columns are passed over. Commas,
/// semicolons, tabs or pipes stand between fields, and a first line such as `sep=;` may say which;
/// fields may be quoted. The text is UTF-8.
///
/// A side is open if it says nothing ("", "TBD", "?") or what no team is called ("Winner QF1",
/// "Sieger Spiel 3", "Winner Group A"). What may be a team's name too ("W40", "Winner 3") is a team
/// if it stands in a row with a score, and then in every row; any other text ("Winners FC") is a
/// team at once.
public enum Results {
  /// Reads every match of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is, at most ``ResultsLimits/bytes`` long.
  ///   - name: The file's name for messages.
  /// - Returns: The matches in the file's order, at least one.
  /// - Complexity: O(*n*) in the bytes; stops right behind ``ResultsLimits/matches`` rows.
  public static func parse(_ bytes: [UInt8], name: String) throws(ResultsError) -> [MatchRecord] {
    guard bytes.count <= ResultsLimits.bytes else {
      throw .tooLarge(file: name, bytes: bytes.count, limit: ResultsLimits.bytes)
    }
    var reader = DelimitedReader(bytes: bytes, file: name)
    var fields: [DelimitedReader.Field] = []
    guard let line = try reader.readRow(into: &fields) else { throw .empty(file: name) }
    let header = try ResultsHeader(
      names: fields.map(reader.text),
      at: ResultsPlace(file: name, line: line)
    )
    reader.fieldLimit = header.count + 1
    var records = try readRecords(from: &reader, header: header)
    guard !records.isEmpty else { throw .headerOnly(file: name) }
    nameKnownTeams(in: &records)
    return records
  }

  private static func readRecords(
    from reader: inout DelimitedReader,
    header: ResultsHeader
  ) throws(ResultsError) -> [MatchRecord] {
    var records: [MatchRecord] = []
    var fields: [DelimitedReader.Field] = []
    while let line = try reader.readRow(into: &fields) {
      guard records.count < ResultsLimits.matches else {
        throw .tooManyMatches(file: reader.file, limit: ResultsLimits.matches)
      }
      let place = ResultsPlace(file: reader.file, line: line)
      guard fields.count == header.count else {
        throw .fieldCount(place, found: fields.count, expected: header.count)
      }
      let row = ResultsRow(reader: reader, fields: fields, header: header, place: place)
      records.append(try row.record())
    }
    return records
  }

  /// Takes for teams in all rows what a row with a score shows to be one.
  private static func nameKnownTeams(in records: inout [MatchRecord]) {
    var known: Set<String> = []
    for record in records where record.score != nil {
      for case .named(let name) in [record.home, record.away] where TeamText.isAmbiguous(name) {
        known.insert(name)
      }
    }
    guard !known.isEmpty else { return }
    for index in records.indices { records[index].nameSides(known) }
  }
}
