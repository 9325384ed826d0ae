/// The appearance of a list section.
public enum ListAppearance: Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, with pinned headers and footers.
  case plain
  /// Rows from edge to edge in groups.
  case grouped
  /// Rows in groups, inset from the sides.
  case insetGrouped
  /// Rows of a sidebar.
  case sidebar
  /// Rows of a sidebar without insets.
  case sidebarPlain
}
