/// The content-based order in which a builder reads rows.
///
/// The builder's results do not depend on the file's order by accident: equal rows are adjacent,
/// and the first of several errors is the same for all orders.
enum RowOrder {
  /// Returns the indices of records sorted by date, round, teams and result; equal records keep the
  /// file's order.
  ///
  /// - Parameter dates: The dates of the records.
  /// - Complexity: O(*n* log *n*) in the records.
  static func sorted(_ records: [MatchRecord], dates: DateParser) -> [Int] {
    let keys = keys(of: records, dates)
    return records.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return precedes(records[left], records[right]) ?? (left < right)
    }
  }

  /// Returns the indices of records sorted by date, round, teams and result; equal records keep the
  /// file's order.
  ///
  /// - Complexity: O(*n* log *n*) in the records.
  static func sorted(_ records: [MatchRecord]) -> [Int] {
    sorted(records, dates: DateParser(records.lazy.map(\.date)))
  }

  /// A record's rank among the others by date, round and teams: numbers are compared much faster
  /// than texts.
  private struct Key: Comparable {
    let day: Int
    let date: Int
    let round: Int
    let home: Int
    let away: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.day, left.date, left.round, left.home, left.away)
        < (right.day, right.date, right.round, right.home, right.away)
    }
  }

  private static func keys(of records: [MatchRecord], _ dates: DateParser) -> [Key] {
    let dateRanks = ranks(of: records.lazy.map(\.date), by: <)
    let roundRanks = ranks(of: records.lazy.map(\.round), by: <)
    let teamRanks = ranks(of: records.lazy.flatMap { [$0.home, $0.away] }, by: precedes)
    return records.map { record in
      Key(
        day: dates.day(of: record.date)?.number ?? .max,
        date: dateRanks[record.date] ?? 0,
        round: roundRanks[record.round] ?? 0,
        home: teamRanks[record.home] ?? 0,
        away: teamRanks[record.away] ?? 0
      )
    }
  }

  /// Returns the ranks of values in an order.
  private static func ranks<Value: Hashable>(
    of values: some Sequence<Value>,
    by precedes: (Value, Value) -> Bool
  ) -> [Value: Int] {
    var ranks: [Value: Int] = [:]
    for value in values { ranks[value] = 0 }
    for (rank, value) in ranks.keys.sorted(by: precedes).enumerated() { ranks[value] = rank }
    return ranks
  }

  /// Returns whether a record comes before another one of the same day, round and teams; nil if they
  /// have the same content.
  private static func precedes(_ left: MatchRecord, _ right: MatchRecord) -> Bool? {
    let (first, second) = (left.resultNumbers, right.resultNumbers)
    if first != second { return first.lexicographicallyPrecedes(second) }
    return left.texts == right.texts ? nil : left.texts.lexicographicallyPrecedes(right.texts)
  }

  private static func precedes(_ left: MatchRecord.Team, _ right: MatchRecord.Team) -> Bool {
    let (first, second) = (key(of: left), key(of: right))
    return (first.kind, first.text) < (second.kind, second.text)
  }

  private static func key(of team: MatchRecord.Team) -> (kind: Int, text: String) {
    switch team {
    case .named(let name): (0, name)
    case .placeholder(let text): (1, text)
    case .bye: (2, "")
    }
  }
}
