import Tatami

/// A data source and delegate that notes what it is asked.
@MainActor
final class FakeSource: TournamentViewDataSource, TournamentViewDelegate {
  var layers = 2
  var tree: Bracket?
  var missing: Set<Int> = []
  var preferred: [MatchPath: LayeredBracket.PreferredSide] = [:]
  var size: CGSize?
  var makeEntry: (Int) -> TournamentEntryView = { _ in TournamentEntryView() }
  var whenAsked: () -> Void = {}
  private(set) var questions: [String] = []

  /// Returns the questions and forgets them.
  func take() -> [String] {
    defer { questions = [] }
    return questions
  }

  func structure(of tournamentView: TournamentView) -> Bracket? {
    questions.append("structure")
    return tree
  }

  func numberOfLayers(in tournamentView: TournamentView) -> Int {
    questions.append("layers")
    whenAsked()
    return layers
  }

  func tournamentView(_ tournamentView: TournamentView, entryAt index: Int) -> TournamentEntryView?
  {
    questions.append("entry \(index)")
    return missing.contains(index) ? nil : makeEntry(index)
  }

  func tournamentView(_ tournamentView: TournamentView, matchAt path: MatchPath)
    -> TournamentMatchView
  {
    questions.append("match \(path.layer)-\(path.item)")
    let match = TournamentMatchView()
    match.preferredSide = preferred[path]
    return match
  }

  func tournamentView(_ tournamentView: TournamentView, didSelectEntryAt index: Int) {
    questions.append("tapped entry \(index)")
  }

  func tournamentView(_ tournamentView: TournamentView, didSelectMatchAt path: MatchPath) {
    questions.append("tapped match \(path.layer)-\(path.item)")
  }

  func entrySize(in tournamentView: TournamentView) -> CGSize {
    size
      ?? CGSize(
        width: tournamentView.style.defaultEntrySize.width,
        height: tournamentView.style.defaultEntrySize.height
      )
  }
}
