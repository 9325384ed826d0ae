import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// A match of the poster: a card on each of its two incoming lines, and the champion's card on the
/// final.
final class MatchCardsView: TournamentMatchView {
  private let plan: PosterPlan
  private let side: BracketSide
  private let isFinal: Bool
  private var home: SideCard
  private var away: SideCard
  private var champion: ChampionCard?
  private var stem: UIView?
  private var stemWidth = 0.0

  init(
    _ match: Knockout.Match,
    champion: String?,
    location: PosterTree.Location,
    isFinal: Bool,
    plan: PosterPlan
  ) {
    self.plan = plan
    self.isFinal = isFinal
    side = location.side
    home = SideCard(match.home, isDecided: match.winner != nil, palette: plan.palette)
    away = SideCard(match.away, isDecided: match.winner != nil, palette: plan.palette)
    super.init(frame: .zero)
    addSubview(home)
    addSubview(away)
    isAccessibilityElement = true
    accessibilityLabel = PosterText.label(of: match)
    accessibilityIdentifier = "match-\(location.match + 1)"
    if isFinal { addChampion(champion) }
  }

  private func addChampion(_ name: String?) {
    if plan.style.isTwoSided {
      let isOpen = name == nil
      let line = UIView(frame: .zero)
      line.backgroundColor = (isOpen ? plan.palette.line : plan.palette.accent).uiColor
      addSubview(line)
      stem = line
      stemWidth = isOpen ? PosterMetrics.lineWidth : PosterMetrics.winnerLineWidth
    }
    let card = ChampionCard(champion: name, palette: plan.palette)
    addSubview(card)
    champion = card
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let exit = winnerPoints?.first.map({ Point(x: Double($0.x), y: Double($0.y)) })
    else { return }
    let centers = sideCenters(exit: exit)
    home.frame = CGRect(sideFrame(center: centers.home, isHome: true))
    away.frame = CGRect(sideFrame(center: centers.away, isHome: false))
    champion?.frame = CGRect(championFrame(exit: exit))
    stem?.frame = CGRect(stemFrame(exit: exit))
  }

  /// Returns the centers of the two sides' cards: half a layer before the match on its incoming
  /// lines.
  private func sideCenters(exit: Point) -> (home: Point, away: Point) {
    let axis = plan.style.layerAxis
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
      Point(axis, along, cross: plan.matchMargin),
      Point(axis, along, cross: extent - plan.matchMargin)
    )
  }

  /// Returns the frame of a side's card, which in the first layer covers the start of its line.
  private func sideFrame(center: Point, isHome: Bool) -> Rect {
    guard matchPath?.layer == 1 else { return Rect(center: center, size: plan.card) }
    let isBetweenSides = isFinal && plan.style.isTwoSided
    let edge = isBetweenSides ? (isHome ? -1 : 1) : -direction
    return edgeFrame(center: center, size: plan.edgeCard, toward: edge)
  }

  /// Returns the frame of the champion's card, at the end of the champion's line.
  private func championFrame(exit: Point) -> Rect {
    let axis = plan.style.layerAxis
    var center = exit
    guard plan.style.isTwoSided else {
      center[axis] += direction * plan.layerLength / 2
      return edgeFrame(center: center, size: plan.championSize, toward: direction)
    }
    let reach = plan.championReach + plan.championSize[axis.cross] / 2
    center[axis.cross] += plan.style.championDirection * reach
    return Rect(center: center, size: plan.championSize)
  }

  /// Returns the frame of the line that extends a two-sided final's stub to the champion's card.
  private func stemFrame(exit: Point) -> Rect {
    let cross = plan.style.entryAxis
    let length = plan.championReach - BracketMetrics.championStub + 2
    var middle = exit
    middle[cross] += plan.style.championDirection * (plan.championReach - length / 2 + 1)
    return Rect(center: middle, size: Size(cross, length, cross: stemWidth))
  }

  /// Returns the frame of a card that covers a line up to the bracket's edge.
  private func edgeFrame(center: Point, size: Size, toward side: Double) -> Rect {
    let axis = plan.style.layerAxis
    var center = center
    center[axis] += side * (plan.layerLength / 2 + PosterMetrics.edgeCover - size[axis] / 2)
    return Rect(center: center, size: size)
  }

  /// The direction of the rounds: 1 along the layer axis, -1 against it.
  private var direction: Double { plan.style.layerDirection(on: side) }
}
