/// The facts that a caller states about a match list because its header does not state them.
///
/// ```swift
/// var options = TournamentDocument.Options()
/// options.list.round = "Final"
/// let (document, _) = try TournamentDocument.read(bytes, name: "final.csv", options: options)
/// ```
public struct MatchListOptions: Hashable, Sendable {
  /// The columns that are named by their headers.
  public var columns: [ColumnChoice] = []
  /// The round of all rows, nil if a column contains the rounds.
  public var round: String?

  /// Creates options that leave everything to the file.
  public init() {}
}
