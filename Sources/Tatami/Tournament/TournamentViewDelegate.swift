public import TatamiBracket
public import TatamiUIKit

/// Is asked for sizes by a tournament view, and told what is selected (bracket §1).
///
/// Nothing is selected yet: the kit has no events before the next version.
@MainActor
public protocol TournamentViewDelegate: AnyObject {
  /// Returns the size of entries, in points.
  func entrySize(in tournamentView: TournamentView) -> CGSize

  /// An entry was selected.
  func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int)

  /// A match was selected.
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
