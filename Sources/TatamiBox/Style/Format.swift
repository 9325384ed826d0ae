/// How the children of a box share free space along its direction (box §4, rule 9).
public enum Format: String, Hashable, Sendable, CaseIterable {
  /// All at the start.
  case leading
  /// All in the middle.
  case center
  /// The first at the start, the last at the end, equal gaps between.
  case between
  /// Equal gaps between, before the first and after the last.
  case round
  /// All at the end.
  case trailing
}
