import TatamiTournamentViews

/// A data source and delegate that records its calls.
@MainActor
final class FakeSource: TournamentViewDataSource, TournamentViewDelegate {
  var layers = 2
  var tree: Bracket?
  var missing: Set<Int> = []
  var preferred: [MatchPath: LayeredBracket.PreferredSide] = [:]
  var size: CGSize?
  var makeEntry: (Int) -> TournamentEntryView = { _ in TournamentEntryView() }
  var onNumberOfLayers: () -> Void = {}
  private(set) var calls: [String] = []

  /// Returns the recorded calls and clears them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func structure(of tournamentView: TournamentView) -> Bracket? {
    calls.append("structure")
    return tree
  }

  func numberOfLayers(in tournamentView: TournamentView) -> Int {
    calls.append("layers")
    onNumberOfLayers()
    return layers
  }

  func tournamentView(_ tournamentView: TournamentView, entryAt index: Int) -> TournamentEntryView?
  {
    calls.append("entry \(index)")
    return missing.contains(index) ? nil : makeEntry(index)
  }

  func tournamentView(_ tournamentView: TournamentView, matchAt path: MatchPath)
    -> TournamentMatchView
  {
    calls.append("match \(path.layer)-\(path.item)")
    let match = TournamentMatchView()
    match.preferredSide = preferred[path]
    return match
  }

  func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int) {
    calls.append("tapped entry \(index)")
  }

  func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath) {
    calls.append("tapped match \(path.layer)-\(path.item)")
  }

  func entrySize(in tournamentView: TournamentView) -> CGSize {
    size
      ?? CGSize(
        width: tournamentView.style.defaultEntrySize.width,
        height: tournamentView.style.defaultEntrySize.height
      )
  }
}
