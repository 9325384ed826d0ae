public import TatamiMatchLists

/// Reads match lists: CSV files with a header and one match per row, in any order.
///
/// A file needs the columns `round`, `home` and `away`; results are in `home_score` and
/// `away_score`, in one `result` such as "2-2 (4-3 p)" or "6-4 3-6 7-6(5)", in the columns of two
/// legs, or in a `winner`. A file with `winner` and `loser` needs no other sides, and a file without
/// results is a list of fixtures. The columns `date`, `home_penalties` and `away_penalties`
/// (or `penalties`), `extra_time`, seeds, `region` and a remark are optional; a notice names
/// the other columns. Headers can be English, German, Spanish, Italian, French, Portuguese or Dutch. Fields
/// are separated by commas, semicolons, tabs or pipes and may be quoted; a first line such as
/// `sep=;` can name the delimiter. The text is UTF-8, UTF-16, or in one
/// of the encodings of `TextEncoding`.
///
/// A file with the columns `player` and `opponent` is the list of a Swiss tournament: its results are
/// those of the player, such as "1", "½", "0", "W", "+" and "1-0".
///
/// Columns with other headers are recognized by their cells: the sides by names that occur in both
/// columns, the round by values in which each team has one opponent, the results by numbers that favor
/// the teams that play on. A notice states what was assumed, and `MatchListOptions` name columns
/// that the cells do not identify.
///
/// Rows above the header and rows without teams are skipped with a notice. An empty round continues
/// that of the row above. Titles above the rows of blocks are their rounds, and a cell can name both
/// sides: "A - B", "A 3-1 B".
///
/// A side is a placeholder if it is blank ("", "TBD", "?") or unmistakably refers to another match
/// ("Winner QF1", "Sieger Spiel 3", "Winner Group A"). A text that can be a reference or a team
/// name ("W40", "Winner 3") is a team in every row if it occurs in a row with a score. Any other
/// text ("Winners FC") is a team.
public enum MatchListParser {
  /// Parses every match of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, at most `MatchListLimits.bytes` long.
  ///   - name: The file's name, used in error messages.
  ///   - options: What the header does not state.
  /// - Returns: The matches and the notices about the file.
  /// - Throws: A `MatchListError` for the first row that cannot be read.
  /// - Complexity: O(*n* log *n*) in the bytes; stops after `MatchListLimits.matches` rows.
  public static func parse(
    _ bytes: [UInt8],
    name: String,
    options: MatchListOptions = MatchListOptions()
  ) throws(MatchListError) -> MatchList {
    try MatchListReader.read(bytes, name: name, options: options) { list throws(MatchListError) in
      ReadTournament(try Tournament.derive(from: list, name: ""))
    }
  }
}
