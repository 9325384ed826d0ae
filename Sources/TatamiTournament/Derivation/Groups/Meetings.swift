/// The meetings of teams in the matches of groups.
struct Meetings {
  private var opponents: [String: Set<String>] = [:]

  /// Adds a meeting of two teams.
  mutating func add(_ first: String, _ second: String) {
    opponents[first, default: []].insert(second)
    opponents[second, default: []].insert(first)
  }

  /// The sets of teams that are connected by meetings, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the meetings.
  var connectedTeams: [[String]] {
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
  func isCompleteGroup(_ teams: [String]) -> Bool {
    teams.count > 2 && teams.allSatisfy { opponents[$0]?.count == teams.count - 1 }
  }
}
