import TatamiBracket
import TatamiUIKit

extension BracketView {
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
      if let index = (view as? BracketEntryView)?.index, entry(at: index) === view {
        delegate?.bracketView(self, didSelectEntryAt: index)
        return
      }
      if let path = (view as? BracketMatchView)?.matchPath, match(at: path) === view {
        delegate?.bracketView(self, didSelectMatchAt: path)
        return
      }
    }
  }
}
