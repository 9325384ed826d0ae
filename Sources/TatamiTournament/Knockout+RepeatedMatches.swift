extension Knockout {
  /// The meaning of several rows of the same two teams in one round.
  public enum RepeatedMatches: Hashable, Sendable {
    /// Two rows are legs, three and more a series; two rows are part of a series if other teams have
    /// three and one side won both.
    case recognized
    /// The rows are legs, up to a number of them: the scores are added up.
    case legs(Int)
    /// The rows are games of a series, which ends when a side has won more than half of a number of
    /// games.
    case bestOf(Int)
  }
}
