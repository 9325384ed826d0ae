import TatamiDocuments
import TatamiJSON

/// Reads the records of a database and links them to each other.
struct BracketsModelReader {
  private static let tables: [StaticString] = [
    "participant", "stage", "group", "round", "match", "match_game",
  ]

  private(set) var tournament = Tournament()

  /// Reads the outermost object of a database.
  init(_ root: JSONNode, at path: DocumentPath) throws(BracketsModelError) {
    guard let root = root.members else {
      throw ModelReader(root.value, at: path).unexpected("an object")
    }
    tournament.participants = try read("participant", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readParticipant(&record)
    }
    tournament.stages = try read("stage", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readStage(&record)
    }
    tournament.groups = try read("group", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readGroup(&record)
    }
    tournament.rounds = try read("round", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readRound(&record)
    }
    tournament.matches = try read("match", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readMatch(&record)
    }
    tournament.games = try read("match_game", of: root, at: path) {
      (reader, record) throws(BracketsModelError) in
      try reader.readGame(&record)
    }
    for (name, value) in root where !Self.tables.contains(where: name.isText) {
      tournament.extra.append(ExtraField(name: name.string ?? "", value: value.value))
    }
    try tournament.linkRecords(at: path)
  }

  private mutating func read<Record>(
    _ table: StaticString,
    of root: JSONMembers,
    at path: DocumentPath,
    _ readRecord: (inout Self, inout ModelRecord) throws(BracketsModelError) -> Record
  ) throws(BracketsModelError) -> [Record] {
    var root = root
    guard let node = root.value(table), !node.isNull else {
      throw .document(.missingKey(table.description, at: path))
    }
    let path = path[table.description]
    guard let records = node.elements else {
      throw ModelReader(node.value, at: path).unexpected("a list")
    }
    var read: [Record] = []
    read.reserveCapacity(records.count)
    for node in records {
      var record = try ModelRecord(node, index: read.count, of: path)
      read.append(try readRecord(&self, &record))
    }
    return read
  }
}

extension BracketsModelReader {
  private static let participantKeys: [StaticString] = ["id", "tournament_id", "name"]
  private static let stageKeys: [StaticString] = [
    "id", "tournament_id", "name", "type", "number", "settings",
  ]
  private static let groupKeys: [StaticString] = ["id", "stage_id", "number"]
  private static let roundKeys: [StaticString] = ["id", "stage_id", "group_id", "number"]
  private static let matchKeys: [StaticString] = [
    "id", "number", "stage_id", "group_id", "round_id", "child_count", "status", "opponent1",
    "opponent2",
  ]
  private static let gameKeys: [StaticString] = [
    "id", "number", "stage_id", "parent_id", "status", "opponent1", "opponent2",
  ]

