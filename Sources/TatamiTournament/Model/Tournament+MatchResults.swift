extension Tournament.MatchResults {
  /// Creates the results of an unplayed match; the opponent of a bye has won.
  init(_ first: Tournament.Opponent?, _ second: Tournament.Opponent?) {
    self.init(status: .locked, first: first, second: second)
    if second == nil {
      self.first?.result = .win
    } else if first == nil {
      self.second?.result = .win
    }
    status = derivedStatus
  }

  /// Whether a side is a bye.
  public var hasBye: Bool { first == nil || second == nil }

  /// Whether the match has a result, a forfeit, or a bye against a bye or a known participant.
  public var isCompleted: Bool {
    guard let first, let second else { return isCompletedByBye }
    if first.isForfeit || second.isForfeit { return true }
    switch (first.result, second.result) {
    case (.win, _), (.loss, _), (_, .win), (_, .loss), (.draw, .draw): return true
    default: return false
    }
  }

  /// Whether a bye meets a bye or a known participant.
  var isCompletedByBye: Bool {
    switch (first, second) {
    case (nil, nil): true
    case (nil, let known?), (let known?, nil): known.participant != nil
    default: false
    }
  }

  /// The winner's side; nil while there is none.
  ///
  /// The opponent of a bye wins, even if it is not known yet.
  public var winner: Tournament.Side? {
    switch (first, second) {
    case (nil, nil): return nil
    case (nil, _): return .second
    case (_, nil): return .first
    case (let first?, let second?):
      if first.result == .win { return .first }
      if second.result == .win { return .second }
      if first.isForfeit == second.isForfeit { return nil }
      return first.isForfeit ? .second : .first
    }
  }

  /// The status derived from the opponents and their results (Specification/formats.md §1).
  var derivedStatus: Tournament.Status {
    guard let first, let second else { return .locked }
    switch (first.participant, second.participant) {
    case (nil, nil): return .locked
    case (nil, _), (_, nil): return .waiting
    default: break
    }
    if isCompleted { return .completed }
    return first.score == nil && second.score == nil ? .ready : .running
  }

  /// Removes results and forfeits; keeps scores.
  mutating func removeResults() {
    for side in Tournament.Side.allCases {
      self[side]?.result = nil
      self[side]?.isForfeit = false
    }
  }
}

extension Tournament.Opponent {
  /// A slot whose participant is not known yet.
  static func open(position: Int? = nil) -> Tournament.Opponent {
    Tournament.Opponent(participant: nil, position: position)
  }
}
