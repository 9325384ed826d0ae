/// The distribution of free space among the children of a box.
public enum Format: String, Hashable, Sendable, CaseIterable {
  /// All children at the start.
  case leading
  /// All children in the middle.
  case center
  /// The first child at the start, the last one at the end, with equal gaps between.
  case between
  /// Equal gaps between the children, before the first and after the last.
  case round
  /// All children at the end.
  case trailing
}
