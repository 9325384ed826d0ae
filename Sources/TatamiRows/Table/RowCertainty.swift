/// How a row's height is known.
public enum RowCertainty: Hashable, Sendable {
  /// It is final until the row changes.
  case measured
  /// It is a guess, corrected when the row appears.
  case estimated
}
