import TatamiMatchLists

extension Tournament {
  /// Returns the name of a round: that of the file, or one such as "Quarter-finals" in a bracket; empty
  /// if the file names only the group.
  public func shownName(ofRound index: Int) -> String {
    let round = rounds[index]
    guard round.name.isEmpty else {
      return round.name == groups[round.group].name ? "" : round.name
    }
    guard let match = round.matches.first, let position = bracketPosition(ofMatch: match) else {
      return "Round \(round.number)"
    }
    return RoundNames.friendly.name(
      of: position.bracket,
      round: position.round,
      of: roundCount(of: position)
    )
  }

  /// Returns the name of the round of a match: its own, or that of its round; empty in an incomplete
  /// database.
  public func shownRoundName(ofMatch index: Int) -> String {
    let match = matches[index]
    return match.details.round.isEmpty
      ? match.round.map { shownName(ofRound: $0) } ?? "" : match.details.round
  }

  /// Returns the scores of the games, legs or sets of a match, empty for a match of one part; missing
  /// scores are empty texts.
  package func partScores(ofMatch index: Int) -> [PartScore] {
    let match = matches[index]
    guard match.games.isEmpty else {
      return match.games.map { game in
        let results = games[game].results
        return PartScore(
          first: results.first?.scoreText ?? "",
          second: results.second?.scoreText ?? "",
          winner: results.isCompleted ? results.winner : nil
        )
      }
    }
    let scores: [Score?] = match.legs.count > 1 ? match.legs.map(\.score) : match.sets
    return scores.map(PartScore.init)
  }

  /// The score of a game, a leg or a set.
  package struct PartScore {
    /// The first side's score, empty if it is missing.
    package let first: String
    /// The second side's score, empty if it is missing.
    package let second: String
    /// The side that has won the part, nil for none.
    package let winner: Side?
  }

  /// Returns the name of a group: that of the file, or its number; nil for the only pool of a stage
  /// and for brackets.
  public func shownName(ofGroup index: Int) -> String? {
    let group = groups[index]
    if !group.name.isEmpty { return group.name }
    let stage = stages[group.stage]
    guard !stage.format.isElimination, stage.groups.count > 1 else { return nil }
    return "Group \(group.number)"
  }

  /// Returns the seeds of an elimination by participant: those of the file, otherwise those of the
  /// draw unless its slots are in natural order.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  package func shownSeeds(ofStage index: Int) -> [Int: String] {
    var seeds: [Int: String] = [:]
    for round in stages[index].groups.flatMap({ groups[$0].rounds }) {
      for opponent in opponents(ofRound: round) where !opponent.seed.isEmpty {
        guard let participant = opponent.participant, seeds[participant] == nil else { continue }
        seeds[participant] = opponent.seed
      }
    }
    guard stages[index].settings.seedOrdering?.first != .natural,
      let group = group(number: 1, ofStage: index), let first = groups[group].rounds.first
    else { return seeds }
    for opponent in opponents(ofRound: first) {
      guard let participant = opponent.participant, let position = opponent.position,
        seeds[participant] == nil
      else { continue }
      seeds[participant] = "\(position)"
    }
    return seeds
  }

  private func opponents(ofRound round: Int) -> [Opponent] {
    rounds[round].matches.flatMap { match in
      Side.allCases.compactMap { matches[match].results[$0] }
    }
  }
}

extension Tournament.Opponent {
  /// Whether the match was decided by a shoot-out.
  package var hasPenalties: Bool { penalties != nil }

  /// The score with the penalties of a shoot-out, such as `2 (4)`; nil without a score.
  package var scoreText: String? {
    guard let score else { return nil }
    return penalties.map { "\(score.scoreText) (\($0.scoreText))" } ?? score.scoreText
  }
}

extension Tournament.PartScore {
  fileprivate init(_ score: Tournament.Score?) {
    first = score?.first.scoreText ?? ""
    second = score?.second.scoreText ?? ""
    winner = score.flatMap { score in
      score.first == score.second ? nil : score.first > score.second ? .first : .second
    }
  }
}

extension Double {
  /// The number as points: `3` or `2½`; other numbers with their decimals.
  fileprivate var scoreText: String {
    let points = MatchRecord.Points(self)
    return points.value == self ? points.description : shortText
  }
}
