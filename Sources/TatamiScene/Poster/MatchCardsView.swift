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
  private var homeStub: OpenStub?
  private var awayStub: OpenStub?
  private var champion: ChampionCard?
  private var stem: UIView?

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
    homeStub = stub(of: match.home, turning: 1)
    awayStub = stub(of: match.away, turning: -1)
    addSubview(home)
    addSubview(away)
    isAccessibilityElement = true
    accessibilityLabel = PosterText.label(of: match)
    if isFinal { addChampion(champion) }
  }

  private func addChampion(_ name: String?) {
    if plan.style.isTwoSided {
      let line = UIView(frame: .zero)
      line.backgroundColor = name == nil ? PosterMetrics.lineColor : PosterMetrics.accentColor
      addSubview(line)
      stem = line
    }
    let card = ChampionCard(champion: name)
    addSubview(card)
    champion = card
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Behind the card of a side that has not won, its line goes on as an ordinary one, though the
  /// engine colours it for the match it came from (bracket §2.4.4).
  private func stub(of side: Tournament.Side, turning turn: Double) -> OpenStub? {
    guard case .winner = side.origin, !side.isWinner, !(isFinal && plan.style.isTwoSided) else {
      return nil
    }
    let stub = OpenStub(axis: plan.style.layerAxis, direction: direction, turn: turn)
    addSubview(stub)
    return stub
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let exit = winnerPoints?.first.map({ Point(x: Double($0.x), y: Double($0.y)) })
    else { return }
    let centres = sideCentres(exit: exit)
    for (card, stub, centre) in [(home, homeStub, centres.home), (away, awayStub, centres.away)] {
      card.frame = sideFrame(centre: centre, isHome: card === home).cgRect
      stub?.frame = stubFrame(centre: centre).cgRect
    }
    champion?.frame = championFrame(exit: exit).cgRect
    stem?.frame = stemFrame(exit: exit).cgRect
  }

  /// The middles of the two incoming lines.
  private func sideCentres(exit: Point) -> (home: Point, away: Point) {
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
      Point(axis, along, cross: plan.slotInset),
      Point(axis, along, cross: extent - plan.slotInset)
    )
  }

  /// Where a side's card stands: on its line's middle, in the first layer over its line's start.
  private func sideFrame(centre: Point, isHome: Bool) -> Rect {
    guard matchPath?.layer == 1 else { return Rect(center: centre, size: plan.card) }
    let isBetweenSides = isFinal && plan.style.isTwoSided
    let edge = isBetweenSides ? (isHome ? -1 : 1) : -direction
    return edgeFrame(centre: centre, size: plan.edgeCard, towards: edge)
  }

  /// Where the champion's card stands: over the end of the line, or at the end of the stub.
  private func championFrame(exit: Point) -> Rect {
    let axis = plan.style.layerAxis
    var centre = exit
    guard plan.style.isTwoSided else {
      centre[axis] += direction * plan.layerLength / 2
      return edgeFrame(centre: centre, size: plan.championSize, towards: direction)
    }
    let reach = plan.championReach + plan.championSize[axis.cross] / 2
    centre[axis.cross] += plan.style.championDirection * reach
    return Rect(center: centre, size: plan.championSize)
  }

  /// The line from the end of a two-sided final's stub to the champion's card.
  private func stemFrame(exit: Point) -> Rect {
    let cross = plan.style.entryAxis
    let thickness =
      stem?.backgroundColor === PosterMetrics.accentColor
      ? PosterMetrics.winnerLineWidth : PosterMetrics.lineWidth
    let length = plan.championReach - PosterMetrics.championStub + 2
    var middle = exit
    middle[cross] += plan.style.championDirection * (plan.championReach - length / 2 + 1)
    return Rect(center: middle, size: Size(cross, length, cross: thickness))
  }

  /// Returns the frame of a card that covers a line up to the bracket's edge.
  private func edgeFrame(centre: Point, size: Size, towards side: Double) -> Rect {
    let axis = plan.style.layerAxis
    var centre = centre
    centre[axis] += side * (plan.layerLength / 2 + PosterMetrics.edgeCover - size[axis] / 2)
    return Rect(center: centre, size: size)
  }

  /// The run from behind a card to the end of the line's cap at the junction.
  private func stubFrame(centre: Point) -> Rect {
    let axis = plan.style.layerAxis
    let thickness = PosterMetrics.coverWidth
    let length = (plan.layerLength - plan.card[axis]) / 2 + thickness / 2
    var middle = centre
    middle[axis] += direction * (plan.card[axis] + length) / 2
    return Rect(center: middle, size: Size(axis, length, cross: thickness))
  }

  /// Which way rounds follow one another: 1 along the layer axis, -1 against it (bracket §2.2).
  private var direction: Double {
    switch plan.style {
    case .left, .top: 1
    case .right, .bottom: -1
    case .leftRight, .topBottom: isOnAwaySide ? -1 : 1
    }
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

extension Rect {
  /// The same rectangle for views.
  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
