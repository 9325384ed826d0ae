extension Tournament.MatchResults {
  /// The parts of a match that an update has changed.
  struct Change {
    var status: Bool
    var result: Bool
  }

  /// Enters the results of an update, step by step (Specification/formats.md §6).
  ///
  /// - Parameter update: An update whose sides are those of the match.
  mutating func enter(_ update: MatchUpdate) -> Change {
    if update.status == .running {
      first?.result = nil
      second?.result = nil
      status = .running
    } else if update.status == .completed, update.first?.score != nil, update.second?.score != nil {
      status = .completed
    }
    let wasCompleted = isCompleted
    var change = Change(status: enterScores(of: update), result: false)
    if update.isCompleting {
      enterResult(of: update)
      change = Change(status: change.status || !wasCompleted, result: true)
    } else if wasCompleted {
      removeResults()
      status = derivedStatus
      change = Change(status: true, result: true)
    }
    return change
  }

  /// Enters the scores; returns whether the status has changed.
  private mutating func enterScores(of update: MatchUpdate) -> Bool {
    guard update.first?.score != first?.score || update.second?.score != second?.score else {
      return false
    }
    let previous = status
    status = .running
    for side in Tournament.Side.allCases {
      if let opponent = update[side] { self[side]?.score = opponent.score }
    }
    return previous != .running
  }

  /// Enters results and forfeits; an opponent's result determines the other's.
  private mutating func enterResult(of update: MatchUpdate) {
    status = .completed
    for side in Tournament.Side.allCases {
      guard let result = update[side]?.result else { continue }
      self[side]?.result = result
      self[side.other]?.result = result.opposite
    }
    let forfeiting = Tournament.Side.allCases.filter { update[$0]?.isForfeit == true }
    for side in forfeiting {
      self[side]?.isForfeit = true
      self[side]?.result = nil
      self[side.other]?.result = forfeiting.count == 1 ? .win : nil
    }
  }
}

extension Tournament.Outcome {
  /// The result of the other opponent.
  fileprivate var opposite: Tournament.Outcome {
    switch self {
    case .win: .loss
    case .loss: .win
    case .draw: .draw
    }
  }
}

extension MatchUpdate {
  /// Whether the update decides the match.
  fileprivate var isCompleting: Bool {
    if first?.isForfeit == true || second?.isForfeit == true { return true }
    switch (first?.result, second?.result) {
    case (.win, _), (.loss, _), (_, .win), (_, .loss), (.draw, .draw): return true
    default: return false
    }
  }
}
