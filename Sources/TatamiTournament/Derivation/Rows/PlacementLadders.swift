import TatamiMatchLists

/// The brackets of placement matches: "5th-8th place" with the matches for the 5th and the 7th place,
/// and a repechage with its bronze matches.
struct PlacementLadders {
  private let upper: [MatchRecord]
  private let sides: [RoundSections.Side]
  private let names: [String: RoundName]

  init(_ upper: [MatchRecord], sides: [RoundSections.Side], names: [String: RoundName]) {
    self.upper = upper
    self.sides = sides
    self.names = names
  }

  /// Returns the brackets beside the main one, and the rows that remain in it.
  func split() -> (sides: [RoundSections.Side], upper: [MatchRecord]) {
    let (matches, chances) = (placementRows, sides.filter(isSecondChance))
    let bronze = upper.filter { ranks(of: $0)?.lowerBound == 3 }
    let teams = Set(chances.flatMap(\.records).flatMap(\.teamNames))
    let feedsBronze = bronze.contains { !teams.isDisjoint(with: $0.teamNames) }
    let ladderRows = matches + (feedsBronze ? bronze + chances.flatMap(\.records) : [])
    guard ladderRows.count > 1 else { return (sides, upper) }
    let ladders = ladders(of: ladderRows)
    let taken = Set(ladders.flatMap(\.records).map(\.location.line))
    let rest = sides.filter { !(feedsBronze && isSecondChance($0)) }
    let lone = ladderRows.filter { !taken.contains($0.location.line) && ranks(of: $0) == nil }
    let single = lone.map {
      RoundSections.Side(name: $0.round, records: [$0], names: names, isPlacement: true)
    }
    return (
      rest + ladders + single, upper.filter { !taken.contains($0.location.line) }
    )
  }

  /// The rows of matches for the fifth and lower places.
  private var placementRows: [MatchRecord] {
    upper.filter { (ranks(of: $0)?.lowerBound ?? 0) > 3 }
  }

  private func isSecondChance(_ side: RoundSections.Side) -> Bool {
    RoundWords.secondChances.contains(FoldedText.folded(side.name))
  }

  private func ranks(of record: MatchRecord) -> ClosedRange<Int>? { names[record.round]?.ranks }

  /// The ladders of several connected rows; single rows are placement matches.
  private func ladders(of rows: [MatchRecord]) -> [RoundSections.Side] {
    components(of: rows).filter { $0.count > 1 }.flatMap(ladder)
  }

  /// A ladder to the match for its first rank, the match of its semifinal losers, and the ladders of
  /// the other losers.
  private func ladder(of rows: [MatchRecord]) -> [RoundSections.Side] {
    let first = rows.compactMap { ranks(of: $0)?.lowerBound }.min() ?? 0
    var names = self.names
    var tree = rows.filter { (ranks(of: $0)?.lowerBound ?? first) == first }
    let rest = rows.filter { (ranks(of: $0)?.lowerBound ?? first) > first }
    let third = rest.filter { ranks(of: $0) == first + 2...first + 3 }
    let isWide = tree.contains { (ranks(of: $0)?.count ?? 2) > 2 }
    for row in tree { names[row.round] = names[row.round]?.readAsRound() }
    if isWide, third.count == 1 {
      names[third[0].round] = names[third[0].round]?.readAsThirdPlace()
      tree += third
    }
    let lines = Set(tree.map(\.location.line))
    let title = tree.max { (ranks(of: $0)?.count ?? 0) < (ranks(of: $1)?.count ?? 0) }
    let side = RoundSections.Side(
      name: title?.round ?? "",
      records: tree,
      names: names,
      isPlacement: true
    )
    return [side] + ladders(of: rest.filter { !lines.contains($0.location.line) })
  }

  /// The sets of rows that are connected by teams, or by ranks that contain others.
  private func components(of rows: [MatchRecord]) -> [[MatchRecord]] {
    var parents = Array(rows.indices)
    func root(_ row: Int) -> Int {
      var row = row
      while parents[row] != row { row = parents[row] }
      return row
    }
    var rowOfTeam: [String: Int] = [:]
    var rowOfRanks: [ClosedRange<Int>: Int] = [:]
    for (row, record) in rows.enumerated() {
      for team in record.teamNames {
        if let other = rowOfTeam[team] { parents[root(row)] = root(other) }
        rowOfTeam[team] = row
      }
      guard let ranks = ranks(of: record), ranks.lowerBound > 3 else { continue }
      if let other = rowOfRanks[ranks], ranks.count > 2 { parents[root(row)] = root(other) }
      rowOfRanks[ranks] = row
    }
    for (ranks, row) in rowOfRanks {
      for (other, first) in rowOfRanks
      where other.count > ranks.count && other.contains(ranks.lowerBound) {
        parents[root(row)] = root(first)
      }
    }
    let sets = Dictionary(grouping: rows.indices, by: root)
    return sets.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { $0.map { rows[$0] } }
  }
}
