/// The rule that chooses a free position for an item.
public enum BrickMode: String, Hashable, Sendable, CaseIterable {
  /// The topmost free position, then the leftmost one; later items fill gaps.
  case fill
  /// The topmost position below all earlier items in the same columns.
  case ordered
}
