public import TatamiJSON

extension TournamentOperation {
  /// Reads a change: an object with one of the keys `match`, `game`, `reset`, `seeding`, `level`
  /// and `stage`.
  ///
  /// A game is an identifier, or a list of a match and the game's number. `level` is `match`,
  /// `round`, `group` or `stage` and requires `id` and `childCount`.
  ///
  /// - Throws: `BracketsModelError`, with a path that begins with `path`.
  public init(_ value: JSONValue, at path: String = "$") throws(BracketsModelError) {
    let object = try ModelObject(value, root: path)
    if let match = try object.id("match") {
      self = .updateMatch(match, try MatchUpdate(object))
    } else if let game = object["game"] {
      self = try Self.gameUpdate(game, in: object)
    } else if let match = try object.id("reset") {
      self = .reset(match)
    } else if let seeding = try object.array("seeding") {
      let stage = try object.id("stage")
      self = .seed(try StageDefinition.seeds(seeding, in: object), stage: stage)
    } else if let level: Tournament.Level = try object.choice("level") {
      let id = try object.required(object.id("id"), "id")
      let count = try object.required(object.integer("childCount"), "childCount")
      self = .setChildCount(count, level, id)
    } else if let stage = object["stage"] {
      self = .addStage(try StageDefinition(stage, at: object.path(of: "stage")))
    } else {
      throw .unexpected(
        found: "an object without an operation",
        expected: "'match', 'game', 'reset', 'seeding', 'level' or 'stage'",
        at: path
      )
    }
  }

  private static func gameUpdate(
    _ game: JSONValue,
    in object: ModelObject
  ) throws(BracketsModelError) -> TournamentOperation {
    let update = try MatchUpdate(object)
    guard case .array(let parts) = game else {
      return .updateGame(try object.id(game, at: "game"), update)
    }
    guard parts.count == 2, case .number(let part) = parts[1],
      let number = ModelObject.whole(part)
    else { throw object.unexpected(game, "the id of a game, or [match, number]", at: "game") }
    return .updateGameOfMatch(try object.id(parts[0], at: "game[0]"), number: number, update)
  }
}

extension MatchUpdate {
  private static let keys: Set<String> = [
    "match", "game", "status", "opponent1", "opponent2", "refused",
  ]
  /// Members of a match that an update cannot replace.
  private static let recordKeys: Set<String> = [
    "id", "number", "stage_id", "group_id", "round_id", "parent_id", "child_count",
  ]
  private static let opponentKeys: Set<String> = ["id", "position", "score", "result", "forfeit"]

  /// Reads new results.
  fileprivate init(_ object: ModelObject) throws(BracketsModelError) {
    self.init(
      first: try Self.opponent(object, "opponent1"),
      second: try Self.opponent(object, "opponent2")
    )
    if let number = try object.integer("status") {
      guard let status = Tournament.Status(rawValue: number) else {
        throw .unexpected(
          found: "the status \(number)",
          expected: "a status from 0 to 5",
          at: object.path(of: "status")
        )
      }
      self.status = status
    }
    extra = object.extra(besides: Self.keys.union(Self.recordKeys)).filter { field in
      !Self.keys.contains(field.name) && !Self.recordKeys.contains(field.name)
    }
  }

  private static func opponent(
    _ object: ModelObject,
    _ key: String
  ) throws(BracketsModelError) -> Opponent? {
    guard let object = try object.object(key) else { return nil }
    var opponent = Opponent(
      try object.id("id"),
      score: try object.number("score"),
      result: try object.choice("result"),
      isForfeit: try object.bool("forfeit") ?? false
    )
    opponent.extra = object.extra(besides: opponentKeys).filter { !opponentKeys.contains($0.name) }
    return opponent
  }
}
