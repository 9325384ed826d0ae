public import TatamiBracket
public import TatamiUIKit

/// A delegate that provides the size of entries and handles taps on entries and matches.
///
/// There is no selection state: every tap is reported separately.
@preconcurrency @MainActor
public protocol TournamentViewDelegate: AnyObject {
  /// Returns the size of entries, in points.
  func entrySize(in tournamentView: TournamentView) -> CGSize

  /// Called when an entry is tapped.
  func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int)

  /// Called when a match is tapped.
  func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath)

  /// Called when a match of a ``TournamentView/tournament`` is tapped, or chosen with Return.
  ///
  /// - Parameters:
  ///   - match: The index of the match.
  ///   - participant: The index of the participant whose row was tapped, nil for none.
  func tournamentView(
    _ tournamentView: TournamentView,
    didSelect match: Int,
    participant: Int?
  )
}

extension TournamentViewDelegate {
  /// Returns the style's default size: 80 x 30, or 30 x 80 with entries along the top or bottom.
  public func entrySize(in tournamentView: TournamentView) -> CGSize {
    CGSize(tournamentView.style.defaultEntrySize)
  }

  /// Does nothing.
  public func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int) {}

  /// Does nothing.
  public func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath) {}

  /// Does nothing.
  public func tournamentView(
    _ tournamentView: TournamentView,
    didSelect match: Int,
    participant: Int?
  ) {}
}
