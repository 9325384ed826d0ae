/// New results of a match or a game.
///
/// ```swift
/// var cup = Tournament()
/// try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: ["Ann", "Ben"]))
/// try cup.update(match: 0, MatchUpdate(first: .init(score: 3), second: .init(score: 1)))
/// ```
///
/// Nil leaves a value unchanged, except for scores: an opponent of the update without a score loses
/// the stored one if the other score changes.
public struct MatchUpdate: Equatable, Sendable {
  /// The status: `.running` removes the result, `.completed` derives it from the scores; others are
  /// ignored, because the status is derived from the results.
  public var status: Tournament.Status?
  /// The first opponent.
  public var first: Opponent?
  /// The second opponent.
  public var second: Opponent?
  /// Further fields of the match to set.
  public var extra: [ExtraField] = []

  /// Creates an update.
  public init(
    first: Opponent? = nil,
    second: Opponent? = nil,
    status: Tournament.Status? = nil
  ) {
    self.first = first
    self.second = second
    self.status = status
  }

  /// New results of one opponent.
  ///
  /// ```swift
  /// let winner = MatchUpdate.Opponent(score: 3, result: .win)
  /// let absent = MatchUpdate.Opponent(isForfeit: true)
  /// let update = MatchUpdate(first: winner, second: absent)
  /// ```
  public struct Opponent: Equatable, Sendable {
    /// The participant, to identify the opponent; nil if the sides are those of the match.
    public var participant: TournamentID?
    /// The score.
    public var score: Double?
    /// The result; one opponent's result determines the other's.
    public var result: Tournament.Outcome?
    /// Whether the opponent forfeits; false does not change earlier forfeits.
    public var isForfeit: Bool
    /// Further fields of the opponent to set.
    public var extra: [ExtraField] = []

    /// Creates new results.
    public init(
      _ participant: TournamentID? = nil,
      score: Double? = nil,
      result: Tournament.Outcome? = nil,
      isForfeit: Bool = false
    ) {
      self.participant = participant
      self.score = score
      self.result = result
      self.isForfeit = isForfeit
    }
  }

  /// The new results of a side.
  subscript(side: Tournament.Side) -> Opponent? {
    get { side == .first ? first : second }
    set {
      switch side {
      case .first: first = newValue
      case .second: second = newValue
      }
    }
  }
}
