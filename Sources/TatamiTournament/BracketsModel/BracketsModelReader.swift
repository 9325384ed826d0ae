import TatamiDocuments
import TatamiJSON

/// Reads the records of a database and links them to each other.
struct BracketsModelReader {
  static let tables = ["participant", "stage", "group", "round", "match", "match_game"]

  private(set) var tournament = Tournament()

  init(_ value: JSONValue, at path: DocumentPath) throws(BracketsModelError) {
    let root = try ModelReader(value, at: path).object()
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
    _ readRecord: (inout Self, ModelRecord) throws(BracketsModelError) -> Void
  ) throws(BracketsModelError) {
    let table = try root.required(table)
    guard case .array(let records) = table.value else { throw table.unexpected("a list") }
    let path = table.path
    for index in records.indices {
      try readRecord(&self, ModelRecord(records[index], index: index, of: path))
    }
  }

  private func newID(
    _ record: ModelRecord,
    in index: inout IDIndex
  ) throws(BracketsModelError) -> TournamentID {
    let id = try record.requiredID("id")
    guard index.append(id) else { throw .repeatedID(id, at: record.path) }
    return id
  }

  /// Returns the index of the record that a key refers to; nil without the key.
  private func reference(
    _ record: ModelRecord,
    _ key: String,
    to table: String,
    in index: IDIndex
  ) throws(BracketsModelError) -> Int? {
    guard let id = try record.id(key) else { return nil }
    guard let found = index[id] else {
      throw .danglingReference(id, table: table, at: record.path[key])
    }
    return found
  }

  /// Returns the index of the record that a required key refers to.
  private func requiredReference(
    _ record: ModelRecord,
    _ key: String,
    to table: String,
    in index: IDIndex
  ) throws(BracketsModelError) -> Int {
    guard let found = try reference(record, key, to: table, in: index) else {
      throw .document(.missingKey(key, at: record.path))
    }
    return found
  }

  private func stage(of record: ModelRecord) throws(BracketsModelError) -> Int {
    try requiredReference(record, "stage_id", to: "stage", in: tournament.stageIDs)
  }
}

extension BracketsModelReader {
  private static let participantKeys = ["id", "tournament_id", "name"]
  private static let stageKeys = [
    "id", "tournament_id", "name", "type", "number", "settings",
  ]
  private static let groupKeys = ["id", "stage_id", "number"]
  private static let roundKeys = ["id", "stage_id", "group_id", "number"]
  private static let matchKeys = [
    "id", "number", "stage_id", "group_id", "round_id", "child_count", "status", "opponent1",
    "opponent2",
  ]
  private static let gameKeys = [
    "id", "number", "stage_id", "parent_id", "status", "opponent1", "opponent2",
  ]
  private static let opponentKeys = ["id", "position", "score", "result", "forfeit"]

  private mutating func readParticipant(_ record: ModelRecord) throws(BracketsModelError) {
    let participant = Tournament.Participant(
      id: try newID(record, in: &tournament.participantIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.requiredString("name"),
      extra: record.members.extra(besides: Self.participantKeys)
    )
    tournament.participants.append(participant)
  }

  private mutating func readStage(_ record: ModelRecord) throws(BracketsModelError) {
    let stage = Tournament.Stage(
      id: try newID(record, in: &tournament.stageIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.requiredString("name"),
      format: try record.object.required("type").choice(),
      number: try record.integer("number"),
      settings: try StageSettings(record.object.required("settings").object()),
      extra: record.members.extra(besides: Self.stageKeys)
    )
    tournament.stages.append(stage)
  }

  private mutating func readGroup(_ record: ModelRecord) throws(BracketsModelError) {
    var group = Tournament.Group(
      id: try newID(record, in: &tournament.groupIDs),
      number: try record.requiredInteger("number"),
      stage: try stage(of: record)
    )
    group.merge(record.members.extra(besides: Self.groupKeys))
    tournament.groups.append(group)
  }

  private mutating func readRound(_ record: ModelRecord) throws(BracketsModelError) {
    try record.require("group_id")
    var round = Tournament.Round(
      id: try newID(record, in: &tournament.roundIDs),
      number: try record.requiredInteger("number"),
      stage: try stage(of: record),
      group: try requiredReference(record, "group_id", to: "group", in: tournament.groupIDs)
    )
    round.merge(record.members.extra(besides: Self.roundKeys))
    tournament.rounds.append(round)
  }

  private mutating func readMatch(_ record: ModelRecord) throws(BracketsModelError) {
    var match = Tournament.Match(
      id: try newID(record, in: &tournament.matchIDs),
      number: try record.requiredInteger("number"),
      stage: try stage(of: record),
      group: try reference(record, "group_id", to: "group", in: tournament.groupIDs),
      round: try reference(record, "round_id", to: "round", in: tournament.roundIDs),
      childCount: try record.integer("child_count"),
      results: try results(record)
    )
    match.merge(extraFields(record, besides: Self.matchKeys))
    if let reason = match.results.contradiction {
      throw .contradiction(match: match.id, reason: reason)
    }
    tournament.matches.append(match)
  }

  private mutating func readGame(_ record: ModelRecord) throws(BracketsModelError) {
    try record.require("parent_id")
    let game = Tournament.Game(
      id: try newID(record, in: &tournament.gameIDs),
      number: try record.requiredInteger("number"),
      stage: try stage(of: record),
      match: try requiredReference(record, "parent_id", to: "match", in: tournament.matchIDs),
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
  private func extraFields(_ record: ModelRecord, besides known: [String]) -> [ExtraField] {
    record.members.extra(besides: known).filter { $0.name != "opponent1" && $0.name != "opponent2" }
  }

  private func results(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.MatchResults {
    Tournament.MatchResults(
      status: try record.requiredStatus("status"),
      first: try opponent(record, "opponent1"),
      second: try opponent(record, "opponent2")
    )
  }

  private func opponent(
    _ record: ModelRecord,
    _ key: String
  ) throws(BracketsModelError) -> Tournament.Opponent? {
    guard let object = try record.record(key) else { return nil }
    guard object.members["id"] != nil else {
      throw .document(.missingKey("id", at: object.path))
    }
    let isForfeit = try object.bool("forfeit")
    var extra = object.members.extra(besides: Self.opponentKeys).filter { $0.name != "id" }
    // Only `true` is a forfeit; `false` is stored unchanged.
    if case .bool(false) = object.members["forfeit"] {
      extra.append(ExtraField(name: "forfeit", value: .bool(false)))
    }
    var opponent = Tournament.Opponent(
      participant: try reference(
        object,
        "id",
        to: "participant",
        in: tournament.participantIDs
      ),
      position: try object.integer("position"),
      score: try object.number("score"),
      result: try object.outcome("result"),
      isForfeit: isForfeit
    )
    opponent.merge(extra)
    return opponent
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
