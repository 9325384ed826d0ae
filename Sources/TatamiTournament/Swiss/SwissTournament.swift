/// A Swiss tournament: in every round, participants with equal points meet, and no two
/// meet twice.
///
/// ```swift
/// var swiss = SwissTournament(playerCount: 8)
/// try swiss.pairNextRound()
/// for board in swiss.rounds[0].boards.indices { try swiss.enter(.homeWin, board: board) }
/// print(swiss.table())
/// ```
///
/// Players have pairing numbers from 1, best first. The pairing follows the FIDE Dutch system
/// without colors and float history; it is deterministic.
public struct SwissTournament: Equatable, Sendable {
  /// The players, by pairing number.
  public private(set) var players: [Player]
  /// The rounds, first round first.
  public private(set) var rounds: [Round] = []
  /// The points for a win, a draw and a loss.
  public let points: TablePoints

  /// Creates a tournament of players without names.
  ///
  /// - Parameters:
  ///   - playerCount: The number of players, at least 0.
  ///   - points: The points of results.
  public init(playerCount: Int, points: TablePoints = .chess) {
    self.init(players: [String](repeating: "", count: max(playerCount, 0)), points: points)
  }

  /// Creates a tournament.
  ///
  /// - Parameters:
  ///   - names: The names of the players by pairing number, best first.
  ///   - points: The points of results.
  public init(players names: [String], points: TablePoints = .chess) {
    self.init(players: names, rounds: [], points: points)
  }

  /// Creates a tournament whose rounds are known.
  init(players names: [String], rounds: [Round], points: TablePoints) {
    players = names.map { Player(name: $0) }
    self.rounds = rounds
    self.points = points
  }

  /// Returns the name of a player, "Player 5" for one without a name.
  public func name(ofPlayer number: Int) -> String {
    let name = players.indices.contains(number - 1) ? players[number - 1].name : ""
    return name.isEmpty ? "Player \(number)" : name
  }

  /// The usual number of rounds for a number of players: log2, rounded up.
  public static func usualRoundCount(players count: Int) -> Int {
    count < 2 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// The maximum number of rounds in which no two of a number of players meet twice.
  public static func maximumRoundCount(players count: Int) -> Int {
    count < 2 ? 0 : count - 1 + count % 2
  }

  /// Adds a player who joins late, with 0 points; returns the pairing number.
  @discardableResult
  public mutating func addPlayer(_ name: String = "") -> Int {
    players.append(Player(name: name))
    return players.count
  }

  /// Withdraws a player, who is not paired from the next round on and keeps a row of the table.
  ///
  /// - Throws: `SwissError.unknownPlayer`.
  public mutating func withdraw(_ player: Int) throws(SwissError) {
    guard (1...max(players.count, 1)).contains(player), player <= players.count else {
      throw .unknownPlayer(player)
    }
    players[player - 1].isWithdrawn = true
  }

  /// Pairs the next round.
  ///
  /// - Throws: `SwissError.unfinishedRound` while a board has no result; `.noLegalPairing` if no
  ///   pairing without repetition exists. The tournament is then unchanged.
  /// - Complexity: O(*n* log *n*) in the players while they are many more than twice the rounds.
  public mutating func pairNextRound() throws(SwissError) {
    if let round = rounds.last, let board = round.boards.firstIndex(where: { $0.result == nil }) {
      throw .unfinishedRound(rounds.count, board: board)
    }
    rounds.append(Round(boards: try SwissPairing(self).boards()))
  }

  /// Enters the result of a board of the last round.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - board: The index of the board, from 0.
  /// - Throws: `SwissError.unknownBoard`; also for a bye.
  public mutating func enter(_ result: Result, board: Int) throws(SwissError) {
    guard let last = rounds.indices.last, rounds[last].boards.indices.contains(board),
      rounds[last].boards[board].away != nil
    else { throw .unknownBoard(board, round: rounds.count) }
    rounds[last].boards[board].result = result
  }
}

extension SwissTournament {
  /// A player.
  public struct Player: Equatable, Sendable {
    /// The name, empty if it is not known.
    public let name: String
    /// Whether the player is not paired any more.
    public internal(set) var isWithdrawn = false
  }

  /// A round.
  public struct Round: Equatable, Sendable {
    /// The boards, the best first; a bye is the last.
    public internal(set) var boards: [Board]
  }

  /// Two players who meet, or a bye.
  public struct Board: Equatable, Sendable {
    /// The pairing number of the home player.
    public let home: Int
    /// The pairing number of the away player, nil for a bye.
    public let away: Int?
    /// The result, nil while there is none; a bye is a win.
    public internal(set) var result: Result?
  }

  /// The result of a board.
  ///
  /// ```swift
  /// try swiss.enter(.draw, board: 0)
  /// let forfeit = SwissTournament.Result(home: .win, away: .loss, isForfeit: true)
  /// try swiss.enter(forfeit, board: 1)
  /// ```
  public struct Result: Equatable, Sendable {
    /// The result of a player.
    public enum Score: Sendable {
      /// A win.
      case win
      /// A draw.
      case draw
      /// A loss.
      case loss
    }

    /// The home player's result.
    public let home: Score
    /// The away player's result.
    public let away: Score
    /// Whether the players have not met, because one or both did not come.
    public let isForfeit: Bool

    /// Creates a result.
    public init(home: Score, away: Score, isForfeit: Bool = false) {
      self.home = home
      self.away = away
      self.isForfeit = isForfeit
    }

    /// The home player has won.
    public static let homeWin = Result(home: .win, away: .loss)
    /// The away player has won.
    public static let awayWin = Result(home: .loss, away: .win)
    /// Nobody has won.
    public static let draw = Result(home: .draw, away: .draw)
  }

  /// Returns the points of a result.
  func points(of score: Result.Score) -> Double {
    switch score {
    case .win: points.win
    case .draw: points.draw
    case .loss: points.loss
    }
  }
}
