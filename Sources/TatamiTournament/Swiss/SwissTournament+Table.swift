extension SwissTournament {
  /// A player's row of the table.
  public struct Row: Equatable, Sendable {
    /// The pairing number.
    public let player: Int
    /// The rank, from 1; players with equal values share it.
    public internal(set) var rank = 0
    /// The points.
    public internal(set) var points = 0.0
    /// The sum of the opponents' points.
    public internal(set) var buchholz = 0.0
    /// The sum of the opponents' points without the lowest.
    public internal(set) var buchholzCut = 0.0
    /// The sum of the opponents' points without the lowest and the highest; 0 for fewer than three.
    public internal(set) var medianBuchholz = 0.0
    /// The sum of the opponents' points, each multiplied by the result's share of a win.
    public internal(set) var sonnebornBerger = 0.0
    /// The sum of the points after every round.
    public internal(set) var progressive = 0.0
    /// The number of rounds won against an opponent, forfeits included.
    public internal(set) var wins = 0
    /// The points against players with the same points and Buchholz, if all of them have met.
    var direct = 0.0

    init(player: Int) {
      self.player = player
    }

    /// The values that rank players before their results against each other.
    fileprivate var first: [Double] { [points, buchholzCut, buchholz, sonnebornBerger] }
    fileprivate var all: [Double] { first + [direct, Double(wins)] }
  }

  /// Returns the table of the finished boards, best first: by points, Buchholz without the lowest,
  /// Buchholz, Sonneborn-Berger, the results among tied players, and wins.
  ///
  /// - Complexity: O(*n* log *n* + *r* · *t*) in the players, the results and the ties.
  public func table() -> [Row] {
    var rows = rows()
    rows.sort { Self.isBefore($0, $1, $0.first, $1.first) }
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { $0.first != rows[start].first } ?? rows.count
      if let points = directPoints(among: rows[start..<end].map(\.player)) {
        for index in start..<end { rows[index].direct = points[rows[index].player] ?? 0 }
      }
      start = end
    }
    rows.sort { Self.isBefore($0, $1, $0.all, $1.all) }
    for index in rows.indices {
      let isShared = index > 0 && rows[index].all == rows[index - 1].all
      rows[index].rank = isShared ? rows[index - 1].rank : index + 1
    }
    return rows
  }

  private static func isBefore(
    _ left: Row,
    _ right: Row,
    _ values: [Double],
    _ others: [Double]
  ) -> Bool {
    values == others ? left.player < right.player : others.lexicographicallyPrecedes(values)
  }

  /// A round of a player.
  private struct Entry {
    /// The points of the round.
    var points = 0.0
    /// The opponent's index, nil for a bye, a forfeit or a missed round.
    var opponent: Int?
    var isWin = false
  }

  private func rows() -> [Row] {
    var entries = [[Entry]](repeating: [], count: players.count)
    for (number, round) in rounds.enumerated() {
      for board in round.boards {
        guard let result = board.result else { continue }
        let opponents = result.isForfeit ? nil : board.away
        entries[board.home - 1].append(
          Entry(
            points: points(of: result.home),
            opponent: opponents.map { $0 - 1 },
            isWin: board.away != nil && result.home == .win
          )
        )
        guard let away = board.away else { continue }
        entries[away - 1].append(
          Entry(
            points: points(of: result.away),
            opponent: result.isForfeit ? nil : board.home - 1,
            isWin: result.away == .win
          )
        )
      }
      let isFinished = round.boards.allSatisfy { $0.result != nil }
      for player in players.indices where isFinished && entries[player].count <= number {
        entries[player].append(Entry())
      }
    }
    let totals = entries.map { $0.reduce(0) { $0 + $1.points } }
    return players.indices.map { row(of: $0, entries[$0], totals: totals) }
  }

  private func row(of player: Int, _ entries: [Entry], totals: [Double]) -> Row {
    var row = Row(player: player + 1)
    row.points = totals[player]
    var total = 0.0
    var opponents: [Double] = []
    for entry in entries {
      let opponent = totals[entry.opponent ?? player]
      opponents.append(opponent)
      total += entry.points
      row.progressive += total
      row.sonnebornBerger += entry.points / points.win * opponent
      if entry.isWin { row.wins += 1 }
    }
    row.buchholz = opponents.reduce(0, +)
    let (lowest, highest) = (opponents.min() ?? 0, opponents.max() ?? 0)
    row.buchholzCut = row.buchholz - lowest
    row.medianBuchholz = opponents.count < 3 ? 0 : row.buchholz - lowest - highest
    return row
  }

  /// Returns the points among tied players, nil unless all of them have met.
  private func directPoints(among players: [Int]) -> [Int: Double]? {
    // Each player has met at most one opponent per round.
    guard players.count > 1, players.count <= rounds.count + 1 else { return nil }
    let tied = Set(players)
    var points: [Int: Double] = [:]
    var meetings = 0
    for board in rounds.lazy.flatMap(\.boards) {
      guard let away = board.away, let result = board.result, tied.contains(board.home),
        tied.contains(away)
      else { continue }
      meetings += 1
      points[board.home, default: 0] += self.points(of: result.home)
      points[away, default: 0] += self.points(of: result.away)
    }
    return meetings == players.count * (players.count - 1) / 2 ? points : nil
  }
}
