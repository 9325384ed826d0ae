/// The content-based order in which a builder reads rows.
///
/// The builder's results do not depend on the file's order by accident: equal rows are adjacent,
/// and the first of several errors is the same for all orders.
enum RowOrder {
  /// Returns the indices of records sorted by date, round, teams and result; equal records keep the
  /// file's order.
  ///
  /// - Complexity: O(*n* log *n*) in the records.
  static func sorted(_ records: [MatchRecord]) -> [Int] {
    let dates = DateParser(records.lazy.map(\.date))
    let days = records.map { dates.day(of: $0.date)?.number ?? .max }
    return records.indices.sorted { left, right in
      if days[left] != days[right] { return days[left] < days[right] }
      return precedes(records[left], records[right]) ?? (left < right)
    }
  }

  /// Returns whether a record comes before another one of the same day; nil if they have the same
  /// content.
  private static func precedes(_ left: MatchRecord, _ right: MatchRecord) -> Bool? {
    if left.date != right.date { return left.date < right.date }
    if left.round != right.round { return left.round < right.round }
    if left.home != right.home { return precedes(left.home, right.home) }
    if left.away != right.away { return precedes(left.away, right.away) }
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
