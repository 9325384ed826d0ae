extension Tie {
  /// Creates a tie from its first row.
  init(_ record: MatchRecord, row: Int, round: Int, home: Int?, away: Int?) {
    self.round = round
    self.row = row
    location = record.location
    self.home = Side(team: home, placeholder: Tie.placeholder(record.home))
    self.away = Side(team: away, placeholder: Tie.placeholder(record.away))
    legs = [
      Knockout.Leg(
        date: record.date,
        score: record.score,
        penalties: record.penalties,
        location: record.location
      )
    ]
    if record.home == .bye || record.away == .bye {
      isBye = true
      winner = record.home == .bye ? .away : .home
    }
  }

  /// Adds another row of the same two teams; in a reversed row the tie's home team plays away.
  mutating func addLeg(_ record: MatchRecord, row: Int, isReversed: Bool) {
    self.row = min(self.row, row)
    let leg = Knockout.Leg(
      date: record.date,
      score: isReversed ? record.score?.reversed : record.score,
      penalties: isReversed ? record.penalties?.reversed : record.penalties,
      location: record.location
    )
    legs.append(leg)
  }

  /// Computes the total score and the winner.
  ///
  /// Two rows are legs: their scores are added up. Three and more are a series: the games won count.
  /// If the totals are equal, the shoot-out decides.
  mutating func computeResult() throws(MatchListError) {
    guard !isBye, let location else { return }
    defer { sortLegs() }
    let scores = legs.compactMap(\.score)
    guard !scores.isEmpty else { return }
    if legs.count > 2 {
      home.score = legs.count { $0.winner == .home }
      away.score = legs.count { $0.winner == .away }
    } else {
      home.score = scores.reduce(0) { $0 + $1.home }
      away.score = scores.reduce(0) { $0 + $1.away }
      try addPenalties(at: location)
    }
    if scores.count == legs.count { computeWinner() }
  }

  private mutating func addPenalties(at location: SourceLocation) throws(MatchListError) {
    let shootouts = legs.filter { $0.penalties != nil }
    guard let first = shootouts.first, let penalties = first.penalties else { return }
    if shootouts.count > 1 { throw .secondShootout(shootouts[1].location, first: first.location) }
    guard let left = home.score, let right = away.score, left == right else {
      throw .penaltiesWithoutDraw(location, home: home.score ?? 0, away: away.score ?? 0)
    }
    (home.penalties, away.penalties) = (penalties.home, penalties.away)
  }

  private mutating func computeWinner() {
    guard let left = home.score, let right = away.score else { return }
    let (first, second) =
      left == right ? (home.penalties ?? 0, away.penalties ?? 0) : (left, right)
    if first != second { winner = first > second ? .home : .away }
  }

  /// Restores the file's order of rows without any date; dates have sorted the others already.
  private mutating func sortLegs() {
    guard legs.count > 1, legs.allSatisfy(\.date.isEmpty) else { return }
    let order = legs.indices.sorted { (legs[$0].location.line, $0) < (legs[$1].location.line, $1) }
    legs = order.map { legs[$0] }
  }

  /// Whether a side has fewer points, or fewer penalties, than the other.
  func isBehind(_ slot: Knockout.Slot) -> Bool {
    let (side, rival) = (self[slot], self[slot.other])
    return (side.score ?? 0, side.penalties ?? 0) < (rival.score ?? 0, rival.penalties ?? 0)
  }

  private static func placeholder(_ team: MatchRecord.Team) -> String {
    if case .placeholder(let text) = team { text } else { "" }
  }
}

extension Knockout.Leg {
  /// The winner of this row alone.
  fileprivate var winner: Knockout.Slot? {
    guard let score else { return nil }
    if score.home != score.away { return score.home > score.away ? .home : .away }
    guard let penalties else { return nil }
    return penalties.home > penalties.away ? .home : .away
  }
}

extension MatchRecord.Score {
  /// The score with the sides exchanged.
  fileprivate var reversed: MatchRecord.Score { MatchRecord.Score(home: away, away: home) }
}
