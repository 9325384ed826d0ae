import TatamiBracket
import TatamiGeometry
import TatamiTournament
public import TatamiUIKit

extension TournamentPoster {
  /// A poster whose size is known and whose views have not been created.
  public struct Layout {
    private let poster: TournamentPoster
    private let tree: PosterTree
    private let plan: PosterPlan

    init(_ poster: TournamentPoster, tree: PosterTree, plan: PosterPlan) {
      self.poster = poster
      self.tree = tree
      self.plan = plan
    }

    /// The final size of the poster, in points.
    public var size: CGSize {
      CGSize(width: plan.size.width * plan.scale, height: plan.size.height * plan.scale)
    }

    /// Returns a laid-out view of the poster in its final size.
    ///
    /// - Complexity: O(*n*) in the matches.
    @MainActor
    public func view() -> UIView {
      let view = PosterView(poster.tournament, tree: tree, plan: plan, title: poster.title)
      view.overrideUserInterfaceStyle = plan.palette.isDark ? .dark : .light
      if poster.isTransparent { view.backgroundColor = nil }
      view.accessibilityLabel = poster.title
      view.layoutIfNeeded()
      return plan.scale < 1 ? scaledDown(view) : view
    }

    /// Returns a view of the final size that contains another one.
    @MainActor
    private func scaledDown(_ view: UIView) -> UIView {
      let container = UIView(frame: CGRect(origin: .zero, size: size))
      view.transform = CGAffineTransform(scaleX: plan.scale, y: plan.scale)
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      container.addSubview(view)
      return container
    }
  }

  /// Measures the texts and computes the frames of the poster's parts.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n* log *n*) in the matches, and each name is measured once.
  @MainActor
  public func layout() throws(BracketError) -> Layout {
    let tree = try PosterTree(tournament)
    let widths = PosterTextWidths(measuring: tournament, tree: tree, title: title)
    return Layout(self, tree: tree, plan: plan(tree, widths, placements: placementCount))
  }

  /// Returns a lower bound of the poster's size, in points, without measuring texts.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n*) in the matches.
  public func minimumSize() throws(BracketError) -> CGSize {
    let tree = try PosterTree(tournament)
    let size = plan(tree, .smallest, placements: 0).size
    // The wider the texts are, the more a narrow poster is scaled down.
    let scale = plan(tree, .largest, placements: 0).scale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var placementCount: Int { tournament.matchesOutsideTree.count }

  private func plan(
    _ tree: PosterTree,
    _ widths: PosterTextWidths,
    placements: Int
  ) -> PosterPlan {
    PosterPlan(of: self, tree: tree, widths: widths, placements: placements)
  }
}
