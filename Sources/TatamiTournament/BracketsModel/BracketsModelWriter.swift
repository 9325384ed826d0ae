import TatamiJSON

/// Writes the records of a tournament as a database.
struct BracketsModelWriter {
  private let tournament: Tournament
  private var builder: JSONBuilder
  private let names: Names

  /// The names of members that many records have.
  private struct Names {
    let id, number, stage, group, round, childCount, status, first, second, match: JSONBuilder.Name
    let position, score, result, forfeit, name, tournament: JSONBuilder.Name

    init(in builder: inout JSONBuilder) {
      id = builder.name("id")
      number = builder.name("number")
      stage = builder.name("stage_id")
      group = builder.name("group_id")
      round = builder.name("round_id")
      childCount = builder.name("child_count")
      status = builder.name("status")
      first = builder.name("opponent1")
      second = builder.name("opponent2")
      match = builder.name("parent_id")
      position = builder.name("position")
      score = builder.name("score")
      result = builder.name("result")
      forfeit = builder.name("forfeit")
      name = builder.name("name")
      tournament = builder.name("tournament_id")
    }
  }

  private init(_ tournament: Tournament) {
    self.tournament = tournament
    // The usual members of a participant, and of a match with two opponents.
    let matches = tournament.matches.count + tournament.games.count
    builder = JSONBuilder(capacity: 7 * tournament.participants.count + 37 * matches)
    names = Names(in: &builder)
  }

  /// Returns the database of a tournament.
  static func document(of tournament: Tournament) -> JSONDocument {
    var writer = BracketsModelWriter(tournament)
    writer.write()
    return writer.builder.document
  }

  private mutating func write() {
    builder.beginObject()
    write("participant", tournament.participants) { $0.write($1) }
    write("stage", tournament.stages) { $0.write($1) }
    write("group", tournament.groups) { $0.write($1) }
    write("round", tournament.rounds) { $0.write($1) }
    write("match", tournament.matches) { $0.write($1) }
    write("match_game", tournament.games) { $0.write($1) }
    write(tournament.extra)
    builder.end()
  }

  private mutating func write<Record>(
    _ table: String,
    _ records: [Record],
    _ writeRecord: (inout Self, Record) -> Void
  ) {
    builder.add(builder.name(table))
    builder.beginArray()
    for record in records {
      builder.beginObject()
      writeRecord(&self, record)
      builder.end()
    }
    builder.end()
  }
}

extension BracketsModelWriter {
  private mutating func write(_ participant: Tournament.Participant) {
    write(names.id, participant.id)
    if let id = participant.tournamentID { write(names.tournament, id) }
    builder.add(names.name)
    builder.add(participant.name)
    write(participant.extra)
  }

  private mutating func write(_ stage: Tournament.Stage) {
    write(names.id, stage.id)
    if let id = stage.tournamentID { write(names.tournament, id) }
    builder.add(names.name)
    builder.add(stage.name)
    builder.add(builder.name("type"))
    builder.add(stage.format.rawValue)
    if let number = stage.number { write(names.number, Double(number)) }
    builder.add(builder.name("settings"))
    builder.add(stage.settings.json())
    write(stage.extra)
  }

  private mutating func write(_ group: Tournament.Group) {
    write(names.id, group.id)
    write(names.stage, tournament.stages[group.stage].id)
    write(names.number, Double(group.number))
    write(group.members)
  }

  private mutating func write(_ round: Tournament.Round) {
    write(names.id, round.id)
    write(names.number, Double(round.number))
    write(names.stage, tournament.stages[round.stage].id)
    write(names.group, tournament.groups[round.group].id)
    write(round.members)
  }

  private mutating func write(_ match: Tournament.Match) {
    write(names.id, match.id)
    write(names.number, Double(match.number))
    write(names.stage, tournament.stages[match.stage].id)
    if let group = match.group { write(names.group, tournament.groups[group].id) }
    if let round = match.round { write(names.round, tournament.rounds[round].id) }
    if let count = match.childCount { write(names.childCount, Double(count)) }
    write(match.results)
    write(match.members)
  }

  private mutating func write(_ game: Tournament.Game) {
    write(names.id, game.id)
    write(names.number, Double(game.number))
    write(names.stage, tournament.stages[game.stage].id)
    write(names.match, tournament.matches[game.match].id)
    write(game.results)
    write(game.extra)
  }

  private mutating func write(_ results: Tournament.MatchResults) {
    write(names.status, Double(results.status.rawValue))
    write(names.first, results.first)
    write(names.second, results.second)
  }

  private mutating func write(_ name: JSONBuilder.Name, _ opponent: Tournament.Opponent?) {
    builder.add(name)
    guard let opponent else { return builder.addNull() }
    builder.beginObject()
    if let participant = opponent.participant {
      write(names.id, tournament.participants[participant].id)
    } else {
      builder.add(names.id)
      builder.addNull()
    }
    if let position = opponent.position { write(names.position, Double(position)) }
    if let score = opponent.score { write(names.score, score) }
    if let result = opponent.result {
      builder.add(names.result)
      builder.add(result.rawValue)
    }
    if opponent.isForfeit {
      builder.add(names.forfeit)
      builder.add(true)
    }
    write(opponent.members)
    builder.end()
  }
}

extension BracketsModelWriter {
  private mutating func write(_ name: JSONBuilder.Name, _ id: TournamentID) {
    builder.add(name)
    switch id {
    case .number(let number): builder.add(Double(number))
    case .text(let text): builder.add(text)
    }
  }

  private mutating func write(_ name: JSONBuilder.Name, _ number: Double) {
    builder.add(name)
    builder.add(number)
  }

  /// Writes fields whose names the object does not have.
  private mutating func write(_ fields: [ExtraField]) {
    if fields.isEmpty { return }
    var names = builder.names
    for field in fields where names.insert(field.name).inserted {
      builder.add(builder.name(field.name))
      builder.add(field.value)
    }
  }
}
