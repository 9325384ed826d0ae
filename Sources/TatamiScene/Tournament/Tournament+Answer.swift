import OrderedCollections
import TatamiJSON
import TatamiTournament

extension TournamentID {
  /// The identifier as a key.
  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension Tournament {
  /// Returns the standings of a stage; nil if they are undecided.
  func standingsJSON(ofStage index: Int) -> JSONValue? {
    guard let standings = try? standings(ofStage: index) else { return nil }
    let ranking: [JSONValue] =
      switch standings {
      case .elimination(let ranks): ranks.map(json)
      case .pools(let rows): rows.map(json)
      }
    return .object(["stage": stages[index].id.json, "ranking": .array(ranking)])
  }

  private func json(_ rank: EliminationRank) -> JSONValue {
    .object([
      "id": participants[rank.participant].id.json,
      "name": .string(participants[rank.participant].name),
      "rank": .number(rank.rank),
    ])
  }

  private func json(_ row: PoolRow) -> JSONValue {
    .object([
      "rank": .number(row.rank),
      "id": participants[row.participant].id.json,
      "played": .number(row.played),
      "wins": .number(row.wins),
      "draws": .number(row.draws),
      "losses": .number(row.losses),
      "forfeits": .number(row.forfeits),
      "scoreFor": .number(row.scoreFor),
      "scoreAgainst": .number(row.scoreAgainst),
      "scoreDifference": .number(row.scoreDifference),
      "points": .number(row.points),
      "groupId": groups[row.group].id.json,
      "name": .string(participants[row.participant].name),
    ])
  }

  /// Returns the names and texts of a stage.
  func viewJSON(ofStage index: Int) -> JSONValue? {
    guard let view = outline(ofStage: index) else { return nil }
    let sections = JSONValue.array(view.sections.map(json))
    return .object([
      "stage": stages[index].id.json,
      "title": .string(view.title),
      view.hasPools ? "groups" : "brackets": sections,
    ])
  }

  private func json(_ section: StageOutline.Section) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [:]
    members["title"] = section.title.map(JSONValue.string)
    members["rounds"] = .array(
      section.rounds.map { round in
        .object([
          "name": .string(round.name),
          "matches": .array(round.matches.map(json)),
        ])
      }
    )
    members["ranking"] = section.table.map { rows in
      .array(rows.map { .array($0.map(JSONValue.string)) })
    }
    return .object(members)
  }

  private func json(_ match: StageOutline.Match) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "match": matches[match.match].id.json
    ]
    members["label"] = match.label.map(JSONValue.string)
    members["games"] = match.games.map(JSONValue.string)
    members["opponents"] = .array(match.opponents.map(json))
    members["previous"] = match.previous.map { .string($0.rawValue) }
    members["next"] = match.next.map { .string($0.rawValue) }
    return .object(members)
  }

  private func json(_ opponent: StageOutline.Opponent) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = ["text": .string(opponent.text)]
    members["kind"] = opponent.kind.map { .string($0.rawValue) }
    members["result"] = .string(opponent.result)
    members["outcome"] = opponent.outcome.map { .string($0.rawValue) }
    return .object(members)
  }

  /// Returns the boxes by match, the lines and the size of a layout.
  func layoutJSON(_ layout: StageLayout) -> OrderedDictionary<String, JSONValue> {
    var boxes: OrderedDictionary<String, JSONValue> = [:]
    for box in layout.boxes {
      boxes[matches[box.match].id.text] = .numbers([box.frame.minX, box.center])
    }
    var headers: OrderedDictionary<String, JSONValue> = [:]
    for header in layout.headers {
      headers[rounds[header.round].id.text] = .rect(header.frame)
    }
    let lines = layout.lines.map { line in
      JSONValue.array([
        matches[line.start].id.json,
        matches[line.end].id.json,
        .array(line.points.map(JSONValue.point)),
      ])
    }
    return [
      "boxes": .object(boxes),
      "lines": .array(lines),
      "headers": .object(headers),
      "size": .size(layout.size),
    ]
  }
}
