import TatamiTournament

/// The widths that a poster's texts need, in points.
struct PosterTextWidths {
  /// The width of a card that shows every name and score.
  let card: Double
  /// The width of a column that shows every round title, spacing included.
  let roundTitle: Double

  /// The smallest widths of any tournament.
  static let smallest = PosterTextWidths(card: PosterMetrics.shortestCardWidth, roundTitle: 0)

  /// The widths of the tournament whose narrow posters are scaled down most.
  static let largest = PosterTextWidths(
    card: PosterMetrics.smallestCardWidth,
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
