extension TieBoard {
  /// Finds the final; where the last round is not yet the final, pairs its winners in file order.
  ///
  /// - Returns: The tie of the final.
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func root() throws(ResultsError) -> Int {
    let root = try singleRoot()
    guard !ties[root].isBye else { throw .finalBye(place(of: root)) }
    removeByes()
    return root
  }

  private mutating func singleRoot() throws(ResultsError) -> Int {
    let roots = order.flatMap { rounds[$0].ties }.filter { ties[$0].parent == nil }
    let last = roots[roots.count - 1]
    guard roots.count > 1 else { return last }
    let round = ties[last].round
    if let other = roots.first(where: { ties[$0].round != round }) {
      throw lostRoot(other, final: last)
    }
    guard !rounds[round].name.isFinal else {
      throw .twoFinals(place(of: last), round: title(of: round), first: place(of: roots[0]))
    }
    return pairUp(roots)
  }

  /// Explains a match that leads nowhere although a later round exists.
  private func lostRoot(_ tie: Int, final: Int) -> ResultsError {
    let winner = ties[tie].winningTeam.map { teams[$0] }
    let round = title(of: ties[tie].round)
    return .disconnected(place(of: tie), round: round, winner: winner, last: place(of: final))
  }

  /// Adds the rounds that must still come, two neighbours to a match.
  private mutating func pairUp(_ roots: [Int]) -> Int {
    var level = roots
    while level.count > 1 {
      order.append(rounds.count)
      rounds.append(Round(name: RoundName("")))
      var next: [Int] = []
      for start in stride(from: 0, to: level.count - 1, by: 2) {
        next.append(implied(level[start], level[start + 1]))
      }
      if level.count % 2 == 1, let odd = level.last { next.append(odd) }
      level = next
    }
    return level[0]
  }

  private mutating func implied(_ upper: Int, _ lower: Int) -> Int {
    let tie = ties.count
    let round = rounds.count - 1
    ties.append(
      Tie(
        round: round,
        home: Tie.Side(team: ties[upper].winningTeam, source: upper),
        away: Tie.Side(team: ties[lower].winningTeam, source: lower)
      )
    )
    rounds[round].ties.append(tie)
    ties[upper].parent = tie
    ties[lower].parent = tie
    return tie
  }

  /// Leads past ties that are not played, so that the other side enters where it plays.
  private mutating func removeByes() {
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [Tournament.Slot.home, .away] {
        guard let source = ties[tie][slot].source, ties[source].isBye, let won = ties[source].winner
        else { continue }
        let standIn = ties[tie][slot].standIn
        ties[tie][slot].standIn = standIn.isEmpty ? ties[source][won].standIn : standIn
        ties[tie][slot].source = ties[source][won].source
        if let before = ties[source][won].source { ties[before].parent = tie }
      }
    }
  }
}
