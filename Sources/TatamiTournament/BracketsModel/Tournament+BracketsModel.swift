import OrderedCollections
public import TatamiDocuments
public import TatamiJSON

extension Tournament {
  /// Reads a database of the brackets model: an object of the lists `participant`, `stage`,
  /// `group`, `round`, `match` and `match_game`.
  ///
  /// Identifiers are whole numbers or strings. Unknown members are kept. Later rounds may be
  /// missing from a database.
  ///
  /// - Throws: `BracketsModelError`, with paths that begin with `path`.
  /// - Complexity: O(*n* log *n*) in the records.
  public init(
    bracketsModel value: JSONValue,
    at path: DocumentPath = .root
  ) throws(BracketsModelError) {
    self = try BracketsModelReader(value, at: path).tournament
  }

  /// Reads a database of the brackets model from JSON text in UTF-8.
  ///
  /// - Throws: `BracketsModelError`.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public init(bracketsModel bytes: [UInt8]) throws(BracketsModelError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw .json(error)
    }
    try self.init(bracketsModel: value)
  }

  /// Returns the tournament as a database of the brackets model.
  ///
  /// - Complexity: O(*n*) in the records.
  public func bracketsModel() -> JSONValue {
    var members: RecordMembers = [
      "participant": .array(participants.map(json)),
      "stage": .array(stages.map(json)),
      "group": .array(groups.map(json)),
      "round": .array(rounds.map(json)),
      "match": .array(matches.map(json)),
      "match_game": .array(games.map(json)),
    ]
    members.append(extra)
    return .object(members)
  }

  private func json(_ participant: Participant) -> JSONValue {
    var members = RecordMembers(
      of: RecordNames.participant,
      [participant.id.json, participant.tournamentID?.json, .string(participant.name)]
    )
    members.append(participant.extra)
    return .object(members)
  }

  private func json(_ stage: Stage) -> JSONValue {
    var members: RecordMembers = ["id": stage.id.json]
    members["tournament_id"] = stage.tournamentID?.json
    members["name"] = .string(stage.name)
    members["type"] = .string(stage.format.rawValue)
    members["number"] = stage.number.map(JSONValue.number)
    members["settings"] = stage.settings.json()
    members.append(stage.extra)
    return .object(members)
  }

  private func json(_ group: Group) -> JSONValue {
    var members: RecordMembers = [
      "id": group.id.json,
      "stage_id": stages[group.stage].id.json,
      "number": .number(group.number),
    ]
    members.append(group.members)
    return .object(members)
  }

  private func json(_ round: Round) -> JSONValue {
    var members: RecordMembers = [
      "id": round.id.json,
      "number": .number(round.number),
      "stage_id": stages[round.stage].id.json,
      "group_id": groups[round.group].id.json,
    ]
    members.append(round.members)
    return .object(members)
  }

  private func json(_ match: Match) -> JSONValue {
    var members = RecordMembers(
      of: RecordNames.match,
      [
        match.id.json,
        .number(match.number),
        stages[match.stage].id.json,
        match.group.map { groups[$0].id.json },
        match.round.map { rounds[$0].id.json },
        match.childCount.map(JSONValue.number),
        .number(match.results.status.rawValue),
        json(match.results.first),
        json(match.results.second),
      ]
    )
    members.append(match.members)
    return .object(members)
  }

  private func json(_ game: Game) -> JSONValue {
    var members = RecordMembers(
      of: RecordNames.game,
      [
        game.id.json,
        .number(game.number),
        stages[game.stage].id.json,
        matches[game.match].id.json,
        .number(game.results.status.rawValue),
        json(game.results.first),
        json(game.results.second),
      ]
    )
    members.append(game.extra)
    return .object(members)
  }

  private func json(_ opponent: Opponent?) -> JSONValue {
    guard let opponent else { return .null }
    var members = RecordMembers(
      of: RecordNames.opponent,
      [
        opponent.participant.map { participants[$0].id.json } ?? JSONValue.null,
        opponent.position.map(JSONValue.number),
        opponent.score.map(JSONValue.number),
        opponent.result.map { .string($0.rawValue) },
      ]
    )
    if opponent.isForfeit { members["forfeit"] = .bool(true) }
    members.append(opponent.members)
    return .object(members)
  }
}

/// The names of the members of records, in the order in which they are written.
private enum RecordNames {
  static let participant = RecordMembers(names: ["id", "tournament_id", "name"])
  static let match = RecordMembers(
    names: [
      "id", "number", "stage_id", "group_id", "round_id", "child_count", "status", "opponent1",
      "opponent2",
    ]
  )
  static let game = RecordMembers(
    names: ["id", "number", "stage_id", "parent_id", "status", "opponent1", "opponent2"]
  )
  static let opponent = RecordMembers(names: ["id", "position", "score", "result"])
}

extension TournamentID {
  /// The identifier as JSON.
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}
