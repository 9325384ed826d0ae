public import TatamiBracket
public import TatamiThemes
public import TatamiTournament
public import TatamiUIKit

/// A tournament as a poster: brackets with their winner, pools as tables with their matches, or a
/// Swiss tournament as its table and its pairings.
///
/// ```swift
/// let (document, _) = try TournamentDocument.read(bytes, name: "cup.csv")
/// var poster = TournamentPoster(of: document)
/// poster.style = .leftRight(direction: .top)
/// poster.theme = .dark
/// poster.title = "Club Cup"
/// let view = poster.view()
/// ```
///
/// For views of your own on a bracket, use ``BracketView``.
public struct TournamentPoster: Sendable {
  /// The edges at which brackets begin; two-sided styles apply to single eliminations, other
  /// brackets begin at the first edge.
  public var style = BracketStyle.left
  /// The colors.
  public var theme = PictureTheme.light
  /// The color of the winners' lines and of the champion's card; nil for the theme's.
  public var accent: ThemeColor?
  /// Whether the page has no background.
  public var isTransparent = false
  /// The headline above the stages; nil for none.
  public var title: String?
  /// The rules of the tables of pools; nil for three points for a win and one for a draw, or for
  /// one and a half where the sides of every match share a point.
  public var poolRules: PoolRules?
  /// The URL of the pages about matches for which the file has none; nil for no links.
  public var matchLink: MatchLinkTemplate?
  /// The logos of participants by the paths in their fields `logo`, drawn instead of flags;
  /// ``logoPaths`` lists the paths.
  public var logos: [String: UIImage] = [:]
  /// The parts of results that cards show.
  public var detail = MatchDetail.sets
  /// The language of titles, legends and dates that are not part of the file.
  ///
  /// Sentences for assistive technologies are in English.
  public var language = TournamentLanguage.english {
    didSet { dates = Self.dates(of: content, in: language) }
  }
  /// The width in points; nil for the width at which no text is truncated.
  ///
  /// In a wider poster cards and gaps grow. In a narrower one long names are smaller, in two lines or
  /// truncated; if the smallest cards or the tables do not fit, everything is scaled down. Widths outside ``allowedWidths`` are clamped.
  public var width: Double?
  /// The shape of the picture, in which the whole poster is composed; nil for the shape that follows
  /// from the matches and ``width``.
  public var canvas: PosterCanvas?
  /// Whether the style on a canvas is the one that fits it best, instead of ``style``.
  public var choosesStyle = false

  /// The content of the poster.
  let content: TournamentDocument
  /// The first and the last date of the tournament, empty without dates.
  private(set) var dates: String

  /// The allowed widths, in points.
  public static let allowedWidths = 160.0...100_000

  /// Creates a poster of a document with the default style, the light theme and no headline.
  ///
  /// - Complexity: O(*n*) in the matches.
  public init(of document: TournamentDocument) {
    content = document
    dates = Self.dates(of: document, in: .english)
  }

  /// Returns the first and the last date of a document, empty without dates.
  private static func dates(
    of document: TournamentDocument,
    in language: TournamentLanguage
  ) -> String {
    guard case .tournament(let tournament) = document,
      let (first, last) = tournament.dates(in: language)
    else { return "" }
    return first == last ? first : "\(first) – \(last)"
  }

  /// Creates a poster of a tournament with the default style, the light theme and no headline.
  ///
  /// - Complexity: O(*n*) in the matches.
  public init(of tournament: Tournament) {
    self.init(of: .tournament(tournament))
  }

  /// Creates a poster of a Swiss tournament with the light theme and no headline.
  public init(of swiss: SwissTournament) {
    self.init(of: .swiss(swiss))
  }

  /// The paths of all logos that the file names, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) in the participants.
  public var logoPaths: [String] {
    guard case .tournament(let tournament) = content else { return [] }
    return Set(tournament.logoPaths().values).sorted()
  }

  /// Returns a laid-out view of the poster in its final size.
  ///
  /// - Complexity: O(*n* log *n*) in the matches; each name is measured once.
  @preconcurrency @MainActor
  public func view() -> UIView {
    layout().view()
  }

  /// The width between the allowed ones that is closest to ``width``.
  var clampedWidth: Double? {
    width.map { width in
      width > Self.allowedWidths.lowerBound
        ? min(width, Self.allowedWidths.upperBound) : Self.allowedWidths.lowerBound
    }
  }

  /// The share of a poster's free width that is to the left of a stage.
  var anchor: Double {
    switch style {
    case .left, .top, .bottom: 0
    case .right: 1
    case .leftRight, .topBottom: 0.5
    }
  }

  /// The height of the title with the dates below it, 0 without a title.
  var headlineHeight: Double {
    guard title != nil else { return 0 }
    let subtitle = dates.isEmpty ? 0 : PosterMetrics.subtitleHeight
    return PosterMetrics.titleHeight + subtitle + PosterMetrics.headerSpacing
  }

  /// The colors with the accent.
  package var palette: ThemePalette { theme.palette.with(accent: accent) }
}
