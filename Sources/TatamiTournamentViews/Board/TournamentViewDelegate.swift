/// A delegate of a tournament view.
@preconcurrency @MainActor
public protocol TournamentViewDelegate: AnyObject {
  /// Called when a match is tapped, or chosen with Return.
  ///
  /// - Parameters:
  ///   - tournamentView: The view.
  ///   - match: The index of the match; the matches of a Swiss tournament are counted from round to
  ///     round.
  ///   - participant: The index of the participant whose row was tapped, nil for none; in a Swiss
  ///     tournament, the player's pairing number.
  func tournamentView(
    _ tournamentView: TournamentView,
    didSelectMatch match: Int,
    participant: Int?
  )
}
