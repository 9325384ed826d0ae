extension ColumnSample {
  /// The columns of the partners of two sides: "A2" and "B2" beside "A1" and "B1", in any order.
  func partners(of sides: SidePair, among pairs: [SidePair]) -> (home: Int, away: Int)? {
    guard rowsPerMatch == 1 else { return nil }
    let partners = pairs.first { pair in
      guard Set([pair.home, pair.away, sides.home, sides.away]).count == 4 else { return false }
      let home = HeaderPair(names[sides.home], names[pair.home])
      let away = HeaderPair(names[sides.away], names[pair.away])
      guard let home, let away, home.namesSides, home.matches(away) else { return false }
      return isFunction(pair.home, of: sides.home) && isFunction(pair.away, of: sides.away)
    }
    return partners.map { ($0.home, $0.away) }
  }

  /// Rejects a reading that leaves out two columns whose names belong to those of the sides one to one,
  /// under headers that do not tell whether they are partners or clubs.
  func checkPartners(of reading: ColumnReading) throws(MatchListError) {
    let header = reading.header
    guard rowsPerMatch == 1, isComplete, header[.homePartner] == nil else { return }
    let used = header.usedFields
    let free = names.indices.filter { !used.contains($0) && isUnnamed($0) }
    guard free.count <= Self.mostColumns else { return }
    for home in free {
      for away in free where away > home && !isPair(home, away) {
        for (home, away) in [(home, away), (away, home)]
        where arePartners(home, away, of: reading.sides) {
          throw .unclearPartners(
            location,
            [
              AssumedColumn(column: MatchListColumn.homePartner.name, header: names[home]),
              AssumedColumn(column: MatchListColumn.awayPartner.name, header: names[away]),
            ]
          )
        }
      }
    }
  }

  /// Whether two headers have a word in common, as those of the clubs of two sides do.
  private func isPair(_ first: Int, _ second: Int) -> Bool {
    HeaderPair(names[first], names[second])?.hasStem == true
  }

  /// Whether a header has no meaning and each cell is a name.
  private func isUnnamed(_ field: Int) -> Bool {
    meanings[field] == nil && cells[field].allSatisfy { isTeam[$0] }
  }

  /// Whether each name of the sides has a name of its own in two other columns, and one recurs.
  private func arePartners(_ home: Int, _ away: Int, of sides: SidePair) -> Bool {
    var partnerOf: [Int: Int] = [:]
    for (side, column) in [(sides.home, home), (sides.away, away)] {
      for (team, partner) in zip(cells[side], cells[column]) where isTeam[team] {
        guard partnerOf.updateValue(partner, forKey: team) ?? partner == partner else {
          return false
        }
      }
    }
    return partnerOf.count < 2 * rowCount && Set(partnerOf.values).count == partnerOf.count
      && Set(partnerOf.values).isDisjoint(with: partnerOf.keys)
  }
}
