/// One or two columns with a number for each side.
struct ScoreSeries {
  /// The column of the home side, or of both sides.
  let home: Int
  /// The column of the away side, nil if one column has both numbers.
  let away: Int?
  /// How well the columns fit, higher is better.
  var score = 0.0
  /// The result of each row, nil for a row without one.
  var results: [MatchRecord.Result?] = []

  /// The columns.
  var fields: [Int] { [home] + (away.map { [$0] } ?? []) }

  /// The side that each row favors, nil for none.
  var leaders: [MatchRecord.Slot?] { results.map { $0?.decidedWinner } }

  /// The scores of the rows.
  var scores: [MatchRecord.Score?] { results.map { $0?.score } }

  /// The number of rows with a result.
  var filled: Int { results.count { $0 != nil } }
}

extension ColumnSample {
  /// The columns that can be scores, in the order of the file.
  func scoreSeries(_ sides: SidePair, taken: Set<Int>) -> [ScoreSeries] {
    let free = names.indices.filter { !taken.contains($0) && canBeScore($0) }
    let pairs = free.filter(isPairColumn).map(pairSeries)
    let numbers = free.filter { isNumberColumn($0) && !isAttribute($0, sides) }
    var series = numberSeries(numbers, sides) + pairs
    for index in series.indices {
      series[index].score += advanceScore(of: series[index].leaders, sides)
    }
    return series.sorted { $0.home < $1.home }
  }

  private func canBeScore(_ field: Int) -> Bool {
    if HeaderName.isContent(names[field], .seed) { return false }
    return switch MatchListHeader.column(named: names[field]) {
    case nil, .homeScore, .awayScore, .result, .date, .round, .home, .away: true
    default: false
    }
  }

  private func isPairColumn(_ field: Int) -> Bool {
    let kinds = kinds(in: field)
    let pairs = kinds.count { $0 == .pair }
    let times = kinds.count { $0 == .time }
    let isHinted = MatchListHeader.column(named: names[field]) == .result
    guard pairs > 0 || (isHinted && times > 0) else { return false }
    let known = pairs + times + kinds.count { $0 == .mark }
    return known * 10 >= kinds.count * 7
      || (pairs > 0 && (known + looseCells(in: field)) * 10 >= kinds.count * 7)
  }

  /// The number of cells with a score and unknown words, or with words for the end of a match.
  private func looseCells(in field: Int) -> Int {
    cells[field].count { cell in
      kinds[cell] == .text
        && (ScoreParser.parseLoosely(texts[cell]) != nil
          || ScoreParser.remark(texts[cell]).ending != .regular)
    }
  }

  private func pairSeries(_ field: Int) -> ScoreSeries {
    var series = ScoreSeries(home: field, away: nil)
    series.score = MatchListHeader.column(named: names[field]) == .result ? 3 : 1.5
    series.results = cells[field].map { cell in
      kinds[cell] == .blank
        ? nil : ScoreParser.parse(texts[cell]) ?? ScoreParser.parseLoosely(texts[cell])
    }
    return series
  }

  private func isNumberColumn(_ field: Int) -> Bool {
    let kinds = kinds(in: field)
    let numbers = kinds.count { $0 == .number || $0 == .mark }
    return !kinds.isEmpty && numbers * 10 >= kinds.count * 8
  }

  /// Whether a column tells more about a team, such as its seed, or numbers the rows.
  private func isAttribute(_ field: Int, _ sides: SidePair) -> Bool {
    if rowCount > 3, Set(cells[field]).count == rowCount, isIncreasing(field) { return true }
    return [sides.home, sides.away].contains { side in
      let repeated = rowCount - Set(cells[side]).count
      return repeated >= 3 && isFunction(field, of: side) && Set(cells[field]).count > 2
    }
  }

