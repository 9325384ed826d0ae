public import TatamiBracket
public import TatamiCompatKRTournamentView
public import TatamiTournamentViews

/// A source of the entries and matches of a full binary tournament, as in version 1.
///
/// It hides the protocol of the same name of version 2.
@preconcurrency @MainActor
public protocol KRTournamentViewDataSource: BracketViewDataSource {
  /// Returns the number of layers, clamped to 1 to 24.
  func numberOfLayers(in tournamentView: KRTournamentView) -> Int

  /// Returns the view of an entry, or nil for an empty slot.
  func tournamentView(
    _ tournamentView: KRTournamentView,
    entryAt index: Int
  ) -> KRTournamentViewEntry?

  /// Returns the view of a match.
  func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch
}

extension KRTournamentViewDataSource {
  /// Returns the number of layers.
  public func numberOfRounds(in bracketView: BracketView) -> Int {
    numberOfLayers(in: bracketView)
  }

  /// Returns the view of an entry, or nil for an empty slot.
  public func bracketView(
    _ bracketView: BracketView,
    entryAt index: Int
  ) -> BracketEntryView? {
    tournamentView(bracketView, entryAt: index)
  }

  /// Returns the view of a match.
  public func bracketView(
    _ bracketView: BracketView,
    matchAt path: TatamiBracket.MatchPath
  ) -> BracketMatchView {
    tournamentView(bracketView, matchAt: path)
  }
}
