import TatamiJSON

/// The fields in which a database keeps what the brackets model does not have.
enum MatchField {
  /// The name of a group or a round.
  static let name = "name"
  /// The text of a side whose participant is not known.
  static let label = "label"
  /// The seed as written.
  static let seed = "seed"
  /// The penalties of the shoot-out.
  static let penalties = "penalties"
  /// The games of each set.
  static let sets = "sets"
  /// The scores of legs or games, both sides in a list, null before the leg.
  static let legs = "legs"
  /// The date as written.
  static let date = "date"
  /// The stadium, hall or town of a match.
  static let venue = "venue"
  /// The name or number of the court.
  static let court = "court"
  /// The URL of a page about the match.
  static let link = "url"
  /// The region as written.
  static let region = "region"
  /// The way in which the match ended: `extraTime`, `walkover` or `retirement`.
  static let ending = "ending"
}

extension MatchRecord.Ending {
  /// The name in a database, nil for a regular end.
  var field: String? {
    switch self {
    case .regular: nil
    case .extraTime: "extraTime"
    case .walkover: "walkover"
    case .retirement: "retirement"
    }
  }

  /// Creates the way of a name in a database.
  init(field: String?) {
    switch field {
    case "extraTime": self = .extraTime
    case "walkover": self = .walkover
    case "retirement": self = .retirement
    default: self = .regular
    }
  }
}

extension MatchRecord.Points {
  /// The number.
  var value: Double { Double(halves) / 2 }

  /// Creates a number; rounded to halves and clamped to the range.
  init(_ value: Double) {
    let limit = Double(2 * MatchListLimits.score)
    self.init(halves: Int(min(max((value * 2).rounded(), 0), limit)))
  }
}

extension StageDraft.Match {
  /// The fields of the match.
  var extra: [ExtraField] {
    guard let played else { return [] }
    var fields: [ExtraField] = []
    let texts = [
      (MatchField.date, played.date), (MatchField.venue, played.venue),
      (MatchField.link, played.link), (MatchField.region, played.region),
      (MatchField.ending, played.legs.last?.ending.field ?? ""),
    ]
    for (name, text) in texts where !text.isEmpty {
      fields.append(ExtraField(name: name, value: .string(text)))
    }
    if played.legs.count > 1 {
      let legs = played.legs.map { $0.score.map(json) ?? .null }
      fields.append(ExtraField(name: MatchField.legs, value: .array(legs)))
    }
    if let sets = played.legs.last?.sets, played.legs.count == 1, !sets.isEmpty {
      fields.append(ExtraField(name: MatchField.sets, value: .array(sets.map(json))))
    }
    return fields
  }

  private func json(_ score: MatchRecord.Score) -> JSONValue {
    let (home, away) = (score.home.value, score.away.value)
    return .array(isSwapped ? [.number(away), .number(home)] : [.number(home), .number(away)])
  }

  /// Returns the status, the opponents and their results.
  func results(_ roster: inout Roster) -> Tournament.MatchResults {
    let plan = StagePlan.Match(
      number: number,
      first: first.map { opponent($0, &roster) },
      second: second.map { opponent($0, &roster) }
    )
    var results = plan.results
    guard let played, !results.hasBye else { return results }
    enter(played, into: &results)
    results.status = results.derivedStatus
    return results
  }

  private func opponent(_ slot: StageDraft.Slot, _ roster: inout Roster) -> Tournament.Opponent {
    var opponent = Tournament.Opponent(
      participant: slot.team.map { roster.index(of: $0) },
      position: slot.position
    )
    if slot.team == nil, !slot.label.isEmpty {
      opponent.extra.append(ExtraField(name: MatchField.label, value: .string(slot.label)))
    }
    if !slot.seed.isEmpty {
      opponent.extra.append(ExtraField(name: MatchField.seed, value: .string(slot.seed)))
    }
    return opponent
  }

  private func enter(_ played: Knockout.Match, into results: inout Tournament.MatchResults) {
    let isWalkover = played.legs.last?.ending == .walkover
    for side in Tournament.Side.allCases {
      let slot: Knockout.Slot = (side == .first) != isSwapped ? .home : .away
      let value = played[slot]
      results[side]?.score = value.score?.value
      if let penalties = value.penalties {
        let field = ExtraField(name: MatchField.penalties, value: .number(penalties.value))
        results[side]?.extra.append(field)
      }
      guard results.first?.participant != nil, results.second?.participant != nil else { continue }
      switch played.winner {
      case slot?: results[side]?.result = .win
      case _? where isWalkover: results[side]?.isForfeit = true
      case _?: results[side]?.result = .loss
      case nil where allowsDraws && played.home.score != nil:
        results[side]?.result = .draw
      case nil: break
      }
    }
  }
}
