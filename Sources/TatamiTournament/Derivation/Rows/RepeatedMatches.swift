/// The meaning of several rows of the same two teams in one round.
public enum RepeatedMatches: Hashable, Sendable {
  /// Two rows are legs, three or more are a series. Two rows are also a series if other teams
  /// have three rows and one side has won both.
  case recognized
  /// The rows are legs, at most the given number; their scores are added up.
  case legs(Int)
  /// The rows are games of a series, which ends when a side has won more than half of the given
  /// number of games.
  case bestOf(Int)

  /// Whether equal rows are games of a series.
  var isSeries: Bool {
    if case .bestOf = self { true } else { false }
  }
}
