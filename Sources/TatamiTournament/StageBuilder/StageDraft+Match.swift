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
  /// The facts of the rows.
  var details: Tournament.MatchDetails {
    guard let played else { return Tournament.MatchDetails() }
    var details = Tournament.MatchDetails(
      date: played.date,
      venue: played.venue,
      link: played.link,
      region: played.region,
      ending: played.legs.last?.ending ?? .regular
    )
    if played.legs.count > 1 {
      details.legs = played.legs.map { leg in
        Tournament.Leg(
          date: leg.date,
          venue: leg.venue,
          link: leg.link,
          score: leg.score.map(ordered)
        )
      }
    } else {
      details.sets = played.legs.last?.sets.map(ordered) ?? []
    }
    return details
  }

  private func ordered(_ score: MatchRecord.Score) -> Tournament.Score {
    let (home, away) = (score.home.value, score.away.value)
    return isSwapped
      ? Tournament.Score(first: away, second: home) : Tournament.Score(first: home, second: away)
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
    Tournament.Opponent(
      participant: slot.team.map { roster.index(of: $0) },
      position: slot.position,
      label: slot.team == nil ? slot.label : "",
      seed: slot.seed
    )
  }

  private func enter(_ played: Knockout.Match, into results: inout Tournament.MatchResults) {
    let isWalkover = played.legs.last?.ending == .walkover
    for side in Tournament.Side.allCases {
      let slot: Knockout.Slot = (side == .first) != isSwapped ? .home : .away
      let value = played[slot]
      results[side]?.score = value.score?.value
      results[side]?.penalties = value.penalties?.value
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
