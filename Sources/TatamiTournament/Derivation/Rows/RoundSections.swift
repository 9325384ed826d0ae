import TatamiMatchLists

/// The rows of a match list, sorted into the parts of the tournament that their round names
/// identify.
struct RoundSections {
  /// The rows of a bracket with a final of its own beside the main one.
  struct Side {
    /// The bracket's name as written.
    let name: String
    var records: [MatchRecord]
    /// The names of the rounds by their spelling.
    var names: [String: RoundName]
    /// Whether the bracket decides ranks after those of the main one.
    var isPlacement = false

    /// The name of the bracket's stage.
    var stageName: String {
      RoundWords.consolation.contains(FoldedText.folded(name)) ? "Consolation bracket" : name
    }
  }

  /// The names of the rounds by their spelling.
  private(set) var names: [String: RoundName] = [:]
  /// The rows of groups, with the groups' names.
  private(set) var groups: [(record: MatchRecord, group: String)] = []
  /// The rows of the losers' bracket.
  private(set) var lower: [MatchRecord] = []
  /// The brackets beside the main one.
  private(set) var sides: [Side] = []
  /// The rows of the grand final.
  private(set) var grandFinals: [MatchRecord] = []
  /// The rows of the second grand final.
  private(set) var deciders: [MatchRecord] = []
  /// The rows of the winners' bracket or of the only bracket, placement matches included.
  private(set) var upper: [MatchRecord] = []

  /// Sorts rows into the parts.
  ///
  /// - Complexity: O(*n*) in the records, and O(*n* log *n*) in those of other brackets than one.
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
    if names.values.allSatisfy({ $0.part == .bracket && $0.ranks == nil }) {
      upper = records
      return
    }
    var brackets = BracketParts(records, parts)
    brackets.assign()
    distribute(brackets)
  }

  /// Creates the sections of rows whose parts are known.
  init(_ brackets: BracketParts) {
    for (record, name) in zip(brackets.records, brackets.names) { names[record.round] = name }
    distribute(brackets)
  }

  private mutating func distribute(_ brackets: BracketParts) {
    for (spelling, name) in brackets.renamed { names[spelling] = name }
    var sideOfName: [String: Int] = [:]
    for (record, part) in zip(brackets.records, brackets.parts) {
      switch part {
      case .group(let group): groups.append((record, group))
      case .lower: lower.append(record)
      case .grandFinal: grandFinals.append(record)
      case .decider: deciders.append(record)
      case .bracket, .upper: upper.append(record)
      case .side(let name):
        let key = FoldedText.folded(name)
        let index = sideOfName[key] ?? sides.count
        if index == sides.count { sides.append(Side(name: name, records: [], names: [:])) }
        sideOfName[key] = index
        sides[index].records.append(record)
      }
    }
    for index in sides.indices { sides[index].names = names }
    (sides, upper) = PlacementLadders(upper, sides: sides, names: names).split()
  }
}
