import Foundation
import Tatami
import TatamiGeometry

/// A match on the bracket: a card on each of its two incoming lines; on the final's also the
/// champion's.
final class MatchCardsView: TournamentMatchView {
  private let plan: PosterPlan
  private let isOnAwaySide: Bool
  private let isFinal: Bool
  private var home: SideCard
  private var away: SideCard
  private var champion: ChampionCard?

  init(
    _ match: Tournament.Match,
    champion: String?,
    place: PosterTree.Place,
    isFinal: Bool,
    plan: PosterPlan
  ) {
    self.plan = plan
    self.isFinal = isFinal
    isOnAwaySide = place.isOnAwaySide
    home = SideCard(match.home, isDecided: match.winner != nil)
    away = SideCard(match.away, isDecided: match.winner != nil)
    super.init(frame: .zero)
    addSubview(home)
    addSubview(away)
    isAccessibilityElement = true
    accessibilityLabel = PosterText.label(of: match)
    if isFinal {
      let card = ChampionCard(champion: champion)
      addSubview(card)
      self.champion = card
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let exit = winnerPoints?.first else { return }
    let (homeCentre, awayCentre) = sideCentres(exit: exit)
    let towardsEdge = matchPath?.layer == 1 ? -direction : 0
    place(home, size: plan.card, at: homeCentre, extendedTowards: towardsEdge)
    place(away, size: plan.card, at: awayCentre, extendedTowards: towardsEdge)
    guard let champion else { return }
    let end = plan.style.isTwoSided ? 0 : direction
    place(
      champion,
      size: plan.championSize,
      at: championCentre(exit: exit),
      extendedTowards: end
    )
  }

  /// The middles of the two incoming lines.
  private func sideCentres(exit: CGPoint) -> (home: Point, away: Point) {
    let axis = plan.style.layerAxis
    let exit = Point(x: Double(exit.x), y: Double(exit.y))
    let back = plan.layerLength / 2
    if isFinal && plan.style.isTwoSided {
      return (
        Point(axis, exit[axis] - back, cross: exit[axis.cross]),
        Point(axis, exit[axis] + back, cross: exit[axis.cross])
      )
    }
    let extent = axis == .horizontal ? Double(bounds.height) : Double(bounds.width)
    let along = exit[axis] - direction * back
    return (
      Point(axis, along, cross: plan.slotInset),
      Point(axis, along, cross: extent - plan.slotInset)
    )
  }

  private func championCentre(exit: CGPoint) -> Point {
    let axis = plan.style.layerAxis
    var centre = Point(x: Double(exit.x), y: Double(exit.y))
    guard plan.style.isTwoSided else {
      centre[axis] += direction * plan.layerLength / 2
      return centre
    }
    let reach = PosterMetrics.championStub + plan.championSize[axis.cross] / 2
    centre[axis.cross] += plan.style.championDirection * reach
    return centre
  }

  /// Which way rounds follow one another: 1 along the layer axis, -1 against it (bracket §2.2).
  private var direction: Double {
    switch plan.style {
    case .left, .top: 1
    case .right, .bottom: -1
    case .leftRight, .topBottom: isOnAwaySide ? -1 : 1
    }
  }

  /// Places a card; one beside an edge of the bracket reaches as far as the edge.
  private func place(
    _ view: UIView,
    size: Size,
    at centre: Point,
    extendedTowards side: Double
  ) {
    var rect = Rect(center: centre, size: size)
    let axis = plan.style.layerAxis
    if side != 0 && axis == .horizontal {
      let reach = (plan.layerLength - size[axis]) / 2
      rect.size[axis] += reach
      if side < 0 { rect.origin[axis] -= reach }
    }
    view.frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension BracketStyle {
  /// Which way the champion's line leaves a two-sided final along the entry axis (bracket §2.4.3).
  fileprivate var championDirection: Double {
    switch self {
    case .leftRight(.bottom): 1
    case .topBottom(.left): -1
    case .topBottom: 1
    default: -1
    }
  }
}
