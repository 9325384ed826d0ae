/// Pairs a round of a tournament with the Swiss system (Specification/formats.md §11).
///
/// Players are identified by indexes from 0.
struct SwissPairing {
  private let round: Int
  private let history: SwissHistory
  /// The players to pair, best first.
  private let field: [Int]
  private let matching: SwissMatching

  init(_ tournament: SwissTournament) {
    round = tournament.rounds.count + 1
    let history = SwissHistory(tournament)
    self.history = history
    field = tournament.players.indices
      .filter { !tournament.players[$0].isWithdrawn }
      .sorted { history.isBetter($0, than: $1) }
    matching = SwissMatching(opponents: history.opponents)
  }

  /// Returns the boards of the round in their order.
  func boards() throws(SwissError) -> [SwissTournament.Board] {
    var field = field
    let bye = try takeBye(from: &field)
    var pairs: [(Int, Int)] = []
    var floaters: [Int] = []
    var start = 0
    while start < field.count {
      var end = start
      while end < field.count, history.points[field[end]] == history.points[field[start]] {
        end += 1
      }
      let bracket = floaters + field[start..<end]
      let lower = Array(field[end...])
      guard let floating = self.floaters(of: bracket, lower: lower) else {
        throw .noLegalPairing(round: round)
      }
      let out = Set(floating)
      let floatersInside = floaters.count
      let kept = bracket.enumerated().filter { !out.contains($0.element) }
      let firstResident = kept.firstIndex { $0.offset >= floatersInside } ?? kept.count
      pairs += pair(kept.map(\.element), floaters: firstResident)
      floaters = floating
      start = end
    }
    guard floaters.isEmpty else { throw .noLegalPairing(round: round) }
    return ordered(pairs) + [bye].compactMap { $0 }.map(Self.byeBoard)
  }

  private static func byeBoard(_ player: Int) -> SwissTournament.Board {
    SwissTournament.Board(
      home: player + 1,
      away: nil,
      result: SwissTournament.Result(home: .win, away: .loss)
    )
  }

  /// Removes the player who has the bye: the lowest-ranked one without a previous bye whose removal
  /// leaves the others pairable.
  private func takeBye(from field: inout [Int]) throws(SwissError) -> Int? {
    guard field.count % 2 == 1 else {
      guard matching.canComplete(field) else { throw .noLegalPairing(round: round) }
      return nil
    }
    for index in field.indices.reversed() where !history.hadBye[field[index]] {
      var others = field
      let player = others.remove(at: index)
      if matching.canComplete(others) {
        field = others
        return player
      }
    }
    throw .noLegalPairing(round: round)
  }

  /// Returns the players of a bracket who move to the next one, best first; nil if no selection is
  /// possible.
  private func floaters(of bracket: [Int], lower: [Int]) -> [Int]? {
    let fewest = matching.isSurelyComplete(bracket.count) ? 0 : matching.unmatchedCount(bracket)
    let odd = bracket.count % 2
    for count in stride(from: max(odd, fewest), through: bracket.count, by: 2) {
      let search = FloaterSearch(
        bracket: bracket,
        lower: lower,
        count: count,
        matching: matching
      )
      if let found = search.lowest() { return found }
    }
    return nil
  }

  /// Pairs a bracket whose first players have moved down from higher brackets.
  private func pair(_ bracket: [Int], floaters: Int) -> [(Int, Int)] {
    var rest = SwissRest(bracket)
    var pairs: [(Int, Int)] = []
    for floater in 0..<floaters where !rest.isTaken[floater] {
      let candidates = [
        rest.remaining(from: floaters), rest.remaining(from: floater + 1, to: floaters),
      ]
      if let partner = partner(of: floater, among: candidates.joined(), in: rest) {
        pairs.append((bracket[floater], bracket[partner]))
        rest.take(floater, partner)
      }
    }
    return pairs + fold(rest.members)
  }

