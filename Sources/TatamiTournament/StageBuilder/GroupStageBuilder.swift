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

  /// Sorts rows into pools: by the names of groups; rows without one by the teams that meet.
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

  /// Adds a pool for each set of teams that are connected by matches, in the order of the names.
  private mutating func addUnnamed(_ records: [MatchRecord]) throws(MatchListError) {
    var components = TeamComponents()
    for record in records {
      if case .named(let home) = record.home, case .named(let away) = record.away {
        components.join(home, away)
      }
    }
    let teams = components.all
    let named = pools.count
    for index in teams.indices {
      pools.append(Pool(name: teams.count == 1 && named == 0 ? "" : "Group \(named + index + 1)"))
    }
    var component: [String: Int] = [:]
    for (index, members) in teams.enumerated() {
      for team in members { component[team] = named + index }
    }
    for record in records {
      guard case .named(let home) = record.home, let index = component[home] else { continue }
      try add(record, to: index)
    }
  }

  /// Returns rounds: a match belongs to the round after the last one of its teams, in the order of
  /// the dates, of the numbers in the rounds' names, and of the rows.
  private func rounds(of pool: Pool, seeds: [String: Int]) -> [StageDraft.Round] {
    let sorted = pool.records.indices.sorted { left, right in
      let (first, second) = (sortKey(pool.records[left]), sortKey(pool.records[right]))
      return first == second ? left < right : first < second
    }
    var rounds: [StageDraft.Round] = []
    var last: [String: Int] = [:]
    for record in sorted.map({ pool.records[$0] }) {
      guard case .named(let home) = record.home, case .named(let away) = record.away else {
        continue
      }
      let round = max(last[home] ?? 0, last[away] ?? 0)
      let name = Self.roundName(of: record)
      if round == rounds.count { rounds.append(StageDraft.Round(name: name)) }
      if rounds[round].name != name { rounds[round].name = "" }
      (last[home], last[away]) = (round + 1, round + 1)
      var match = StageDraft.Match(
        number: rounds[round].matches.count + 1,
        Knockout.Match(record, home: home, away: away),
        firstPosition: seeds[home],
        secondPosition: seeds[away]
      )
      match.allowsDraws = true
      rounds[round].matches.append(match)
    }
    return rounds
  }

  /// Returns the name of a numbered round of a league, "Matchday 3"; empty for other names.
  private static func roundName(of record: MatchRecord) -> String {
    let name = RoundName(record.round)
    return name.part == .group("") && name.sortKey[1] > 0 ? name.title : ""
  }

  private func sortKey(_ record: MatchRecord) -> (Int, Int) {
    let number = record.round.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
    return (dates.day(of: record.date)?.number ?? .max, number)
  }
}

/// The sets of teams that are connected by matches.
private struct TeamComponents {
  private var parents: [String: String] = [:]

  mutating func join(_ first: String, _ second: String) {
    let (left, right) = (root(first), root(second))
    if left != right { parents[max(left, right)] = min(left, right) }
  }

  private mutating func root(_ team: String) -> String {
    var current = team
    while let parent = parents[current], parent != current {
      parents[current] = parents[parent] ?? parent
      current = parent
    }
    parents[current] = current
    return current
  }

  /// The sets, by their first names.
  var all: [[String]] {
    var copy = self
    var sets: [String: [String]] = [:]
    for team in parents.keys.sorted() { sets[copy.root(team), default: []].append(team) }
    return sets.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Knockout.Match {
  /// Creates the match of a single row of a group.
  init(_ record: MatchRecord, home: String, away: String) {
    let winner =
      record.ending == .retirement ? record.winner : record.score?.leader ?? record.winner
    let leg = Knockout.Leg(record, isReversed: false)
    func side(_ slot: Knockout.Slot, _ team: String) -> Knockout.Side {
      Knockout.Side(
        team: team,
        label: team,
        seed: slot == .home ? record.homeSeed : record.awaySeed,
        score: slot == .home ? record.score?.home : record.score?.away,
        penalties: slot == .home ? record.penalties?.home : record.penalties?.away,
        origin: .unknown,
        isWinner: winner == slot
      )
    }
    self.init(
      round: record.round,
      layer: 1,
      home: side(.home, home),
      away: side(.away, away),
      winner: winner,
      region: record.region,
      legs: [leg]
    )
  }
}
