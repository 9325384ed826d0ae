import OrderedCollections
import TatamiGeometry
import TatamiTournament

/// A document of a tournament with the Swiss system (Specification/formats.md §15).
struct SwissScene: SceneFamily {
  static let layoutName = "swiss"

  private static let playerLimit = 10_000
  private static let boxSize = Size(width: 96, height: 40)
  private static let pitch = Size(width: 120, height: 52)

  private var swiss: SwissTournament
  /// The error of the round after the last one, nil if it could be paired.
  private var pairingError: SwissError?

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(["layout", "players", "rounds"])
    let count = try object.required("players").integer(in: 0...Self.playerLimit)
    swiss = SwissTournament(playerCount: count)
    var budget = AnswerBudget()
    try budget.spend(count, numbers: 9, text: 120, at: document.path)
    for round in try (object["rounds"]?.array() ?? []) {
      try budget.spend(count, numbers: 2, at: round.path)
      guard pairingError == nil else {
        throw round.impossible("the round before has no legal pairing; remove this round")
      }
      try addRound(round)
    }
  }

  private mutating func addRound(_ reader: SceneReader) throws(SceneError) {
    let object = try reader.object(["results", "forfeit", "pairs", "error"])
    do throws(SwissError) {
      try swiss.pairNextRound()
    } catch {
      guard case .noLegalPairing = error else { throw reader.impossible(error.description) }
      pairingError = error
      return
    }
    guard let list = object["results"] else { return }
    let boards = swiss.rounds[swiss.rounds.count - 1].boards
    let results = try list.array()
    guard results.count == boards.count else {
      throw list.impossible("\(results.count) results for \(boards.count) boards")
    }
    var forfeits: Set<Int> = []
    for board in try (object["forfeit"]?.array() ?? []) {
      forfeits.insert(try board.integer(in: 0...max(boards.count - 1, 0)))
    }
    for (board, result) in results.enumerated() {
      let scores = try result.array(count: 2)
      let home = try Self.score(scores[0])
      let away = try Self.score(scores[1])
      guard boards[board].away != nil else { continue }
      let isForfeit = forfeits.contains(board)
      try SceneError.rethrowing(at: result.path) { () throws(SwissError) in
        try swiss.enter(.init(home: home, away: away, isForfeit: isForfeit), board: board)
      }
    }
  }

  /// Reads the half points of a player.
  private static func score(
    _ reader: SceneReader
  ) throws(SceneError) -> SwissTournament.Result.Score {
    switch try reader.integer(in: 0...2) {
    case 2: .win
    case 1: .draw
    default: .loss
    }
  }

  func frames() -> SceneValue {
    var rounds = swiss.rounds.map { round in
      SceneValue.object(["pairs": .array(round.boards.map(Self.pair))])
    }
    if pairingError != nil { rounds.append(.object(["error": .string("noLegalPairing")])) }
    return .object([
      "rounds": .array(rounds),
      "table": .array(swiss.table().map(Self.row)),
    ])
  }

  private static func pair(_ board: SwissTournament.Board) -> SceneValue {
    .array([.number(board.home), board.away.map(SceneValue.number) ?? .null])
  }

  /// Returns a row in half points, and Sonneborn-Berger in quarter points.
  private static func row(_ row: SwissTournament.Row) -> SceneValue {
    .object([
      "rank": .number(row.rank),
      "id": .number(row.player),
      "points": .number(row.points * 2),
      "bh": .number(row.buchholz * 2),
      "bh1": .number(row.buchholzCut * 2),
      "median": .number(row.medianBuchholz * 2),
      "sb": .number(row.sonnebornBerger * 4),
      "progressive": .number(row.progressive * 2),
      "wins": .number(row.wins),
    ])
  }

  /// Returns a drawing with a column of boards per round.
  func drawing() -> SceneDrawing {
    let rows = swiss.rounds.map(\.boards.count).max() ?? 0
    var drawing = SceneDrawing(
      size: Size(
        width: Double(swiss.rounds.count) * Self.pitch.width,
        height: Double(rows) * Self.pitch.height
      )
    )
    for (column, round) in swiss.rounds.enumerated() {
      for (row, board) in round.boards.enumerated() {
        let frame = Rect(
          origin: Point(
            x: Double(column) * Self.pitch.width,
            y: Double(row) * Self.pitch.height
          ),
          size: Self.boxSize
        )
        let away = board.away.map { "\($0)" } ?? "bye"
        drawing.add(frame, "\(board.home)–\(away)", role: .match)
      }
    }
    return drawing
  }
}
