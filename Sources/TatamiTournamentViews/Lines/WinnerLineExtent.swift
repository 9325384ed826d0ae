/// The part of a winner's line that is drawn as such if the winner loses or has not played the next
/// match.
public enum WinnerLineExtent: Hashable, Sendable, CaseIterable {
  /// The whole line.
  case full
  /// The half on the side of the match that was won; the other half is drawn as an ordinary line.
  /// On the board of a tournament, a line with corners is divided at its first corner.
  case half
  /// The whole line until the next match is decided, then no part of it.
  case unbeaten
}
