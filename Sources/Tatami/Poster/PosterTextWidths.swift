import TatamiTournament

/// The widths that a poster's texts need, in points.
struct PosterTextWidths {
  /// The width of a card that shows every name and score.
  let card: Double
  /// The width of a column that shows every round title, spacing included.
  let roundTitle: Double

  /// The smallest widths of any tournament.
  static let smallest = PosterTextWidths(card: PosterMetrics.cardWidths.lowerBound, roundTitle: 0)

  /// The largest widths of any tournament.
  static let largest = PosterTextWidths(
    card: PosterMetrics.cardWidths.upperBound,
    roundTitle: PosterMetrics.roundTitleWidth + PosterMetrics.roundTitleSpacing
  )
}

extension PosterTextWidths {
  /// Measures the texts of a tournament.
  init(measuring tournament: Knockout, tree: PosterTree) {
    card = PosterText.cardWidth(of: tournament)
    roundTitle = PosterText.titleWidth(of: tournament, tree: tree)
  }
}
