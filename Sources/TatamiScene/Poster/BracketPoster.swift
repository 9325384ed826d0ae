/// A tournament's results as a picture: the bracket with names, scores, round titles and winners.
public struct BracketPoster: Sendable {
  /// Light or dark.
  public enum Theme: String, Sendable, CaseIterable {
    /// Dark text on white.
    case light
    /// Light text on black.
    case dark
  }

  /// Along which edges the draw begins.
  public var style = BracketStyle.left
  /// Light or dark.
  public var theme = Theme.light
  /// A headline above the bracket; nil for none.
  public var title: String?
  /// The picture's width in points; nil for the width that shows every name whole.
  ///
  /// Names are cut with an ellipsis in narrower pictures; in very narrow ones everything shrinks.
  public var width: Double?

  private let tournament: Tournament

  /// The widths a poster may be given, in points.
  public static let allowedWidths = 160.0...100_000

  /// Makes a poster of a tournament; look and words can be set afterwards.
  public init(of tournament: Tournament) {
    self.tournament = tournament
  }

  /// Returns the poster as a view of its final size, laid out.
  ///
  /// - Throws: `BracketError.tooLarge` for a tournament beyond the engine's limits.
  /// - Complexity: O(*n* log *n*) in the matches, plus measuring each name once.
  @MainActor
  public func view() throws(BracketError) -> UIView {
    let tree = try PosterTree(tournament)
    let plan = PosterPlan(
      of: tournament,
      tree: tree,
      style: style,
      hasHeader: title != nil,
      width: width
    )
    let view = PosterView(tournament, tree: tree, plan: plan, title: title)
    view.overrideUserInterfaceStyle = theme == .dark ? .dark : .light
    view.accessibilityLabel = title
    view.layoutIfNeeded()
    return plan.scale < 1 ? shrunk(view, by: plan.scale) : view
  }

  /// Returns a view of the scaled size that shows another one whole.
  @MainActor
  private func shrunk(_ view: UIView, by scale: Double) -> UIView {
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let frame = UIView(frame: CGRect(origin: .zero, size: size))
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    frame.addSubview(view)
    return frame
  }
}
