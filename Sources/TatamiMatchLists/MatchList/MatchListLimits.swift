import TatamiDocuments

/// The largest match list that is accepted.
public enum MatchListLimits {
  /// The maximum size of a file: 64 MiB.
  public static let bytes = 64 << 20
  /// The maximum number of rows: the matches of a full bracket of 65,536 entries.
  public static let matches = 65_535
  /// The maximum number of columns.
  public static let columns = CSVReader.columnLimit
  /// The maximum length of a field that is read, in bytes.
  public static let fieldBytes = 1_024
  /// The highest score of a side.
  public static let score = 999_999
}
