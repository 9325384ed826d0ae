import TatamiMatchLists

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
  /// The side that has won, nil while it is undecided.
  var winnerSide: Tournament.Side? {
    (played?.winner).map { ($0 == .home) != isSwapped ? .first : .second }
  }

  /// The slot of the winner in the next round; nil for two byes.
  var winner: StageDraft.Slot? {
    switch (first, second) {
    case (nil, nil): return nil
    case (let known?, nil), (nil, let known?): return StageDraft.Slot(team: known.team)
    case (let first?, let second?):
      guard let side = winnerSide else { return StageDraft.Slot() }
      return StageDraft.Slot(team: side == .first ? first.team : second.team)
    }
  }

  /// The facts of the rows.
  ///
  /// - Parameter title: The name of the round that contains the match.
  func details(inRound title: String) -> Tournament.MatchDetails {
    guard let legs = played?.legs, let last = legs.last else { return Tournament.MatchDetails() }
    var details = Tournament.MatchDetails(
      round: round == title ? "" : round,
      date: last.date,
      venue: legs.last { !$0.venue.isEmpty }?.venue ?? "",
      link: legs.last { !$0.link.isEmpty }?.link ?? "",
      region: played?.region ?? "",
      ending: last.result.ending,
      note: last.result.note
    )
    if legs.count > 1 {
      details.legs = legs.map { leg in
        Tournament.Leg(
          date: leg.date,
          venue: leg.venue,
          link: leg.link,
          score: leg.result.score.map(ordered)
        )
      }
    } else {
      details.sets = last.result.sets.map(ordered)
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
    var results = Tournament.MatchResults(
      first.map { opponent($0, &roster) },
      second.map { opponent($0, &roster) }
    )
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

  private func enter(_ played: Tie, into results: inout Tournament.MatchResults) {
    let areKnown = results.first?.participant != nil && results.second?.participant != nil
    enter(played, .first, areKnown: areKnown, into: &results.first)
    enter(played, .second, areKnown: areKnown, into: &results.second)
  }

  private func enter(
    _ played: Tie,
    _ side: Tournament.Side,
    areKnown: Bool,
    into opponent: inout Tournament.Opponent?
  ) {
    let value = (side == .first) != isSwapped ? played.home : played.away
    opponent?.score = value.score?.value
    opponent?.penalties = value.penalties?.value
    enterPoints(played.legs.last, isHome: (side == .first) != isSwapped, into: &opponent)
    guard areKnown else { return }
    switch winnerSide {
    case side?: opponent?.result = .win
    case _? where played.legs.last?.result.ending == .walkover: opponent?.isForfeit = true
    case _?: opponent?.result = .loss
    case nil where allowsDraws && played.isPlayed: opponent?.result = .draw
    case nil: break
    }
  }

  private func enterPoints(
    _ record: MatchRecord?,
    isHome: Bool,
    into opponent: inout Tournament.Opponent?
  ) {
    let scores = [record?.tablePoints, record?.bonusPoints]
    let points = scores.map { score in (isHome ? score?.home : score?.away)?.value }
    opponent?.tablePoints = points[0]
    opponent?.bonusPoints = points[1]
  }
}
