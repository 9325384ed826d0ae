/// An error in a tournament with the Swiss system.
public enum SwissError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A round has no pairing in which no two players meet again and no player has a second bye.
  case noLegalPairing(round: Int)
  /// A board has no result yet; boards count from 0.
  case unfinishedRound(Int, board: Int)
  /// The last round does not have a board; boards count from 0.
  case unknownBoard(Int, round: Int)
  /// The tournament does not have a player.
  case unknownPlayer(Int)

  /// The round and how to correct the error.
  public var description: String {
    switch self {
    case .noLegalPairing(let round):
      "round \(round): every pairing repeats an opponent or a bye; end the tournament"
    case .unfinishedRound(let round, let board):
      "round \(round): board \(board) has no result; enter it before the next round"
    case .unknownBoard(let board, let round):
      "round \(round): there is no pair at board \(board)"
    case .unknownPlayer(let player): "there is no player \(player)"
    }
  }
}
