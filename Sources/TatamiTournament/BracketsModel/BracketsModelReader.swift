import TatamiDocuments
import TatamiJSON

/// Reads the records of a database and links them to each other.
struct BracketsModelReader {
  static let tables = ["participant", "stage", "group", "round", "match", "match_game"]

  private(set) var tournament = Tournament()

  init(_ value: JSONValue, at path: DocumentPath) throws(BracketsModelError) {
    let root = try ModelReader(value, at: path).object()
    tournament.participants = try read("participant", of: root) {
      (reader, record) throws(BracketsModelError) in
      try reader.readParticipant(record)
    }
    tournament.stages = try read("stage", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readStage(record)
    }
    tournament.groups = try read("group", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readGroup(record)
    }
    tournament.rounds = try read("round", of: root) { (reader, record) throws(BracketsModelError) in
      try reader.readRound(record)
    }
    tournament.matches = try read("match", of: root) {
      (reader, record) throws(BracketsModelError) in
      try reader.readMatch(record)
    }
    tournament.games = try read("match_game", of: root) {
      (reader, record) throws(BracketsModelError) in
      try reader.readGame(record)
    }
    tournament.extra = root.members
      .filter { !Self.tables.contains($0.key) }
      .map { ExtraField(name: $0.key, value: $0.value) }
    try tournament.linkRecords(at: path)
  }

  private mutating func read<Record>(
    _ table: String,
    of root: ModelObject,
    _ readRecord: (inout Self, ModelRecord) throws(BracketsModelError) -> Record
  ) throws(BracketsModelError) -> [Record] {
    let table = try root.required(table)
    guard case .array(let records) = table.value else { throw table.unexpected("a list") }
    let path = table.path
    var read: [Record] = []
    read.reserveCapacity(records.count)
    for index in records.indices {
      read.append(try readRecord(&self, ModelRecord(records[index], index: index, of: path)))
    }
    return read
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

  private mutating func readParticipant(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Participant {
    Tournament.Participant(
      id: try record.newID(in: &tournament.participantIDs),
      tournamentID: try record.id("tournament_id", near: 1),
      name: try record.requiredString("name", near: 2),
      extra: record.members.extra(besides: Self.participantKeys)
    )
  }

  private mutating func readStage(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Stage {
    Tournament.Stage(
      id: try record.newID(in: &tournament.stageIDs),
      tournamentID: try record.id("tournament_id", near: 1),
      name: try record.requiredString("name", near: 2),
      format: try record.object.required("type").choice(),
      number: try record.integer("number", near: 4),
      settings: try StageSettings(record.object.required("settings").object()),
      extra: record.members.extra(besides: Self.stageKeys)
    )
  }

  private mutating func readGroup(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Group {
    var group = Tournament.Group(
      id: try record.newID(in: &tournament.groupIDs),
      number: try record.requiredInteger("number", near: 1),
      stage: try record.stage(in: tournament.stageIDs, near: 1)
    )
    group.merge(record.members.extra(besides: Self.groupKeys))
    return group
  }

  private mutating func readRound(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Round {
    try record.require("group_id", near: 3)
    var round = Tournament.Round(
      id: try record.newID(in: &tournament.roundIDs),
      number: try record.requiredInteger("number", near: 1),
      stage: try record.stage(in: tournament.stageIDs, near: 2),
      group: try record.requiredReference(
        "group_id",
        near: 3,
        to: "group",
        in: tournament.groupIDs
      )
    )
    round.merge(record.members.extra(besides: Self.roundKeys))
    return round
  }

  private mutating func readMatch(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Match {
    var match = Tournament.Match(
      id: try record.newID(in: &tournament.matchIDs),
      number: try record.requiredInteger("number", near: 1),
      stage: try record.stage(in: tournament.stageIDs, near: 2),
      group: try record.reference("group_id", near: 3, to: "group", in: tournament.groupIDs),
      round: try record.reference("round_id", near: 4, to: "round", in: tournament.roundIDs),
      childCount: try record.integer("child_count", near: 5),
      results: try record.results(of: tournament.participantIDs, near: 6)
    )
    match.merge(record.extraFields(besides: Self.matchKeys))
    if let reason = match.results.contradiction {
      throw .contradiction(match: match.id, reason: reason)
    }
    return match
  }

  private mutating func readGame(
    _ record: ModelRecord
  ) throws(BracketsModelError) -> Tournament.Game {
    try record.require("parent_id", near: 3)
    let game = Tournament.Game(
      id: try record.newID(in: &tournament.gameIDs),
      number: try record.requiredInteger("number", near: 1),
      stage: try record.stage(in: tournament.stageIDs, near: 2),
      match: try record.requiredReference(
        "parent_id",
        near: 3,
        to: "match",
        in: tournament.matchIDs
      ),
      results: try record.results(of: tournament.participantIDs, near: 4),
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
  private static let opponentKeys = ["id", "position", "score", "result", "forfeit"]

  /// Reads the identifier and adds it to those of the table.
  fileprivate func newID(in index: inout IDIndex) throws(BracketsModelError) -> TournamentID {
    let id = try requiredID("id", near: 0)
    guard index.append(id) else { throw .repeatedID(id, at: path) }
    return id
  }

  /// Reads the index of the stage.
  fileprivate func stage(
    in stages: IDIndex,
    near place: Int
  ) throws(BracketsModelError) -> Int {
    try requiredReference("stage_id", near: place, to: "stage", in: stages)
  }

  /// Returns the unknown fields; a null opponent is a bye and therefore not an unknown field.
  fileprivate func extraFields(besides known: [String]) -> [ExtraField] {
    members.extra(besides: known).filter { $0.name != "opponent1" && $0.name != "opponent2" }
  }

  /// Reads the status and the opponents, from a place on.
  fileprivate func results(
    of participants: IDIndex,
    near place: Int
  ) throws(BracketsModelError) -> Tournament.MatchResults {
    Tournament.MatchResults(
      status: try requiredStatus("status", near: place),
      first: try record("opponent1", near: place + 1)?.opponent(of: participants),
      second: try record("opponent2", near: place + 2)?.opponent(of: participants)
    )
  }

  private func opponent(
    of participants: IDIndex
  ) throws(BracketsModelError) -> Tournament.Opponent {
    guard members.value("id", near: 0) != nil else {
      throw .document(.missingKey("id", at: path))
    }
    var extra = members.extra(besides: Self.opponentKeys).filter { $0.name != "id" }
    var isForfeit = false
    if let forfeit = members.value("forfeit", near: 4) {
      isForfeit = try bool("forfeit", near: 4)
      // Only `true` is a forfeit; `false` is stored unchanged.
      if case .bool(false) = forfeit { extra.append(ExtraField(name: "forfeit", value: forfeit)) }
    }
    var opponent = Tournament.Opponent(
      participant: try reference("id", near: 0, to: "participant", in: participants),
      position: try integer("position", near: 1),
      score: try number("score", near: 2),
      result: try outcome("result", near: 3),
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
