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
    let isKnown = records.allSatisfy { $0.teamNames.count == 2 }
    if isKnown, Meetings(records).isEqualRoundRobin {
      records = records.map { $0.inRound("League") }
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
      records = zip(records, heights).map { $0.inRound(name(of: $1)) }
      return
    }
    throw .underivableRounds(location)
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
      let teams = record.teamNames
      let following = (record.winningName.map { [$0] } ?? teams).compactMap { next[$0] }
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
      let beaten = record.teamNames.count { lost.contains($0) }
      if beaten == 1 { return nil }
      if beaten == 2 { third.insert(index) }
      if let loser = record.losingName { lost.insert(loser) }
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
