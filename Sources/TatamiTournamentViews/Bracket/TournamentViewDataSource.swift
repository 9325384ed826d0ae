public import TatamiBracket

/// A source of the bracket of a tournament view and of the views of its entries and matches.
///
/// The bracket is a tree (`structure(of:)`), or without one a binary bracket in which slots can be
/// empty (`numberOfLayers(in:)`).
@preconcurrency @MainActor
public protocol TournamentViewDataSource: AnyObject {
  /// Returns the bracket as a tree, or nil for a binary bracket.
  func structure(of tournamentView: TournamentView) -> Bracket?

  /// Returns the number of rounds of a binary bracket, clamped to 1 to 24.
  func numberOfLayers(in tournamentView: TournamentView) -> Int

  /// Returns the view of an entry, or nil for an empty slot of a binary bracket.
  ///
  /// - Parameter index: The slot of a binary bracket, or the position among a tree's entries.
  func tournamentView(
    _ tournamentView: TournamentView,
    entryAt index: Int
  ) -> TournamentEntryView?

  /// Returns the view of a match.
  func tournamentView(
    _ tournamentView: TournamentView,
    matchAt path: MatchPath
  ) -> TournamentMatchView
}

extension TournamentViewDataSource {
  /// Returns nil: the bracket is binary.
  public func structure(of tournamentView: TournamentView) -> Bracket? { nil }

  /// Returns 2, for up to four entries.
  public func numberOfLayers(in tournamentView: TournamentView) -> Int { 2 }

  /// Returns a plain match view.
  public func tournamentView(
    _ tournamentView: TournamentView,
    matchAt path: MatchPath
  ) -> TournamentMatchView {
    TournamentMatchView()
  }
}
