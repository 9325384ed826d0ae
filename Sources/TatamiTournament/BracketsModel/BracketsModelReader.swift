import TatamiJSON

/// Reads the records of a database and links them to each other.
struct BracketsModelReader {
  static let tables = ["participant", "stage", "group", "round", "match", "match_game"]

  private(set) var tournament = Tournament()

  init(_ value: JSONValue, at path: String) throws(BracketsModelError) {
    let root = try ModelObject(value, root: path)
    try read("participant", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readParticipant(record)
    }
    try read("stage", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readStage(record)
    }
    try read("group", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readGroup(record)
    }
    try read("round", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readRound(record)
    }
    try read("match", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readMatch(record)
    }
    try read("match_game", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readGame(record)
    }
    tournament.extra = root.members
      .filter { !Self.tables.contains($0.key) }
      .map { ExtraField(name: $0.key, value: $0.value) }
    try tournament.linkRecords(at: path)
  }

  private mutating func read(
    _ table: String,
    of root: ModelObject,
    _ readRecord: (inout Self, ModelObject) throws(BracketsModelError) -> Void
  ) throws(BracketsModelError) {
    let records = try root.required(root.array(table), table)
    let path = root.path(of: table)
    for (index, record) in records.enumerated() {
      try readRecord(&self, ModelObject(record, root: path, index: index))
    }
  }

  private func newID(
    _ record: ModelObject,
    in index: inout IDIndex
  ) throws(BracketsModelError) -> TournamentID {
    let id = try record.required(record.id("id"), "id")
    guard index.append(id) else { throw .repeatedID(id, at: record.path) }
    return id
  }

  /// Returns the index of the record that a key refers to; nil without the key.
  private func reference(
    _ record: ModelObject,
    _ key: String,
    to table: String,
    in index: IDIndex
  ) throws(BracketsModelError) -> Int? {
    guard let id = try record.id(key) else { return nil }
    guard let found = index[id] else {
      throw .danglingReference(id, table: table, at: record.path(of: key))
    }
    return found
  }

  private func stage(of record: ModelObject) throws(BracketsModelError) -> Int {
    let stage = try reference(record, "stage_id", to: "stage", in: tournament.stageIDs)
    return try record.required(stage, "stage_id")
  }
}

extension BracketsModelReader {
  private static let participantKeys: Set<String> = ["id", "tournament_id", "name"]
  private static let stageKeys: Set<String> = [
    "id", "tournament_id", "name", "type", "number", "settings",
  ]
  private static let groupKeys: Set<String> = ["id", "stage_id", "number"]
  private static let roundKeys: Set<String> = ["id", "stage_id", "group_id", "number"]
  private static let matchKeys: Set<String> = [
    "id", "number", "stage_id", "group_id", "round_id", "child_count", "status", "opponent1",
    "opponent2",
  ]
  private static let gameKeys: Set<String> = [
    "id", "number", "stage_id", "parent_id", "status", "opponent1", "opponent2",
  ]
  private static let opponentKeys: Set<String> = ["id", "position", "score", "result", "forfeit"]

