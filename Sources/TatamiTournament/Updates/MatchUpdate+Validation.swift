/// The state against which an update of a match or a game is validated.
struct UpdateContext {
  /// The match or the game, for error messages.
  let subject: UpdateError.Subject
  /// The stored results.
  let stored: Tournament.MatchResults
  /// Whether draws and double forfeits are rejected.
  let isElimination: Bool
}

extension MatchUpdate {
  /// Returns the update with its result derived from the scores if its status is `.completed`.
  ///
  /// - Throws: The reason why the update is rejected.
  func validated(in context: UpdateContext) throws(UpdateError) -> MatchUpdate {
    try validateState(in: context)
    var update = self
    if status == .completed, let score = first?.score, let other = second?.score {
      if score == other {
        update.first?.result = .draw
        update.second?.result = .draw
      } else {
        update[score > other ? .first : .second]?.result = .win
      }
    }
    try update.validateResults(in: context)
    return update
  }

  private func validateState(in context: UpdateContext) throws(UpdateError) {
    let subject = context.subject
    guard !context.stored.isCompletedByBye else { throw .completedByBye(subject) }
    switch context.stored.status {
    case .locked, .waiting: throw .opponentsUnknown(subject)
    case .archived: throw .archived(subject)
    default: break
    }
    for side in Tournament.Side.allCases {
      if let score = self[side]?.score, !score.isFinite { throw .invalidScore(subject) }
    }
  }

  private func validateResults(in context: UpdateContext) throws(UpdateError) {
    let subject = context.subject
    let results = (first?.result, second?.result)
    if context.isElimination, results.0 == .draw || results.1 == .draw {
      throw .drawInElimination(subject)
    }
    switch results {
    case (.win, .win): throw .contradiction(subject, reason: "both opponents win")
    case (.loss, .loss): throw .contradiction(subject, reason: "both opponents lose")
    case (.draw, .win), (.draw, .loss), (.win, .draw), (.loss, .draw):
      throw .contradiction(subject, reason: "a draw for one opponent only")
    default: break
    }
    for side in Tournament.Side.allCases where self[side]?.isForfeit == true {
      let isWin = self[side]?.result == .win || self[side.other]?.result == .loss
      if isWin { throw .contradiction(subject, reason: "an opponent wins and forfeits") }
    }
    if context.isElimination, first?.isForfeit == true, second?.isForfeit == true {
      throw .contradiction(subject, reason: "both opponents forfeit")
    }
  }
}