  private func isIncreasing(_ field: Int) -> Bool {
    let numbers = cells[field].map { Int(texts[$0]) ?? -1 }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The pairs of columns of numbers, each column in the best of its pairs.
  private func numberSeries(_ numbers: [Int], _ sides: SidePair) -> [ScoreSeries] {
    var found: [ScoreSeries] = []
    for home in numbers {
      for away in numbers where away != home {
        let score = relation(of: home, away, sides)
        guard score >= 2 else { continue }
        var series = ScoreSeries(home: home, away: away, score: score)
        series.results = zip(cells[home], cells[away]).map { numberResult($0, $1) }
        found.append(series)
      }
    }
    found.sort { ($1.score, $0.home, $0.away ?? 0) < ($0.score, $1.home, $1.away ?? 0) }
    var used: Set<Int> = []
    return found.filter { series in
      guard used.isDisjoint(with: series.fields) else { return false }
      used.formUnion(series.fields)
      return true
    }
  }

  private func numberResult(_ home: Int, _ away: Int) -> MatchRecord.Result? {
    guard let left = ScoreCell(texts[home]), let right = ScoreCell(texts[away]) else { return nil }
    if let home = left.points, let away = right.points {
      return MatchRecord.Result(score: MatchRecord.Score(home: home, away: away))
    }
    let marks: [(ScoreCell.Mark?, MatchRecord.Slot)] = [(left.mark, .home), (right.mark, .away)]
    for (mark, side) in marks where mark == .won { return MatchRecord.Result(winner: side) }
    for (mark, side) in marks where mark == .lost { return MatchRecord.Result(winner: side.other) }
    return nil
  }

  /// How clearly two columns of numbers belong to the two sides.
  private func relation(of home: Int, _ away: Int, _ sides: SidePair) -> Double {
    if rowsPerMatch == 2 { return away == home + names.count / 2 ? 3 : 0 }
    let known = [home, away].map { MatchListHeader.column(named: names[$0]) }
    if known == [.homeScore, .awayScore] { return 5 }
    if known.contains(.awayScore), known[0] == .awayScore || known[1] == .homeScore { return 0 }
    let together = zip(cells[home], cells[away]).count { ($0 == 0) == ($1 == 0) }
    guard home < away, together * 20 >= rowCount * 19 else { return 0 }
    var score = 0.0
    if let difference = HeaderPair(names[home], names[away]) {
      let isSame = sides.difference.map { $0.matches(difference) } ?? false
      score += isSame ? 4 : difference.isRepetition || difference.namesSides ? 2 : 0
    }
    if away == home + 1, isExchanged(home, away, sides) { return 4 }
    let isInterleaved = home == sides.home + 1 && away == sides.away + 1
    let isBeside = away == home + 1 && home == max(sides.home, sides.away) + 1
    let isBetween = away == home + 1 && home == sides.home + 1 && away == sides.away - 1
    return score + (isInterleaved || isBeside || isBetween ? 2 : 0) + (away == home + 1 ? 0.5 : 0)
  }
}

extension ColumnSample {
  /// Whether the numbers of each row are those of another row with the sides exchanged.
  func isExchanged(_ home: Int, _ away: Int, _ sides: SidePair) -> Bool {
    guard hasBothViews(sides) else { return false }
    let rows = (0..<rowCount).map { row in
      SIMD4(
        cells[sides.home][row],
        cells[sides.away][row],
        cells[home][row],
        cells[away][row]
      )
    }
    let known = Set(rows)
    return rows.allSatisfy { known.contains(SIMD4($0.y, $0.x, $0.w, $0.z)) }
  }

  /// How well the sides that rows favor agree with the teams that play more matches: the winners of a
  /// knockout advance.
  func advanceScore(of leaders: [MatchRecord.Slot?], _ sides: SidePair) -> Double {
    guard let share = advanceShare(of: leaders, sides) else { return 0 }
    return share >= 0.9 ? 3 : share >= 0.7 ? 1 : share >= 0.5 ? -1 : -4
  }

  /// The share of rows whose leader plays more matches than its opponent; nil if too few rows have
  /// opponents with different numbers of matches.
  func advanceShare(of leaders: [MatchRecord.Slot?], _ sides: SidePair) -> Double? {
    var matches: [Int: Int] = [:]
    for side in [sides.home, sides.away] {
      for team in cells[side] where isTeam[team] { matches[team, default: 0] += 1 }
    }
    var (advancing, compared) = (0, 0)
    for row in 0..<rowCount {
      guard let leader = leaders[row] else { continue }
      let (home, away) = (matches[cells[sides.home][row]], matches[cells[sides.away][row]])
      guard let home, let away, home != away else { continue }
      compared += 1
      if (home > away) == (leader == .home) { advancing += 1 }
    }
    return compared < 2 ? nil : Double(advancing) / Double(compared)
  }
}
