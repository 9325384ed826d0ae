/// The table of a pool, and the criteria that break its ties (Specification/formats.md §8).
struct PoolTable {
  /// A criterion; head-to-head criteria count only the matches among tied participants.
  private enum Criterion {
    case points
    case difference
    case scoreFor
    case headToHead
    case wins
  }

  let results: [Tournament.MatchResults]
  let rules: PoolRules

  private var criteria: [Criterion] {
    rules.tieBreak == .headToHead
      ? [.points, .headToHead, .difference, .scoreFor, .wins]
      : [.points, .difference, .scoreFor, .headToHead, .wins]
  }

  /// Counts the results of every participant, in the order of their first matches.
  static func rows(
    of results: [Tournament.MatchResults],
    group: Int,
    rules: PoolRules,
    isCounted: (Int) -> Bool = { _ in true }
  ) -> [PoolRow] {
    var rows: [PoolRow] = []
    var indexes: [Int: Int] = [:]
    for match in results {
      for side in Tournament.Side.allCases {
        guard let opponent = match[side], let participant = opponent.participant,
          isCounted(participant)
        else { continue }
        let index = indexes[participant] ?? rows.count
        if index == rows.count {
          indexes[participant] = index
          rows.append(PoolRow(participant: participant, group: group))
        }
        rows[index].count(opponent, against: match[side.other], rules: rules)
      }
    }
    return rows
  }

  /// Ranks rows: each group of equal rows is split by the next criterion.
  ///
  /// - Parameter rows: The rows in the order in which equal ones are listed.
  func ranked(_ rows: [PoolRow]) -> [PoolRow] {
    var ranked: [PoolRow] = []
    // Groups of rows in a known order, the last one first.
    var open: [(part: [PoolRow], criterion: Int)] = [(rows, 0)]
    while let (part, criterion) = open.popLast() {
      guard part.count > 1, criterion < criteria.count else {
        let rank = ranked.count + 1
        ranked += part.map { row in
          var row = row
          row.rank = rank
          return row
        }
        continue
      }
      let parts = split(part, by: criteria[criterion])
      let isHeadToHead = criteria[criterion] == .headToHead
      // Matches among tied participants are counted again for the groups that they split.
      let next = isHeadToHead && parts.count > 1 ? criterion : criterion + 1
      open += parts.reversed().map { ($0, next) }
    }
    return ranked
  }

  private func split(_ part: [PoolRow], by criterion: Criterion) -> [[PoolRow]] {
    switch criterion {
    case .points: return split(part) { $0.points }
    case .difference: return split(part) { $0.scoreDifference }
    case .scoreFor: return split(part) { $0.scoreFor }
    case .wins: return split(part) { Double($0.wins) }
    case .headToHead: return splitByHeadToHead(part)
    }
  }

  private func splitByHeadToHead(_ part: [PoolRow]) -> [[PoolRow]] {
    let tied = Set(part.map(\.participant))
    let matches = results.filter { match in
      Tournament.Side.allCases.allSatisfy { side in
        match[side]?.participant.map(tied.contains) ?? false
      }
    }
    var counted: [Int: PoolRow] = [:]
    for row in Self.rows(of: matches, group: 0, rules: rules) { counted[row.participant] = row }
    let values: [(PoolRow) -> Double] = [
      { $0.points }, { $0.scoreDifference }, { $0.scoreFor },
    ]
    for value in values {
      let parts = split(part) { row in counted[row.participant].map(value) ?? 0 }
      if parts.count > 1 { return parts }
    }
    return [part]
  }

  /// Splits rows by a value, largest first; rows with equal values keep their order.
  private func split(_ part: [PoolRow], by value: (PoolRow) -> Double) -> [[PoolRow]] {
    let sorted = part.map { (row: $0, value: value($0)) }.sorted { $0.value > $1.value }
    var parts: [[PoolRow]] = []
    for (index, item) in sorted.enumerated() {
      if index == 0 || item.value != sorted[index - 1].value {
        parts.append([item.row])
      } else {
        parts[parts.count - 1].append(item.row)
      }
    }
    return parts
  }
}

extension PoolRow {
  /// Adds a match.
  fileprivate mutating func count(
    _ opponent: Tournament.Opponent,
    against other: Tournament.Opponent?,
    rules: PoolRules
  ) {
    if opponent.result != nil || opponent.isForfeit { played += 1 }
    let isLost = rules.countsForfeitsAsLosses && opponent.isForfeit
    var counted = 0.0
    switch opponent.result ?? (isLost ? .loss : nil) {
    case .win:
      wins += 1
      counted = rules.points.win
    case .draw:
      draws += 1
      counted = rules.points.draw
    case .loss:
      losses += 1
      counted = rules.points.loss
    case nil: break
    }
    if opponent.isForfeit { forfeits += 1 }
    bonus += opponent.bonusPoints ?? 0
    let stated = rules.usesStatedPoints ? opponent.tablePoints : nil
    points += stated ?? counted + (opponent.bonusPoints ?? 0)
    scoreFor += opponent.score ?? 0
    scoreAgainst += other?.score ?? 0
  }
}
