import TatamiMatchLists

/// The pools of a match list: the rows of each group in rounds in which a team plays once.
struct GroupStageBuilder {
  /// A group of teams under construction.
  private struct Pool {
    var name: String
    var records: [MatchRecord] = []
    var teams: Set<String> = []
  }

  private var pools: [Pool] = []
  private var poolOfTeam: [String: Int] = [:]
  private let dates: DateParser

  /// Sorts rows into pools: by group name or, without one, by teams.
  ///
  /// - Complexity: O(*n* log *n*) in the rows.
  init(_ rows: [(record: MatchRecord, group: String)]) throws(MatchListError) {
    dates = DateParser(rows.lazy.map(\.record.date))
    var poolOfName: [String: Int] = [:]
    var unnamed: [MatchRecord] = []
    try Self.validateContents(rows.map(\.record))
    for (record, group) in rows {
      guard record.home != .bye, record.away != .bye else { continue }
      try Self.validate(record)
      guard !group.isEmpty else {
        unnamed.append(record)
        continue
      }
      let key = FoldedText.folded(group)
      let index = poolOfName[key] ?? pools.count
      if index == pools.count { pools.append(Pool(name: group)) }
      poolOfName[key] = index
      try add(record, to: index)
    }
    sortPools()
    try addUnnamed(unnamed)
    guard !pools.isEmpty else { throw .emptyGroups(rows[0].record.location) }
  }

  /// Whether all teams are in one pool without a name.
  var isLeague: Bool { pools.count == 1 && pools[0].name.isEmpty }

  /// The stage of all pools.
  func stage(name: String) -> StageDraft {
    let teams = pools.map { $0.teams.sorted() }
    var seeds: [String: Int] = [:]
    for team in teams.joined() { seeds[team] = seeds.count + 1 }
    let groups = pools.map { pool in
      StageDraft.Group(name: pool.name, rounds: rounds(of: pool, seeds: seeds))
    }
    var draft = StageDraft(format: .roundRobin, name: name, groups: groups)
    draft.settings.size = seeds.count
    draft.settings.groupCount = pools.count
    draft.settings.roundRobinMode = .simple
    draft.settings.seedOrdering = []
    draft.settings.matchesChildCount = 0
    draft.settings.manualOrdering = teams.map { $0.compactMap { seeds[$0] } }
    return draft
  }

  private static func validate(_ record: MatchRecord) throws(MatchListError) {
    for (column, team) in [("home", record.home), ("away", record.away)] {
      if case .placeholder(let text) = team {
        throw .openGroupMatch(record.location, column: column, found: text)
      }
    }
    if record.home == record.away, case .named(let team) = record.home {
      throw .teamAgainstItself(record.location, team: team)
    }
  }

  private static func validateContents(_ records: [MatchRecord]) throws(MatchListError) {
    let sorted = RowOrder.sorted(records).map { records[$0] }
    for (record, next) in zip(sorted, sorted.dropFirst()) where record.hasSameContent(as: next) {
      throw .duplicateRow(next.location, first: record.location)
    }
  }

  /// Sorts the pools by their numbers or letters.
  private mutating func sortPools() {
    pools.sort { Self.sortKey($0.name) < Self.sortKey($1.name) }
    for (index, pool) in pools.enumerated() {
      for team in pool.teams { poolOfTeam[team] = index }
    }
  }

  private static func sortKey(_ name: String) -> (Int, String) {
    let word = FoldedText.folded(name).split(separator: " ").last.map(String.init) ?? ""
    return (Int(word) ?? 0, word)
  }

  private mutating func add(_ record: MatchRecord, to index: Int) throws(MatchListError) {
    for case .named(let team) in [record.home, record.away] {
      if let other = poolOfTeam[team], other != index {
        throw .teamInTwoGroups(
          record.location,
          team: team,
          groups: [pools[other].name, pools[index].name]
        )
      }
      poolOfTeam[team] = index
      pools[index].teams.insert(team)
    }
    pools[index].records.append(record)
  }

