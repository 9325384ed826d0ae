import TatamiMatchLists

/// The content-based order in which a builder reads rows.
///
/// The builder's results do not depend on the file's order by accident: equal rows are adjacent,
/// and the first of several errors is the same for all orders.
struct RowOrder {
  /// The indices of the records sorted by date, round, teams and result; equal records keep the
  /// file's order.
  let rows: [Int]
  /// The numbers of the home and the away side of each record: equal sides have equal numbers.
  let sides: [(home: Int, away: Int)]

  /// Sorts records.
  ///
  /// - Parameter dates: The dates of the records.
  /// - Complexity: O(*n* log *n*) in the records.
  init(_ records: [MatchRecord], dates: DateParser) {
    var teams = Ranks<MatchRecord.Team>(minimumCapacity: records.count)
    for record in records {
      teams.add(record.home)
      teams.add(record.away)
    }
    sides = records.indices.map { (teams.elements[2 * $0], teams.elements[2 * $0 + 1]) }
    let keys = Self.keys(of: records, dates, teams.sorted(by: Self.precedes))
    rows = records.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return Self.precedes(records[left], records[right]) ?? (left < right)
    }
  }

  /// Returns the indices of sorted records.
  ///
  /// - Complexity: O(*n* log *n*) in the records.
  static func sorted(_ records: [MatchRecord]) -> [Int] {
    RowOrder(records, dates: DateParser(records.lazy.map(\.date))).rows
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

  private static func keys(
    of records: [MatchRecord],
    _ dates: DateParser,
    _ teams: [Int]
  ) -> [Key] {
    var (dateRanks, roundRanks) = (Ranks<String>(), Ranks<String>())
    for record in records {
      dateRanks.add(record.date)
      roundRanks.add(record.round)
    }
    let days = dateRanks.map { dates.day(of: $0)?.number ?? .max }
    let (date, round) = (dateRanks.sorted(by: <), roundRanks.sorted(by: <))
    return records.indices.map { index in
      Key(
        day: days[index],
        date: date[index],
        round: round[index],
        home: teams[2 * index],
        away: teams[2 * index + 1]
      )
    }
  }

  /// A list of values with many repetitions, each of which is hashed once.
  private struct Ranks<Value: Hashable> {
    private var numbers: [Value: Int] = [:]
    /// The different values in the order of their first occurrence.
    private var values: [Value] = []
    /// The index of each element's value.
    private(set) var elements: [Int] = []

    init(minimumCapacity: Int = 0) {
      numbers.reserveCapacity(minimumCapacity)
    }

    mutating func add(_ value: Value) {
      // Neighboring rows often have the same round and date.
      if let last = elements.last, values[last] == value { return elements.append(last) }
      let number = numbers[value] ?? values.count
      if number == values.count {
        numbers[value] = number
        values.append(value)
      }
      elements.append(number)
    }

    /// Returns the results of a closure for the elements; it is called once for each value.
    func map<Result>(_ transform: (Value) -> Result) -> [Result] {
      let results = values.map(transform)
      return elements.map { results[$0] }
    }

    /// Returns the rank of each element's value in an order.
    func sorted(by precedes: (Value, Value) -> Bool) -> [Int] {
      var ranks = Array(repeating: 0, count: values.count)
      let order = values.indices.sorted { precedes(values[$0], values[$1]) }
      for (rank, value) in order.enumerated() { ranks[value] = rank }
      return elements.map { ranks[$0] }
    }
  }

  /// Returns whether a record comes before another one of the same day, round and teams; nil if they
  /// have the same content.
  private static func precedes(_ left: MatchRecord, _ right: MatchRecord) -> Bool? {
    let (first, second) = (left.result.numbers, right.result.numbers)
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
