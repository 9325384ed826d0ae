/// The place of a match in a tournament: its round and its number within that round.
public struct MatchPath: Hashable, Sendable {
  /// The round; 1 is the first.
  public var layer: Int
  /// The position within the round, from 0.
  public var item: Int

  /// Names a match by its round and its position there.
  public init(layer: Int, item: Int) {
    self.layer = layer
    self.item = item
  }
}

extension MatchPath {
  /// The most rounds whose serial indexes fit into an integer.
  static let mostNumberedLayers = 61

  /// Names the match with a serial index among all matches of a full binary tournament.
  ///
  /// All first-round matches come first, then the second round, the final last (spec bracket
  /// §2.4.1). Nil if there are no rounds, more than 61 of them, or no match with that index.
  ///
  /// - Complexity: O(1).
  public init?(serialIndex: Int, numberOfLayers: Int) {
    guard (1...Self.mostNumberedLayers).contains(numberOfLayers) else { return nil }
    guard serialIndex >= 0 else { return nil }
    let remaining = (1 << numberOfLayers) - serialIndex
    guard remaining >= 2 else { return nil }
    // A round with 2^e matches begins where 2^(e+1) numbers are left, the unused last included.
    let exponent = Int.bitWidth - 1 - (remaining - 1).leadingZeroBitCount
    let first = (1 << numberOfLayers) - (2 << exponent)
    self.init(layer: numberOfLayers - exponent, item: serialIndex - first)
  }

  /// Returns the position among all matches of a full binary tournament, first round first.
  ///
  /// The rule goes on outside the tournament, as the original's does: with three rounds, match 70
  /// of round 9 has index 77. Nil for less than 1 or more than 61 rounds, and where the number
  /// does not fit into an integer.
  ///
  /// - Complexity: O(1).
  public func serialIndex(numberOfLayers: Int) -> Int? {
    guard (1...Self.mostNumberedLayers).contains(numberOfLayers) else { return nil }
    guard layer > numberOfLayers - Self.mostNumberedLayers else { return nil }
    let exponent = layer > numberOfLayers ? 0 : numberOfLayers - layer + 1
    let (index, overflow) = ((1 << numberOfLayers) - (1 << exponent)).addingReportingOverflow(item)
    return overflow ? nil : index
  }
}
