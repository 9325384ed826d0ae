public import TatamiBracket
public import TatamiTournamentViews

/// A source of the structure of a tournament and of the views of its entries and matches.
@preconcurrency @MainActor
public protocol KRTournamentViewDataSource: BracketViewDataSource {
  /// Returns the structure of the tournament.
  ///
  /// If it is invalid, the view shows nothing, and the error is written to the console.
  func structure(of tournamentView: KRTournamentView) -> Bracket

  /// Returns the view of an entry.
  func tournamentView(
    _ tournamentView: KRTournamentView,
    entryAt index: Int
  ) -> KRTournamentViewEntry

  /// Returns the view of a match.
  func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch
}

extension KRTournamentViewDataSource {
  /// Returns the structure as a bracket of Tatami.
  ///
  /// - Throws: The first mistake of the structure.
  public func structure(of bracketView: BracketView) throws -> TatamiBracket.Bracket? {
    let structure: Bracket = structure(of: bracketView)
    return try TatamiBracket.Bracket(structure)
  }

  /// Returns the view of an entry.
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
