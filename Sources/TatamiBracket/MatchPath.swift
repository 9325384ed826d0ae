/// The position of a match in a bracket: its round and its index in the round.
///
/// ```swift
/// let firstMatch = MatchPath(round: 1, item: 0)
/// let number = firstMatch.serialIndex(numberOfRounds: 3)
/// ```
public struct MatchPath: Hashable, Sendable {
  /// The round; 1 is the first.
  public var round: Int
  /// The position in the round, from 0.
  public var item: Int

  /// Creates a path from a round and a position in it.
  public init(round: Int, item: Int) {
    self.round = round
    self.item = item
  }
}

extension MatchPath {
  /// The largest number of rounds whose serial indexes fit into an integer.
  static let mostNumberedRounds = 61

  /// Creates the path of the match with a serial index in a full binary bracket.
  ///
  /// First-round matches are numbered first, then the second round, the final last. Nil if there
  /// are no rounds, more than 61 of them, or no match with that index.
  ///
  /// - Complexity: O(1).
  public init?(serialIndex: Int, numberOfRounds: Int) {
    guard (1...Self.mostNumberedRounds).contains(numberOfRounds) else { return nil }
    guard serialIndex >= 0 else { return nil }
    let remaining = (1 << numberOfRounds) - serialIndex
    guard remaining >= 2 else { return nil }
    // 2^(e+1) numbers, the unused last one included, are left where a round of 2^e matches begins.
    let exponent = Int.bitWidth - 1 - (remaining - 1).leadingZeroBitCount
    let first = (1 << numberOfRounds) - (2 << exponent)
    self.init(round: numberOfRounds - exponent, item: serialIndex - first)
  }

  /// Returns the index among all matches of a full binary bracket, first round first.
  ///
  /// Paths outside the bracket have an index by the same formula: with three rounds, match 70 of
  /// round 9 has index 77. Nil for less than 1 or more than 61 rounds, and if the index does not
  /// fit into an integer.
  ///
  /// - Complexity: O(1).
  public func serialIndex(numberOfRounds: Int) -> Int? {
    guard (1...Self.mostNumberedRounds).contains(numberOfRounds) else { return nil }
    guard round > numberOfRounds - Self.mostNumberedRounds else { return nil }
    let exponent = round > numberOfRounds ? 0 : numberOfRounds - round + 1
    let (index, overflow) = ((1 << numberOfRounds) - (1 << exponent)).addingReportingOverflow(item)
    return overflow ? nil : index
  }
}
