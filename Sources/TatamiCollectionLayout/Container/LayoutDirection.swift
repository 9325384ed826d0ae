/// The side at which lines of items begin.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading edges are left edges.
  case leftToRight
  /// Leading edges are right edges: all frames are mirrored.
  case rightToLeft
}
