import TatamiMatchLists

/// Results of Gaelic games, "2-10 1-12": the goals and points of each side, of which a goal counts three.
enum GoalsAndPoints {
  /// The notice that rows are read in this way.
  static func notice(_ records: [MatchRecord]) -> MatchListNotice {
    .scoreRule(records[0].location, rule: "goals and points, a goal counting three")
  }

  /// Returns rows with the sum of goals and points in place of two sets each; nil if a row has another
  /// result.
  static func read(_ records: [MatchRecord]) -> [MatchRecord]? {
    var read = records
    for (index, record) in records.enumerated() where record.result.isEntered {
      let sets = record.result.sets
      guard sets.count == 2, record.result.ending == .regular else { return nil }
      let score = MatchRecord.Score(home: total(sets[0]), away: total(sets[1]))
      let winner = record.result.winner
      read[index].result = MatchRecord.Result(
        score: score,
        winner: winner,
        note: "\(sets[0]) \(sets[1])"
      )
      if score.leader == winner?.other { return nil }
    }
    return read
  }

  /// Returns rows read as goals and points if the second number is the larger one in every row, which
  /// sets of many matches never show; nil for others.
  static func replacingSets(of records: [MatchRecord]) -> [MatchRecord]? {
    guard let first = records.first(where: { $0.result.isEntered }), first.result.sets.count == 2
    else {
      return nil
    }
    let entered = records.filter(\.result.isEntered)
    let isReversed = entered.allSatisfy { $0.result.sets.allSatisfy { $0.leader == .away } }
    guard isReversed, entered.count > 1 else { return nil }
    return read(records)
  }

  private static func total(_ pair: MatchRecord.Score) -> MatchRecord.Points {
    MatchRecord.Points(halves: 3 * pair.home.halves + pair.away.halves)
  }
}
