import TatamiDocuments

/// The rounds of matches in a file without a column of rounds.
struct DerivedRounds {
  /// Names the rounds of a league or of a knockout.
  ///
  /// Teams that all meet each other equally often are a league. Otherwise a match precedes the next
  /// match of its winner, in the order of the dates or of the rows.
  ///
  /// - Throws: `MatchListError.underivableRounds` for any other tournament.
  /// - Complexity: O(*n* log *n*) in the records.
  static func name(_ records: inout [MatchRecord], at location: SourceLocation)
    throws(MatchListError)
  {
    if isLeague(records) {
      for index in records.indices { records[index].round = "League" }
      return
    }
    let dates = DateParser(records.map(\.date))
    let days = records.map { dates.day(of: $0.date)?.number }
    let rows = Array(records.indices)
    let orders =
      days.contains(nil) || Set(days).count == 1
      ? [rows, rows.reversed()]
      : [rows.sorted { (days[$0] ?? 0, $0) < (days[$1] ?? 0, $1) }]
    for order in orders {
      guard let heights = heights(of: records, in: order) else { continue }
      for (index, height) in heights.enumerated() { records[index].round = name(of: height) }
      return
    }
    throw .underivableRounds(location)
  }

  /// Whether all teams meet each other equally often.
  private static func isLeague(_ records: [MatchRecord]) -> Bool {
    var meetings: [Set<String>: Int] = [:]
    var teams: Set<String> = []
    for record in records {
      guard case .named(let home) = record.home, case .named(let away) = record.away else {
        return false
      }
      meetings[[home, away], default: 0] += 1
      teams.formUnion([home, away])
    }
    return teams.count > 2 && meetings.count == teams.count * (teams.count - 1) / 2
      && Set(meetings.values).count == 1
  }

  /// The number of rounds after each match, -1 for the match for third place; nil unless the matches
  /// are a knockout in the given order.
  private static func heights(of records: [MatchRecord], in order: [Int]) -> [Int]? {
    guard records.count > 2, let third = thirdPlaceMatches(of: records, in: order),
      third.count < 2
    else { return nil }
    var heights = [Int](repeating: -1, count: records.count)
    var next: [String: Int] = [:]
    var finals = 0
    for index in order.reversed() where !third.contains(index) {
      let record = records[index]
      let teams = [record.home, record.away].compactMap(\.name)
      let winner = record.result.decidedWinner.flatMap { record.team(at: $0).name }
      let following = (winner.map { [$0] } ?? teams).compactMap { next[$0] }
      heights[index] = (following.first.map { heights[$0] } ?? -1) + 1
      if following.isEmpty { finals += 1 }
      for team in teams { next[team] = index }
    }
    return finals == 1 ? heights : nil
  }

  /// The matches between two teams that have lost; nil if a team plays another match after a defeat.
  private static func thirdPlaceMatches(
    of records: [MatchRecord],
    in order: [Int]
  ) -> Set<Int>? {
    var lost: Set<String> = []
    var third: Set<Int> = []
    for index in order {
      let record = records[index]
      let beaten = [record.home, record.away].compactMap(\.name).count { lost.contains($0) }
      if beaten == 1 { return nil }
      if beaten == 2 { third.insert(index) }
      if let winner = record.result.decidedWinner, let loser = record.team(at: winner.other).name {
        lost.insert(loser)
      }
    }
    return third
  }

  private static func name(of height: Int) -> String {
    switch height {
    case -1: "Third place"
    case 0: "Final"
    case 1: "Semi-final"
    case 2: "Quarter-final"
    default: "Round of \(2 << height)"
    }
  }
}

extension MatchRecord {
  /// The team of a side.
  fileprivate func team(at slot: Slot) -> Team { slot == .home ? home : away }
}

extension MatchRecord.Team {
  /// The name of a known team.
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}
