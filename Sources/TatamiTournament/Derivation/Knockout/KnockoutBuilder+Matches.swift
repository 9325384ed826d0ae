extension KnockoutBuilder {
  /// Returns a tie as a match of a bracket.
  ///
  /// - Parameters:
  ///   - isSwapped: Whether the away side is the first opponent.
  ///   - positions: The positions of the first and the second opponent.
  func match(
    _ tie: Int,
    number: Int,
    isSwapped: Bool = false,
    positions: (first: Int?, second: Int?) = (nil, nil)
  ) -> StageDraft.Match {
    let (first, second) =
      isSwapped ? (ties[tie].away, ties[tie].home) : (ties[tie].home, ties[tie].away)
    return StageDraft.Match(
      number: number,
      round: ties[tie].legs.isEmpty ? "" : title(of: ties[tie].round),
      first: slot(first, position: positions.first),
      second: slot(second, position: positions.second),
      played: ties[tie],
      isSwapped: isSwapped
    )
  }

  /// Returns a side of a tie as a slot of a bracket.
  func slot(_ side: Tie.Side, position: Int? = nil) -> StageDraft.Slot {
    StageDraft.Slot(
      team: side.team.map { teams[$0] },
      label: side.placeholder,
      seed: side.seed,
      position: position
    )
  }
}
