/// The matches of a file, and the notices of the reader.
public struct MatchList: Hashable, Sendable {
  /// The matches in the file's order, at least one.
  public let records: [MatchRecord]
  /// What the reader skipped, completed or assumed, in the order of the lines.
  public let notices: [MatchListNotice]
  /// Whether the columns are a player and an opponent, as in the lists of Swiss tournaments.
  public let listsOpponents: Bool
}
