import TatamiDocuments

/// Reads match lists: CSV files with a header and one match per row, in any order.
///
/// A file needs the columns `round`, `home` and `away`; results are in `home_score` and
/// `away_score`, in one `result` such as "2-2 (4-3 p)" or "6-4 3-6 7-6(5)", in the columns of two
/// legs, or in a `winner`. A file with `winner` and `loser` needs no other sides, and a file without
/// results is a list of fixtures. The columns `date`, `home_penalties` and `away_penalties`
/// (or `penalties`), `extra_time`, seeds, `region` and a remark are optional; other columns are
/// ignored. Headers can be English, German, Spanish, Italian, French, Portuguese or Dutch. Fields
/// are separated by commas, semicolons, tabs or pipes and may be quoted; a first line such as
/// `sep=;` can name the delimiter. The text is UTF-8, UTF-16 or Windows-1252.
///
/// A file with the columns `player` and `opponent` is the list of a Swiss tournament: its results are
/// those of the player, such as "1", "½", "0", "W", "+" and "1-0".
///
/// Rows above the header and rows without teams are skipped with a notice. An empty round continues
/// that of the row above.
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
  /// - Returns: The matches and the notices about the file.
  /// - Throws: A ``MatchListError`` for the first row that cannot be read.
  /// - Complexity: O(*n*) in the bytes; stops after ``MatchListLimits/matches`` rows.
  public static func parse(_ bytes: [UInt8], name: String) throws(MatchListError) -> MatchList {
    guard bytes.count <= MatchListLimits.bytes else {
      throw .tooLarge(file: name, bytes: bytes.count, limit: MatchListLimits.bytes)
    }
    let (text, encoding) = try MatchListError.converting { () throws(CSVError) in
      try TextEncoding.decode(bytes, file: name)
    }
    var notices = encoding.map { [MatchListNotice.encoding(file: name, $0)] } ?? []
    let table = try MatchListTable.find(in: text, file: name)
    notices += table.notices
    var rows = MatchListRows(table)
    var records = try rows.read()
    guard !records.isEmpty else { throw .headerOnly(file: name) }
    resolveKnownTeams(in: &records)
    notices += rows.notices + SimilarNames(records).notices()
    return MatchList(
      records: records,
      notices: notices.sorted { $0.line < $1.line },
      listsOpponents: table.header.listsOpponents
    )
  }

  /// Treats an ambiguous name as a team in every row if a row with a score contains it.
  private static func resolveKnownTeams(in records: inout [MatchRecord]) {
    var known: Set<String> = []
    for record in records where record.result.isDecided {
      for case .named(let name) in [record.home, record.away] where TeamParser.isAmbiguous(name) {
        known.insert(name)
      }
    }
    guard !known.isEmpty else { return }
    for index in records.indices { records[index].resolvePlaceholders(with: known) }
  }
}
