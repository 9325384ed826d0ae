/// The part of a winner's line to the next match that is drawn as a winner's line, if the winner
/// does not win that match too.
public enum WinnerLineExtent: Hashable, Sendable, CaseIterable {
  /// The whole line.
  case full
  /// The half on the side of the match that was won; the other half is drawn as an ordinary line.
  case half
}
