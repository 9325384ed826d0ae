import TatamiBracket
import TatamiGeometry
import TatamiTournament

/// The lines of a poster's bracket.
struct PosterLines {
  /// The lines of losers and of matches to come.
  private(set) var ordinary: [[Point]] = []
  /// The lines of winners, from their cards to the next ones.
  private(set) var winners: [[Point]] = []

  private let plan: PosterPlan

  /// - Complexity: O(*n*) in the matches.
  init(_ plan: PosterPlan) {
    self.plan = plan
    for (index, entry) in plan.tournament.entries.enumerated() where entry.byes > 0 {
      addBye(index)
    }
    for index in plan.tournament.matches.indices { addMatch(index) }
  }

  private mutating func add(_ path: [Point], isWinner: Bool) {
    if isWinner { winners.append(path) } else { ordinary.append(path) }
  }

  /// Adds the line from an entry's card in the first round to that in its first match.
  private mutating func addBye(_ index: Int) {
    let entry = plan.tournament.entries[index]
    let side = plan.tree.entrySides[index]
    let center = plan.across.entries[index]
    let end = Double(plan.tournament.matches[entry.match].layer - 1) * plan.lengths.pitch
    let path = [cardLength, end].map { plan.point(along: $0, across: center, on: side) }
    add(path, isWinner: plan.tournament.matches[entry.match].winner == entry.slot)
  }

  private mutating func addMatch(_ index: Int) {
    let match = plan.tournament.matches[index]
    let isFinal = index == plan.tournament.matches.count - 1
    for slot in [Knockout.Slot.home, .away] {
      let isWinner = match.winner == slot
      var path =
        isFinal && plan.style.isTwoSided
        ? finalistPath(slot) : path(of: slot, inMatch: index)
      // The winner's line continues to the next card; without a winner, the home side's line does.
      let continues = match.winner.map { $0 == slot } ?? (slot == .home)
      if continues { path.append(nextCard(after: index)) }
      add(path, isWinner: isWinner)
    }
  }

  /// Returns the path from a card to the middle of its match.
  private func path(of slot: Knockout.Slot, inMatch index: Int) -> [Point] {
    let match = plan.tournament.matches[index]
    let start = Double(match.layer - 1) * plan.lengths.pitch + cardLength
    let junction = start + plan.lengths.elbow
    let side = plan.tree.sides[index]
    let center = plan.across.center(of: match[slot])
    return [
      plan.point(along: start, across: center, on: side),
      plan.point(along: junction, across: center, on: side),
      plan.point(along: junction, across: plan.across.matches[index], on: side),
    ]
  }

  /// Returns the path from a finalist's card to the middle between both halves.
  private func finalistPath(_ slot: Knockout.Slot) -> [Point] {
    let side: BracketSide = slot == .home ? .first : .second
    let middle = plan.lengths.extent / 2
    let center = plan.across.matches[plan.tournament.matches.count - 1]
    return [
      plan.point(along: middle - plan.lengths.elbow, across: center, on: side),
      plan.point(along: middle, across: center, on: side),
    ]
  }

  /// Returns the edge of the card to which a match's winner continues.
  private func nextCard(after index: Int) -> Point {
    let matches = plan.tournament.matches
    guard index < matches.count - 1 else { return championEdge }
    let layer = matches[index].layer
    return plan.point(
      along: Double(layer) * plan.lengths.pitch,
      across: plan.across.matches[index],
      on: plan.tree.sides[index]
    )
  }

  /// The edge of the champion's card at which the champion's line ends.
  private var championEdge: Point {
    guard plan.style.isTwoSided else {
      return plan.point(
        along: Double(plan.tree.layers) * plan.lengths.pitch,
        across: plan.across.champion,
        on: .first
      )
    }
    let length = plan.champion.size[plan.style.entryAxis] / 2
    return plan.point(
      along: plan.lengths.extent / 2,
      across: plan.across.champion - plan.style.championDirection * length,
      on: .first
    )
  }

  private var cardLength: Double { plan.lengths.card[plan.style.roundAxis] }
}
