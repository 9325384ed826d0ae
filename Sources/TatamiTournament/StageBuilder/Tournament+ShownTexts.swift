import TatamiDocuments
import TatamiJSON

extension Tournament {
  /// Returns the name of a round: that of the file, or one such as "Quarter-finals" in a bracket.
  public func shownName(ofRound index: Int) -> String {
    let round = rounds[index]
    let name = round.extra.text(MatchField.name)
    guard name.isEmpty else { return name }
    guard let match = round.matches.first, let position = bracketPosition(ofMatch: match) else {
      return "Round \(round.number)"
    }
    return RoundNames.friendly.name(
      of: position.bracket,
      round: position.round,
      of: roundCount(of: position)
    )
  }

  /// Returns the scores of the games, legs or sets of a match, empty for a match of one part; missing
  /// scores are empty texts.
  package func partScores(ofMatch index: Int) -> [(first: String, second: String)] {
    let match = matches[index]
    guard match.games.isEmpty else {
      return match.games.map { game in
        let results = games[game].results
        return (results.first?.scoreText ?? "", results.second?.scoreText ?? "")
      }
    }
    let legs = match.legs
    let scores = legs.count > 1 ? legs.map(\.score) : legs.flatMap(\.sets)
    return scores.map { score in
      (score.map { "\($0.home)" } ?? "", score.map { "\($0.away)" } ?? "")
    }
  }

  /// Returns the name of a group: that of the file, or its number; nil for the only pool of a stage
  /// and for brackets.
  public func shownName(ofGroup index: Int) -> String? {
    let group = groups[index]
    let name = group.extra.text(MatchField.name)
    if !name.isEmpty { return name }
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
  /// The text of the file for a side whose participant is not known, empty without one.
  package var label: String { extra.text(MatchField.label) }

  /// The seed of the file, empty without one.
  package var seed: String { extra.text(MatchField.seed) }

  /// Whether the match was decided by a shoot-out.
  package var hasPenalties: Bool { extra.number(MatchField.penalties) != nil }

  /// The score with the penalties of a shoot-out, such as `2 (4)`; nil without a score.
  package var scoreText: String? {
    guard let score else { return nil }
    let penalties = extra.number(MatchField.penalties)
    return penalties.map { "\(text(of: score)) (\(text(of: $0)))" } ?? text(of: score)
  }

  private func text(of number: Double) -> String {
    let points = MatchRecord.Points(number)
    return points.value == number ? points.description : number.shortText
  }
}

extension Tournament.Match {
  /// The date of the file, empty without one.
  package var date: String { extra.text(MatchField.date) }

  /// The venue or the court of the file, empty without one.
  package var venue: String {
    let venue = extra.text(MatchField.venue)
    return venue.isEmpty ? extra.text(MatchField.court) : venue
  }

  /// The URL of a page about the match, empty without one.
  package var link: String { extra.text(MatchField.link) }

  /// The way in which the match ended.
  package var ending: MatchRecord.Ending {
    isWalkover ? .walkover : MatchRecord.Ending(field: extra.text(MatchField.ending))
  }

  /// The rows of the match: its date, scores, sets and end as far as the database has them.
  var legs: [Knockout.Leg] {
    let scores = extra.scores(MatchField.legs)
    let sets = extra.scores(MatchField.sets).compactMap(\.self)
    guard scores.isEmpty else { return scores.map { leg($0, sets: []) } }
    return [leg(total, sets: sets)]
  }

  private var isWalkover: Bool {
    results.first?.isForfeit == true || results.second?.isForfeit == true
  }

  private var total: MatchRecord.Score? {
    guard let first = results.first?.score, let second = results.second?.score else { return nil }
    return MatchRecord.Score(home: MatchRecord.Points(first), away: MatchRecord.Points(second))
  }

  private func leg(_ score: MatchRecord.Score?, sets: [MatchRecord.Score]) -> Knockout.Leg {
    Knockout.Leg(
      date: date,
      venue: venue,
      link: link,
      score: score,
      penalties: nil,
      aggregate: nil,
      sets: sets,
      namedWinner: nil,
      ending: ending,
      location: SourceLocation(file: "", line: 0)
    )
  }
}

extension [ExtraField] {
  /// The string of a field, empty without it.
  func text(_ name: String) -> String {
    guard case .string(let text)? = first(where: { $0.name == name })?.value else { return "" }
    return text
  }

  /// The number of a field, nil without it.
  func number(_ name: String) -> Double? {
    guard case .number(let number)? = first(where: { $0.name == name })?.value else { return nil }
    return number
  }

  /// The scores in a field, nil for a null.
  fileprivate func scores(_ name: String) -> [MatchRecord.Score?] {
    guard case .array(let values)? = first(where: { $0.name == name })?.value else { return [] }
    return values.map { value in
      guard case .array(let pair) = value, pair.count == 2, case .number(let home) = pair[0],
        case .number(let away) = pair[1]
      else { return nil }
      return MatchRecord.Score(home: MatchRecord.Points(home), away: MatchRecord.Points(away))
    }
  }
}
