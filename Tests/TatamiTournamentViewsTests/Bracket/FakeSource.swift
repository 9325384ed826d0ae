import TatamiTournamentViews

/// A data source and delegate that records its calls.
@MainActor
final class FakeSource: BracketViewDataSource, BracketViewDelegate {
  var rounds = 2
  var tree: Bracket?
  var error: BracketError?
  var missing: Set<Int> = []
  var preferred: [MatchPath: BinaryBracket.Side] = [:]
  var size: CGSize?
  var makeEntry: (Int) -> BracketEntryView = { _ in BracketEntryView() }
  var onNumberOfRounds: () -> Void = {}
  private(set) var calls: [String] = []

  /// Returns the recorded calls and clears them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func structure(of bracketView: BracketView) throws -> Bracket? {
    calls.append("structure")
    if let error { throw error }
    return tree
  }

  func numberOfRounds(in bracketView: BracketView) -> Int {
    calls.append("rounds")
    onNumberOfRounds()
    return rounds
  }

  func bracketView(_ bracketView: BracketView, entryAt index: Int) -> BracketEntryView? {
    calls.append("entry \(index)")
    return missing.contains(index) ? nil : makeEntry(index)
  }

  func bracketView(_ bracketView: BracketView, matchAt path: MatchPath) -> BracketMatchView {
    calls.append("match \(path.round)-\(path.item)")
    let match = BracketMatchView()
    match.winningSide = preferred[path]
    return match
  }

  func bracketView(_ bracketView: BracketView, didSelectEntryAt index: Int) {
    calls.append("tapped entry \(index)")
  }

  func bracketView(_ bracketView: BracketView, didSelectMatchAt path: MatchPath) {
    calls.append("tapped match \(path.round)-\(path.item)")
  }

  func entrySize(in bracketView: BracketView) -> CGSize {
    size
      ?? CGSize(
        width: bracketView.style.defaultEntrySize.width,
        height: bracketView.style.defaultEntrySize.height
      )
  }
}
