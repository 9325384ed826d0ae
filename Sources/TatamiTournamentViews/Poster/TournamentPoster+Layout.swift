import TatamiTournament
public import TatamiUIKit

extension TournamentPoster {
  /// A poster whose size is known and whose views have not been created.
  public struct Layout: Sendable {
    package let poster: TournamentPoster
    private let plan: PosterPlan
    /// The smallest canvas of the same shape in which all texts have 7 points or more; nil if the
    /// canvas of the poster is as large, or if it has none.
    public internal(set) var fittingCanvas: CGSize?

    init(_ poster: TournamentPoster, plan: PosterPlan) {
      self.poster = poster
      self.plan = plan
    }

    /// The final size of the poster, in points.
    public var size: CGSize {
      CGSize(plan.scaledSize)
    }

    /// Returns the poster as shapes and texts.
    ///
    /// - Complexity: O(*n*) in the matches.
    package func sheet() -> PosterSheet { PosterSheet(poster, plan: plan) }

    /// Returns the poster without its shapes and texts: its size, scale and background.
    package func emptySheet() -> PosterSheet { PosterSheet(empty: plan, of: poster) }

    /// Returns the titles of the poster, its stages, pools and rounds, in drawing order.
    package func headings() -> [PosterSheet.Text] { plan.headings(of: poster) }

    /// Calls a closure with the shapes and texts of each match, table or other part, in drawing
    /// order; they are not kept.
    ///
    /// - Complexity: O(*n*) in the matches.
    package func forEachPart<Failure: Error>(
      _ body: ([PosterSheet.Item]) throws(Failure) -> Void
    ) throws(Failure) {
      try plan.forEachPart(of: poster, body)
    }

    /// The name of the champion, nil while there is none.
    package var champion: String? {
      switch poster.content {
      case .tournament(let tournament): tournament.champion()?.singleLine
      case .swiss(let swiss): swiss.champion?.singleLine
      }
    }

    /// The poster as a sentence: its entrants, matches and champion.
    package var summary: String {
      let ending = champion.map { "; the champion is \($0)" } ?? ""
      switch poster.content {
      case .tournament(let tournament):
        let stages = tournament.stages.map(\.name.singleLine)
        let names = stages.count > 1 ? ": \(stages.joined(separator: ", "))" : ""
        let matches = tournament.matches.count { !$0.results.hasBye }
        return "A tournament of \(tournament.participants.count) entrants and"
          + " \(matches) \(matches == 1 ? "match" : "matches")\(names)\(ending)."
      case .swiss(let swiss):
        return "A Swiss tournament of \(swiss.players.count) players in \(swiss.rounds.count)"
          + " \(swiss.rounds.count == 1 ? "round" : "rounds")\(ending)."
      }
    }

    /// Returns a laid-out view of the poster in its final size.
    ///
    /// - Complexity: O(*n*) in the matches.
    @MainActor
    public func view() -> UIView {
      let view = PosterSheetView(sheet())
      view.overrideUserInterfaceStyle = poster.palette.isDark ? .dark : .light
      view.accessibilityLabel = poster.title
      return view
    }
  }

  /// Measures the texts and computes the frames of the poster's parts.
  ///
  /// - Complexity: O(*n* log *n*) in the matches; each name is measured once.
  public func layout() -> Layout {
    if let canvas { return PosterComposer(self, canvas).layout() }
    return Layout(
      self,
      plan: PosterPlan(PosterStage.all(of: self, style: style).map(\.plan), of: self)
    )
  }
}

extension SwissTournament {
  /// The name of the only player of the first rank, nil while a result is open.
  fileprivate var champion: String? {
    let boards = rounds.flatMap(\.boards)
    guard !boards.isEmpty, boards.allSatisfy({ $0.result != nil }) else { return nil }
    let first = table().filter { $0.rank == 1 }
    return first.count == 1 ? name(ofPlayer: first[0].player) : nil
  }
}
