/// The reason why a tournament rejects an update.
public enum UpdateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The tournament does not have a record.
  case unknown(table: String, TournamentID)
  /// A match does not have a game.
  case unknownGame(Int, match: TournamentID)
  /// At least one opponent of a match is unknown.
  case opponentsUnknown(Subject)
  /// A later match depends on the result.
  case archived(Subject)
  /// An opponent is a bye.
  case completedByBye(Subject)
  /// A match cannot be reset because a following match has begun.
  case followingMatchHasBegun(match: TournamentID, following: TournamentID)
  /// The result of a match with several games is derived from its games.
  case decidedByGames(match: TournamentID)
  /// A participant does not play a match.
  case notAnOpponent(TournamentID, Subject)
  /// Both opponents of an update are the same participant.
  case sameOpponent(TournamentID, Subject)
  /// A draw is not allowed in an elimination.
  case drawInElimination(Subject)
  /// The results of both opponents contradict each other.
  case contradiction(Subject, reason: String)
  /// The games of a match in an elimination end in a tie.
  case tiedGames(match: TournamentID)
  /// A score is not finite.
  case invalidScore(Subject)
  /// A stage or its seeding has an error.
  case stage(StageError)

  /// The match or the game that an error refers to.
  public enum Subject: Equatable, Sendable, CustomStringConvertible {
    /// A match.
    case match(TournamentID)
    /// A game of a match.
    case game(TournamentID)

    /// The kind and the identifier.
    public var description: String {
      switch self {
      case .match(let id): "match \(id)"
      case .game(let id): "game \(id)"
      }
    }
  }

  /// The match, the error in the update, and how to correct it.
  public var description: String {
    switch self {
    case .unknown(let table, let id): "the tournament has no \(table) \(id)"
    case .unknownGame(let number, let match): "match \(match) has no game \(number)"
    case .opponentsUnknown(let subject):
      "\(subject): an opponent is not known yet; enter the results of the matches before it"
    case .archived(let subject):
      "\(subject): the result is final, because a later match has begun or there is none"
    case .completedByBye(let subject): "\(subject): an opponent is a bye; there is nothing to play"
    case .followingMatchHasBegun(let match, let following):
      "match \(match): match \(following) depends on it and has begun; reset that one first"
    case .decidedByGames(let match):
      "match \(match): its result follows from its games; change those"
    case .notAnOpponent(let participant, let subject):
      "\(subject): participant \(participant) is not one of its opponents"
    case .sameOpponent(let participant, let subject):
      "\(subject): participant \(participant) is given for both sides"
    case .drawInElimination(let subject): "\(subject): a draw; an elimination needs a winner"
    case .contradiction(let subject, let reason): "\(subject): \(reason); give one result"
    case .tiedGames(let match):
      "match \(match): its games end in a tie; an elimination needs a winner"
    case .invalidScore(let subject): "\(subject): a score is not a finite number"
    case .stage(let error): error.description
    }
  }
}
