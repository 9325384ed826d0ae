/// The players' results of previous rounds, by index from 0.
struct SwissHistory {
  private(set) var points: [Double]
  private(set) var hadBye: [Bool]
  /// The players with whom a player has been paired.
  private(set) var opponents: [Set<Int>]
  /// Whether a player was home, by round with an opponent.
  private var wasHome: [[Bool]]

  init(_ tournament: SwissTournament) {
    let count = tournament.players.count
    points = [Double](repeating: 0, count: count)
    hadBye = [Bool](repeating: false, count: count)
    opponents = [Set<Int>](repeating: [], count: count)
    wasHome = [[Bool]](repeating: [], count: count)
    for board in tournament.rounds.lazy.flatMap(\.boards) {
      let home = board.home - 1
      if let result = board.result { points[home] += tournament.points(of: result.home) }
      guard let away = board.away.map({ $0 - 1 }) else {
        hadBye[home] = true
        continue
      }
      if let result = board.result { points[away] += tournament.points(of: result.away) }
      opponents[home].insert(away)
      opponents[away].insert(home)
      wasHome[home].append(true)
      wasHome[away].append(false)
    }
  }

  /// Whether a player is ranked before another one: by points, then by pairing number.
  func isBetter(_ player: Int, than other: Int) -> Bool {
    points[player] != points[other] ? points[player] > points[other] : player < other
  }

  func haveMet(_ player: Int, _ other: Int) -> Bool { opponents[player].contains(other) }

  /// Whether the better-ranked of two players is home.
  func isHome(_ player: Int, against other: Int) -> Bool {
    let balances = (balance(of: player), balance(of: other))
    if balances.0 != balances.1 { return balances.0 < balances.1 }
    for (own, others) in zip(wasHome[player].reversed(), wasHome[other].reversed())
    where own != others {
      return others
    }
    guard let last = wasHome[player].last else { return player % 2 == 0 }
    return !last
  }

  private func balance(of player: Int) -> Int {
    wasHome[player].reduce(0) { $0 + ($1 ? 1 : -1) }
  }
}