  private mutating func readParticipant(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Participant {
    Tournament.Participant(
      id: try record.newID(in: &tournament.participantIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.requiredString("name"),
      extra: record.extra(besides: Self.participantKeys)
    )
  }

  private mutating func readStage(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Stage {
    let object = try record.object()
    return Tournament.Stage(
      id: try record.newID(in: &tournament.stageIDs),
      tournamentID: try record.id("tournament_id"),
      name: try record.requiredString("name"),
      format: try object.required("type").choice(),
      number: try record.integer("number"),
      settings: try StageSettings(object.required("settings").object()),
      extra: record.extra(besides: Self.stageKeys)
    )
  }

  private mutating func readGroup(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Group {
    var group = Tournament.Group(
      id: try record.newID(in: &tournament.groupIDs),
      number: try record.requiredInteger("number"),
      stage: try record.stage(in: tournament.stageIDs)
    )
    group.merge(record.extra(besides: Self.groupKeys))
    return group
  }

  private mutating func readRound(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Round {
    try record.require("group_id")
    var round = Tournament.Round(
      id: try record.newID(in: &tournament.roundIDs),
      number: try record.requiredInteger("number"),
      stage: try record.stage(in: tournament.stageIDs),
      group: try record.requiredReference(
        "group_id",
        to: "group",
        in: tournament.groupIDs
      )
    )
    round.merge(record.extra(besides: Self.roundKeys))
    return round
  }

  private mutating func readMatch(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Match {
    var match = Tournament.Match(
      id: try record.newID(in: &tournament.matchIDs),
      number: try record.requiredInteger("number"),
      stage: try record.stage(in: tournament.stageIDs),
      group: try record.reference("group_id", to: "group", in: tournament.groupIDs),
      round: try record.reference("round_id", to: "round", in: tournament.roundIDs),
      childCount: try record.integer("child_count"),
      results: try record.results(of: tournament.participantIDs)
    )
    match.merge(record.extraFields(besides: Self.matchKeys))
    if let reason = match.results.contradiction {
      throw .contradiction(match: match.id, reason: reason)
    }
    return match
  }

  private mutating func readGame(
    _ record: inout ModelRecord
  ) throws(BracketsModelError) -> Tournament.Game {
    try record.require("parent_id")
    let game = Tournament.Game(
      id: try record.newID(in: &tournament.gameIDs),
      number: try record.requiredInteger("number"),
      stage: try record.stage(in: tournament.stageIDs),
      match: try record.requiredReference(
        "parent_id",
        to: "match",
        in: tournament.matchIDs
      ),
      results: try record.results(of: tournament.participantIDs),
      extra: record.extraFields(besides: Self.gameKeys)
    )
    if let reason = game.results.contradiction {
      let match = tournament.matches[game.match].id
      throw .contradiction(match: match, reason: "game \(game.number): \(reason)")
    }
    return game
  }
}

// Methods of the record, because a method that does not change the reader gets a copy of it.
extension ModelRecord {
  private static let opponentKeys: [StaticString] = [
    "id", "position", "score", "result", "forfeit",
  ]

  /// Reads the identifier and adds it to those of the table.
  fileprivate mutating func newID(in index: inout IDIndex) throws(BracketsModelError)
    -> TournamentID
  {
    let id = try requiredID("id")
    guard index.append(id) else { throw .repeatedID(id, at: path) }
    return id
  }

  /// Reads the index of the stage.
  fileprivate mutating func stage(in stages: IDIndex) throws(BracketsModelError) -> Int {
    try requiredReference("stage_id", to: "stage", in: stages)
  }

  /// Returns the unknown fields; a null opponent is a bye and therefore not an unknown field.
  fileprivate func extraFields(besides known: [StaticString]) -> [ExtraField] {
    extra(besides: known).filter { $0.name != "opponent1" && $0.name != "opponent2" }
  }

  /// Reads the status and the opponents.
  fileprivate mutating func results(
    of participants: IDIndex
  ) throws(BracketsModelError) -> Tournament.MatchResults {
    Tournament.MatchResults(
      status: try requiredStatus("status"),
      first: try opponent("opponent1", of: participants),
      second: try opponent("opponent2", of: participants)
    )
  }

  private mutating func opponent(
    _ key: StaticString,
    of participants: IDIndex
  ) throws(BracketsModelError) -> Tournament.Opponent? {
    guard var record = try record(key) else { return nil }
    guard record.accept("id") else { throw record.missing("id") }
    let forfeit = try record.bool("forfeit")
    var opponent = Tournament.Opponent(
      participant: try record.reference("id", to: "participant", in: participants),
      position: try record.integer("position"),
      score: try record.number("score"),
      result: try record.outcome("result"),
      isForfeit: forfeit == true
    )
    opponent.merge(record.extra(besides: Self.opponentKeys).filter { $0.name != "id" })
    // Only `true` is a forfeit; `false` is stored unchanged.
    if forfeit == false { opponent.merge([ExtraField(name: "forfeit", value: .bool(false))]) }
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
