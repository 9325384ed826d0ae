public import TatamiBracket
public import TatamiUIKit

/// Is asked for sizes by a tournament view, and told what is tapped (bracket §1, §2.9).
///
/// Nothing stays selected: every tap is told on its own.
@MainActor
public protocol TournamentViewDelegate: AnyObject {
  /// Returns the size of entries, in points.
  func entrySize(in tournamentView: TournamentView) -> CGSize

  /// An entry was tapped.
  func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int)

  /// A match was tapped.
  func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath)
}

extension TournamentViewDelegate {
  /// The style's own size: 80 x 30, or 30 x 80 with entries along the top or bottom.
  public func entrySize(in tournamentView: TournamentView) -> CGSize {
    tournamentView.style.defaultEntryCGSize
  }

  /// Does nothing.
  public func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int) {}

  /// Does nothing.
  public func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath) {}
}

extension BracketStyle {
  var defaultEntryCGSize: CGSize {
    CGSize(width: defaultEntrySize.width, height: defaultEntrySize.height)
  }
}
