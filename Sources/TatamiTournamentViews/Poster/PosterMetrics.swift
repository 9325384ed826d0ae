import TatamiGeometry
import TatamiUIKit

/// The lengths of a poster, in points, and its fonts.
enum PosterMetrics {
  static let margin = 32.0
  static let cardHeight = 32.0
  /// The space between the two entries of a match, and between entries of different matches.
  static let pairGap = 4.0
  static let matchGap = 14.0
  static let cardPadding = 10.0
  static let cardRadius = 8.0
  /// The width of cards with short names.
  static let shortestCardWidth = 72.0
  static let smallestCardWidth = 100.0
  /// The visible length of line between a card and the next junction.
  static let elbow = 14.0
  static let titleHeight = 34.0
  static let subtitleHeight = 20.0
  static let headerSpacing = 20.0
  static let roundTitleHeight = 28.0
  /// The space on both sides of round titles above a bracket.
  static let roundTitleInset = 2.0
  /// The maximum width of round titles beside a bracket of a given width, and the space
  /// after them.
  static let roundTitleWidth = 160.0
  static let roundTitleSpacing = 18.0
  /// The height of a region's name, which fits between two matches.
  static let regionHeight = 14.0
  static let championHeight = 40.0
  static let placementSpacing = 24.0
  static let lineWidth = 1.5
  static let winnerLineWidth = 2.5

  /// The space between the finalists' cards and the champion's in two-sided brackets.
  static let championGap = 10.0

  /// The length of the champion's line in two-sided brackets with flat cards.
  static let championLine = 20.0

  /// The height of a placement match: its title and two cards.
  static let placementHeight = roundTitleHeight - 8 + 2 * cardHeight + 4

  /// The space above the legend, and its height.
  static let legendSpacing = 16.0
  static let legendHeight = 16.0

  static let nameFont = UIFont.systemFont(ofSize: 14)
  static let winnerFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
  static let scoreFont = UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .regular)
  static let winnerScoreFont = UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .semibold)
  static let markFont = UIFont.systemFont(ofSize: 11)
  static let roundFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let titleFont = UIFont.systemFont(ofSize: 26, weight: .bold)
  static let subtitleFont = UIFont.systemFont(ofSize: 13)
  static let championFont = UIFont.systemFont(ofSize: 15, weight: .bold)
  static let stageTitleFont = UIFont.systemFont(ofSize: 19, weight: .bold)
  static let poolTitleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let captionFont = UIFont.systemFont(ofSize: 10.5)
  static let hintFont = UIFont.systemFont(ofSize: 12.5)
  static let tableTitleFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
  static let tableNumberFont = UIFont.monospacedDigitSystemFont(ofSize: 13.5, weight: .regular)
  static let tablePointsFont = UIFont.monospacedDigitSystemFont(ofSize: 13.5, weight: .semibold)

  /// Returns the size of the champion's card beside cards of a size.
  static func championSize(card: Size) -> Size {
    Size(width: card.width, height: championHeight)
  }

  /// Returns the distance from the finalists to the champion's card in two-sided brackets, clear of
  /// the finalists' cards.
  ///
  /// - Parameter card: The length of a card in the direction of the champion.
  static func championReach(card: Double) -> Double {
    max(championLine, card / 2 + championGap)
  }
}
