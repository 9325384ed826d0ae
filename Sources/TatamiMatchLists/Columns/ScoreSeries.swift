/// One or two columns with a number for each side.
struct ScoreSeries {
  /// The column of the home side, or of both sides.
  let home: Int
  /// The column of the away side, nil if one column has both numbers.
  let away: Int?
  /// The quality of the columns' fit; higher is better.
  var score = 0.0
  /// The result of each row, nil for a row without one.
  var results: [MatchRecord.Result?] = []

  /// Whether the numbers are the places of both sides, of which the first has won.
  private(set) var arePlaces = false

  /// The columns.
  var fields: [Int] { [home] + (away.map { [$0] } ?? []) }

  /// The side that each row favors, nil for none.
  var leaders: [MatchRecord.Slot?] { results.map { $0?.decidedWinner } }

  /// The scores of the rows.
  var scores: [MatchRecord.Score?] { results.map { $0?.score } }

  /// The number of rows with a result.
  var filled: Int { results.count { $0 != nil } }

  /// Whether the numbers of each row are 1 and 2, which can be places as well as a score.
  var canBePlaces: Bool {
    away != nil && filled > 2
      && scores.allSatisfy { score in
        score.map { min($0.home, $0.away) == 1 && max($0.home, $0.away) == 2 } ?? true
      }
  }

  /// The series with the side of the first place as the winner of each row.
  func readAsPlaces() -> ScoreSeries {
    var places = self
    places.arePlaces = true
    places.results = leaders.map { $0.map { MatchRecord.Result(winner: $0.other) } }
    return places
  }
}

extension ColumnSample {
  /// The columns that can be scores besides the sides, the clearest ones first.
  func scoreCandidates(_ sides: SidePair) -> [ScoreSeries] {
    let free = names.indices.filter { $0 != sides.home && $0 != sides.away && canBeScore($0) }
    let pairs = free.filter(isPairColumn).prefix(Self.mostColumns).map(pairSeries)
    let numbers = free.filter { isNumberColumn($0) && !isAttribute($0, sides) }
    return numberSeries(Array(numbers.prefix(Self.mostColumns)), sides) + pairs
  }

  /// The candidates without columns that have another role, each column once, in the order of the
  /// file.
  func scoreSeries(
    among candidates: [ScoreSeries],
    _ sides: SidePair,
    taken: Set<Int>
  ) -> [ScoreSeries] {
    var used = taken
    var series = candidates.filter { series in
      guard used.isDisjoint(with: series.fields) else { return false }
      used.formUnion(series.fields)
      return true
    }
    for index in series.indices {
      if series[index].canBePlaces { series[index] = placesOrScores(series[index], sides) }
      series[index].score += advanceScore(of: series[index].leaders, sides)
    }
    return series.sorted { $0.home < $1.home }
  }

  /// A series of 1 and 2 in each row as the places if the sides with 1 advance, as scores if the others
  /// do or the headers name scores, and otherwise as neither.
  private func placesOrScores(_ series: ScoreSeries, _ sides: SidePair) -> ScoreSeries {
    let share = advanceShare(of: series.leaders, sides)
    if let share, share <= 0.1 { return series.readAsPlaces() }
    let isNamed = series.fields.contains { [.homeScore, .awayScore].contains(meanings[$0]) }
    if isNamed || share ?? 0 >= 0.7 { return series }
    var unclear = series
    unclear.score = -8
    return unclear
  }

  /// The columns of numbers that a reading does not use and that can be scores.
  func unreadNumbers(_ reading: ColumnReading) -> [Int] {
    let used = reading.header.usedFields
    return names.indices.filter { field in
      !used.contains(field) && canBeScore(field) && isNumberColumn(field)
        && !isAttribute(field, reading.sides)
    }
  }

  private func canBeScore(_ field: Int) -> Bool {
    if HeaderName.isContent(names[field], .seed) { return false }
    return switch meanings[field] {
    case nil, .homeScore, .awayScore, .result, .date, .round, .home, .away: true
    default: false
    }
  }

  private func isPairColumn(_ field: Int) -> Bool {
    guard !runsFields.contains(field) else { return false }
    let kinds = kinds(in: field)
    let pairs = kinds.count { $0 == .pair }
    let times = kinds.count { $0 == .time }
    let isHinted = meanings[field] == .result
    guard pairs > 0 || (isHinted && times > 0) else { return false }
    let known = pairs + times + kinds.count { $0 == .mark }
    return known * 10 >= kinds.count * 7
      || (pairs > 0 && (known + looseCells(in: field)) * 10 >= kinds.count * 7)
  }

  /// The number of cells with a score and unknown words, or with words for the end of a match.
  private func looseCells(in field: Int) -> Int {
    var known: [Int: Bool] = [:]
    return cells[field].count { cell in
      known.value(of: cell) { cell in
        kinds[cell] == .text
          && (ScoreParser.parseLoosely(texts[cell]) != nil
            || ScoreParser.remark(texts[cell]).ending != .regular)
      }
    }
  }

  private func pairSeries(_ field: Int) -> ScoreSeries {
    var series = ScoreSeries(home: field, away: nil)
    series.score = meanings[field] == .result ? 3 : 1.5
    var known: [Int: MatchRecord.Result?] = [:]
    series.results = cells[field].map { cell in
      known.value(of: cell) { cell in
        kinds[cell] == .blank
          ? nil : ScoreParser.parse(texts[cell]) ?? ScoreParser.parseLoosely(texts[cell])
      }
    }
    return series
  }

