/// The meetings of teams in the matches of groups.
package struct Meetings {
  private var opponents: [String: Set<String>] = [:]
  /// The number of matches of each team.
  private var counts: [String: Int] = [:]

  package init() {}

  /// Collects the meetings of records with two known teams.
  package init(_ records: [MatchRecord]) {
    for record in records {
      let teams = record.teamNames
      if teams.count == 2 { add(teams[0], teams[1]) }
    }
  }

  /// Whether three or more teams have met each other equally often, at least once.
  package var isEqualRoundRobin: Bool {
    guard opponents.count > 2, let matches = counts.values.first else { return false }
    let others = opponents.count - 1
    return opponents.values.allSatisfy { $0.count == others }
      && counts.values.allSatisfy { $0 == matches } && matches % others == 0
  }

  /// Whether three or more teams have each met two others.
  package var isGroup: Bool { opponents.count > 2 && opponents.values.allSatisfy { $0.count > 1 } }

  /// The teams.
  package var teams: Set<String> { Set(opponents.keys) }

  /// Adds a meeting of two teams.
  package mutating func add(_ first: String, _ second: String) {
    opponents[first, default: []].insert(second)
    opponents[second, default: []].insert(first)
    counts[first, default: 0] += 1
    counts[second, default: 0] += 1
  }

  /// The sets of teams that are connected by meetings, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the meetings.
  package var connectedTeams: [[String]] {
    var sets: [[String]] = []
    var seen: Set<String> = []
    for team in opponents.keys.sorted() where seen.insert(team).inserted {
      var members: [String] = []
      var pending = [team]
      while let member = pending.popLast() {
        members.append(member)
        for other in opponents[member] ?? [] where seen.insert(other).inserted {
          pending.append(other)
        }
      }
      sets.append(members.sorted())
    }
    return sets
  }

  /// Whether three or more connected teams have all met each other.
  package func isCompleteGroup(_ teams: [String]) -> Bool {
    teams.count > 2 && teams.allSatisfy { opponents[$0]?.count == teams.count - 1 }
  }
}
