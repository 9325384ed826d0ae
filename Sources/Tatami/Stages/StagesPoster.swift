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

  let tournament: Tournament

  /// Creates a poster of a tournament with the light theme and no headline.
  public init(of tournament: Tournament) {
    self.tournament = tournament
  }

  /// Measures the texts and computes the frames of the poster's parts.
  ///
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @MainActor
  public func layout() -> Layout {
    Layout(self, plan: StagesPlan(of: self))
  }

  /// Returns a laid-out view of the poster in its final size.
  ///
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @preconcurrency @MainActor
  public func view() -> UIView {
    layout().view()
  }

  /// A poster whose size is known and whose views have not been created.
  public struct Layout {
    private let poster: StagesPoster
    private let plan: StagesPlan

    init(_ poster: StagesPoster, plan: StagesPlan) {
      self.poster = poster
      self.plan = plan
    }

    /// The size of the poster, in points.
    public var size: CGSize { CGSize(plan.size) }

    /// Returns a laid-out view of the poster.
    ///
    /// - Complexity: O(*n*) in the matches.
    @MainActor
    public func view() -> UIView {
      let view = StagesPosterView(poster, plan: plan)
      view.overrideUserInterfaceStyle = poster.theme.palette.isDark ? .dark : .light
      if poster.isTransparent { view.backgroundColor = nil }
      view.accessibilityLabel = poster.title
      view.layoutIfNeeded()
      return view
    }
  }
}
