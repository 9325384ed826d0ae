extension TieBoard {
  /// Leads every team from its match to its next one.
  ///
  /// A match without a winner, be it drawn or without a score, is won by the team that plays on.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func linkTeams() throws(ResultsError) {
    var last: [Int?] = Array(repeating: nil, count: teams.count)
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [Tournament.Slot.home, .away] {
        guard let team = ties[tie][slot].team else { continue }
        if let earlier = last[team] { try follow(team, from: earlier, to: tie, slot) }
        last[team] = tie
      }
    }
  }

  private mutating func follow(
    _ team: Int,
    from earlier: Int,
    to tie: Int,
    _ slot: Tournament.Slot
  ) throws(ResultsError) {
    let won = ties[earlier].slot(of: team)
    if let next = ties[earlier].parent {
      throw .bothPlayOn(
        place(of: tie),
        team: teams[team],
        rival: teams[ties[earlier][won.other].team ?? team],
        match: place(of: earlier),
        rivalPlays: place(of: next)
      )
    }
    guard ties[earlier].winner ?? won == won else {
      throw .teamIsOut(
        place(of: tie),
        team: teams[team],
        round: title(of: ties[tie].round),
        lost: place(of: earlier)
      )
    }
    ties[earlier].winner = won
    connect(earlier, to: tie, slot)
  }

  /// Makes a side the winner of an earlier tie.
  private mutating func connect(_ earlier: Int, to tie: Int, _ slot: Tournament.Slot) {
    ties[earlier].parent = tie
    ties[tie][slot].source = earlier
  }

  /// Fills sides that are open: by what they refer to, then by the nearest round, in file order.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func linkOpenSides() {
    followReferences()
    var waiting: [ArraySlice<Int>] = []
    for round in order {
      for tie in rounds[round].ties {
        for slot in [Tournament.Slot.home, .away] where isOpen(ties[tie], slot) {
          if let earlier = TieBoard.takeNearest(from: &waiting) {
            connect(earlier, to: tie, slot)
          } else if isNobody(ties[tie], slot) {
            ties[tie].isBye = true
          }
        }
      }
      waiting.append(rounds[round].ties.filter { ties[$0].parent == nil }[...])
    }
    nameWinners()
  }

  private func isOpen(_ tie: Tie, _ slot: Tournament.Slot) -> Bool {
    tie[slot].team == nil && tie[slot].source == nil && !(tie.isBye && tie.winner != slot)
  }

  /// Whether an open side that nobody can fill stands for a bye of the team that plays on.
  private func isNobody(_ tie: Tie, _ slot: Tournament.Slot) -> Bool {
    tie.winningTeam != nil && tie.winner == slot.other && !tie.isPlayed
      && TeamText.isEmpty(tie[slot].standIn)
  }

  private static func takeNearest(from waiting: inout [ArraySlice<Int>]) -> Int? {
    while let nearest = waiting.last {
      if let first = nearest.first {
        waiting[waiting.count - 1].removeFirst()
        return first
      }
      waiting.removeLast()
    }
    return nil
  }

  /// Writes the known winners into the sides they fill, from the first round on.
  private mutating func nameWinners() {
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [Tournament.Slot.home, .away] where ties[tie][slot].team == nil {
        ties[tie][slot].team = ties[tie][slot].source.flatMap { ties[$0].winningTeam }
      }
    }
  }

  /// Connects "Winner QF1" to the first match of the quarter-finals and "W3" to the third row.
  private mutating func followReferences() {
    var position: [Int: Int] = [:]
    var roundOfRank: [[Int]: Int] = [:]
    for (index, round) in order.enumerated() {
      position[round] = index
      roundOfRank[rounds[round].name.rank] = roundOfRank[rounds[round].name.rank] ?? round
    }
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [Tournament.Slot.home, .away] where isOpen(ties[tie], slot) {
        guard let target = referred(by: ties[tie][slot].standIn, roundOfRank: roundOfRank),
          ties[target].parent == nil, let from = position[ties[target].round],
          let to = position[ties[tie].round], from < to
        else { continue }
        connect(target, to: tie, slot)
      }
    }
  }

  private func referred(by text: String, roundOfRank: [[Int]: Int]) -> Int? {
    guard let reference = TeamText.reference(text) else { return nil }
    guard !reference.round.isEmpty else {
      let row = reference.number - 1
      return tieOfRow.indices.contains(row) ? tieOfRow[row] : nil
    }
    let rank = RoundName(reference.round).rank
    guard rank != [0, 0], let round = roundOfRank[rank] else { return nil }
    let index = reference.number - 1
    return rounds[round].ties.indices.contains(index) ? rounds[round].ties[index] : nil
  }
}
