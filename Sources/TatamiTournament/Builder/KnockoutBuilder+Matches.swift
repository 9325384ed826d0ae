extension KnockoutBuilder {
  /// Returns a tie as a match.
  func match(
    _ tie: Int,
    layer: Int,
    origin: (Knockout.Slot) -> Knockout.Origin = { _ in .unknown }
  ) -> Knockout.Match {
    let value = ties[tie]
    return Knockout.Match(
      round: value.legs.isEmpty ? "" : title(of: value.round),
      layer: layer,
      home: side(value, .home, origin(.home)),
      away: side(value, .away, origin(.away)),
      winner: value.winner,
      region: value.region,
      legs: value.legs
    )
  }

  private func side(
    _ tie: Tie,
    _ slot: Knockout.Slot,
    _ origin: Knockout.Origin
  ) -> Knockout.Side {
    let side = tie[slot]
    let team = side.team.map { teams[$0] }
    return Knockout.Side(
      team: team,
      label: team ?? side.placeholder,
      seed: side.seed,
      score: side.score,
      penalties: side.penalties,
      origin: origin,
      isWinner: tie.winner == slot
    )
  }
}
