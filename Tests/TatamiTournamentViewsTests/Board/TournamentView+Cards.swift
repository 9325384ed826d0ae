import TatamiTournamentViews
import Testing

extension TournamentView {
  /// The cards of the visible matches: accessible buttons.
  var cards: [UIView] { Self.cards(in: self) }

  /// Returns the card whose sentence contains a text.
  func card(_ text: String) throws -> UIView {
    try #require(cards.first { $0.accessibilityLabel?.contains(text) == true })
  }

  private static func cards(in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview in
      subview.accessibilityTraits.contains(.button) ? [subview] : cards(in: subview)
    }
  }
}
