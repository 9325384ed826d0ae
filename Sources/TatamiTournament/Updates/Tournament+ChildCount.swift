extension Tournament {
  /// A record whose matches are assigned a number of games.
  public enum Level: String, CaseIterable, Sendable {
    /// One match.
    case match
    /// The matches of a round.
    case round
    /// The matches of a group.
    case group
    /// The matches of a stage.
    case stage
  }

  /// Sets the number of games of all matches of a record.
  ///
  /// Missing games are added with open opponents, which the next change of their match fills;
  /// surplus games are removed from the end.
  ///
  /// - Parameters:
  ///   - count: The number of games per match, 0 to 99.
  ///   - level: The level of the record.
  ///   - id: The identity of the record.
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  /// - Complexity: O(*n*) in the games of the tournament.
  @discardableResult
  public mutating func setChildCount(
    _ count: Int,
    of level: Level,
    _ id: TournamentID
  ) throws(UpdateError) -> TournamentChanges {
    guard (0...StageLimits.games).contains(count) else { throw .stage(.wrongChildCount(count)) }
    let indexes = try matchIndexes(of: level, id)
    let added = indexes.reduce(0) { $0 + max(count - matches[$1].games.count, 0) }
    let total = matches.count + games.count + added
    guard total <= StageLimits.matches || added == 0 else {
      let limit = StageLimits.matches
      throw .stage(.tooLarge(count: total, of: "matches and games", limit: limit))
    }
    if indexes.contains(where: { matches[$0].games.count > count }) {
      removeGames(of: Set(indexes), after: count)
    }
    var changes = TournamentChanges()
    changes.includesStructure = true
    for index in indexes {
      matches[index].childCount = count
      let results = MatchResults(
        status: matches[index].results.status,
        first: .open(),
        second: .open()
      )
      while matches[index].games.count < count { appendGame(of: index, results) }
    }
    return changes
  }

  private func matchIndexes(
    of level: Level,
    _ id: TournamentID
  ) throws(UpdateError) -> [Int] {
    let index =
      switch level {
      case .match: matchIDs[id]
      case .round: roundIDs[id]
      case .group: groupIDs[id]
      case .stage: stageIDs[id]
      }
    guard let index else { throw .unknown(table: level.rawValue, id) }
    switch level {
    case .match: return [index]
    case .round: return rounds[index].matches
    case .group: return groups[index].rounds.flatMap { rounds[$0].matches }
    case .stage: return matches.indices.filter { matches[$0].stage == index }
    }
  }

  private mutating func removeGames(of surplus: Set<Int>, after count: Int) {
    let kept = games.filter { game in
      guard surplus.contains(game.match) else { return true }
      return matches[game.match].games.prefix(count).contains { games[$0].id == game.id }
    }
    for match in matches.indices { matches[match].games = [] }
    games = kept
    gameIDs = IDIndex()
    for (index, game) in kept.enumerated() {
      _ = gameIDs.append(game.id)
      matches[game.match].games.append(index)
    }
    for match in matches.indices where matches[match].games.count > 1 {
      matches[match].games.sort { games[$0].number < games[$1].number }
    }
  }
}
