import TatamiMatchLists

/// The parts of a tournament to which the rows of a match list belong, by the names of their rounds
/// and by the teams that meet.
struct BracketParts {
  let records: [MatchRecord]
  /// The name of each row's round.
  let names: [RoundName]
  /// The part of each row.
  private(set) var parts: [RoundName.Part]
  /// The names, by their spelling, of rounds that belong to another part than their words say.
  private(set) var renamed: [String: RoundName] = [:]

  /// Starts with the parts that the names identify.
  init(_ records: [MatchRecord], _ names: [RoundName]) {
    self.records = records
    self.names = names
    parts = names.map(\.part)
  }

  /// Assigns the rows whose names can have several meanings.
  mutating func assign() {
    assignSecondChances()
    assignGrandFinals()
    assignLosersBracket()
    assignSides()
  }

  /// Assigns rows to brackets beside the main one, nil for those of the main one.
  mutating func assign(sides: [String?]) {
    for (index, side) in sides.enumerated() {
      if let side { parts[index] = .side(side) }
    }
  }

  /// Assigns rows to a losers' bracket, and finds the grand final in the others.
  mutating func assign(losersBracket: [Bool]) {
    for (index, isLower) in losersBracket.enumerated() where isLower { parts[index] = .lower }
    assignGrandFinals()
  }

  /// Assigns the rows to groups, nil for those of a bracket.
  mutating func assign(groups: [String?]) {
    for (index, group) in groups.enumerated() {
      if let group { parts[index] = .group(group) }
    }
  }

  private func indices(where condition: (RoundName.Part) -> Bool) -> [Int] {
    parts.indices.filter { condition(parts[$0]) }
  }

  private func teams(of rows: [Int]) -> Set<String> {
    Set(rows.flatMap { records[$0].teamNames })
  }

  /// Reads a second chance as a losers' bracket if the file has a winners' bracket, or a grand final
  /// in which one of its teams plays.
  private mutating func assignSecondChances() {
    let rows = parts.indices.filter { isSecondChance(parts[$0]) }
    guard !rows.isEmpty else { return }
    let finals = indices { $0 == .grandFinal || $0 == .decider }
    let leadsBack = !teams(of: finals).isDisjoint(with: teams(of: rows))
    guard parts.contains(.upper) || leadsBack else { return }
    for row in rows { parts[row] = .lower }
  }

  private func isSecondChance(_ part: RoundName.Part) -> Bool {
    guard case .side(let name) = part else { return false }
    return RoundWords.secondChances.contains(FoldedText.folded(name))
  }

  /// Finds the grand final of a double elimination, which is none without a losers' bracket.
  private mutating func assignGrandFinals() {
    guard parts.contains(.lower) else {
      for row in indices(where: { $0 == .grandFinal || $0 == .decider }) { parts[row] = .bracket }
      return
    }
    let hasUpperFinal = parts.indices.contains { parts[$0] == .upper && names[$0].isFinal }
    for row in parts.indices where parts[row] == .bracket && hasUpperFinal && names[row].isFinal {
      parts[row] = .grandFinal
    }
    guard !parts.contains(.grandFinal), !parts.contains(.decider) else { return }
    for row in returns(to: indices { $0 == .bracket || $0 == .upper }) { parts[row] = .grandFinal }
  }

  /// The rows in which a team of the losers' bracket plays in the winners' bracket again.
  private func returns(to rows: [Int]) -> [Int] {
    let lower = teams(of: indices { $0 == .lower })
    let keys = rows.map { names[$0].sortKey }
    let isNumbered = !keys.contains([0, 0])
    let order = rows.indices.sorted { left, right in
      guard isNumbered, keys[left] != keys[right] else { return left < right }
      return keys[left].lexicographicallyPrecedes(keys[right])
    }.map { rows[$0] }
    var lost: Set<String> = []
    return order.filter { row in
      defer { if let loser = records[row].losingName { lost.insert(loser) } }
      return names[row].ranks == nil
        && records[row].teamNames.contains { lower.contains($0) && lost.contains($0) }
    }
  }

  /// Reads a losers' bracket that does not lead back as a bracket with a final of its own: both
  /// finals are played, and the loser of the main one does not play in it.
  private mutating func assignLosersBracket() {
    let rows = indices { $0 == .lower }
    guard !rows.isEmpty, !parts.contains(.upper), !parts.contains(.grandFinal),
      !parts.contains(.decider)
    else { return }
    let final = parts.indices.last { parts[$0] == .bracket && names[$0].isFinal }
    guard let final, let loser = records[final].losingName, !teams(of: rows).contains(loser),
      rows.contains(where: { names[$0].isFinal && records[$0].result.decidedWinner != nil })
    else { return }
    for row in rows { parts[row] = .side("Losers' bracket") }
  }

  /// Reads a lone consolation match as that for the third place, and the letter of a draw as part of
  /// a round's name unless the draw has entrants who have lost in another one.
  private mutating func assignSides() {
    var rowsOfSide: [String: [Int]] = [:]
    for row in parts.indices {
      if case .side(let name) = parts[row] {
        rowsOfSide[FoldedText.folded(name), default: []].append(row)
      }
    }
    for (side, rows) in rowsOfSide {
      let isLetter = side.count == 1 || side.split(separator: " ").count == 2
      if isLetter {
        if !isSeparate(rows) { for row in rows { parts[row] = .bracket } }
      } else if RoundWords.consolation.contains(side), rows.count == 1 {
        let name = names[rows[0]]
        guard name.isFinal || name.sortKey == [0, 0], !hasThirdPlace else { continue }
        parts[rows[0]] = .bracket
        renamed[records[rows[0]].round] = name.readAsThirdPlace()
      }
    }
  }

  private var hasThirdPlace: Bool {
    parts.indices.contains { parts[$0] == .bracket && names[$0].placement == 3 }
  }

  /// Whether rows are a bracket of their own: several of its teams have lost outside, and none is
  /// unbeaten there; or its teams play nowhere else.
  func isSeparate(_ rows: [Int]) -> Bool {
    let inside = Set(rows)
    let teams = teams(of: rows)
    var (outside, lost): (Set<String>, Set<String>) = ([], [])
    for row in parts.indices where !inside.contains(row) {
      if case .group = parts[row] { continue }
      outside.formUnion(teams.intersection(records[row].teamNames))
      if let loser = records[row].losingName { lost.insert(loser) }
    }
    guard !outside.isEmpty else {
      return rows.contains { row in
        names[row].isFinal && FoldedText.words(of: records[row].round).count <= 3
      }
    }
    return outside.count > 1 && outside.isSubset(of: lost)
  }
}
