public import TatamiDocuments
public import TatamiJSON

extension TournamentOperation {
  /// Reads a change: an object with one of the keys `match`, `game`, `reset`, `seeding`, `level`
  /// and `stage`.
  ///
  /// A game is an identifier, or a list of a match and the game's number. `level` is `match`,
  /// `round`, `group` or `stage` and requires `id` and `childCount`.
  ///
  /// - Throws: `BracketsModelError`, with a path that begins with `path`.
  public init(_ value: JSONValue, at path: DocumentPath = .root) throws(BracketsModelError) {
    let object = try ModelReader(value, at: path).object()
    if let match = object["match"] {
      self = .updateMatch(try match.id(), try MatchUpdate(object))
    } else if let game = object["game"] {
      self = try Self.gameUpdate(game, MatchUpdate(object))
    } else if let match = object["reset"] {
      self = .reset(try match.id())
    } else if let seeding = object["seeding"] {
      let stage = try object["stage"]?.id()
      self = .seed(try StageDefinition.seeds(seeding), stage: stage)
    } else if let level = object["level"] {
      let level: Tournament.Level = try level.choice()
      let id = try object.required("id").id()
      let count = try object.required("childCount").integer()
      self = .setChildCount(count, level, id)
    } else if let stage = object["stage"] {
      self = .addStage(try StageDefinition(stage))
    } else {
      throw .document(
        .unexpected(
          found: "an object without an operation",
          expected: "'match', 'game', 'reset', 'seeding', 'level' or 'stage'",
          at: path
        )
      )
    }
  }

  private static func gameUpdate(
    _ game: ModelReader,
    _ update: MatchUpdate
  ) throws(BracketsModelError) -> TournamentOperation {
    guard case .array = game.value else { return .updateGame(try game.id(), update) }
    let parts = try game.array()
    guard parts.count == 2, let number = parts[1].value.wholeNumber else {
      throw game.unexpected("the id of a game, or [match, number]")
    }
    return .updateGameOfMatch(try parts[0].id(), number: number, update)
  }
}

extension MatchUpdate {
  private static let keys = [
    "match", "game", "status", "opponent1", "opponent2", "refused",
  ]
  /// Members of a match that an update cannot replace.
  private static let recordKeys = [
    "id", "number", "stage_id", "group_id", "round_id", "parent_id", "child_count",
  ]
  private static let opponentKeys = ["id", "position", "score", "result", "forfeit"]

  /// Reads new results.
  fileprivate init(_ object: ModelObject) throws(BracketsModelError) {
    self.init(
      first: try Self.opponent(object, "opponent1"),
      second: try Self.opponent(object, "opponent2")
    )
    status = try object["status"]?.status()
    extra = object.extra(besides: Self.keys + Self.recordKeys).filter { field in
      !Self.keys.contains(field.name) && !Self.recordKeys.contains(field.name)
    }
  }

  private static func opponent(
    _ object: ModelObject,
    _ key: String
  ) throws(BracketsModelError) -> Opponent? {
    guard let object = try object[key]?.object() else { return nil }
    var opponent = Opponent(
      try object["id"]?.id(),
      score: try object["score"]?.number(),
      result: try object["result"]?.choice(),
      isForfeit: try object["forfeit"]?.bool() ?? false
    )
    opponent.extra = object.extra(besides: opponentKeys).filter { !opponentKeys.contains($0.name) }
    return opponent
  }
}
