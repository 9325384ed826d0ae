/// A column that can be the round of the matches.
struct RoundColumn {
  let field: Int
  /// The quality of the column's fit; higher is better.
  var score = 0.0
  /// Whether the header or an option names the column, or its cells are names of rounds.
  var isClear = false
  /// Whether most of its cells are names of rounds.
  var hasNames = false
}

extension ColumnSample {
  /// The columns that can be the round of matches between two sides, the best ones first.
  func roundColumns(_ sides: SidePair, _ fixed: [MatchListColumn: Int]) -> [RoundColumn] {
    if let field = fixed[.round] { return [RoundColumn(field: field, score: 6, isClear: true)] }
    let taken = Set(fixed.values).union([sides.home, sides.away])
    let limit = rowsPerMatch == 2 ? names.count / 2 : names.count
    let columns = (0..<limit).filter { !taken.contains($0) }.compactMap { field in
      roundColumn(field, sides)
    }
    return Array(columns.sorted { ($1.score, $0.field) < ($0.score, $1.field) }.prefix(3))
  }

  private func roundColumn(_ field: Int, _ sides: SidePair) -> RoundColumn? {
    let column = cells[field]
    let values = Set(column.lazy.filter { $0 != 0 })
    let kinds = kinds(in: field)
    let labels = kinds.count { [.text, .number, .otherNumber, .mark].contains($0) }
    guard !values.isEmpty, labels * 10 >= kinds.count * 8,
      column.count(where: { $0 != 0 }) * 10 >= rowCount * 7
    else { return nil }
    let hint = meanings[field]
    if let hint, hint != .round, hint != .date { return nil }
    let teams = Set(cells[sides.home]).union(cells[sides.away])
    guard values.isDisjoint(with: teams) else { return nil }
    let known = Double(values.count { isRoundName($0) }) / Double(values.count)
    let isSmall = values.allSatisfy { (Int(texts[$0]) ?? 0).magnitude <= 130 }
    guard isSmall, hint == .round || known > 0.5 || (values.count > 1 && isLabel(values)) else {
      return nil
    }
    var round = RoundColumn(
      field: field,
      isClear: hint == .round || known > 0.7,
      hasNames: known > 0.7 && hint != .date
    )
    round.score = 4 * known + (hint == .round ? 3 : 0) + 3 * closedShare(field, sides)
    round.score += 1.5 * halvingShare(column) + Double(values.count) / Double(runs(in: column))
    if values.count * 10 > rowCount * 7, known < 0.3 { round.score -= hint == .round ? 1 : 4 }
    return round.score >= 3.5 ? round : nil
  }

  /// Whether a text is the name of a round, not only a number.
  private func isRoundName(_ number: Int) -> Bool {
    let name = RoundName(texts[number])
    return name.isDeciding || name.isGroup || name.sortKey[0] != 0
  }

  /// Whether texts are short enough for names of rounds.
  private func isLabel(_ numbers: Set<Int>) -> Bool {
    numbers.allSatisfy { texts[$0].count <= 60 }
  }

  /// The share of rows in rounds in which each team has one opponent, or whose teams play in no
  /// other round.
  private func closedShare(_ field: Int, _ sides: SidePair) -> Double {
    let conflicts = conflictedRounds(field, sides)
    guard !conflicts.isEmpty else { return 1 }
    var roundOf: [Int: Int] = [:]
    var open: Set<Int> = []
    for row in 0..<rowCount where conflicts.contains(cells[field][row]) {
      let round = cells[field][row]
      for side in [sides.home, sides.away] where isTeam[cells[side][row]] {
        let known = roundOf.updateValue(round, forKey: cells[side][row]) ?? round
        if known != round { open.formUnion([known, round]) }
      }
    }
    if conflicts == Set(cells[field]), conflicts.count == 1 { open = conflicts }
    return 1 - Double(cells[field].count { open.contains($0) }) / Double(rowCount)
  }

  /// The rounds in which a team has several opponents.
  func conflictedRounds(_ field: Int, _ sides: SidePair) -> Set<Int> {
    var opponents: [SIMD2<Int>: Int] = [:]
    var conflicts: Set<Int> = []
    for row in 0..<rowCount {
      let (home, away) = (cells[sides.home][row], cells[sides.away][row])
      guard isTeam[home], isTeam[away] else { continue }
      let round = cells[field][row]
      for (team, opponent) in [(home, away), (away, home)] {
        let key = SIMD2(round, team)
        if opponents.updateValue(opponent, forKey: key) ?? opponent != opponent {
          conflicts.insert(round)
        }
      }
    }
    return conflicts
  }

  /// The names in a column of rounds that are unknown and whose teams play more matches than a
  /// knockout has.
  func groupRounds(_ field: Int, _ sides: SidePair) -> Set<String> {
    var groups: Set<String> = []
    for round in conflictedRounds(field, sides) where !isRoundName(round) {
      let rows = cells[field].indices.filter { cells[field][$0] == round }
      let teams = Set(rows.flatMap { [cells[sides.home][$0], cells[sides.away][$0]] })
      if teams.count > 2, rows.count >= teams.count { groups.insert(texts[round]) }
    }
    return groups
  }

  /// The share of the rounds that have at most three quarters of the matches of the next larger
  /// one.
  private func halvingShare(_ column: [Int]) -> Double {
    let counts = Dictionary(grouping: column, by: \.self).values.map(\.count).sorted(by: >)
    guard counts.count > 1, let last = counts.last, last <= 2 else { return 0 }
    let steps = zip(counts, counts.dropFirst()).count { $1 * 4 <= $0 * 3 || $1 == 1 }
    return Double(steps) / Double(counts.count - 1)
  }

  /// The number of runs of equal cells.
  private func runs(in column: [Int]) -> Int {
    1 + zip(column, column.dropFirst()).count { $0 != $1 }
  }

  /// The column of groups beside a column of rounds: its values divide the teams, and the teams of a
  /// value play more matches than a knockout has.
  func groupColumn(_ sides: SidePair, round: Int?, taken: Set<Int>) -> Int? {
    names.indices.first { field in
      guard !taken.contains(field), field != round else { return false }
      let values = Set(cells[field].lazy.filter { $0 != 0 })
      let hint = meanings[field]
      guard hint == nil || hint == .region, values.count > 1,
        values.allSatisfy({ isGroupName($0) })
      else { return false }
      return isDividedByGroups(field, sides, round: round)
    }
  }

  private func isGroupName(_ number: Int) -> Bool {
    let text = texts[number]
    return text.count <= 2 || RoundName.hasGroupWord(text)
  }

  private func isDividedByGroups(_ field: Int, _ sides: SidePair, round: Int?) -> Bool {
    var groupOf: [Int: Int] = [:]
    var matches: [Int: Int] = [:]
    var isDeciding: [Int: Bool] = [:]
    for row in 0..<rowCount where cells[field][row] != 0 {
      let isPlayOff = round.map { round in
        isDeciding.value(of: cells[round][row]) { RoundName(texts[$0]).isDeciding }
      }
      if isPlayOff == true { continue }
      let group = cells[field][row]
      matches[group, default: 0] += 1
      for side in [sides.home, sides.away] where isTeam[cells[side][row]] {
        if groupOf.updateValue(group, forKey: cells[side][row]) ?? group != group { return false }
      }
    }
    let sizes = Dictionary(grouping: groupOf.values, by: \.self).mapValues(\.count)
    let large = matches.filter { (sizes[$0.key] ?? 0) > 2 }
    return !large.isEmpty && large.allSatisfy { $0.value >= sizes[$0.key] ?? 0 }
  }
}
