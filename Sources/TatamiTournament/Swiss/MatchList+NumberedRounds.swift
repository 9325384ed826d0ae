import TatamiMatchLists

/// The form of a tournament whose teams all play in numbered rounds.
enum NumberedRounds {
  /// Teams meet by their order in the table.
  case swiss
  /// Teams meet whatever their points are, in the end all others.
  case league
  /// Too few results show which one it is.
  case unclear
}

extension MatchList {
  /// The form of the tournament if teams have one opponent in each of at least two rounds, which have
  /// equally many matches and no names of a knockout; nil for any other tournament.
  ///
  /// In a Swiss tournament opponents have about equal points before they meet; the average difference
  /// is compared with that of all pairs of teams.
  ///
  /// - Complexity: O(*n* · *t*) in the records and teams.
  var numberedRounds: NumberedRounds? {
    var rounds: [String: [MatchRecord]] = [:]
    var order: [String] = []
    for record in records {
      let name = RoundName(record.round)
      guard !name.isDeciding, name.part == .bracket else { return nil }
      if rounds[name.key] == nil { order.append(name.key) }
      rounds[name.key, default: []].append(record)
    }
    let sizes = Set(order.map { rounds[$0]?.count ?? 0 })
    let teams = Set(records.flatMap(\.teamNames)).count
    guard order.count > 1, sizes.count == 1, sizes.first ?? 0 >= max(2, teams / 2),
      hasOneOpponent(rounds)
    else { return nil }
    if meetsAllOthers || namesMatchdays { return .league }
    return form(of: order.map { rounds[$0] ?? [] })
  }

  /// Whether no team has two matches in a round, and no two teams meet twice, except in a league.
  private func hasOneOpponent(_ rounds: [String: [MatchRecord]]) -> Bool {
    let isOnce = rounds.values.allSatisfy { rows in
      let teams = rows.flatMap(\.teamNames)
      return Set(teams).count == teams.count
    }
    return isOnce
      && (meetsAllOthers || namesMatchdays
        || Set(records.map { Set($0.teamNames) }).count == records.count)
  }

  /// Whether all teams meet each other equally often.
  private var meetsAllOthers: Bool { Meetings(records).isEqualRoundRobin }

  private func form(of rounds: [[MatchRecord]]) -> NumberedRounds {
    var points: [String: Int] = [:]
    var (met, all) = (0.0, 0.0)
    for rows in rounds {
      let pairs = rows.map(\.teamNames).filter { $0.count == 2 }
      let teams = pairs.joined().map { points[$0] ?? 0 }
      met += pairs.reduce(0) { $0 + Double(abs((points[$1[0]] ?? 0) - (points[$1[1]] ?? 0))) }
      all += Self.averageDifference(of: teams) * Double(pairs.count)
      for record in rows where record.teamNames.count == 2 {
        let leader = record.result.winner ?? record.result.decidedWinner
        guard record.result.isDecided else { continue }
        points[record.teamNames[0], default: 0] += leader == .home ? 2 : leader == nil ? 1 : 0
        points[record.teamNames[1], default: 0] += leader == .away ? 2 : leader == nil ? 1 : 0
      }
    }
    guard all > 0 else { return .unclear }
    return met <= 0.5 * all ? .swiss : met >= 0.8 * all ? .league : .unclear
  }

  private static func averageDifference(of points: [Int]) -> Double {
    guard points.count > 1 else { return 0 }
    var sum = 0
    for (index, first) in points.enumerated() {
      for second in points[(index + 1)...] { sum += abs(first - second) }
    }
    return Double(sum) / Double(points.count * (points.count - 1) / 2)
  }

  /// The list with the rounds of a league.
  func namingMatchdays() -> MatchList {
    var list = self
    list.records = records.map { $0.inRound("Matchday \($0.round.filter(\.isNumber))") }
    return list
  }
}
