/// Whether a separator is shown.
public enum UIListSeparatorVisibility: Int, Sendable {
  /// Separators are shown between rows.
  case automatic = 0
  /// The separator is shown.
  case visible = 1
  /// The separator is hidden.
  case hidden = 2
}
