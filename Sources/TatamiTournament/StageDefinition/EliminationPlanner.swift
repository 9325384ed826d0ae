/// Plans the brackets of an elimination (Specification/formats.md §3, §4).
struct EliminationPlanner {
  private typealias Match = StagePlan.Match
  private typealias Opponent = Tournament.Opponent

  let settings: StageSettings

  /// Plans a single elimination: the bracket and the match for the third rank.
  func single(_ slots: [Tournament.Opponent?]) -> [StagePlan.Group] {
    let bracket = upperBracket(from: ordered(slots, 0))
    guard settings.consolationFinal == true, bracket.count > 1 else { return [bracket] }
    let semifinals = bracket[bracket.count - 2]
    let match = Match(
      number: 1,
      first: semifinals[0].loser(position: 1),
      second: semifinals[1].loser(position: 2)
    )
    return [bracket, [[match]]]
  }

  /// Plans a double elimination: the upper bracket, the lower bracket and the finals.
  func double(_ slots: [Tournament.Opponent?]) -> [StagePlan.Group] {
    let slots = ordered(slots, 0)
    guard slots.count > 2 else { return [upperBracket(from: slots)] }
    let upper: StagePlan.Group
    let lower: StagePlan.Group
    if settings.skipFirstRound == true {
      upper = upperBracket(from: Self.everySecond(slots, from: 0))
      lower = lowerBracket(
        first: ordered(Self.everySecond(slots, from: 1), 1),
        losersOf: upper[...]
      )
    } else {
      upper = upperBracket(from: slots)
      lower = lowerBracket(
        first: ordered(upper[0].map { $0.loser(position: $0.number) }, 1),
        losersOf: upper[1...]
      )
    }
    let finals = finals(upper: upper, lower: lower)
    return finals.isEmpty ? [upper, lower] : [upper, lower, finals]
  }

  /// Returns slots in the order that the settings define at an index.
  private func ordered(_ slots: [Opponent?], _ index: Int) -> [Opponent?] {
    guard let orderings = settings.seedOrdering, index < orderings.count else { return slots }
    return orderings[index].order(of: slots.count).map { slots[$0] }
  }

  private static func everySecond(_ slots: [Opponent?], from start: Int) -> [Opponent?] {
    stride(from: start, to: slots.count, by: 2).map { slots[$0] }
  }

  private static func pairs(_ slots: [Opponent?]) -> [Match] {
    (0..<(slots.count / 2)).map {
      Match(number: $0 + 1, first: slots[2 * $0], second: slots[2 * $0 + 1])
    }
  }

  private func upperBracket(from slots: [Opponent?]) -> StagePlan.Group {
    var rounds = [Self.pairs(slots)]
    var last = rounds[0]
    while last.count > 1 {
      last = Self.pairs(last.map(\.winner))
      rounds.append(last)
    }
    return rounds
  }

  /// Plans the lower bracket: rounds among its winners alternate with rounds against losers of the
  /// upper bracket.
  private func lowerBracket(
    first slots: [Opponent?],
    losersOf upper: ArraySlice<[Match]>
  ) -> StagePlan.Group {
    var rounds: StagePlan.Group = []
    var slots = slots
    for (index, round) in upper.enumerated() {
      let major = Self.pairs(slots)
      let losers = round.map { $0.loser(position: $0.number) }
      let isLast = index == upper.count - 1
      let entering = isLast ? losers : ordered(losers, index + 2)
      let minor = zip(entering, major).enumerated().map { index, pair in
        Match(number: index + 1, first: pair.0, second: pair.1.winner)
      }
      rounds += [major, minor]
      slots = minor.map(\.winner)
    }
    return rounds
  }

  /// Plans the grand finals and the consolation final, whose number is 2.
  private func finals(upper: StagePlan.Group, lower: StagePlan.Group) -> StagePlan.Group {
    guard let grandFinal = settings.grandFinal, grandFinal != .omitted,
      let upperFinal = upper.last?.first, let lowerFinal = lower.last?.first
    else { return [] }
    var second = lowerFinal.winner
    second?.position = 1
    var rounds = [[Match(number: 1, first: upperFinal.winner, second: second)]]
    if grandFinal == .double {
      rounds.append([Match(number: 1, first: .open(), second: .open())])
    }
    if settings.consolationFinal == true {
      let consolation = Match(
        number: 2,
        first: lower[lower.count - 2][0].loser(position: 1),
        second: lowerFinal.loser(position: 2)
      )
      rounds.append([consolation])
    }
    return rounds
  }
}
