import TatamiJSON

extension Tournament {
  /// Returns the texts of a side of a match.
  func opponent(
    of match: Match,
    _ side: Side,
    _ position: BracketPosition?
  ) -> StageOutline.Opponent {
    guard let opponent = match.results[side] else {
      return StageOutline.Opponent(text: "BYE", kind: .bye, result: "", outcome: nil)
    }
    let text: String
    var kind: StageOutline.Kind?
    if let participant = opponent.participant {
      let prefix = position.flatMap { origin(of: opponent, side, $0) } ?? ""
      text = prefix + participants[participant].name
    } else if match.results.status < .completed,
      let position, let hint = hint(for: opponent, position)
    {
      text = hint
      kind = .hint
    } else {
      text = ""
    }
    return StageOutline.Opponent(
      text: text,
      kind: kind,
      result: opponent.resultText,
      outcome: opponent.shownOutcome
    )
  }

  /// Returns the seed, or the number of the match that the participant has lost, before a name.
  private func origin(
    of opponent: Opponent,
    _ side: Side,
    _ position: BracketPosition
  ) -> String? {
    guard let number = opponent.position else { return nil }
    switch position.bracket {
    case .single: return "#\(number) "
    case .upper: return position.round == 1 ? "#\(number) " : nil
    case .lower where position.round == 1:
      return stages[position.stage].settings.skipFirstRound == true ? "#\(number) " : nil
    case .lower: return position.round % 2 == 0 && side == .first ? "P\(number) " : nil
    case .grandFinal, .thirdPlace, .consolation: return nil
    }
  }

  /// Returns the description of the participant who will enter a slot.
  private func hint(for opponent: Opponent, _ position: BracketPosition) -> String? {
    guard let number = opponent.position else { return nil }
    let skipped = stages[position.stage].settings.skipFirstRound == true
    switch position.bracket {
    case .single, .upper: return position.round == 1 ? "Seed \(number)" : nil
    case .lower where position.round == 1 && skipped: return "Seed \(number)"
    case .lower where position.round == 1 || position.round % 2 == 0:
      let last = lowerRoundCount(ofStage: position.stage)
      if position.round == last - 2 { return "Loser of WB Semi \(number)" }
      if position.round == last { return "Loser of WB Final" }
      return "Loser of WB \((position.round + 2) / 2 - (skipped ? 1 : 0)).\(number)"
    case .lower: return nil
    case .grandFinal: return position.round == 1 ? "Winner of LB Final" : nil
    case .thirdPlace: return "Loser of Semi \(number)"
    case .consolation: return number == 1 ? "Loser of LB Semi 1" : "Loser of LB Final"
    }
  }
}

extension Tournament.Opponent {
  /// The score, or a letter for a result without one.
  package var resultText: String {
    if isForfeit { return "F" }
    if let score { return score.shortText }
    switch result {
    case .win: return "W"
    case .loss: return "L"
    case .draw, nil: return "-"
    }
  }

  /// Whether the opponent has won or lost, nil for neither.
  package var shownOutcome: Tournament.Outcome? {
    if result == .win { return .win }
    return result == .loss || isForfeit ? .loss : nil
  }
}

extension Double {
  /// The number with the fewest digits; whole numbers have no decimal point.
  var shortText: String { JSONWriter.text(of: self) }
}
