/// What a caller states about a match list that its header does not state.
public struct MatchListOptions: Hashable, Sendable {
  /// The columns that are named by their headers.
  public var columns: [ColumnChoice] = []
  /// The round of all rows, nil if a column contains the rounds.
  public var round: String?

  /// Creates options that leave everything to the file.
  public init() {}
}
