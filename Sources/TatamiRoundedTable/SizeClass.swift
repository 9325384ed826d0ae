/// How much room there is across a table, as the system tells it.
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Little room, as on a phone held upright.
  case compact
  /// Much room.
  case regular
  /// Not known; counts as not regular.
  case unspecified
}
