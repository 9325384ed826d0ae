extension Tournament {
  /// Stores the results of a match, and their participants and status in its games.
  mutating func store(
    _ results: MatchResults,
    ofMatch index: Int,
    changes: inout TournamentChanges
  ) {
    matches[index].results = results
    changes.add(match: index)
    for game in matches[index].games {
      for side in Side.allCases {
        if let opponent = results[side] {
          var stored = games[game].results[side] ?? .open()
          stored.participant = opponent.participant
          games[game].results[side] = stored
        } else {
          games[game].results[side] = nil
        }
      }
      if results.status <= .ready || results.status == .archived {
        games[game].results.status = results.status
      }
    }
  }

  /// Propagates a change of a match to the matches before and after it; the recursion depth is the
  /// number of rounds.
  mutating func propagate(
    _ change: MatchResults.Change,
    from index: Int,
    changes: inout TournamentChanges
  ) {
    guard stages[matches[index].stage].format.isElimination else { return }
    if change.status { updatePreceding(of: index, changes: &changes) }
    if change.result { updateFollowing(of: index, changes: &changes) }
  }

  private mutating func updatePreceding(of index: Int, changes: inout TournamentChanges) {
    let hasBegun = matches[index].results.status >= .running
    for preceding in preceding(index) {
      var results = matches[preceding].results
      results.status = hasBegun ? .archived : results.derivedStatus
      guard results.status != matches[preceding].results.status else { continue }
      store(results, ofMatch: preceding, changes: &changes)
    }
  }

  private mutating func updateFollowing(of index: Int, changes: inout TournamentChanges) {
    let following = following(index)
    let winner = matches[index].results.winner
    if let rematch = following.rematch {
      return fillRematch(rematch, from: index, changes: &changes)
    }
    if let slot = following.winner { fill(slot, from: index, winner, changes: &changes) }
    if let slot = following.loser { fill(slot, from: index, winner?.other, changes: &changes) }
    let isLast = following.winner == nil && following.loser == nil && !isLowerFinal(index)
    if isLast, matches[index].results.status == .completed {
      var results = matches[index].results
      results.status = .archived
      store(results, ofMatch: index, changes: &changes)
    }
  }

  /// Whether a match is the last one of a lower bracket.
  private func isLowerFinal(_ index: Int) -> Bool {
    guard let position = bracketPosition(ofMatch: index), position.bracket == .lower else {
      return false
    }
    return position.round == lowerRoundCount(ofStage: position.stage)
  }

  /// Fills a slot with the opponent of a side, or empties it if there is none; byes are unchanged.
  private mutating func fill(
    _ slot: Slot,
    from index: Int,
    _ side: Side?,
    changes: inout TournamentChanges
  ) {
    var results = matches[slot.match].results
    guard let previous = results[slot.side] else { return }
    let participant = side.flatMap { matches[index].results[$0]?.participant }
    results[slot.side] = Opponent(participant: participant, position: previous.position)
    results.status = side == nil ? .locked : results.derivedStatus
    guard results.hasBye, !isThirdPlace(slot.match) else {
      return store(results, ofMatch: slot.match, changes: &changes)
    }
    if results.isCompleted {
      results[slot.side]?.result = .win
      results.status = .completed
    }
    store(results, ofMatch: slot.match, changes: &changes)
    let change = MatchResults.Change(status: true, result: true)
    propagate(change, from: slot.match, changes: &changes)
  }

  private func isThirdPlace(_ index: Int) -> Bool {
    bracketPosition(ofMatch: index)?.bracket == .thirdPlace
  }

  /// Fills the second grand final: both opponents keep their sides, whichever has won.
  private mutating func fillRematch(
    _ rematch: Int,
    from index: Int,
    changes: inout TournamentChanges
  ) {
    let source = matches[index].results
    // The opponent of a bye has won the stage.
    guard !source.hasBye else { return }
    let isDecided = source.winner != nil
    let previous = matches[rematch].results
    var results = previous
    results.first = Self.opponent(isDecided ? source.first : nil, replacing: previous.first)
    results.second = Self.opponent(isDecided ? source.second : nil, replacing: previous.second)
    results.status = isDecided ? results.derivedStatus : .locked
    store(results, ofMatch: rematch, changes: &changes)
  }

  /// Returns a slot with the participant of another one; byes are unchanged.
  private static func opponent(_ source: Opponent?, replacing previous: Opponent?) -> Opponent? {
    previous.map { Opponent(participant: source?.participant, position: $0.position) }
  }
}