  private func isNumberColumn(_ field: Int) -> Bool {
    let kinds = kinds(in: field)
    let numbers = kinds.count { $0 == .number || $0 == .mark }
    return !kinds.isEmpty && (numbers * 10 >= kinds.count * 8 || runsFields.contains(field))
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
    let numbers = cells[field].lazy.map { Int(texts[$0]) ?? -1 }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The pairs of columns of numbers, the clearest ones first.
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
    return found.sorted { ($1.score, $0.home, $0.away ?? 0) < ($0.score, $1.home, $1.away ?? 0) }
  }

  private func numberResult(_ home: Int, _ away: Int) -> MatchRecord.Result? {
    guard let left = scores[home], let right = scores[away] else { return nil }
    if let home = left.points, let away = right.points {
      return MatchRecord.Result(score: MatchRecord.Score(home: home, away: away))
    }
    let marks: [(ScoreCell.Mark?, MatchRecord.Slot)] = [(left.mark, .home), (right.mark, .away)]
    for (mark, side) in marks where mark == .won { return MatchRecord.Result(winner: side) }
    for (mark, side) in marks where mark == .lost { return MatchRecord.Result(winner: side.other) }
    return nil
  }

  /// A score of how clearly two columns of numbers belong to the two sides.
  private func relation(of home: Int, _ away: Int, _ sides: SidePair) -> Double {
    if rowsPerMatch == 2 { return away == home + names.count / 2 ? 3 : 0 }
    let known = [meanings[home], meanings[away]]
    if known == [.homeScore, .awayScore] { return 5 }
    if known.contains(.awayScore), known[0] == .awayScore || known[1] == .homeScore { return 0 }
    if let agrees = agreesWithMarks(home, away, sides) { return agrees ? 6 : 0 }
    let together = zip(cells[home], cells[away]).count { ($0 == 0) == ($1 == 0) }
    guard together * 20 >= rowCount * 19 else { return 0 }
    let difference = HeaderPair(names[home], names[away])
    if let difference, sides.difference?.matches(difference) == true { return 4 }
    let reversed = HeaderPair(names[away], names[home])
    if let reversed, !reversed.isRepetition, sides.difference?.matches(reversed) == true {
      return 0
    }
    guard isOrdered(home, away, sides), haveSameRange(home, away) else { return 0 }
    var score = 0.0
    if let difference { score += difference.isRepetition || difference.namesSides ? 2 : 0 }
    let first = min(home, away)
    let isAdjacent = first + 1 == max(home, away)
    if isAdjacent, isExchanged(home, away, sides) { return 4 }
    if isAdjacent, score < 2, difference?.hasStem == true { score += 1.5 }
    if HeaderPair.areAbbreviations(names[home], names[away]) { score = max(score, 2) }
    return score + (isAdjacent ? 0.5 : 0)
      + (isPlaced(home, away, isAdjacent: isAdjacent, sides) ? 2 : 0)
  }

  /// Whether the numbers of two columns can be those of one score: not all numbers of one are much
  /// larger than those of the other one.
  private func haveSameRange(_ home: Int, _ away: Int) -> Bool {
    let numbers = [home, away].map { field in
      cells[field].compactMap { scores[$0]?.points }
    }
    let limits = numbers.map { (least: $0.min(), greatest: $0.max()) }
    return zip(limits, limits.reversed()).allSatisfy { one, other in
      guard let least = one.least, let greatest = other.greatest else { return true }
      return least <= greatest + greatest + greatest + MatchRecord.Points(3)
    }
  }

  /// Whether two columns follow both sides, stand between them, or each follows its side.
  private func isPlaced(_ home: Int, _ away: Int, isAdjacent: Bool, _ sides: SidePair) -> Bool {
    let (first, left, right) = (
      min(home, away), min(sides.home, sides.away), max(sides.home, sides.away)
    )
    if first == left + 1, max(home, away) == right - 1 { return true }
    if isAdjacent { return first == right + 1 }
    guard home == sides.home + 1, away == sides.away + 1 else { return false }
    return first + 1 == right || !isNumberColumn(first + 1)
  }
}

extension ColumnSample {
  /// Whether two columns are in the order of the sides: by their headers, or as in the file.
  private func isOrdered(_ home: Int, _ away: Int, _ sides: SidePair) -> Bool {
    let (forward, backward) = (namesSides(home, away), namesSides(away, home))
    if forward != backward { return forward }
    return (home < away) == (sides.home < sides.away)
  }

  /// Whether the larger number of each row is that of the side which a column of marks such as "W"
  /// and "L" favors; nil without such a column or if rows are not those of both sides.
  private func agreesWithMarks(_ home: Int, _ away: Int, _ sides: SidePair) -> Bool? {
    guard let marks = names.indices.first(where: isMarkColumn), isExchanged(home, away, sides)
    else { return nil }
    return (0..<rowCount).allSatisfy { row in
      let leader = numberResult(cells[home][row], cells[away][row])?.decidedWinner
      let mark = scores[cells[marks][row]]?.mark
      return leader == .home ? mark == .won : leader == .away ? mark == .lost : true
    }
  }

  /// Whether each cell of a column is a mark, of a won match in half of them.
  private func isMarkColumn(_ field: Int) -> Bool {
    let marks = cells[field].map { scores[$0]?.mark }
    return !marks.contains(nil) && marks.count { $0 == .won } == marks.count { $0 == .lost }
      && marks.contains(.won)
  }

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

  /// A score of how well the sides that rows favor agree with the teams that play more matches: the
  /// winners of a knockout advance.
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
