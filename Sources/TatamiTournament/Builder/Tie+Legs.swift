extension Tie {
  /// Makes a tie of its first row.
  init(_ record: MatchRecord, round: Int, teams: (home: Int?, away: Int?)) {
    self.round = round
    home = Side(team: teams.home, standIn: Tie.standIn(record.home))
    away = Side(team: teams.away, standIn: Tie.standIn(record.away))
    legs = [
      Tournament.Leg(
        date: record.date,
        score: record.score,
        penalties: record.penalties,
        place: record.place
      )
    ]
    if record.home == .bye || record.away == .bye {
      isBye = true
      winner = record.home == .bye ? .away : .home
    }
  }

  /// Adds another row of the same two teams.
  mutating func addLeg(_ record: MatchRecord, isTurned: Bool) {
    let leg = Tournament.Leg(
      date: record.date,
      score: isTurned ? record.score?.turned : record.score,
      penalties: isTurned ? record.penalties?.turned : record.penalties,
      place: record.place
    )
    legs.append(leg)
  }

  /// Sums the rows up and finds the winner.
  ///
  /// Two rows are legs: their scores add up. Three and more are a series: games won count. A drawn
  /// sum is decided by the shoot-out of the last row that has one.
  mutating func settle() throws(ResultsError) {
    guard !isBye, let place = legs.first?.place else { return }
    sortLegsByDate()
    let scores = legs.compactMap(\.score)
    guard !scores.isEmpty else { return }
    if legs.count > 2 {
      home.score = legs.count { $0.leader == .home }
      away.score = legs.count { $0.leader == .away }
    } else {
      home.score = scores.reduce(0) { $0 + $1.home }
      away.score = scores.reduce(0) { $0 + $1.away }
      try addPenalties(at: place)
    }
    decide(isComplete: scores.count == legs.count)
  }

  private mutating func addPenalties(at place: ResultsPlace) throws(ResultsError) {
    guard let penalties = legs.compactMap(\.penalties).last else { return }
    guard let left = home.score, let right = away.score, left == right else {
      throw .penaltiesWithoutDraw(place, home: home.score ?? 0, away: away.score ?? 0)
    }
    (home.penalties, away.penalties) = (penalties.home, penalties.away)
  }

  private mutating func decide(isComplete: Bool) {
    guard isComplete, let left = home.score, let right = away.score else { return }
    let (first, second) =
      left == right ? (home.penalties ?? 0, away.penalties ?? 0) : (left, right)
    if first != second { winner = first > second ? .home : .away }
  }

  /// Orders the rows by date if every row has one that can be read.
  private mutating func sortLegsByDate() {
    guard legs.count > 1 else { return }
    let days = legs.compactMap { DateText.day($0.date) }
    guard days.count == legs.count else { return }
    let order = legs.indices.sorted { (days[$0], $0) < (days[$1], $1) }
    legs = order.map { legs[$0] }
  }

  private static func standIn(_ team: MatchRecord.Team) -> String {
    if case .open(let text) = team { text } else { "" }
  }
}

extension Tournament.Leg {
  /// Who won this row alone.
  fileprivate var leader: Tournament.Slot? {
    guard let score else { return nil }
    if score.home != score.away { return score.home > score.away ? .home : .away }
    guard let penalties else { return nil }
    return penalties.home > penalties.away ? .home : .away
  }
}

extension MatchRecord.Score {
  /// The same score seen from the other side.
  fileprivate var turned: MatchRecord.Score { MatchRecord.Score(home: away, away: home) }
}
