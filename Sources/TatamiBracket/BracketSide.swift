/// A side of a bracket: the entries and matches before the final, or those after it.
///
/// One-sided styles have the first side only, whichever edge their entries are placed along.
public enum BracketSide: Hashable, Sendable, CaseIterable {
  /// The side of the lower entry indexes.
  case first
  /// The side of the higher entry indexes.
  case second
}
