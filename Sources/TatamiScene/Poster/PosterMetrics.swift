import Tatami

/// The lengths of a poster, in points, and its fonts.
enum PosterMetrics {
  static let margin = 32.0
  static let cardHeight = 32.0
  static let cardSpacing = 8.0
  static let cardPadding = 10.0
  static let cardRadius = 8.0
  static let cardWidths = 72.0...230.0
  static let leastCardWidth = 100.0
  /// The run of line that stays visible between a card and the junctions beside it.
  static let elbow = 14.0
  static let titleHeight = 34.0
  static let subtitleHeight = 20.0
  static let headerSpacing = 20.0
  static let roundTitleHeight = 28.0
  static let championHeight = 40.0
  static let asideSpacing = 24.0
  static let lineWidth = 1.5
  static let winnerLineWidth = 2.5
  /// The engine's gap between its entries' area and its lines (bracket §3).
  static let engineGap = 5.0
  /// The engine's stub from a two-sided final towards the champion (bracket §3).
  static let championStub = 20.0

  /// The space between the finalists' cards and the champion's in two-sided brackets.
  static let championGap = 10.0

  /// A match's two cards and its title, standing alone.
  static let asideHeight = roundTitleHeight - 8 + 2 * cardHeight + 4

  /// How far cards at the bracket's edges reach beyond the square ends of lines.
  static let edgeCover = 2.0

  /// The thickness that hides a winner's line, the soft edges of its pixels included.
  static let coverWidth = winnerLineWidth + 1

  /// Words that step back, readable all the same: at least 4.5 to 1 against cards and page.
  static let mutedColor = UIColor.label.withAlphaComponent(0.62)

  /// Stand-ins for names that are not known yet.
  static let openColor = UIColor.label.withAlphaComponent(0.45)

  /// Winners' lines and the champion.
  static let accentColor = UIColor.systemBlue

  /// Lines that nobody has won.
  static let lineColor = UIColor.systemGray3

  static let nameFont = UIFont.systemFont(ofSize: 14)
  static let winnerFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
  static let scoreFont = UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .regular)
  static let winnerScoreFont = UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .semibold)
  static let roundFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let titleFont = UIFont.systemFont(ofSize: 26, weight: .bold)
  static let subtitleFont = UIFont.systemFont(ofSize: 13)
  static let championFont = UIFont.systemFont(ofSize: 15, weight: .bold)
}
