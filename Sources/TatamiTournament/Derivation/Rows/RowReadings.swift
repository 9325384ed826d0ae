import TatamiMatchLists

/// Other readings of the rows of a match list whose round names do not describe a tournament.
struct RowReadings {
  /// The rows in their parts, and what was assumed.
  struct Reading {
    let sections: RoundSections
    var notices: [MatchListNotice] = []
  }

  private let records: [MatchRecord]
  private let names: [RoundName]

  init(_ records: [MatchRecord]) {
    self.records = records
    var known: [String: RoundName] = [:]
    names = records.map { record in
      let name = known[record.round] ?? RoundName(record.round)
      known[record.round] = name
      return name
    }
  }

  /// The readings, the most likely first: brackets by their column, groups, leagues, and scores by
  /// other rules.
  var all: [Reading] {
    let regions = [namedBrackets, draws, losersBracket(of: records, names), namedLosersBracket]
    return (regions + [groups, league, leagueBeforeKnockout]).compactMap(\.self) + otherScores
  }

  /// The values of the region column as parts of the rounds' names: "Winners", "Losers", "Plate".
  private var namedBrackets: Reading? {
    let hasParts = Set(records.map(\.region)).contains { region in
      guard !region.isEmpty else { return false }
      let part = RoundName("\(region) Semi-final").part
      return part != .bracket && part != .group("")
    }
    guard hasParts else { return nil }
    return Reading(
      sections: RoundSections(
        records.map { record in
          record.region.isEmpty ? record : record.inRound("\(record.region) \(record.round)")
        }
      )
    )
  }

  /// The value of the region column whose teams have lost outside as a losers' bracket that leads back
  /// to the final.
  private func losersBracket(of records: [MatchRecord], _ names: [RoundName]) -> Reading? {
    let values = Set(records.map(\.region)).subtracting([""]).sorted()
    guard (2...8).contains(values.count) else { return nil }
    var parts = BracketParts(records, names)
    let lower = values.filter { value in
      parts.isSeparate(records.indices.filter { records[$0].region == value })
    }
    guard lower.count == 1 else { return nil }
    parts.assign(losersBracket: records.map { $0.region == lower[0] })
    return Reading(sections: RoundSections(parts))
  }

  /// The same with the values of the region column as parts of the rounds' names, for rounds that
  /// have equal names in both brackets.
  private var namedLosersBracket: Reading? {
    guard records.contains(where: { !$0.region.isEmpty }) else { return nil }
    let named = records.map { record in
      record.region.isEmpty ? record : record.inRound("\(record.region) \(record.round)")
    }
    return losersBracket(of: named, named.map { RoundName($0.round) })
  }

  /// The rows of each value of the region column as a bracket of its own, if its teams have lost in
  /// another one or play in no other.
  private var draws: Reading? {
    var values: [String] = []
    for record in records where !record.region.isEmpty && !values.contains(record.region) {
      guard values.count < 64 else { return nil }
      values.append(record.region)
    }
    guard values.count > 1 else { return nil }
    var parts = BracketParts(records, names)
    var separate = values.filter { value in
      parts.isSeparate(records.indices.filter { records[$0].region == value })
    }
    if separate.count == values.count, records.allSatisfy({ !$0.region.isEmpty }) {
      separate.removeFirst()
    }
    guard !separate.isEmpty else { return nil }
    parts.assign()
    parts.assign(sides: records.map { separate.contains($0.region) ? $0.region : nil })
    let notice = MatchListNotice.separateBrackets(records[0].location, names: separate)
    return Reading(sections: RoundSections(parts), notices: [notice])
  }

  /// Rounds in which all teams have met each other, and rounds such as "Skupina A" and "Skupina B" in
  /// which each team has met several others, as groups.
  private var groups: Reading? {
    var rowsOfName: [String: [Int]] = [:]
    for row in records.indices where names[row].part == .bracket && names[row].ranks == nil {
      rowsOfName[lettered(records[row].round) ?? records[row].round, default: []].append(row)
    }
    let meetings = rowsOfName.mapValues { rows in Meetings(rows.map { records[$0] }) }
    let open = meetings.filter { lettered($0.key) == $0.key && $0.value.isGroup }
    let isDisjoint =
      open.reduce(0) { $0 + $1.value.teams.count }
      == Set(open.flatMap(\.value.teams)).count
    let found = meetings.filter { name, meetings in
      meetings.isEqualRoundRobin || (open.count > 1 && isDisjoint && open[name] != nil)
    }
    guard !found.isEmpty else { return nil }
    var parts = BracketParts(records, names)
    var group = [String?](repeating: nil, count: records.count)
    for name in found.keys {
      for row in rowsOfName[name] ?? [] { group[row] = name }
    }
    parts.assign()
    parts.assign(groups: group)
    return Reading(sections: RoundSections(parts))
  }

  /// The first two words of a name if the second one is a letter or a number of one digit.
  private func lettered(_ name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, words[1].count == 1, words[0].count > 2 else { return nil }
    return "\(words[0]) \(words[1])"
  }

  /// All rows as a league, if all teams have met equally often and play once in each round.
  private var league: Reading? {
    guard names.allSatisfy({ $0.part == .bracket && $0.ranks == nil }),
      Meetings(records).isEqualRoundRobin
    else { return nil }
    var teams: [String: Set<String>] = [:]
    for record in records {
      for team in record.teamNames
      where !teams[record.round, default: []].insert(team).inserted { return nil }
    }
    var parts = BracketParts(records, names)
    parts.assign(groups: records.map { _ in "" })
    return Reading(sections: RoundSections(parts))
  }

  /// Rounds in which every team plays once, but for a bye, before a knockout among these teams: a
  /// league, or a Swiss system, with play-offs.
  private var leagueBeforeKnockout: Reading? {
    let isEarly = names.map { $0.part == .bracket && !$0.isDeciding }
    let early = records.indices.filter { isEarly[$0] }
    let late = records.indices.filter { !isEarly[$0] }
    let teams = Set(early.flatMap { records[$0].teamNames })
    let rounds = Dictionary(grouping: early) { names[$0].key }.values
    guard let first = early.first, !late.isEmpty, rounds.count > 1, teams.count > 3,
      late.allSatisfy({ names[$0].part == .bracket && teams.isSuperset(of: records[$0].teamNames) }
      ),
      rounds.allSatisfy({ rows in
        let players = rows.flatMap { records[$0].teamNames }
        return Set(players).count == players.count && players.count >= teams.count - 1
      })
    else { return nil }
    var parts = BracketParts(records, names)
    parts.assign()
    parts.assign(groups: isEarly.map { $0 ? "" : nil })
    let notice = MatchListNotice.leagueBeforeKnockout(records[first].location, rounds: rounds.count)
    return Reading(sections: RoundSections(parts), notices: [notice])
  }

  /// The rows with results that other rules of their forms give.
  private var otherScores: [Reading] {
    guard let records = GoalsAndPoints.read(records) else { return [] }
    return [Reading(sections: RoundSections(records), notices: [GoalsAndPoints.notice(records)])]
  }
}
