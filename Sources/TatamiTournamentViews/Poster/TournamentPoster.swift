public import TatamiBracket
public import TatamiTournament
public import TatamiUIKit

/// A tournament as a poster: the bracket with names, scores and round titles, and the champion.
///
/// ```swift
/// let matches = try MatchListParser.parse(bytes, name: "cup.csv")
/// var poster = TournamentPoster(of: try Knockout.derive(from: matches))
/// poster.style = .leftRight(direction: .top)
/// poster.theme = .dark
/// poster.title = "Club Cup"
/// let view = try poster.view()
/// ```
///
/// For views of your own on a bracket, use ``TournamentView``.
public struct TournamentPoster: Sendable {
  /// The colors of a poster.
  public enum Theme: String, Sendable, CaseIterable {
    /// Dark text on white.
    case light
    /// Light text on black.
    case dark
    /// Black outlines on white, for printers without color.
    case paper
    /// White and gold on dark blue.
    case midnight
    /// White and yellow on green.
    case stadium
  }

  /// The edges along which entries are placed.
  public var style = BracketStyle.left
  /// The colors.
  public var theme = Theme.light
  /// The color of the winners' lines and of the champion's card; nil for the theme's.
  public var accent: PosterColor?
  /// Whether the page has no background.
  public var isTransparent = false
  /// The headline above the bracket; nil for none.
  public var title: String?
  /// The URL of the pages about matches for which the file has none; nil for no links.
  public var links: MatchLinkTemplate?
  /// The width in points; nil for the width at which no name is truncated.
  ///
  /// In a narrower poster names are truncated; in a very narrow one everything is scaled down.
  /// Widths outside ``allowedWidths`` are clamped.
  public var width: Double?

  let tournament: Knockout
  /// Whether the tournament is a section of a larger one, whose winner is no champion.
  var isSection = false

  /// The allowed widths, in points.
  public static let allowedWidths = 160.0...100_000

  /// Creates a poster of a tournament with the default style, the light theme and no headline.
  public init(of tournament: Knockout) {
    self.tournament = tournament
  }

  /// Returns a laid-out view of the poster in its final size.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @preconcurrency @MainActor
  public func view() throws(BracketError) -> UIView {
    try layout().view()
  }

  /// The width between the allowed ones that is closest to ``width``.
  var clampedWidth: Double? {
    width.map { width in
      width > Self.allowedWidths.lowerBound
        ? min(width, Self.allowedWidths.upperBound) : Self.allowedWidths.lowerBound
    }
  }
}
