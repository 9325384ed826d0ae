public import TatamiBracket
public import TatamiTournamentViews

/// A delegate that provides the size of entries and handles taps on entries and matches.
@preconcurrency @MainActor
public protocol KRTournamentViewDelegate: BracketViewDelegate {
  /// Called when an entry is tapped.
  func tournamentView(_ tournamentView: KRTournamentView, didSelectEntryAt index: Int)

  /// Called when a match is tapped.
  func tournamentView(_ tournamentView: KRTournamentView, didSelectMatchAt matchPath: MatchPath)
}

extension KRTournamentViewDelegate {
  /// Does nothing.
  public func tournamentView(_ tournamentView: KRTournamentView, didSelectEntryAt index: Int) {}

  /// Does nothing.
  public func tournamentView(
    _ tournamentView: KRTournamentView,
    didSelectMatchAt matchPath: MatchPath
  ) {}

  /// Reports the tapped entry.
  public func bracketView(_ bracketView: BracketView, didSelectEntryAt index: Int) {
    tournamentView(bracketView, didSelectEntryAt: index)
  }

  /// Reports the tapped match.
  public func bracketView(
    _ bracketView: BracketView,
    didSelectMatchAt path: TatamiBracket.MatchPath
  ) {
    tournamentView(bracketView, didSelectMatchAt: path)
  }
}
