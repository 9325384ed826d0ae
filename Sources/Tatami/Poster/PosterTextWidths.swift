import TatamiTournament

/// The widths that a poster's texts need, in points.
struct PosterTextWidths {
  /// The width of a card that shows every name and score.
  let card: Double
  /// The width of the widest round title.
  let roundTitle: Double
  /// The width of the headline and of the line below it.
  let header: Double

  /// The smallest widths of any tournament.
  static let smallest = PosterTextWidths(
    card: PosterMetrics.shortestCardWidth,
    roundTitle: 0,
    header: 0
  )

  /// The widths of the tournament whose narrow posters are scaled down most.
  static let largest = PosterTextWidths(
    card: PosterMetrics.smallestCardWidth,
    roundTitle: PosterMetrics.roundTitleWidth,
    header: 0
  )

  /// The width of a column of round titles, spacing included.
  ///
  /// - Parameter isLimited: Whether long titles are truncated.
  func roundTitleColumn(isLimited: Bool) -> Double {
    guard roundTitle > 0 else { return 0 }
    let width = isLimited ? min(PosterMetrics.roundTitleWidth, roundTitle) : roundTitle
    return width + PosterMetrics.roundTitleSpacing
  }
}

extension PosterTextWidths {
  /// Measures the texts of a tournament.
  init(measuring tournament: Knockout, tree: PosterTree, title: String?) {
    card = PosterText.cardWidth(of: tournament)
    roundTitle = PosterText.titleWidth(of: tournament, tree: tree)
    header =
      title.map { title in
        let dates = PosterText.width(
          of: PosterText.dates(of: tournament),
          PosterMetrics.subtitleFont
        )
        return max(PosterText.width(of: title, PosterMetrics.titleFont), dates).rounded(.up) + 2
      } ?? 0
  }
}
