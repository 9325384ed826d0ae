extension MatchListHeader {
  /// The headers of the columns whose numbers are the points of the table.
  var pointsNames: [String] {
    names(of: [.homeTablePoints, .awayTablePoints, .tablePoints])
  }

  /// The headers of the columns of bonus points.
  var bonusNames: [String] {
    names(of: [.homeBonus, .awayBonus]) + bonusTeams.map { names[$0] }
  }

  private func names(of columns: [MatchListColumn]) -> [String] {
    columns.compactMap { self[$0] }.map { names[$0 % fieldsPerRow] }
  }
}

extension MatchListRow {
  /// The points of the table of both sides; nil without such columns.
  func tablePoints() throws(MatchListError) -> MatchRecord.Score? {
    if header[.tablePoints] != nil { return ScoreParser.parse(try text(.tablePoints))?.score }
    guard header[.homeTablePoints] != nil else { return nil }
    guard let home = ScoreNumber.points(try text(.homeTablePoints)),
      let away = ScoreNumber.points(try text(.awayTablePoints))
    else { return nil }
    return MatchRecord.Score(home: home, away: away)
  }

  /// The bonus points of both sides; nil without such columns.
  func bonusPoints() throws(MatchListError) -> MatchRecord.Score? {
    guard header[.homeBonus] != nil || !header.bonusTeams.isEmpty else { return nil }
    var home = ScoreNumber.points(try text(.homeBonus)) ?? 0
    var away = ScoreNumber.points(try text(.awayBonus)) ?? 0
    for field in header.bonusTeams {
      let named = try text(ofField: field, column: MatchListColumn.homeBonus.name)
      if named.contains(try text(.home)) { home = home + 1 }
      if named.contains(try text(.away)) { away = away + 1 }
    }
    return MatchRecord.Score(home: home, away: away)
  }
}
