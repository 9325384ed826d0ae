extension Tournament {
  /// Returns the usual rules of a pool's table: the points of the tournament, or else those that its
  /// matches state, or three for a win and one for a draw, four and two if there are bonus points, or
  /// one and a half if the two sides of every match share one point; ties by the score difference.
  ///
  /// - Complexity: O(*n*) in the matches of the pool.
  public func usualRules(ofGroup index: Int) -> PoolRules {
    if let tablePoints {
      var rules = PoolRules(points: tablePoints, tieBreak: .overall)
      rules.usesStatedPoints = false
      return rules
    }
    let results = groups[index].rounds.lazy.flatMap { rounds[$0].matches }
      .map { matches[$0].results }
    if results.contains(where: { $0.first?.bonusPoints != nil }) {
      return PoolRules(points: .rugby, tieBreak: .overall)
    }
    let scores =
      results
      .compactMap { results in
        results.first?.score.flatMap { first in results.second?.score.map { (first, $0) } }
      }
    let sharesPoint = scores.allSatisfy { $0.0 + $0.1 == 1 } && scores.contains { $0.0 == 0.5 }
    return PoolRules(points: sharesPoint ? .chess : .football, tieBreak: .overall)
  }

  /// Returns the table of a pool.
  ///
  /// - Parameters:
  ///   - group: The index of a round robin's group.
  ///   - rules: The points and the order of the table.
  /// - Complexity: O(*n* log *n*) in the matches of the pool.
  public func table(
    ofGroup group: Int,
    rules: PoolRules = PoolRules(tieBreak: .brackets)
  ) -> [PoolRow] {
    guard groups.indices.contains(group) else { return [] }
    let results = groups[group].rounds.flatMap { round in
      rounds[round].matches.map { matches[$0].results }
    }
    let rows = PoolTable.rows(of: results, group: group, rules: rules)
    return rules.tieBreak == .brackets
      ? ranked(rows) : PoolTable(results: results, rules: rules).ranked(bySeed(rows, results))
  }

  func poolRows(ofStage stage: Int, rules: PoolRules) -> [PoolRow] {
    let tables = stages[stage].groups.map { table(ofGroup: $0, rules: rules) }
    let numbered = tables.joined().enumerated()
    return numbered.sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.rank != second.rank { return first.rank < second.rank }
      if first.points != second.points { return first.points > second.points }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Ranks rows like the brackets model: participants with equal points share a rank.
  private func ranked(_ rows: [PoolRow]) -> [PoolRow] {
    var rows = rows.sorted { left, right in
      if left.points != right.points { return left.points > right.points }
      if left.played != right.played { return left.played > right.played }
      if left.scoreDifference != right.scoreDifference {
        return left.scoreDifference > right.scoreDifference
      }
      return participants[left.participant].id < participants[right.participant].id
    }
    var rank = 0
    for index in rows.indices {
      if index == 0 || rows[index].points != rows[index - 1].points { rank += 1 }
      rows[index].rank = rank
    }
    return rows
  }

  /// Sorts rows by the positions of their participants in the seeding.
  private func bySeed(_ rows: [PoolRow], _ results: [MatchResults]) -> [PoolRow] {
    var seeds: [Int: Int] = [:]
    for match in results {
      for side in Side.allCases {
        if let opponent = match[side], let participant = opponent.participant {
          seeds[participant] = opponent.position ?? .max
        }
      }
    }
    return rows.sorted {
      (seeds[$0.participant, default: .max], $0.participant)
        < (seeds[$1.participant, default: .max], $1.participant)
    }
  }
}

extension TournamentID {
  /// Whether an identifier comes before another one: numbers by value, before strings.
  static func < (left: TournamentID, right: TournamentID) -> Bool {
    switch (left, right) {
    case (.number(let first), .number(let second)): first < second
    case (.text(let first), .text(let second)): first < second
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
