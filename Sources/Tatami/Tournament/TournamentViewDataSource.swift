public import TatamiBracket

/// Tells a tournament view what to show (bracket §1).
///
/// A tournament is a full binary tree of which slots may stay empty (`numberOfLayers(in:)`), or
/// any tree of brackets (`structure(of:)`), which wins where both are given.
@MainActor
public protocol TournamentViewDataSource: AnyObject {
  /// Returns the tree of the tournament, nil for a binary one.
  func structure(of tournamentView: TournamentView) -> Bracket?

  /// Returns the number of rounds of a binary tournament, 1 to 24; others are clamped.
  func numberOfLayers(in tournamentView: TournamentView) -> Int

  /// Returns the view of an entry; nil for an empty slot of a binary tournament.
  ///
  /// - Parameter index: The slot of a binary tournament, or the position among the tree's entries.
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
  /// The tournament is binary.
  public func structure(of tournamentView: TournamentView) -> Bracket? { nil }

  /// Two rounds: up to four entries.
  public func numberOfLayers(in tournamentView: TournamentView) -> Int { 2 }

  /// A plain match.
  public func tournamentView(
    _ tournamentView: TournamentView,
    matchAt path: MatchPath
  ) -> TournamentMatchView {
    TournamentMatchView()
  }
}