  /// Returns the first candidate whom a player has not met and whose removal leaves the rest
  /// pairable.
  private func partner(
    of player: Int,
    among candidates: some Sequence<Int>,
    in rest: SwissRest
  ) -> Int? {
    candidates.first { candidate in
      candidate != player
        && !history.haveMet(rest.bracket[player], rest.bracket[candidate])
        && (matching.isSurelyComplete(rest.count - 2)
          || matching.canComplete(rest.members(without: player, candidate)))
    }
  }

  /// Pairs the upper half of a bracket with the lower half, in order.
  private func fold(_ bracket: [Int]) -> [(Int, Int)] {
    let half = bracket.count / 2
    var rest = SwissRest(bracket)
    var pairs: [(Int, Int)] = []
    let isBipartite = matching.canAssign(Array(bracket[..<half]), Array(bracket[half...]))
    for player in bracket.indices where !rest.isTaken[player] {
      let partner: Int?
      if player >= half {
        partner = self.partner(of: player, among: rest.remaining(from: player + 1), in: rest)
      } else if isBipartite {
        partner = assignedPartner(of: player, half: half, in: rest)
      } else {
        let upper = rest.remaining(from: player + 1, to: half).reversed()
        let candidates = [Array(rest.remaining(from: half)), Array(upper)]
        partner = self.partner(of: player, among: candidates.joined(), in: rest)
      }
      guard let partner else { continue }
      pairs.append((bracket[player], bracket[partner]))
      rest.take(player, partner)
    }
    return pairs
  }

  /// Returns the first member of the lower half whose removal leaves an assignment for the others.
  private func assignedPartner(of player: Int, half: Int, in rest: SwissRest) -> Int? {
    let upper = half - player - 1
    return rest.remaining(from: half).first { candidate in
      guard !history.haveMet(rest.bracket[player], rest.bracket[candidate]) else { return false }
      if matching.isSurelyAssignable(upper) { return true }
      let lower = rest.remaining(from: half).filter { $0 != candidate }
      return matching.canAssign(
        Array(rest.bracket[(player + 1)..<half]),
        lower.map { rest.bracket[$0] }
      )
    }
  }

  /// Returns boards in their order, with the sides of the players.
  private func ordered(_ pairs: [(Int, Int)]) -> [SwissTournament.Board] {
    let points = history.points
    let sorted = pairs.map { history.isBetter($0.0, than: $0.1) ? $0 : ($0.1, $0.0) }
      .sorted { left, right in
        let sums = (points[left.0] + points[left.1], points[right.0] + points[right.1])
        if points[left.0] != points[right.0] { return points[left.0] > points[right.0] }
        if sums.0 != sums.1 { return sums.0 > sums.1 }
        return left.0 < right.0
      }
    return sorted.map { better, worse in
      let isHome = history.isHome(better, against: worse)
      return SwissTournament.Board(
        home: (isHome ? better : worse) + 1,
        away: (isHome ? worse : better) + 1,
        result: nil
      )
    }
  }
}

/// The members of a bracket that are not paired yet, by their index in it.
struct SwissRest {
  let bracket: [Int]
  private(set) var isTaken: [Bool]
  private(set) var count: Int

  init(_ bracket: [Int]) {
    self.bracket = bracket
    isTaken = [Bool](repeating: false, count: bracket.count)
    count = bracket.count
  }

  var members: [Int] { bracket.indices.filter { !isTaken[$0] }.map { bracket[$0] } }

  mutating func take(_ first: Int, _ second: Int) {
    isTaken[first] = true
    isTaken[second] = true
    count -= 2
  }

  func remaining(from start: Int, to end: Int? = nil) -> some BidirectionalCollection<Int> {
    let end = max(end ?? bracket.count, start)
    return (start..<end).lazy.filter { !isTaken[$0] }
  }

  func members(without first: Int, _ second: Int) -> [Int] {
    bracket.indices.filter { !isTaken[$0] && $0 != first && $0 != second }.map { bracket[$0] }
  }
}
