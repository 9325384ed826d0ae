/// Whether the height of a row is final.
public enum RowCertainty: Hashable, Sendable {
  /// The height is final until the row changes.
  case measured
  /// The height is an estimate, corrected when the row becomes visible.
  case estimated
}
