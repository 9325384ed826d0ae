extension MatchRecord {
  /// The result of a row; every value is nil or empty before the match.
  public struct Result: Hashable, Sendable {
    /// The score including extra time, or the sets won.
    public var score: Score?
    /// The result of the penalty shoot-out, nil if there was none.
    public var penalties: Score?
    /// The score over both legs, nil if the row does not give it.
    public var aggregate: Score?
    /// The games of each set, empty if the file does not list them.
    public var sets: [Score] = []
    /// The way the match ended.
    public var ending = Ending.regular
    /// The winner that the row names, such as the left side of "+:-"; nil if only the score
    /// determines it.
    public var winner: Slot?
    /// The result as written if the numbers do not say all of it: "3&2", "164/7 (20) - 160/9".
    public var note = ""
    /// Whether the numbers can be those of the winner first, whichever side that is, as in "TF 17-1"
    /// and in sets.
    var canBeginWithWinner = false
    /// Whether the score is that of the first of two legs.
    package var isUnfinished = false
    /// The words beside the score whose meaning is unknown.
    var unknownWords = ""
    /// Numbers after a draw that are a shoot-out or an earlier score.
    package var unclear: Score?
    /// Whether the cell also has an earlier score, such as that at half-time.
    var listsEarlierScore = false
  }

  /// The way a match ends.
  public enum Ending: Int, Hashable, Sendable {
    /// At the end of regular time, or as far as the file says.
    case regular
    /// After extra time.
    case extraTime
    /// Without play: one side did not appear or was disqualified.
    case walkover
    /// By the retirement of a player; the score does not determine the winner.
    case retirement
    /// By a shoot-out that the score includes.
    case shootout
  }
}

extension MatchRecord.Result {
  /// Creates the result of a match whose score does not say all of it.
  package init(score: MatchRecord.Score, winner: MatchRecord.Slot?, note: String) {
    self.init()
    (self.score, self.winner, self.note) = (score, winner, note)
  }

  /// The winner of the row alone.
  package var decidedWinner: MatchRecord.Slot? {
    if ending == .retirement || isUnfinished { return winner }
    if !note.isEmpty, let winner { return winner }
    return score?.leader ?? penalties?.leader ?? winner
  }

  /// Whether the row has a result of any kind.
  package var isDecided: Bool { score != nil || aggregate != nil || winner != nil }

  /// Whether the row says anything about the result, such as a walkover without a winner.
  package var isEntered: Bool { isDecided || ending != .regular || !note.isEmpty }

  /// The result with the sides exchanged.
  package var reversed: MatchRecord.Result {
    MatchRecord.Result(
      score: score?.reversed,
      penalties: penalties?.reversed,
      aggregate: aggregate?.reversed,
      sets: sets.map(\.reversed),
      ending: ending,
      winner: winner?.other,
      note: note,
      canBeginWithWinner: canBeginWithWinner,
      isUnfinished: isUnfinished,
      unknownWords: unknownWords,
      unclear: unclear?.reversed,
      listsEarlierScore: listsEarlierScore
    )
  }

  /// The result with the winner that a column or a sentence names, whose side decides numbers that
  /// begin with the winner's.
  func won(by side: MatchRecord.Slot) -> MatchRecord.Result {
    let isReversed = canBeginWithWinner && side == .away && score?.leader == .home
    var result = isReversed ? reversed : self
    result.winner = side
    return result
  }

  /// Numbers by which results are ordered, -1 for a missing one.
  package var numbers: [Int] {
    let scores = [score, penalties, aggregate].flatMap {
      [$0?.home.halves ?? -1, $0?.away.halves ?? -1]
    }
    let winner = winner.map { $0 == .home ? 0 : 1 } ?? -1
    return scores + [winner, ending.rawValue] + sets.flatMap { [$0.home.halves, $0.away.halves] }
  }
}
