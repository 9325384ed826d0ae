import TatamiBracket
import TatamiUIKit

extension TournamentView {
  /// Lets single taps select what they hit; one recogniser serves all entries and matches.
  func listenToTaps() {
    let tap = UITapGestureRecognizer { [weak self] recognizer in
      guard let self else { return }
      select(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  /// Tells the delegate which entry or match is in front at a point (bracket §2.9).
  private func select(at point: CGPoint) {
    guard let hit = hitTest(point, with: nil) else { return }
    for view in sequence(first: hit, next: \.superview) {
      guard view !== self else { return }
      if let index = (view as? TournamentEntryView)?.index, entry(at: index) === view {
        delegate?.tournamentView(self, didSelectEntryAt: index)
        return
      }
      if let path = (view as? TournamentMatchView)?.matchPath, match(at: path) === view {
        delegate?.tournamentView(self, didSelectMatchAt: path)
        return
      }
    }
  }
}
