import TatamiBracket
import TatamiGeometry
import TatamiTournament
public import TatamiUIKit

extension TournamentPoster {
  /// A poster whose size is known and whose views have not been created.
  public struct Layout {
    package let poster: TournamentPoster
    private let plan: PosterPlan

    init(_ poster: TournamentPoster, plan: PosterPlan) {
      self.poster = poster
      self.plan = plan
    }

    /// The final size of the poster, in points.
    public var size: CGSize {
      CGSize(
        width: plan.size.width * plan.lengths.scale,
        height: plan.size.height * plan.lengths.scale
      )
    }

    /// Returns the poster as shapes and texts.
    ///
    /// - Complexity: O(*n*) in the matches.
    package func sheet() -> PosterSheet { PosterSheet(poster, plan: plan) }

    /// Returns a laid-out view of the poster in its final size.
    ///
    /// - Complexity: O(*n*) in the matches.
    @MainActor
    public func view() -> UIView {
      let view = PosterSheetView(sheet())
      view.overrideUserInterfaceStyle = poster.palette.isDark ? .dark : .light
      view.accessibilityLabel = poster.title
      view.layoutIfNeeded()
      return plan.lengths.scale < 1 ? scaledDown(view) : view
    }

    /// Returns a view of the final size that contains another one.
    @MainActor
    private func scaledDown(_ view: UIView) -> UIView {
      let container = UIView(frame: CGRect(origin: .zero, size: size))
      let scale = plan.lengths.scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      container.addSubview(view)
      return container
    }
  }

  /// Measures the texts and computes the frames of the poster's parts.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n* log *n*) in the matches; each name is measured once.
  @MainActor
  public func layout() throws(BracketError) -> Layout {
    let tree = try PosterTree(tournament)
    let widths = PosterTextWidths(measuring: tournament, title: title)
    return Layout(self, plan: PosterPlan(of: self, tree: tree, widths: widths))
  }

  /// Returns a lower bound of the poster's size, in points, without measuring texts.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament with more than ``Bracket/mostSlots``
  ///   entries and winners.
  /// - Complexity: O(*n*) in the matches.
  public func minimumSize() throws(BracketError) -> CGSize {
    let tree = try PosterTree(tournament)
    let size = PosterPlan(of: self, tree: tree, widths: .smallest).size
    // The wider the texts, the more a narrow poster is scaled down.
    let scale = PosterPlan(of: self, tree: tree, widths: .largest).lengths.scale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The colors with the accent.
  package var palette: PosterPalette { theme.palette(accent: accent) }

  /// The poster as a sentence: its entries, rounds and champion.
  package var summary: String {
    let count = tournament.entries.count
    let rounds = tournament.layers.count
    let champion = tournament.champion.map { "; the champion is \($0.singleLine)" } ?? ""
    return
      "A bracket of \(count) entries in \(rounds) \(rounds == 1 ? "round" : "rounds")\(champion)."
  }
}