  /// Adds the rows without a group to the named group of one of their teams, or else to a league of
  /// all teams, or to one group for each set of teams that have all met each other.
  private mutating func addUnnamed(_ records: [MatchRecord]) throws(MatchListError) {
    var meetings = Meetings()
    for record in records {
      if case .named(let home) = record.home, case .named(let away) = record.away {
        meetings.add(home, away)
      }
    }
    var pool: [String: Int] = [:]
    var unknown: [[String]] = []
    for teams in meetings.connectedTeams {
      if let member = teams.first(where: { poolOfTeam[$0] != nil }), let named = poolOfTeam[member]
      {
        for team in teams { pool[team] = named }
      } else {
        unknown.append(teams)
      }
    }
    if unknown.count > 1, !unknown.allSatisfy(meetings.isCompleteGroup) {
      if let record = records.first(where: { RoundName.hasGroupWord($0.round) }) {
        throw .unknownGroups(record.location, round: record.round)
      }
      unknown = [unknown.flatMap(\.self)]
    }
    let isOnlyPool = pools.isEmpty && unknown.count == 1
    for teams in unknown {
      for team in teams { pool[team] = pools.count }
      pools.append(Pool(name: isOnlyPool ? "" : freeName))
    }
    for record in records {
      guard case .named(let home) = record.home, let index = pool[home] else { continue }
      try add(record, to: index)
    }
  }

  /// The name `Group n` with the number of the next pool, or with the next unused number.
  private var freeName: String {
    let used = Set(pools.map { FoldedText.folded($0.name) })
    var number = pools.count + 1
    while used.contains("group \(number)") { number += 1 }
    return "Group \(number)"
  }

  /// Returns the rounds of a pool: the numbered rounds of the file, so that a postponed match stays
  /// in its round; without numbers, a match belongs to the round after the last match of its teams.
  private func rounds(of pool: Pool, seeds: [String: Int]) -> [StageDraft.Round] {
    let sorted = pool.records.indices.sorted { left, right in
      let (first, second) = (sortKey(pool.records[left]), sortKey(pool.records[right]))
      return first == second ? left < right : first < second
    }.map { pool.records[$0] }
    let indexes = Self.numberedRounds(of: sorted) ?? Self.earliestRounds(of: sorted)
    var rounds: [StageDraft.Round] = (0...(indexes.max() ?? 0)).map { _ in StageDraft.Round() }
    for (record, round) in zip(sorted, indexes) {
      guard case .named(let home) = record.home, case .named(let away) = record.away else {
        continue
      }
      let name = Self.roundName(of: record, in: pool.name)
      if rounds[round].matches.isEmpty { rounds[round].name = name }
      if rounds[round].name != name { rounds[round].name = pool.name }
      let match = StageDraft.Match(
        number: rounds[round].matches.count + 1,
        first: .init(team: home, seed: record.homeSeed, position: seeds[home]),
        second: .init(team: away, seed: record.awaySeed, position: seeds[away]),
        played: Tie(groupMatch: record),
        allowsDraws: true
      )
      rounds[round].matches.append(match)
    }
    return rounds
  }

  /// Returns the round of each record by the numbers in the rounds' names, counted from 0 without
  /// gaps; nil if a name has no number, or a team plays twice in a round.
  private static func numberedRounds(of records: [MatchRecord]) -> [Int]? {
    var teams: [Int: Set<String>] = [:]
    for record in records {
      let number = number(of: record)
      guard number > 0 else { return nil }
      for case .named(let team) in [record.home, record.away] {
        guard teams[number, default: []].insert(team).inserted else { return nil }
      }
    }
    let indexes = Dictionary(
      uniqueKeysWithValues: teams.keys.sorted().enumerated().map { ($1, $0) }
    )
    return records.compactMap { indexes[number(of: $0)] }
  }

  /// Returns the earliest round of each record in which neither team has played before.
  private static func earliestRounds(of records: [MatchRecord]) -> [Int] {
    var next: [String: Int] = [:]
    return records.map { record in
      var round = 0
      for case .named(let team) in [record.home, record.away] {
        round = max(round, next[team] ?? 0)
      }
      for case .named(let team) in [record.home, record.away] { next[team] = round + 1 }
      return round
    }
  }

  /// Returns the name of a record's round, without that of its group: "Matchday 3", "matchday 2" for
  /// "Group A, matchday 2", and "Group A" for "Group A", which names no round.
  private static func roundName(of record: MatchRecord, in pool: String) -> String {
    let title = RoundName(record.round).title
    guard !pool.isEmpty, title.hasPrefix(pool) else { return title }
    let rest = title.dropFirst(pool.count).drop { !$0.isLetter && !$0.isNumber }
    return rest.isEmpty ? pool : String(rest)
  }

  private func sortKey(_ record: MatchRecord) -> (Int, Int) {
    (dates.day(of: record.date)?.number ?? .max, Self.number(of: record))
  }

  /// Returns the last number in the name of a record's round, 0 without one.
  private static func number(of record: MatchRecord) -> Int {
    record.round.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
  }
}
