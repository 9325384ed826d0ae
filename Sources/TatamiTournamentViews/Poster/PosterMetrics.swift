/// The lengths of a poster, in points, and its fonts.
enum PosterMetrics {
  static let margin = 32.0
  static let titleHeight = 34.0
  static let subtitleHeight = 20.0
  static let headerSpacing = 20.0
  static let stageTitleHeight = 40.0
  static let stageSpacing = 44.0
  static let legendSpacing = 12.0

  static let rowHeight = 26.0
  static let cardHeight = 2 * rowHeight
  static let cardPadding = 10.0
  static let cardRadius = 7.0
  static let captionHeight = 16.0
  static let cardSpacing = 14.0
  static let scoreGap = 12.0
  /// The maximum number of sets, legs or games in columns, the width of the narrowest column, and
  /// the gap between two.
  static let partLimit = 9
  static let smallestPartWidth = 9.0
  static let partGap = 7.0
  /// The width of names and results up to which cards are as wide as the widest one, and the share
  /// of the median from which names are longer than most.
  static let usualNameWidth = 220.0
  static let longNameShare = 1.3
  /// The width of cards with short names, and the smallest one of a narrow poster.
  static let shortestCardWidth = 110.0
  static let smallestCardWidth = 100.0
  static let columnGap = 40.0
  static let roundTitleHeight = 30.0
  /// The maximum width of round titles beside a bracket of a narrow poster, and the space after
  /// them.
  static let roundTitleWidth = 160.0
  static let roundTitleSpacing = 18.0
  static let halfTitleHeight = 26.0
  static let halfSpacing = 30.0
  static let championGap = 28.0
  static let championHeight = 40.0
  static let trophySide = 18.0
  static let placementSpacing = 24.0
  static let lineWidth = 1.5
  static let winnerLineWidth = 2.5

  static let poolSpacing = 36.0
  static let poolTitleHeight = 30.0
  static let tableHeaderHeight = 22.0
  static let tableRowHeight = 27.0
  static let numberWidth = 36.0
  static let fixtureHeight = 26.0
  /// The height that a second line of names adds to rows of tables and fixtures.
  static let secondLine = 11.0
  static let fixtureSpacing = 4.0
  static let fixturePadding = 8.0
  static let fixtureTitleHeight = 24.0
  static let fixtureRoundSpacing = 6.0
  static let fixtureTableSpacing = 12.0

  /// The height of the titles that are repeated above a part of a stage: its title, that of the
  /// pool or the half, that of the round, and the titles of a table.
  static let repeatedTitlesHeight =
    stageTitleHeight + halfTitleHeight + roundTitleHeight + tableHeaderHeight

  /// Returns the height of a row if names of the bracket have two lines, at a scale of their font.
  static func wrappedRowHeight(scale: Double) -> Double { 14 + 24 * scale }
}
