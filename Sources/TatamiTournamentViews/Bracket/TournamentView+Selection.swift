import TatamiBracket
import TatamiUIKit

extension TournamentView {
  /// Adds one tap recognizer for all entries and matches.
  func addTapRecognizer() {
    let tap = UITapGestureRecognizer { [weak self] recognizer in
      guard let self else { return }
      select(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  /// Reports the topmost entry or match at a point to the delegate.
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
