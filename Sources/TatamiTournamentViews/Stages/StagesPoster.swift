import TatamiGeometry
public import TatamiTournament
public import TatamiUIKit

/// All stages of a tournament as a poster: brackets with the losers' half below the winners', pools as
/// tables with their matches.
///
/// ```swift
/// let list = try MatchListParser.parse(bytes, name: "league.csv")
/// var poster = StagesPoster(of: try Tournament.derive(from: list, name: "League"))
/// poster.title = "Town League"
/// let view = poster.view()
/// ```
///
/// For a single elimination in any style, use ``TournamentPoster``.
public struct StagesPoster: Sendable {
  /// The colors.
  public var theme = TournamentPoster.Theme.light
  /// The color of the winners' lines and of the champion's card; nil for the theme's.
  public var accent: PosterColor?
  /// Whether the page has no background.
  public var isTransparent = false
  /// The headline above the stages; nil for none.
  public var title: String?
  /// Whether the first rounds of brackets stand at the right.
  public var isRightToLeft = false
  /// The rules of the tables of pools; nil for three points for a win and one for a draw, or for one
  /// and a half where the sides of every match share a point.
  public var poolRules: PoolRules?
  /// The URL of the pages about matches for which the file has none; nil for no links.
  public var links: MatchLinkTemplate?

  /// What a poster shows.
  enum Content: Sendable {
    case stages(Tournament)
    /// A Swiss tournament with the players' names by pairing number.
    case swiss(SwissTournament, names: [String])
  }

  let content: Content

  /// Creates a poster of a tournament with the light theme and no headline.
  public init(of tournament: Tournament) {
    content = .stages(tournament)
  }

  /// Creates a poster of a Swiss tournament: its table and the pairings of its rounds.
  public init(of swiss: SwissTournament) {
    content = .swiss(swiss, names: swiss.players.indices.map { swiss.name(ofPlayer: $0 + 1) })
  }

  /// Measures the texts and computes the frames of the poster's parts.
  ///
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @MainActor
  public func layout() -> Layout {
    Layout(self, plan: StagesPlan(of: self))
  }

  /// Returns the poster in parts that fit pages: its stages, and parts of larger ones.
  ///
  /// A part whose smallest content does not fit is returned nevertheless.
  ///
  /// - Parameters:
  ///   - size: The size of a page, in points.
  ///   - smallestScale: The scale below which a part does not fit.
  /// - Complexity: O(*r* · *n* log *n*) in the matches and the columns of a part.
  @MainActor
  package func pages(fitting size: CGSize, smallestScale: Double) -> [Layout] {
    let whole = layout()
    if min(size.width / whole.size.width, size.height / whole.size.height) >= smallestScale {
      return [whole]
    }
    let margin = 2 * StagesMetrics.margin
    let stages = StagesPlan.stages(of: self)
    let hasLegend = stages.contains { !$0.legend.isEmpty }
    let legend = hasLegend ? StagesMetrics.legendSpacing + StagesMetrics.captionHeight : 0
    let content = Size(
      width: Double(size.width) / smallestScale - margin,
      height: Double(size.height) / smallestScale - margin - StagesMetrics.headlineHeight - legend
    )
    let pages = StagesPlan.pages(of: stages, fitting: content)
    return pages.enumerated().map { index, parts in
      var page = self
      let number = "page \(index + 1) of \(pages.count)"
      page.title = title.map { "\($0) – \(number)" } ?? number.capitalizedFirst
      return Layout(page, plan: StagesPlan(parts, title: page.title))
    }
  }

  /// Returns a laid-out view of the poster in its final size.
  ///
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @preconcurrency @MainActor
  public func view() -> UIView {
    layout().view()
  }

  /// The colors with the accent.
  package var palette: PosterPalette { theme.palette(accent: accent) }

  /// The poster as a sentence: its entrants and matches.
  package var summary: String {
    switch content {
    case .stages(let tournament):
      let stages = tournament.stages.map(\.name.singleLine)
      let names = stages.count > 1 ? ": \(stages.joined(separator: ", "))" : ""
      return "A tournament of \(tournament.participants.count) entrants and"
        + " \(tournament.matches.count) matches\(names)."
    case .swiss(let swiss, _):
      return "A Swiss tournament of \(swiss.players.count) players in \(swiss.rounds.count) rounds."
    }
  }

  /// A poster whose size is known and whose views have not been created.
  public struct Layout {
    package let poster: StagesPoster
    private let plan: StagesPlan

    init(_ poster: StagesPoster, plan: StagesPlan) {
      self.poster = poster
      self.plan = plan
    }

    /// The size of the poster, in points.
    public var size: CGSize { CGSize(plan.size) }

    /// Returns the poster as shapes and texts.
    ///
    /// - Complexity: O(*n*) in the matches.
    package func sheet() -> PosterSheet { PosterSheet(poster, plan: plan) }

    /// Returns a laid-out view of the poster.
    ///
    /// - Complexity: O(*n*) in the matches.
    @MainActor
    public func view() -> UIView {
      let view = PosterSheetView(sheet())
      view.overrideUserInterfaceStyle = poster.palette.isDark ? .dark : .light
      view.accessibilityLabel = poster.title
      view.layoutIfNeeded()
      return view
    }
  }
}
