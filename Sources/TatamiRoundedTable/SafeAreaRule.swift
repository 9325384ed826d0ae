/// The effect of the left and right safe area on the column.
public enum SafeAreaRule: Hashable, Sendable {
  /// The column is narrowed by the safe area even if it does not overlap it, as in the original.
  case narrowsColumn
  /// The column is placed inside the safe area.
  case containsColumn
}
