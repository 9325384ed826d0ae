import TatamiMatchLists

extension KnockoutBuilder {
  /// Links every match of a team to the team's next match.
  ///
  /// A match without a winner, drawn or unplayed, counts as won by the team that plays in a later
  /// round.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func linkTeams() throws(MatchListError) {
    var last: [Int?] = Array(repeating: nil, count: teams.count)
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [MatchRecord.Slot.home, .away] {
        guard let team = ties[tie][slot].team else { continue }
        if let earlier = last[team] { try advance(team, from: earlier, to: tie, slot) }
        last[team] = tie
      }
    }
  }

  private mutating func advance(
    _ team: Int,
    from earlier: Int,
    to tie: Int,
    _ slot: MatchRecord.Slot
  ) throws(MatchListError) {
    let winner = ties[earlier].slot(of: team)
    if let next = ties[earlier].parent {
      throw .bothTeamsAdvance(
        location(of: tie),
        team: teams[team],
        rival: teams[ties[earlier][winner.other].team ?? team],
        match: location(of: earlier),
        rivalPlays: location(of: next)
      )
    }
    guard ties[earlier].winner ?? winner == winner else {
      throw .eliminatedTeamPlays(
        location(of: tie),
        team: teams[team],
        round: title(of: ties[tie].round),
        lost: location(of: earlier)
      )
    }
    guard !ties[earlier].isIncomplete || !ties[earlier].isBehind(winner) else {
      throw .trailingTeamPlays(
        location(of: tie),
        team: teams[team],
        round: title(of: ties[tie].round),
        unfinished: location(of: earlier)
      )
    }
    ties[earlier].winner = winner
    connect(earlier, to: tie, slot)
  }

  /// Sets the source of a side to the winner of an earlier tie.
  private mutating func connect(_ earlier: Int, to tie: Int, _ slot: MatchRecord.Slot) {
    ties[earlier].parent = tie
    ties[tie][slot].source = earlier
  }

  /// Links placeholders with references to the ties they refer to, and the others to ties of the
  /// nearest earlier round in draw order.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func linkPlaceholders() {
    let draw = rounds.map { inDrawOrder($0.ties) }
    linkReferences(draw)
    var unlinked: [ArraySlice<Int>] = []
    for round in order {
      for tie in draw[round] {
        for slot in [MatchRecord.Slot.home, .away] where needsSource(ties[tie], slot) {
          if let earlier = KnockoutBuilder.popNearest(from: &unlinked) {
            connect(earlier, to: tie, slot)
          } else if isMissingOpponent(ties[tie], slot) {
            ties[tie].isBye = true
          }
        }
      }
      unlinked.append(draw[round].filter { ties[$0].parent == nil }[...])
    }
    assignWinners()
  }

  private func needsSource(_ tie: Tie, _ slot: MatchRecord.Slot) -> Bool {
    tie[slot].team == nil && tie[slot].source == nil && !(tie.isBye && tie.winner != slot)
  }

  /// Whether an empty side without a source means that the opponent, which advances, has a bye.
  private func isMissingOpponent(_ tie: Tie, _ slot: MatchRecord.Slot) -> Bool {
    tie.winningTeam != nil && tie.winner == slot.other && !tie.isPlayed
      && TeamParser.isEmpty(tie[slot].placeholder)
  }

  /// Removes the first tie of the latest round that has one.
  private static func popNearest(from unlinked: inout [ArraySlice<Int>]) -> Int? {
    while let nearest = unlinked.last {
      if let first = nearest.first {
        unlinked[unlinked.count - 1].removeFirst()
        return first
      }
      unlinked.removeLast()
    }
    return nil
  }

  /// Assigns the known winners to the sides they fill, starting with the first round.
  private mutating func assignWinners() {
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [MatchRecord.Slot.home, .away] where ties[tie][slot].team == nil {
        ties[tie][slot].team = ties[tie][slot].source.flatMap { ties[$0].winningTeam }
      }
    }
  }

  /// Gives each side without a seed the seed of its team's first match that has one.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func completeSeeds() {
    guard ties.contains(where: { !$0.home.seed.isEmpty || !$0.away.seed.isEmpty }) else { return }
    var seeds = Array(repeating: "", count: teams.count)
    for tie in order.flatMap({ rounds[$0].ties }) {
      for side in [ties[tie].home, ties[tie].away] {
        if let team = side.team, seeds[team].isEmpty { seeds[team] = side.seed }
      }
    }
    for tie in ties.indices {
      for slot in [MatchRecord.Slot.home, .away] where ties[tie][slot].seed.isEmpty {
        if let team = ties[tie][slot].team { ties[tie][slot].seed = seeds[team] }
      }
    }
  }

  /// Links "Winner QF1" to the first match of the quarter-finals and "W3" to the third row.
  private mutating func linkReferences(_ draw: [[Int]]) {
    var position: [Int: Int] = [:]
    var roundOfKey: [[Int]: Int] = [:]
    for (index, round) in order.enumerated() {
      position[round] = index
      let key = rounds[round].name.sortKey
      roundOfKey[key] = roundOfKey[key] ?? round
    }
    for tie in order.flatMap({ draw[$0] }) {
      for slot in [MatchRecord.Slot.home, .away] where needsSource(ties[tie], slot) {
        guard
          let target = target(of: ties[tie][slot].placeholder, in: draw, roundOfKey: roundOfKey),
          ties[target].parent == nil, let from = position[ties[target].round],
          let to = position[ties[tie].round], from < to
        else { continue }
        connect(target, to: tie, slot)
      }
    }
  }

  /// The tie a placeholder refers to.
  private func target(
    of placeholder: String,
    in draw: [[Int]],
    roundOfKey: [[Int]: Int]
  ) -> Int? {
    guard let reference = TeamParser.reference(in: placeholder) else { return nil }
    guard !reference.round.isEmpty else {
      let row = reference.number - 1
      return tieOfRow.indices.contains(row) ? tieOfRow[row] : nil
    }
    let key = RoundName(reference.round).sortKey
    guard key != [0, 0], let round = roundOfKey[key] else { return nil }
    let index = reference.number - 1
    return draw[round].indices.contains(index) ? draw[round][index] : nil
  }
}
