/// The rows of a match list, sorted into the parts of the tournament that their round names
/// identify.
struct RoundSections {
  /// The names of the rounds by their spelling.
  private(set) var names: [String: RoundName] = [:]
  /// The rows of groups, with the groups' names.
  private(set) var groups: [(record: MatchRecord, group: String)] = []
  /// The rows of the losers' bracket.
  private(set) var lower: [MatchRecord] = []
  /// The rows of a consolation bracket.
  private(set) var consolation: [MatchRecord] = []
  /// The rows of the grand final.
  private(set) var grandFinals: [MatchRecord] = []
  /// The rows of the second grand final.
  private(set) var deciders: [MatchRecord] = []
  /// The rows of the winners' bracket or of the only bracket, placement matches included.
  private(set) var upper: [MatchRecord] = []

  /// Sorts rows into the parts.
  ///
  /// - Complexity: O(*n*) in the records.
  init(_ records: [MatchRecord]) {
    var parts: [RoundName] = []
    for (index, record) in records.enumerated() {
      if index > 0, records[index - 1].round == record.round {
        parts.append(parts[index - 1])
        continue
      }
      let name = names[record.round] ?? RoundName(record.round)
      names[record.round] = name
      parts.append(name)
    }
    if names.values.allSatisfy({ $0.part == .bracket }) {
      upper = records
      return
    }
    let hasLower = parts.contains { $0.part == .lower }
    let hasUpperFinal = parts.contains { $0.part == .upper && $0.isFinal }
    for (record, name) in zip(records, parts) {
      switch name.part {
      case .group(let group): groups.append((record, group))
      case .lower: lower.append(record)
      case .consolation: consolation.append(record)
      case .grandFinal where hasLower: grandFinals.append(record)
      case .decider where hasLower: deciders.append(record)
      case .bracket where hasLower && hasUpperFinal && name.isFinal: grandFinals.append(record)
      default: upper.append(record)
      }
    }
  }
}
