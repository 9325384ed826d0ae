extension Tournament {
  /// Enters results of a match, and the resulting opponents of later matches.
  ///
  /// A completed match may be corrected until a match that depends on it has begun.
  ///
  /// - Returns: The changed matches.
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  /// - Complexity: O(*r*) in the rounds of the stage, if the tournament is uniquely referenced.
  @discardableResult
  public mutating func update(
    match id: TournamentID,
    _ update: MatchUpdate
  ) throws(UpdateError) -> TournamentChanges {
    guard let index = matchIDs[id] else { throw .unknown(table: "match", id) }
    let update = try validated(update, of: .match(id), matches[index].results, stage(of: index))
    try validateFollowing(of: index)
    var changes = TournamentChanges()
    enter(update, ofMatch: index, changes: &changes)
    return changes
  }

  /// Enters results of a game, and the resulting score and result of its match.
  ///
  /// - Returns: The changed matches.
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  /// - Complexity: O(*r* + *g*) in the rounds of the stage and the games of the match.
  @discardableResult
  public mutating func update(
    game id: TournamentID,
    _ update: MatchUpdate
  ) throws(UpdateError) -> TournamentChanges {
    guard let index = gameIDs[id] else { throw .unknown(table: "game", id) }
    let match = games[index].match
    let update = try validated(update, of: .game(id), games[index].results, stage(of: match))
    try validateFollowing(of: match)
    var game = games[index]
    game.extra.merge(update.extra)
    game.results.merge(update)
    _ = game.results.enter(ordered(update, for: game.results))
    let score = try score(ofMatch: match, replacing: index, with: game.results)
    games[index] = game
    var changes = TournamentChanges()
    enter(score, ofMatch: match, changes: &changes)
    return changes
  }

  /// Enters results of a game by its number in the match, from 1.
  ///
  /// - Returns: The changed matches.
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  @discardableResult
  public mutating func update(
    game number: Int,
    ofMatch id: TournamentID,
    _ update: MatchUpdate
  ) throws(UpdateError) -> TournamentChanges {
    guard let match = matchIDs[id] else { throw .unknown(table: "match", id) }
    guard number >= 1, number <= matches[match].games.count else {
      throw .unknownGame(number, match: id)
    }
    return try self.update(game: games[matches[match].games[number - 1]].id, update)
  }

  /// Removes the result of a match; keeps its scores.
  ///
  /// - Returns: The changed matches.
  /// - Throws: `UpdateError`; the tournament is then unchanged.
  /// - Complexity: O(*r*) in the rounds of the stage.
  @discardableResult
  public mutating func reset(match id: TournamentID) throws(UpdateError) -> TournamentChanges {
    guard let index = matchIDs[id] else { throw .unknown(table: "match", id) }
    var results = matches[index].results
    if results.hasBye { throw .completedByBye(.match(id)) }
    if let later = begunFollowing(of: index) {
      throw .followingMatchHasBegun(match: id, following: matches[later].id)
    }
    let hasForfeit = results.first?.isForfeit == true || results.second?.isForfeit == true
    guard matches[index].games.isEmpty || hasForfeit else { throw .decidedByGames(match: id) }
    results.removeResults()
    results.status = results.derivedStatus
    var changes = TournamentChanges()
    store(results, ofMatch: index, changes: &changes)
    let change = MatchResults.Change(status: true, result: true)
    propagate(change, from: index, changes: &changes)
    return changes
  }
}

extension Tournament {
  private func stage(of match: Int) -> Stage { stages[matches[match].stage] }

  private func validated(
    _ update: MatchUpdate,
    of subject: UpdateError.Subject,
    _ stored: MatchResults,
    _ stage: Stage
  ) throws(UpdateError) -> MatchUpdate {
    let isElimination = stage.format.isElimination
    let context = UpdateContext(subject: subject, stored: stored, isElimination: isElimination)
    let update = try update.validated(in: context)
    let ids = (stored.first.flatMap(id), stored.second.flatMap(id))
    for given in [update.first?.participant, update.second?.participant] {
      if let given, given != ids.0, given != ids.1 { throw .notAnOpponent(given, subject) }
    }
    if let given = update.first?.participant, given == update.second?.participant {
      throw .sameOpponent(given, subject)
    }
    return update
  }

  /// Rejects a correction of a match if a dependent match has begun; with byes between them, the
  /// corrected match is not archived.
  private func validateFollowing(of index: Int) throws(UpdateError) {
    guard matches[index].results.isCompleted, let later = begunFollowing(of: index) else { return }
    throw .followingMatchHasBegun(match: matches[index].id, following: matches[later].id)
  }

  /// Returns a match that has begun and depends on another one, directly or through matches with
  /// byes.
  private func begunFollowing(of index: Int) -> Int? {
    var open = following(index).matches
    while let next = open.popLast() {
      let results = matches[next].results
      if results.hasBye {
        open += following(next).matches
      } else if results.status >= .running {
        return next
      }
    }
    return nil
  }

  private func id(of opponent: Opponent) -> TournamentID? {
    opponent.participant.map { participants[$0].id }
  }

  /// Returns the update with its sides exchanged if it lists its opponents in reverse order.
  private func ordered(_ update: MatchUpdate, for stored: MatchResults) -> MatchUpdate {
    let isExchanged = Side.allCases.contains { side in
      guard let given = update[side]?.participant else { return false }
      return given == stored[side.other].flatMap(id)
    }
    guard isExchanged else { return update }
    var exchanged = update
    exchanged.first = update.second
    exchanged.second = update.first
    return exchanged
  }

  private mutating func enter(
    _ update: MatchUpdate,
    ofMatch index: Int,
    changes: inout TournamentChanges
  ) {
    var results = matches[index].results
    matches[index].merge(update.extra)
    results.merge(update)
    let change = results.enter(ordered(update, for: results))
    store(results, ofMatch: index, changes: &changes)
    propagate(change, from: index, changes: &changes)
  }

  /// Returns the update of a match that results from its games: the games won, and the result when
  /// a side has won more than half of them.
  private func score(
    ofMatch match: Int,
    replacing replaced: Int,
    with results: MatchResults
  ) throws(UpdateError) -> MatchUpdate {
    var wins = (first: 0, second: 0)
    for game in matches[match].games {
      switch (game == replaced ? results : games[game].results).wonSide {
      case .first: wins.first += 1
      case .second: wins.second += 1
      case nil: break
      }
    }
    var update = MatchUpdate(
      first: .init(score: Double(wins.first)),
      second: .init(score: Double(wins.second))
    )
    let count = matches[match].games.count
    if 2 * wins.first > count {
      update.first?.result = .win
    } else if 2 * wins.second > count {
      update.second?.result = .win
    } else if wins.first + wins.second == count {
      guard !stage(of: match).format.isElimination else {
        throw .tiedGames(match: matches[match].id)
      }
      update.first?.result = .draw
      update.second?.result = .draw
    }
    return update
  }
}

extension Tournament.MatchResults {
  /// The side that has won a game against an opponent; nil without a result.
  fileprivate var wonSide: Tournament.Side? { hasBye ? nil : winner }

  /// Copies the further fields of an update's opponents.
  fileprivate mutating func merge(_ update: MatchUpdate) {
    for side in Tournament.Side.allCases {
      if let extra = update[side]?.extra { self[side]?.merge(extra) }
    }
  }
}