  private mutating func readParticipant(_ record: ModelObject) throws(BracketsModelError) {
    let participant = Tournament.Participant(
      id: try newID(record, in: &tournament.participantIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.required(record.string("name"), "name"),
      extra: record.extra(besides: Self.participantKeys)
    )
    tournament.participants.append(participant)
  }

  private mutating func readStage(_ record: ModelObject) throws(BracketsModelError) {
    var settings: StageSettings?
    if let object = try record.object("settings") { settings = try StageSettings(object) }
    let stage = Tournament.Stage(
      id: try newID(record, in: &tournament.stageIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.required(record.string("name"), "name"),
      format: try record.required(record.choice("type"), "type"),
      number: try record.integer("number"),
      settings: try record.required(settings, "settings"),
      extra: record.extra(besides: Self.stageKeys)
    )
    tournament.stages.append(stage)
  }

  private mutating func readGroup(_ record: ModelObject) throws(BracketsModelError) {
    let group = Tournament.Group(
      id: try newID(record, in: &tournament.groupIDs),
      number: try record.required(record.integer("number"), "number"),
      stage: try stage(of: record),
      extra: record.extra(besides: Self.groupKeys)
    )
    tournament.groups.append(group)
  }

  private mutating func readRound(_ record: ModelObject) throws(BracketsModelError) {
    let group = try reference(record, "group_id", to: "group", in: tournament.groupIDs)
    let round = Tournament.Round(
      id: try newID(record, in: &tournament.roundIDs),
      number: try record.required(record.integer("number"), "number"),
      stage: try stage(of: record),
      group: try record.required(group, "group_id"),
      extra: record.extra(besides: Self.roundKeys)
    )
    tournament.rounds.append(round)
  }

  private mutating func readMatch(_ record: ModelObject) throws(BracketsModelError) {
    let match = Tournament.Match(
      id: try newID(record, in: &tournament.matchIDs),
      number: try record.required(record.integer("number"), "number"),
      stage: try stage(of: record),
      group: try reference(record, "group_id", to: "group", in: tournament.groupIDs),
      round: try reference(record, "round_id", to: "round", in: tournament.roundIDs),
      childCount: try record.integer("child_count"),
      results: try results(record),
      extra: extraFields(record, besides: Self.matchKeys)
    )
    if let reason = match.results.contradiction {
      throw .contradiction(match: match.id, reason: reason)
    }
    tournament.matches.append(match)
  }

  private mutating func readGame(_ record: ModelObject) throws(BracketsModelError) {
    let parent = try reference(record, "parent_id", to: "match", in: tournament.matchIDs)
    let game = Tournament.Game(
      id: try newID(record, in: &tournament.gameIDs),
      number: try record.required(record.integer("number"), "number"),
      stage: try stage(of: record),
      match: try record.required(parent, "parent_id"),
      results: try results(record),
      extra: extraFields(record, besides: Self.gameKeys)
    )
    if let reason = game.results.contradiction {
      let match = tournament.matches[game.match].id
      throw .contradiction(match: match, reason: "game \(game.number): \(reason)")
    }
    tournament.games.append(game)
  }

  /// Returns the unknown fields; a null opponent is a bye and therefore not an unknown field.
  private func extraFields(_ record: ModelObject, besides known: Set<String>) -> [ExtraField] {
    record.extra(besides: known).filter { $0.name != "opponent1" && $0.name != "opponent2" }
  }

  private func results(
    _ record: ModelObject
  ) throws(BracketsModelError) -> Tournament.MatchResults {
    let number = try record.required(record.integer("status"), "status")
    guard let status = Tournament.Status(rawValue: number) else {
      throw .unexpected(
        found: "the status \(number)",
        expected: "a status from 0 to 5",
        at: record.path(of: "status")
      )
    }
    return Tournament.MatchResults(
      status: status,
      first: try opponent(record, "opponent1"),
      second: try opponent(record, "opponent2")
    )
  }

  private func opponent(
    _ record: ModelObject,
    _ key: String
  ) throws(BracketsModelError) -> Tournament.Opponent? {
    guard record.members[key] != nil else { throw .missingKey(key, at: record.path) }
    guard let object = try record.object(key) else { return nil }
    guard object.members["id"] != nil else { throw .missingKey("id", at: object.path) }
    let ids = tournament.participantIDs
    let isForfeit = try object.bool("forfeit") ?? false
    var extra = object.extra(besides: Self.opponentKeys).filter { $0.name != "id" }
    // Only `true` is a forfeit; `false` is stored unchanged.
    if object.members["forfeit"] == .bool(false) {
      extra.append(ExtraField(name: "forfeit", value: .bool(false)))
    }
    return Tournament.Opponent(
      participant: try reference(object, "id", to: "participant", in: ids),
      position: try object.integer("position"),
      score: try object.number("score"),
      result: try object.choice("result"),
      isForfeit: isForfeit,
      extra: extra
    )
  }
}

extension Tournament.MatchResults {
  /// The reason why results are contradictory; nil if they are consistent.
  fileprivate var contradiction: String? {
    guard let first, let second else { return nil }
    switch (first.result, second.result) {
    case (.win, .win): return "both opponents have won"
    case (.loss, .loss): return "both opponents have lost"
    case (.win, let other) where first.isForfeit && other != .loss,
      (let other, .win) where second.isForfeit && other != .loss:
      return "an opponent has won and forfeited"
    default: return nil
    }
  }
}
