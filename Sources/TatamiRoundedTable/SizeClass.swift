/// The horizontal size class of a table.
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Limited space, as on a phone in portrait orientation.
  case compact
  /// Ample space.
  case regular
  /// Unknown; treated as not regular.
  case unspecified
}
