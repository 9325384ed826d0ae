/// How much a results file may hold; beyond, it is refused at once.
public enum ResultsLimits {
  /// Most bytes of a file: 64 MiB.
  public static let bytes = 64 << 20
  /// Most rows: the matches of a full bracket of 65,536 entries.
  public static let matches = 65_535
  /// Most columns of a row.
  public static let columns = 256
  /// Most bytes of a field that is read; no name is as long.
  public static let fieldBytes = 1_024
  /// The highest score of a side.
  public static let score = 999_999
}
