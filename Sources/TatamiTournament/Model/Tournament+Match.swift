extension Tournament {
  /// A match between two opponents.
  public struct Match: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The number in the round, from 1.
    public let number: Int
    /// The index of the stage.
    public let stage: Int
    /// The index of the group, nil in an incomplete database.
    public let group: Int?
    /// The index of the round, nil in an incomplete database.
    public let round: Int?
    /// The number of games of the match; 0 for a match that is not divided into games.
    public internal(set) var childCount: Int?
    /// The status, the opponents and their results.
    public internal(set) var results: MatchResults
    /// The indexes of the games, by number.
    public internal(set) var games: [Int] = []
    /// The date, the venue and other facts.
    public internal(set) var details = MatchDetails()
    /// Further members of the record.
    public internal(set) var extra: [ExtraField] = []
  }

  /// One of several games of a match.
  public struct Game: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The number in the match, from 1.
    public let number: Int
    /// The index of the stage.
    public let stage: Int
    /// The index of the match.
    public let match: Int
    /// The status, the opponents and their results.
    public internal(set) var results: MatchResults
    /// Further fields.
    public internal(set) var extra: [ExtraField]
  }

  /// One of the two sides of a match.
  public enum Side: CaseIterable, Hashable, Sendable {
    /// The side of `opponent1`.
    case first
    /// The side of `opponent2`.
    case second

    /// The opposite side.
    public var other: Side { self == .first ? .second : .first }
  }

  /// The state of a match.
  public enum Status: Int, Comparable, Sendable {
    /// Neither opponent is known, or an opponent is a bye.
    case locked
    /// One opponent is known.
    case waiting
    /// Both opponents are known.
    case ready
    /// The match has begun.
    case running
    /// The match has a result.
    case completed
    /// The match has a result that can no longer change: a later match has begun, or there is none.
    case archived

    /// Whether a status comes before another one in the course of a match.
    public static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
  }

  /// The result of one side of a match.
  public enum Outcome: String, CaseIterable, Sendable {
    /// The side has won.
    case win
    /// The side has lost.
    case loss
    /// Neither side has won.
    case draw
  }

  /// One side of a match: a participant, or a slot whose participant is unknown.
  public struct Opponent: Equatable, Sendable {
    /// The index of the participant; nil while it is unknown.
    public internal(set) var participant: Int?
    /// The seed in a first round, or the number of the match whose loser enters here.
    public internal(set) var position: Int?
    /// The score.
    public internal(set) var score: Double?
    /// The result.
    public internal(set) var result: Outcome?
    /// Whether the side has forfeited the match.
    public internal(set) var isForfeit = false
    /// The text for a participant who is not known, such as "Winner QF2"; empty if there is none.
    public internal(set) var label = ""
    /// The seed as written, such as "1" or "WC"; empty if there is none.
    public internal(set) var seed = ""
    /// The penalties of the shoot-out, nil if there was none.
    public internal(set) var penalties: Double?
    /// The points in the table of a pool, nil if they follow from the result.
    public internal(set) var tablePoints: Double?
    /// The bonus points in the table of a pool, nil if there are none.
    public internal(set) var bonusPoints: Double?
    /// Further members of the record.
    public internal(set) var extra: [ExtraField] = []
  }

  /// The status, the opponents and the results of a match or a game.
  public struct MatchResults: Equatable, Sendable {
    /// The status.
    public internal(set) var status: Status
    /// The first opponent, nil for a bye.
    public internal(set) var first: Opponent?
    /// The second opponent, nil for a bye.
    public internal(set) var second: Opponent?

    /// The opponent of a side, nil for a bye.
    public internal(set) subscript(side: Side) -> Opponent? {
      get { side == .first ? first : second }
      set {
        switch side {
        case .first: first = newValue
        case .second: second = newValue
        }
      }
    }
  }
}
